// SPDX-License-Identifier: MIT
#pragma once

#include "bots/playable.hpp"
#include "games/nyctophobia/bot/evaluation.hpp"
#include "games/nyctophobia/bot/guess.hpp"
#include "games/nyctophobia/bot/hunted_bot.hpp"

namespace tenebrae::bots {

/// Nyctophobia for the search, with two seats: all Hunted, who win together, and the Hunter.
struct NyctophobiaPlay {
    using Rules = nyctophobia::Rules;
    using State = nyctophobia::State;
    using Action = nyctophobia::Action;
    using Actions = nyctophobia::ActionList;
    using Figures = HuntFigures;

    static void legal_actions(const Rules& rules, const State& state, Actions& actions) {
        nyctophobia::legal_actions(rules, state, actions);
    }
    /// Carries out an action. Events are always collected, because the Hunted use the sketch.
    static void apply(const Rules& rules, State& state, Action action) {
        nyctophobia::Events events;
        nyctophobia::apply(rules, state, action, &events);
    }
    static void redraw_hidden(const Rules& rules, State& state, core::Random& random) {
        nyctophobia::redraw_hidden(rules, state, random);
    }
    static int decider(const State& state) {
        return state.open.owner == nyctophobia::kHunter ? 1 : 0;
    }
    static std::int64_t heuristic_value(const Rules& rules, const State& state, int seat) {
        return bots::heuristic_value(rules, state, seat != 0);
    }
    static std::int64_t win_chance(const Rules& rules, const State& state, int seat) {
        return bots::win_chance(rules, state, seat != 0);
    }
    /// Returns the heuristic's answer, which all pieces use in a playout, the Hunted with what they
    /// know.
    static Action likely(const Rules& rules, const State& state) {
        return nyctophobia::likely_action(rules, state);
    }
    static Figures figures(const Rules& rules, const State& state, int seat) {
        return hunt_figures(rules, state, seat != 0);
    }
    static bool is_over(const State& state) {
        return state.open.ending != nyctophobia::Ending::Unfinished;
    }
    static int turn(const State& state) { return state.open.round; }
};
static_assert(Playable<NyctophobiaPlay>);

}  // namespace tenebrae::bots
