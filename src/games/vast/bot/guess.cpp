// SPDX-License-Identifier: MIT
#include "games/vast/bot/guess.hpp"

#include <algorithm>

namespace tenebrae::bots {

using namespace vast;

namespace {

using Cards = core::FixedList<Card, kTiles>;

/// Deals what is hidden from the roles of a seat. It looks at nothing hidden but numbers of cards:
/// every card that the seat does not see is in a list of unseen cards before it is dealt.
class Dealer {
public:
    Dealer(const Rules& rules, State& state, Set roles, core::Random& random)
        : rules_(rules), state_(state), roles_(roles), random_(random) {}

    void deal(const HiddenCounts& counts) {
        deal_tiles();
        if (rules_.has_role(Role::Knight)) {
            deal_quests(counts.quests);
            deal_treasures(counts.treasures);
            deal_events();
        }
        deal_monsters();
        if (rules_.has_role(Role::Goblins)) {
            deal_secrets(counts.secrets);
            deal_war();
        }
        if (rules_.has_role(Role::Dragon)) {
            deal_powers(counts.powers);
        }
        for (std::uint64_t& word : state_.random) {
            word = random_.next();
        }
    }

private:
    /// A place for a tile that the seat does not know.
    struct Slot {
        Tile* tile = nullptr;
        std::uint8_t symbol = kAnySymbol;
    };
    static constexpr std::uint8_t kAnySymbol = 0xFF;
    using Slots = core::FixedList<Slot, kTiles>;

    [[nodiscard]] bool owns(Role role) const { return has(roles_, role); }
    template <typename List>
    void shuffle(List& list) {
        random_.shuffle(std::span(list.begin(), list.size()));
    }
    /// Lists the cards of a deck that are in none of these sets, in a random order.
    Cards unseen(Card deck, Set seen) {
        Cards cards;
        for (Card card = 0; card < deck; ++card) {
            if (!has(seen, card)) {
                cards.push_back(card);
            }
        }
        shuffle(cards);
        return cards;
    }
    /// Makes a hand of some of these cards, which are taken off the list.
    static Set take_hand(Cards& cards, int number) {
        Set hand = 0;
        for (; number > 0 && !cards.empty(); --number) {
            put(hand, cards[cards.size() - 1]);
            cards.truncate(cards.size() - 1);
        }
        return hand;
    }
    /// Fills a pile of a known size with the last of these cards, but for cards on top that the
    /// seat sees.
    template <std::size_t capacity>
    static void fill(Pile<capacity>& pile, const Cards& cards, std::size_t seen = 0) {
        for (std::size_t place = 0; place + seen < pile.size && place < cards.size(); ++place) {
            pile.cards[place] = cards[cards.size() - 1 - place];
        }
    }

