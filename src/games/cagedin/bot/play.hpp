// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/bot/evaluation.hpp"
#include "games/cagedin/bot/guess.hpp"

namespace tenebrae::bots {

/// Caged In for the search.
struct CagedInPlay {
    using Rules = cagedin::Rules;
    using State = cagedin::State;
    using Action = cagedin::Action;
    using Actions = cagedin::ActionList;
    using Figures = FightFigures;

    static void legal_actions(const Rules& rules, const State& state, Actions& actions) {
        cagedin::legal_actions(rules, state, actions);
    }
    static void apply(const Rules& rules, State& state, Action action) {
        cagedin::apply(rules, state, action, nullptr);
    }
    static void redraw_hidden(const Rules& rules, State& state, core::Random& random) {
        bots::redraw_hidden(rules, state, random);
    }
    static int decider(const State& state) { return state.open.owner; }
    static std::int64_t heuristic_value(const Rules& rules, const State& state, int seat) {
        return bots::heuristic_value(rules, state, seat);
    }
    static std::int64_t win_chance(const Rules& rules, const State& state, int seat) {
        return bots::win_chance(rules, state, seat);
    }
    static Figures figures(const Rules& /*rules*/, const State& state, int seat) {
        return fight_figures(state, seat);
    }
    static bool is_over(const State& state) { return state.open.ending != cagedin::Ending::None; }
    static int turn(const State& state) { return state.open.turn; }
};
static_assert(Playable<CagedInPlay>);

}  // namespace tenebrae::bots
