// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/card_way.hpp"

#include "games/nyctophobia/rules/game_rules.hpp"

#include <array>

namespace tenebrae::nyctophobia::board {
CardWay card_way(const Rules& rules, const View& view, Action action) {
    State state = view.state;
    state.random = {1, 2, 3, 4};  // a view has none, and a shuffle at the end needs one
    CardWay way;
    way.end = state.hunter;
    std::array<std::uint8_t, kMaxHunted> health{};
    for (PieceId who = 0; who < rules.hunted; ++who) {
        health[who] = state.hunted[who].health;
    }
    apply(rules, state, action, nullptr);
    ActionList actions;
    while (state.open.hunters_turn && state.open.decision == Decision::Step) {
        actions.clear();
        legal_actions(rules, state, actions);
        if (actions.size() != 1) {
            break;
        }
        way.path |= only(state.hunter);
        apply(rules, state, actions[0], nullptr);
    }
    way.end = state.hunter;
    way.path |= only(state.hunter);
    way.is_choice = state.open.owner == kHunter && state.open.decision != Decision::Card;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        way.victim = state.hunted[who].health < health[who] ? who : way.victim;
    }
    return way;
}

}  // namespace tenebrae::nyctophobia::board