    /// Returns whether the seat sees the Lit side of a tile of the map: the Cave sees all of them,
    /// the Thief those at which he has peeked.
    [[nodiscard]] bool is_seen(const Space& space) const {
        return !space.is_dark() || owns(Role::Cave) || (space.is_peeked() && owns(Role::Thief))
               || is_shown(space);
    }
    /// Returns the tiles of the Cave's hand.
    [[nodiscard]] std::span<Tile> hand() {
        return std::span<Tile>(state_.cave.hand).first(state_.cave.hand_size);
    }
    /// Lists the places of unknown tiles. Dark tiles that are about to be revealed are known.
    Slots list_slots() {
        Slots slots;
        for (Space& space : state_.spaces) {
            if (!is_seen(space)) {
                slots.push_back({&space.tile, space.symbol()});
            }
        }
        if (!owns(Role::Cave)) {
            // As in a view: the order of the tiles would tell what they are.
            std::ranges::sort(hand(), {}, [this](Tile tile) { return rules_.symbol_of(tile); });
            for (Tile& tile : hand()) {
                slots.push_back({&tile, rules_.symbol_of(tile)});
            }
        }
        for (std::size_t place = 0; place < state_.stack.size; ++place) {
            Tile& tile = state_.stack.cards[place];
            const bool is_top = place + 1 == state_.stack.size;
            slots.push_back({&tile, is_top ? rules_.symbol_of(tile) : kAnySymbol});
        }
        return slots;
    }
    [[nodiscard]] bool is_shown(const Space& space) const {
        for (std::size_t place = 0; place < state_.depth; ++place) {
            const Frame& frame = state_.frames[place];
            if (frame.kind == FrameKind::Orient && frame.step == 1
                && state_.spaces[frame.space].at == space.at) {
                return true;
            }
            for (int mark = 0; mark < kMarks && frame.kind == FrameKind::Reveal; ++mark) {
                if (has(frame.mask, mark)
                    && marked_cell(state_.spaces[frame.space].at, mark) == space.at) {
                    return true;
                }
            }
        }
        return false;
    }
    /// Lists the tiles that are on no known place: the Crystal tiles, or the others.
    Cards list_unseen_tiles(bool crystals) {
        std::array<bool, kTiles> seen{};
        for (const Space& space : state_.spaces) {
            if (space.is_used() && space.tile < kTiles && is_seen(space)) {
                seen[space.tile] = true;
            }
        }
        if (owns(Role::Cave)) {
            for (const Tile tile : hand()) {
                seen[tile] = true;
            }
        }
        Cards tiles;
        for (Tile tile = 0; tile < kTiles; ++tile) {
            const TileKind kind = rules_.plan(tile).kind;
            const bool is_out = kind == TileKind::Vault && !rules_.has_role(Role::Thief);
            if (!seen[tile] && !is_out && (kind == TileKind::Crystal) == crystals) {
                tiles.push_back(tile);
            }
        }
        shuffle(tiles);
        return tiles;
    }
    /// Takes the first tile of this symbol off a list, or kNoTile.
    [[nodiscard]] Tile take_tile(Cards& tiles, std::uint8_t symbol) const {
        auto* const found = std::find_if(tiles.begin(), tiles.end(), [&](Tile tile) {
            return symbol == kAnySymbol || rules_.plan(tile).symbol == symbol;
        });
        if (found == tiles.end()) {
            return kNoTile;
        }
        const Tile tile = *found;
        std::copy(found + 1, tiles.end(), found);
        tiles.truncate(tiles.size() - 1);
        return tile;
    }
    /// Takes a Crystal tile that may have collapsed off the list: the places with its symbol can
    /// be filled without it. One that must have collapsed, for want of a place, comes first.
    Tile take_collapsed(Cards& crystals, const Cards& others, const Slots& slots) const {
        std::array<int, 3> spare{};
        std::array<int, 3> spare_crystals{};
        int open = 0;
        for (const Slot& slot : slots) {
            if (slot.symbol == kAnySymbol) {
                ++open;
            } else {
                --spare[slot.symbol];
                --spare_crystals[slot.symbol];
            }
        }
        for (const Tile tile : crystals) {
            ++spare[rules_.plan(tile).symbol];
            ++spare_crystals[rules_.plan(tile).symbol];
        }
        for (const Tile tile : others) {
            ++spare[rules_.plan(tile).symbol];
        }
        const auto rank = [&](Tile tile) {
            const std::uint8_t symbol = rules_.plan(tile).symbol;
            return open == 0 && spare_crystals[symbol] > 0 ? 2 : spare[symbol] > 0 ? 1 : 0;
        };
        auto* const best =
            std::max_element(crystals.begin(), crystals.end(), [&](Tile one, Tile two) {
                return rank(one) < rank(two);
            });
        std::swap(*best, *crystals.begin());
        return take_tile(crystals, kAnySymbol);
    }
    /// The number of hidden Crystal tiles is known: collapsed ones have left the game (VA-X3).
    /// Which other tiles have left it in the Collapse is not in a view.
    void deal_tiles() {
        Slots slots = list_slots();
        shuffle(slots);
        // Places with a symbol first: any tile fits the others.
        std::stable_sort(slots.begin(), slots.end(), [](const Slot& one, const Slot& two) {
            return one.symbol != kAnySymbol && two.symbol == kAnySymbol;
        });
        Cards tiles = list_unseen_tiles(true);
        const Cards others = list_unseen_tiles(false);
        for (int gone = state_.crystals_collapsed; gone > 0 && !tiles.empty(); --gone) {
            take_collapsed(tiles, others, slots);
        }
        tiles.append(others, [](Tile tile) { return tile; });
        if (!state_.collapse) {
            shuffle(tiles);
        }
        for (const Slot& slot : slots) {
            *slot.tile = take_tile(tiles, slot.symbol);
        }
        if (!owns(Role::Cave)) {
            order_hand();
        }
    }
    /// The tile of an Omen that is being paid for is one of the hand, by the order of VA-C7.
    void order_hand() {
        const std::span<Tile> tiles = hand();
        if (hides_tile(state_.cave.omen.kind) && !tiles.empty()) {
            const Tile any = tiles[random_.below(tiles.size())];
            const auto crystal = std::ranges::find_if(tiles, [&](Tile tile) {
                return rules_.is_kind(tile, TileKind::Crystal);
            });
            state_.cave.omen.what = crystal == tiles.end() ? any : *crystal;
        }
        std::ranges::sort(tiles);
    }

