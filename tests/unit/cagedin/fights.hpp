// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"
#include "games/cagedin/rules/game_rules.hpp"

#include <string>
#include <vector>

/// Fights at random, and what the text says of them, worked out beside the engine.
namespace tenebrae::cagedin::trial {

/// All options that change what the rules do, drawn; one in three with tables of its own.
Rules drawn_rules(core::Random& random);
/// Tables within CI-Y5: few or many sorts, small decks, short or long meters, other hexes.
Tables drawn_tables(core::Random& random);

/// A legal action: mostly by its kind first, and with a bent to come near the other fighter, so
/// that fights see more than footwork.
Action drawn_action(const Rules& rules, const State& state, core::Random& random);

/// What CI-Q1 allows whoever decides, in no order.
std::vector<Action> allowed(const Rules& rules, const State& state);
/// "kind 3 card 4 5 hex 6 value 7", for messages.
std::string written(const Action& action);

constexpr int sum_of(const Counts& counts) {
    int sum = 0;
    for (const std::uint8_t count : counts) {
        sum += count;
    }
    return sum;
}

}  // namespace tenebrae::cagedin::trial
