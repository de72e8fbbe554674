// SPDX-License-Identifier: MIT
#pragma once

#include "bots/playable.hpp"
#include "games/vast/bot/evaluation.hpp"
#include "games/vast/bot/figures.hpp"
#include "games/vast/bot/guess.hpp"
#include "games/vast/bot/role_bots.hpp"

namespace tenebrae::bots {

/// Vast for the search. A seat may have several roles: the players are the roles.
struct VastPlay {
    using Rules = vast::Rules;
    using State = vast::State;
    using Action = vast::Action;
    using Actions = vast::ActionList;
    using Figures = CaveFigures;

    static void legal_actions(const Rules& rules, const State& state, Actions& actions) {
        vast::legal_actions(rules, state, actions);
    }
    static void apply(const Rules& rules, State& state, Action action) {
        vast::apply(rules, state, action, nullptr);
    }
    static void redraw_hidden(const Rules& rules, State& state, core::Random& random) {
        bots::redraw_hidden(rules, state, random);
    }
    static int decider(const State& state) { return static_cast<int>(state.owner); }
    static std::int64_t heuristic_value(const Rules& rules, const State& state, int role) {
        return win_chance(rules, state, role);
    }
    static std::int64_t win_chance(const Rules& rules, const State& state, int role) {
        return bots::win_chance(rules, state, static_cast<vast::Role>(role));
    }
    /// Returns the heuristic's answer, by what the deciding role knows.
    static Action likely(const Rules& rules, const State& state) {
        Actions actions;
        vast::legal_actions(rules, state, actions);
        return best_action(rules, state, actions);
    }
    static Figures figures(const Rules& /*rules*/, const State& state, int /*role*/) {
        return cave_figures(state);
    }
    static bool is_over(const State& state) { return state.is_over(); }
    /// Returns a number that grows by 1 or more with each turn and by kRoles with each round.
    static int turn(const State& state) {
        return state.round * static_cast<int>(vast::kRoles) + static_cast<int>(state.current);
    }
};
static_assert(Playable<VastPlay>);

}  // namespace tenebrae::bots
