// SPDX-License-Identifier: MIT
#include "test_worlds.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace tenebrae::vast::testing {
namespace {

/// Returns a hidden set with as many cards, exchanged with those of a pile.
template <std::size_t capacity>
Set exchange(Pile<capacity>& pile, Set cards, core::Random& random) {
    std::vector<std::uint8_t> all(pile.cards.begin(), pile.cards.begin() + pile.size);
    int number = 0;
    for (std::uint8_t card = 0; card < 16; ++card) {
        if (has(cards, card)) {
            all.push_back(card);
            ++number;
        }
    }
    random.shuffle(std::span<std::uint8_t>(all));
    Set drawn = 0;
    for (; number > 0; --number) {
        put(drawn, all.back());
        all.pop_back();
    }
    std::copy(all.begin(), all.end(), pile.cards.begin());
    return drawn;
}

/// Shuffles a pile below the cards on its top that are known.
template <std::size_t capacity>
void shuffle_below(Pile<capacity>& pile, std::size_t known, core::Random& random) {
    if (pile.size > known) {
        random.shuffle(std::span<std::uint8_t>(pile.cards.data(), pile.size - known));
    }
}

/// Exchanges the Dragon's hand with cards of the pile.
void exchange_powers(State& state, core::Random& random) {
    std::vector<std::uint8_t> all(
        state.powers.cards.begin(), state.powers.cards.begin() + state.powers.size
    );
    for (std::uint8_t symbol = 0; symbol < kGems; ++symbol) {
        all.insert(all.end(), state.dragon.hand.at(symbol), symbol);
    }
    random.shuffle(std::span<std::uint8_t>(all));
    state.dragon.hand = {};
    for (std::size_t place = state.powers.size; place < all.size(); ++place) {
        ++state.dragon.hand.at(all.at(place));
    }
    std::copy_n(all.begin(), state.powers.size, state.powers.cards.begin());
}

}  // namespace

State other_world(const Rules& rules, const State& from, Set roles, core::Random& random) {
    State state = from;
    state.random = core::Random(random.next()).state();
    // Tiles with the same symbol change places, on the map if they are Dark, in the stack else.
    std::array<std::vector<std::uint8_t*>, 3> unknown;
    const bool shows = state.decision == Decision::Orient || state.decision == Decision::Reveal;
    const bool is_cave = has(roles, Role::Cave);
    for (Space& space : state.spaces) {
        const bool is_peeked = space.is_peeked() && has(roles, Role::Thief);
        if (space.is_dark() && !shows && !is_cave && !is_peeked) {
            unknown.at(space.symbol()).push_back(&space.tile);
        }
    }
    for (std::size_t place = 0; place < state.stack.size; ++place) {
        std::uint8_t& tile = state.stack.cards.at(place);
        unknown.at(rules.plan(tile).symbol).push_back(&tile);
    }
    const bool pays_omen = state.decision == Decision::OmenPay;
    for (std::size_t place = 0; place < state.cave.hand_size; ++place) {
        std::uint8_t& tile = state.cave.hand.at(place);
        if (!is_cave && !pays_omen) {
            unknown.at(rules.plan(tile).symbol).push_back(&tile);
        }
    }
    for (std::vector<std::uint8_t*>& tiles : unknown) {
        for (std::size_t rest = tiles.size(); rest > 1; --rest) {
            std::swap(*tiles.at(rest - 1), *tiles.at(random.below(rest)));
        }
    }
    std::sort(state.cave.hand.begin(), state.cave.hand.end());
    const bool is_offered = is_cave && state.decision == Decision::Offer;
    if (!has(roles, Role::Knight)) {
        state.knight.quests = exchange(state.quests, state.knight.quests, random);
        state.knight.happened = 0;
    }
    if (!has(roles, Role::Knight) && !is_offered) {
        state.knight.hidden_cards =
            static_cast<std::uint8_t>(exchange(state.treasures, state.knight.hidden_cards, random));
    }
    const bool draws = state.depth > 0 && state.top().kind == FrameKind::Secrets;
    if (!has(roles, Role::Goblins) && !draws) {
        state.goblins.hand = exchange(state.secrets, state.goblins.hand, random);
    }
    const bool pays = state.decision == Decision::Pay;
    if (!has(roles, Role::Dragon) && !pays) {
        exchange_powers(state, random);
    }
    for (auto* pile : {&state.monsters, &state.secrets, &state.quests}) {
        random.shuffle(std::span<std::uint8_t>(pile->cards.data(), pile->size));
    }
    random.shuffle(std::span<std::uint8_t>(state.powers.cards.data(), state.powers.size));
    shuffle_below(state.events, is_cave ? kOfferedEvents : 0, random);
    shuffle_below(state.treasures, is_offered ? kOfferedTreasures : 0, random);
    random.shuffle(std::span<Card>(
        state.goblins.war.data() + state.goblins.war_drawn, kWarCards - state.goblins.war_drawn
    ));
    return state;
}

}  // namespace tenebrae::vast::testing
