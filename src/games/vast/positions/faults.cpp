// SPDX-License-Identifier: MIT
#include "games/vast/positions/faults.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/rules/game_rules.hpp"
#include "games/vast/rules/map.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <string_view>

namespace tenebrae::vast {
namespace {

/// Finds the faults of a position. The conditions are those of broken_invariant().
class FaultFinder {
public:
    FaultFinder(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

    std::vector<Fault> find() {
        find_tiles();
        find_map();
        find_places();
        find_tokens();
        find_cubes();
        find_omens();
        find_cards();
        find_dragon_pieces();
        find_knight_tracks();
        find_goblin_tracks();
        find_dragon_tracks();
        find_thief_tracks();
        return std::move(faults_);
    }

private:
    void add(FaultLine line, std::string rule, std::string text, std::string hint = {}) {
        faults_.push_back({line, std::move(rule), std::move(text), std::move(hint)});
    }
    /// Adds a fault if there are not as many things as the game has. `parts`: what was counted.
    void
    need(FaultLine line, std::string_view things, int all, int found, const std::string& parts) {
        if (found != all) {
            add(line,
                "VA-Y2",
                "The game has " + std::to_string(all) + " " + std::string(things)
                    + ": this position has " + std::to_string(found) + " (" + parts + ").");
        }
    }
    /// Adds a fault if a number is above its limit.
    void limit(FaultLine line, std::string rule, std::string_view what, int most, int found) {
        if (found > most) {
            add(line,
                std::move(rule),
                std::string(what) + " " + std::to_string(most) + " at most: found "
                    + std::to_string(found) + ".");
        }
    }
    static std::string part(int number, std::string_view where) {
        return std::to_string(number) + " " + std::string(where);
    }

    // VA-Y1

    void find_tiles() {
        Set crystals = 0;
        const auto take_tile = [&](Tile tile) {
            if (rules_.is_kind(tile, TileKind::Vault) && !rules_.has_role(Role::Thief)) {
                add(FaultLine::None,
                    "VA-Y1",
                    "Vault tiles need a Thief in the game: " + name_of_tile(tile)
                        + " is in this position.");
            }
            crystals =
                static_cast<Set>(crystals + (rules_.is_kind(tile, TileKind::Crystal) ? 1 : 0));
        };
        for (const Space& space : state_.spaces) {
            if (space.is_used()) {
                take_tile(space.tile);
            }
        }
        for (std::size_t place = 0; place < state_.stack.size; ++place) {
            take_tile(state_.stack.cards[place]);
        }
        for (std::size_t place = 0; place < state_.cave.hand_size; ++place) {
            take_tile(state_.cave.hand[place]);
        }
        int all = 0;
        for (Tile tile = 0; tile < kTiles; ++tile) {
            all += rules_.is_kind(tile, TileKind::Crystal) ? 1 : 0;
        }
        if (state_.crystals_collapsed > all - crystals) {
            add(FaultLine::None,
                "VA-Y1",
                core::counted(int{state_.crystals_collapsed}, "crystal tile")
                    + " cannot have collapsed: of " + std::to_string(all) + " only "
                    + std::to_string(all - crystals)
                    + " are neither on the map nor in the stack or the Cave's hand.");
        }
    }

    // VA-Y3: a position stands between two turns.

    void find_map() {
        if (!is_joined(state_)) {
            add(FaultLine::None, "VA-Y3", "The spaces of the map are not joined.");
        }
        CellList cells;
        find_cells_to_fill(state_, cells);
        for (const Cell cell : cells) {
            if (can_place_tiles(state_)) {
                add(FaultLine::None,
                    "VA-Y3",
                    "An open side leads to " + name(cell) + ", where no space is, though "
                        + core::counted(state_.stack.size + state_.cave.hand_size, "tile")
                        + " can be placed.");
            }
        }
    }

    void find_places() {
        for (std::size_t number = 0; number < kTribes.size(); ++number) {
            const TribeState& tribe = state_.goblins.tribes[number];
            const auto line =
                static_cast<FaultLine>(static_cast<std::size_t>(FaultLine::Fangs) + number);
            const std::string who = "The " + std::string(name(kTribes[number]));
            if (tribe.at != kNoSpace && tribe.at == state_.knight.at) {
                add(line, "VA-Y3", who + " stand on the space of the Knight.");
            }
            if (tribe.lurks == kNoCell) {
                continue;
            }
            if (space_at(state_, tribe.lurks) != kNoSpace) {
                add(line, "VA-Y3", who + " lurk on " + name(tribe.lurks) + ", where a space is.");
            } else if (!is_beside_space(state_, tribe.lurks)) {
                add(line, "VA-Y3", who + " lurk on " + name(tribe.lurks) + ", beside no space.");
            }
        }
        find_places_on_terrain();
        const auto is_in_the_dark = [this](SpaceId space) {
            return space != kNoSpace && state_.spaces[space].is_dark();
        };
        if (is_in_the_dark(state_.knight.at)) {
            add(FaultLine::Knight, "VA-Y3", "The Knight stands on a Dark tile.");
        }
        if (state_.dragon.surfaced && is_in_the_dark(state_.dragon.at)) {
            add(FaultLine::Dragon, "VA-Y3", "The surfaced Dragon stands on a Dark tile.");
        }
    }

    /// VA-N7, V33.
    void find_places_on_terrain() {
        for (const Piece piece : kAllPieces) {
            if (is_impassable(state_, space_of(state_, piece))) {
                add(FaultLine::Canyon,
                    "VA-N7",
                    core::capitalised(std::string(display_name(piece)))
                        + " is on an impassable space of the Canyon.");
            }
        }
        const SpaceId troll = state_.monster_tokens[1];
        const bool is_on_bridge =
            is_terrain(state_, troll, Terrain::Canyon) && !is_impassable(state_, troll);
        if (troll != kNoSpace && !is_on_bridge) {
            add(FaultLine::Canyon, "VA-V33", "The Troll token lies on the bridge of the Canyon.");
        }
    }

    // VA-Y2

    void find_tokens() {
        int on_map = 0;
        int laid_bombs = 0;
        int rockslides = 0;
        for (const Space& space : state_.spaces) {
            on_map += space.treasures;
            laid_bombs += std::popcount(static_cast<unsigned>(space.edges & kAllSides));
            rockslides += std::popcount(static_cast<unsigned>(space.edges >> 4U));
        }
        find_treasures(on_map);
        limit(
            FaultLine::Knight,
            "VA-Y2",
            "The Bombs left and on walls are",
            rules_.tables.bombs,
            state_.knight.bombs + laid_bombs
        );
        limit(
            FaultLine::None,
            "VA-Y2",
            "The Rockslides on the map are",
            rules_.has_role(Role::Cave) ? rules_.tables.rockslides : 0,
            rockslides
        );
    }

    void find_treasures(int on_map) {
        const int board = state_.dragon.treasures;
        const int supply = state_.treasure_supply;
        const Thief& thief = state_.thief;
        const bool has_thief = rules_.has_role(Role::Thief);
        const std::string of_thief =
            part(thief.carried, "carried, ") + part(thief.tokens, "stashed, ");
        need(
            FaultLine::None,
            "Treasures",
            has_thief ? rules_.tables.treasures_with_thief : rules_.tables.treasures,
            on_map + board + thief.carried + thief.tokens + supply,
            part(on_map, "on the map, ") + part(board, "on the Dragon's board, ")
                + (has_thief ? of_thief : "") + part(supply, "in the supply")
        );
    }

    void find_cubes() {
        if (!is_knight_alive(state_)) {
            return;
        }
        const Knight& knight = state_.knight;
        const int slots = cubes_on_slots(state_);
        const int track = std::popcount(knight.track);
        need(
            FaultLine::Knight,
            "Hero cubes",
            rules_.tables.first_cubes + static_cast<int>(kGritSpaces),
            cubes_at_hand(state_) + track + knight.on_entrance + knight.discarded,
            part(knight.free, "free, ") + part(slots, "on slots, ") + part(knight.aside, "aside, ")
                + part(track, "on the Grit track, ") + part(knight.on_entrance, "on the Entrance, ")
                + part(knight.discarded, "discarded")
        );
        if (cubes_at_hand(state_) < kLeastCubes) {
            add(FaultLine::Knight,
                "VA-Y4",
                "The Knight has at least 2 Hero cubes at hand: found "
                    + std::to_string(cubes_at_hand(state_)) + ".");
        }
    }

    void find_omens() {
        const int all = rules_.has_role(Role::Cave) ? rules_.tables.omens_of_symbol : 0;
        for (std::size_t symbol = 0; symbol < kOmenSymbols; ++symbol) {
            const int cave = state_.cave.tokens[symbol];
            const int bag = state_.cave.bag[symbol];
            need(
                FaultLine::Cave,
                std::string(name(static_cast<OmenSymbol>(symbol))) + " tokens",
                all,
                cave + bag,
                part(cave, "of the Cave, ") + part(bag, "in the bag")
            );
        }
        limit(
            FaultLine::Cave,
            "VA-C25",
            "The Hatred tokens are",
            rules_.goals.hatred,
            state_.cave.hatred
        );
    }

    /// Adds a fault with the cards that are nowhere.
    template <typename Value, std::size_t capacity>
    void need_cards(
        FaultLine line,
        std::string_view deck,
        const Pile<capacity>& pile,
        Set elsewhere,
        std::string_view places
    ) {
        Set missing = static_cast<Set>((1U << capacity) - 1 - elsewhere);
        for (std::size_t place = 0; place < pile.size; ++place) {
            vast::take(missing, pile.cards[place]);
        }
        if (missing != 0) {
            add(line,
                "VA-Y2",
                "Cards of the deck " + std::string(deck)
                    + " are missing: " + names_in<Value>(missing) + ".",
                "name them in " + std::string(places));
        }
    }

    void find_cards() {
        const Goblins& goblins = state_.goblins;
        const bool has_goblins = rules_.has_role(Role::Goblins);
        Set monsters = goblins.monster_discards;
        for (const TribeState& tribe : goblins.tribes) {
            monsters = static_cast<Set>(monsters | tribe.monsters);
        }
        monsters = static_cast<Set>(monsters | (state_.beetles_out ? only(Monster::Beetles) : 0));
        monsters = static_cast<Set>(monsters | (state_.knight.golem ? only(Monster::Golem) : 0));
        for (std::size_t number = 0; number < state_.monster_tokens.size(); ++number) {
            if (state_.monster_tokens[number] != kNoSpace) {
                vast::put(monsters, static_cast<std::size_t>(Monster::Ogre) + number);
            }
        }
        if (has_goblins || (rules_.infestation != Infestation::None && is_knight_alive(state_))) {
            need_cards<Monster>(
                FaultLine::Monsters,
                "monsters",
                state_.monsters,
                monsters,
                "`deck monsters`, `discard monsters` or monsters= of a tribe"
            );
        }
        if (has_goblins) {
            need_cards<Secret>(
                FaultLine::Secrets,
                "secrets",
                state_.secrets,
                static_cast<Set>(goblins.hand | goblins.open | goblins.secret_discards),
                "`deck secrets`, `discard secrets`, or hand= or open= of the Goblins"
            );
        }
    }

    void find_dragon_pieces() {
        if (!rules_.has_role(Role::Dragon)) {
            return;
        }
        const Dragon& dragon = state_.dragon;
        std::array<int, kGems> deck{};
        for (std::size_t place = 0; place < state_.powers.size; ++place) {
            ++deck.at(state_.powers.cards[place]);
        }
        for (std::size_t symbol = 0; symbol < kGems; ++symbol) {
            const int hand = dragon.hand[symbol];
            const int discards = dragon.discards[symbol];
            need(
                FaultLine::Powers,
                std::string(name(static_cast<Gem>(symbol))) + " cards",
                rules_.tables.cards_of_power,
                deck[symbol] + hand + discards,
                part(deck[symbol], "in the deck, ") + part(hand, "in the hand, ")
                    + part(discards, "discarded")
            );
        }
        const auto& sloth = rules_.tables.sloth;
        const int boxes = std::accumulate(dragon.boxes.begin(), dragon.boxes.end(), 0);
        need(
            FaultLine::Dragon,
            "Sloth cubes",
            std::accumulate(sloth.begin(), sloth.end(), 0),
            boxes + dragon.wakefulness,
            part(boxes, "in boxes, ") + part(dragon.wakefulness, "on Wakefulness")
        );
    }

    // VA-Y4

    void find_knight_tracks() {
        const Knight& knight = state_.knight;
        if (!is_knight_alive(state_)) {
            return;
        }
        for (std::size_t slot = 0; slot < kSlots; ++slot) {
            const int room = room_of(rules_, state_, static_cast<Slot>(slot));
            if (knight.slots[slot] > room) {
                const std::string what(name(static_cast<Slot>(slot)));
                add(FaultLine::Knight,
                    "VA-Y4",
                    is_card_slot(static_cast<Slot>(slot)) && room == 0
                        ? "The Knight does not have the card " + what
                              + ", or it takes no cube: found "
                              + core::counted(int{knight.slots[slot]}, "cube") + " on it."
                        : "The slot " + what + " has room for " + core::counted(room, "cube")
                              + ": found " + std::to_string(knight.slots[slot]) + ".");
            }
        }
        limit(
            FaultLine::Knight, "VA-Y4", "The Knight's Grit is", rules_.tables.max_grit, knight.grit
        );
        limit(
            FaultLine::Knight,
            "VA-Y4",
            "The Knight's Health is",
            rules_.goals.knight_health,
            knight.health
        );
    }

    void find_goblin_tracks() {
        constexpr std::array kLines{FaultLine::Fangs, FaultLine::Bones, FaultLine::Eye};
        for (const Piece piece : kTribes) {
            const std::size_t number = tribe_index(piece);
            const TribeState& tribe = state_.goblins.tribes[number];
            const std::string who = core::capitalised(std::string(display_name(piece)));
            limit(
                kLines[number],
                "VA-Y4",
                who + " has Population",
                rules_.tables.max_population,
                tribe.population
            );
            const int room = rules_.tables.monster_room[number];
            const int monsters = std::popcount(tribe.monsters);
            if (monsters > room) {
                add(kLines[number],
                    "VA-Y4",
                    who + " has room for " + core::counted(room, "Monster") + ": found "
                        + std::to_string(monsters) + ".");
            }
        }
        limit(
            FaultLine::Goblins,
            "VA-Y4",
            "The Goblins' Rage is",
            rules_.tables.max_rage,
            state_.goblins.rage
        );
        limit(
            FaultLine::Goblins,
            "VA-Y4",
            "The Goblins' Secrets, in hand and open, are",
            kSecretLimit,
            count_secrets(state_)
        );
    }

    void find_dragon_tracks() {
        const Dragon& dragon = state_.dragon;
        for (std::size_t box = 0; box < kSlothBoxes; ++box) {
            limit(
                FaultLine::Dragon,
                "VA-Y4",
                "The Sloth cubes of " + std::string(name(static_cast<SlothBox>(box))) + " are",
                rules_.tables.sloth[box],
                dragon.boxes[box]
            );
        }
        limit(
            FaultLine::Dragon,
            "VA-Y4",
            "The Dragon's Health is",
            rules_.goals.dragon_health,
            dragon.health
        );
        limit(
            FaultLine::Dragon,
            "VA-Y4",
            "The Eaten Goblins are",
            rules_.tables.max_eaten,
            dragon.eaten
        );
        if (dragon.treasures > 0 && dragon.boxes[static_cast<std::size_t>(SlothBox::Greed)] == 0) {
            add(FaultLine::Dragon,
                "VA-D6",
                "With no cube left on greed the Dragon's board holds no Treasures: found "
                    + std::to_string(dragon.treasures) + ".");
        }
    }

    void find_thief_tracks() {
        const Thief& thief = state_.thief;
        limit(
            FaultLine::Thief,
            "VA-Y4",
            "The Thief's Loot Drop Level is",
            rules_.tables.loot_drop,
            thief.loot
        );
        limit(
            FaultLine::Thief,
            "VA-T20",
            "The Thief's upgrades, one for each stashed Treasure, are",
            thief.tokens,
            std::popcount(thief.upgrades)
        );
        for (const Upgrade flip : {Upgrade::Flip3, Upgrade::Flip4}) {
            const auto before = static_cast<Upgrade>(static_cast<std::size_t>(flip) - 1);
            if (has_upgrade(state_, flip) && !has_upgrade(state_, before)) {
                add(FaultLine::Thief,
                    "VA-T22",
                    "The Thief has the upgrade " + std::string(name(flip)) + " only after "
                        + std::string(name(before)) + ".");
            }
        }
        if (thief.at == kNoSpace && count_carried(state_) > 0) {
            add(FaultLine::Thief,
                "VA-T25",
                "Off the map the Thief carries nothing: found "
                    + core::counted(count_carried(state_), "token") + ".");
        }
    }

    const Rules& rules_;
    const State& state_;
    std::vector<Fault> faults_;
};

}  // namespace

std::vector<Fault> find_faults(const Rules& rules, const State& state) {
    return FaultFinder(rules, state).find();
}

std::vector<Fault> find_reached_ends(const Rules& rules, const State& state) {
    std::vector<Fault> ends;
    const auto over = [&ends](std::string rule, const std::string& reason) {
        ends.push_back({FaultLine::None, std::move(rule), "The game is over: " + reason, {}});
    };
    if (state.collapse && state.crystals_collapsed >= kCrystalsLost) {
        over("VA-E7", "5 Crystal tiles have collapsed.");
    }
    const bool hunts_crystals = !rules.has_role(Role::Dragon);
    if (hunts_crystals && state.knight.at == kEntranceSpace
        && crystals_for_knight(state) >= rules.goals.crystals) {
        over("VA-E5", "the Knight is out of the cave with the Crystals.");
    }
    if (hunts_crystals && !rules.has_role(Role::Knight)
        && state.smashed[index(Role::Goblins)] >= rules.goals.crystals) {
        over("VA-E3", "the Goblins have smashed the Crystals.");
    }
    if (state.thief.stashed >= rules.goals.stashed) {
        over(
            "VA-T24",
            "the Thief has stashed " + core::counted(int{state.thief.stashed}, "token") + "."
        );
    }
    if (state.round > rules.round_limit) {
        over("VA-E9", "the last round is played.");
    }
    return ends;
}

}  // namespace tenebrae::vast
