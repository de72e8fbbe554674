// SPDX-License-Identifier: MIT
#pragma once

#include "bots/playable.hpp"
#include "games/nightcage/bot/evaluation.hpp"
#include "games/nightcage/bot/figures.hpp"
#include "games/nightcage/rules/game_rules.hpp"

namespace tenebrae::bots {

/// The Night Cage as bots::Playable.
struct NightcagePlay {
    using Rules = nightcage::Rules;
    using State = nightcage::State;
    using Action = nightcage::Action;
    using Actions = nightcage::ActionList;
    using Figures = bots::Figures;

    static void legal_actions(const Rules& rules, const State& state, Actions& actions) {
        nightcage::legal_actions(rules, state.shown, actions);
    }
    static void apply(const Rules& rules, State& state, Action action) {
        nightcage::apply(rules, state, action);
    }
    static void redraw_hidden(const Rules& rules, State& state, core::Random& random) {
        nightcage::redraw_hidden(rules, state, random);
    }
    /// Returns 0 for all seats, because they win together.
    static int decider(const State& /*state*/) { return 0; }
    static std::int64_t heuristic_value(const Rules& rules, const State& state, int /*seat*/) {
        return bots::heuristic_value(rules, state.shown);
    }
    static std::int64_t win_chance(const Rules& rules, const State& state, int /*seat*/) {
        return bots::win_chance(rules, state.shown);
    }
    static Figures figures(const Rules& rules, const State& state, int /*seat*/) {
        return bots::figures(rules, state.shown);
    }
    static bool is_over(const State& state) { return state.shown.step == nightcage::Step::Over; }
    static int turn(const State& state) { return state.shown.turn; }
};
static_assert(Playable<NightcagePlay>);

}  // namespace tenebrae::bots