    void deal_quests(int number) {
        Knight& knight = state_.knight;
        if (owns(Role::Knight)) {
            fill(state_.quests, unseen(kQuests, knight.quests));
            return;
        }
        Cards cards = unseen(kQuests, 0);
        knight.quests = take_hand(cards, number);
        knight.happened = 0;
        fill(state_.quests, cards);
    }
    /// Returns how many cards on top of a deck the seat sees: the Cave those that it may look at
    /// (VA-C9) or gives (VA-C12).
    [[nodiscard]] std::size_t seen_on_top(Deck deck) const {
        const bool is_offered = state_.depth > 0 && state_.top().kind == FrameKind::Offer
                                && static_cast<Deck>(state_.top().piece) == deck;
        const bool is_seen = deck == Deck::Events || is_offered;
        return !owns(Role::Cave) || !is_seen ? 0
               : deck == Deck::Events
                   ? std::min<std::size_t>(kOfferedEvents, state_.events.size)
                   : std::min<std::size_t>(kOfferedTreasures, state_.treasures.size);
    }
    /// A card that the Knight is about to keep is known to her, who decides then.
    void deal_treasures(int number) {
        Knight& knight = state_.knight;
        Set seen =
            static_cast<Set>(knight.open_cards | (owns(Role::Knight) ? knight.hidden_cards : 0));
        const std::size_t on_top = seen_on_top(Deck::Treasures);
        for (std::size_t place = 0; place < on_top; ++place) {
            put(seen, state_.treasures.from_top(place));
        }
        for (std::size_t place = 0; place < state_.depth; ++place) {
            const Frame& frame = state_.frames[place];
            if (frame.kind == FrameKind::Keep && frame.value != kNoCard) {
                put(seen, frame.value);
            }
        }
        Cards cards = unseen(kTreasureCards, seen);
        if (!owns(Role::Knight)) {
            knight.hidden_cards = static_cast<std::uint8_t>(take_hand(cards, number));
        }
        fill(state_.treasures, cards, on_top);
    }
    void deal_events() {
        const std::size_t on_top = seen_on_top(Deck::Events);
        std::array<int, kEventCards> seen{};
        for (std::size_t place = 0; place < on_top; ++place) {
            ++seen[state_.events.from_top(place)];
        }
        Cards cards;
        for (std::size_t card = 0; card < kEventCards; ++card) {
            for (int copy = rules_.tables.event_copies[card] - seen[card]; copy > 0; --copy) {
                cards.push_back(static_cast<Card>(card));
            }
        }
        shuffle(cards);
        fill(state_.events, cards, on_top);
    }
    /// Returns the Monsters that are in sight: with tribes, in the discards, shown or in a fight.
    [[nodiscard]] Set seen_monsters() const {
        Set seen = state_.goblins.monster_discards;
        for (const TribeState& tribe : state_.goblins.tribes) {
            seen = static_cast<Set>(seen | tribe.monsters);
        }
        for (std::size_t place = 0; place < state_.depth; ++place) {
            const Frame& frame = state_.frames[place];
            if (frame.kind == FrameKind::Monsters) {
                seen = static_cast<Set>(seen | frame.mask);
            } else if (frame.kind == FrameKind::Fight && frame.piece != kNoCard) {
                put(seen, frame.piece);
            } else if (frame.kind == FrameKind::Terrain && frame.value == 1) {
                put(seen, Monster::Troll);  // it waits for its Canyon
            }
        }
        const auto put_if = [&](bool is_out, Monster monster) {
            if (is_out) {
                put(seen, monster);
            }
        };
        put_if(state_.knight.golem, Monster::Golem);
        put_if(state_.beetles_out, Monster::Beetles);
        put_if(state_.monster_tokens[0] != kNoSpace, Monster::Ogre);
        put_if(state_.monster_tokens[1] != kNoSpace, Monster::Troll);
        return seen;
    }
    void deal_monsters() { fill(state_.monsters, unseen(kMonsters, seen_monsters())); }
    void deal_secrets(int number) {
        Goblins& goblins = state_.goblins;
        const Set open = static_cast<Set>(goblins.open | goblins.secret_discards);
        if (owns(Role::Goblins)) {
            fill(state_.secrets, unseen(kSecrets, static_cast<Set>(open | goblins.hand)));
            return;
        }
        Cards cards = unseen(kSecrets, open);
        goblins.hand = take_hand(cards, number);
        fill(state_.secrets, cards);
    }
    void deal_war() {
        Goblins& goblins = state_.goblins;
        Set seen = 0;
        for (std::size_t place = 0; place < goblins.war_drawn; ++place) {
            put(seen, goblins.war[place]);
        }
        const Cards cards = unseen(kWarCards, seen);
        for (std::size_t place = goblins.war_drawn; place < kWarCards; ++place) {
            goblins.war[place] = cards[place - goblins.war_drawn];
        }
    }
    void deal_powers(int number) {
        Dragon& dragon = state_.dragon;
        Cards cards;
        for (Card symbol = 0; symbol < kGems; ++symbol) {
            const int own = owns(Role::Dragon) ? dragon.hand[symbol] : 0;
            for (int left = rules_.tables.cards_of_power - dragon.discards[symbol] - own; left > 0;
                 --left) {
                cards.push_back(symbol);
            }
        }
        shuffle(cards);
        if (!owns(Role::Dragon)) {
            dragon.hand = {};
            for (; number > 0; --number) {
                ++dragon.hand[cards[cards.size() - 1]];
                cards.truncate(cards.size() - 1);
            }
        }
        fill(state_.powers, cards);
    }

    const Rules& rules_;
    State& state_;
    Set roles_;
    core::Random& random_;
};

}  // namespace

State guess(const Rules& rules, const View& view, core::Random& random) {
    State state = view.state;
    Dealer(rules, state, view.roles, random).deal(view.counts);
    return state;
}

void redraw_hidden(const Rules& rules, State& state, core::Random& random) {
    const Set roles = roles_of_seat(rules, deciding_seat(rules, state));
    Dealer(rules, state, roles, random).deal(hidden_counts(state));
}

}  // namespace tenebrae::bots
