// SPDX-License-Identifier: MIT
#include "games/vast/positions/decks.hpp"

#include "games/vast/notation/notation.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::vast {
namespace {

class DeckBuilder {
public:
    DeckBuilder(
        const Rules& rules,
        const WrittenPosition& written,
        State& state,
        core::Random& random,
        kit::PositionErrors& problems
    )
        : rules_(rules), written_(written), state_(state), random_(random), problems_(problems) {}

    void build() {
        const Knight& knight = state_.knight;
        Goblins& goblins = state_.goblins;
        const kit::Spot at = written_.knight ? written_.knight->spot : kit::Spot{};
        if (rules_.has_role(Role::Knight)) {
            build_single_deck(
                Deck::Treasures,
                state_.treasures,
                (1U << kTreasureCards) - 1,
                united(at, {knight.open_cards, knight.hidden_cards})
            );
            build_deck(Deck::Events, state_.events, rules_.tables.event_copies, 0);
            Set all_quests = (1U << kQuests) - 1;
            if (!has_opponents()) {
                take(all_quests, Quest::Daring);
                take(all_quests, Quest::Eagle);
            }
            build_single_deck(Deck::Quests, state_.quests, all_quests, knight.quests);
        }
        if (rules_.has_role(Role::Dragon)) {
            build_powers();
        }
        goblins.monster_discards = written_.monster_discards;
        goblins.secret_discards = written_.secret_discards;
        if (rules_.has_role(Role::Goblins) || rules_.infestation != Infestation::None) {
            build_single_deck(
                Deck::Monsters, state_.monsters, (1U << kMonsters) - 1, monsters_elsewhere()
            );
        }
        if (rules_.has_role(Role::Goblins)) {
            build_single_deck(
                Deck::Secrets,
                state_.secrets,
                (1U << kSecrets) - 1,
                united(written_.goblins, {goblins.hand, goblins.open, goblins.secret_discards})
            );
        }
    }

private:
    /// Fills a pile with the cards written, top first, or with the rest of all cards, shuffled.
    /// `used`: how many of each card are elsewhere.
    template <std::size_t capacity>
    void
    build_deck(Deck deck, Pile<capacity>& pile, std::span<const std::uint8_t> copies, Set used) {
        std::vector<Card> left;
        for (std::size_t card = 0; card < copies.size(); ++card) {
            for (int copy = has(used, card) ? 1 : 0; copy < copies[card]; ++copy) {
                left.push_back(static_cast<Card>(card));
            }
        }
        const auto& written = written_.decks[static_cast<std::size_t>(deck)];
        pile = {};
        if (!written) {
            random_.shuffle<Card>(left);
            for (const Card card : left) {
                pile.push(card);
            }
            return;
        }
        for (std::size_t place = written->cards.size(); place-- > 0;) {
            const Card card = written->cards[place];
            const auto found = std::ranges::find(left, card);
            if (found == left.end()) {
                problems_.add(
                    written->spot,
                    "bad-position",
                    "VA-Z9",
                    "The card " + std::string(name_of_card(deck, card)) + " is named too often."
                );
                continue;
            }
            left.erase(found);
            pile.push(card);
        }
    }

    template <std::size_t capacity>
    void build_single_deck(Deck deck, Pile<capacity>& pile, Set cards, Set used) {
        std::array<std::uint8_t, capacity> copies{};
        for (std::size_t card = 0; card < capacity; ++card) {
            copies[card] = has(cards, card) ? 1 : 0;
        }
        build_deck(deck, pile, copies, used);
    }

    /// Returns the union of sets of cards; an error if a card is in two of them.
    Set united(kit::Spot spot, std::initializer_list<Set> sets) {
        Set all = 0;
        for (const Set set : sets) {
            if ((all & set) != 0) {
                problems_.add(spot, "bad-position", "VA-Z9", "A card is named twice.");
            }
            all = static_cast<Set>(all | set);
        }
        return all;
    }

    /// VA-Z6, Z8. A hand that is not given is what a given deck leaves, else drawn as at setup.
    void build_powers() {
        Dragon& dragon = state_.dragon;
        const bool has_hand = written_.dragon && written_.dragon->has_hand;
        if (!has_hand) {
            dragon.hand = {};
        }
        dragon.discards = written_.power_discards;
        std::array<std::uint8_t, kGems> copies{};
        for (std::size_t symbol = 0; symbol < kGems; ++symbol) {
            const int used = dragon.hand[symbol] + dragon.discards[symbol];
            copies[symbol] =
                static_cast<std::uint8_t>(std::max(0, int{rules_.tables.cards_of_power} - used));
        }
        build_deck(Deck::Powers, state_.powers, copies, 0);
        if (has_hand) {
            return;
        }
        if (written_.decks[static_cast<std::size_t>(Deck::Powers)]) {
            dragon.hand = copies;
            for (std::size_t place = 0; place < state_.powers.size; ++place) {
                --dragon.hand.at(state_.powers.cards[place]);
            }
            return;
        }
        for (int number = 0; number < kFirstPowers && !state_.powers.empty(); ++number) {
            ++dragon.hand.at(state_.powers.draw());
        }
    }

    [[nodiscard]] bool has_opponents() const {
        return rules_.has_role(Role::Goblins) || rules_.has_role(Role::Dragon)
               || rules_.has_role(Role::Thief);
    }

    Set monsters_elsewhere() {
        const auto& tribes = state_.goblins.tribes;
        Set kept = state_.knight.golem ? only(Monster::Golem) : Set{0};
        kept = static_cast<Set>(kept | (state_.beetles_out ? only(Monster::Beetles) : 0));
        kept = static_cast<Set>(
            kept | (state_.monster_tokens[0] != kNoSpace ? only(Monster::Ogre) : 0)
            | (state_.monster_tokens[1] != kNoSpace ? only(Monster::Troll) : 0)
        );
        return united(
            written_.goblins,
            {tribes[0].monsters,
             tribes[1].monsters,
             tribes[2].monsters,
             state_.goblins.monster_discards,
             kept}
        );
    }

    const Rules& rules_;
    const WrittenPosition& written_;
    State& state_;
    core::Random& random_;
    kit::PositionErrors& problems_;
};

}  // namespace

void build_decks(
    const Rules& rules,
    const WrittenPosition& written,
    State& state,
    core::Random& random,
    kit::PositionErrors& problems
) {
    DeckBuilder(rules, written, state, random, problems).build();
}

}  // namespace tenebrae::vast
