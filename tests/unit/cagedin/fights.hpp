// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"
#include "games/cagedin/rules/game_rules.hpp"

#include <string>
#include <vector>

/// Random fights, and an independent implementation of rules from their text.
namespace tenebrae::cagedin::testing {

/// Returns random options that affect the rules; one in three also has random tables.
Rules random_rules(core::Random& random);
/// Returns random tables within CI-Y5: few or many sorts, small decks, short or long meters, other
/// hexes.
Tables random_tables(core::Random& random);

/// Returns a random legal action. Mostly draws its kind first and prefers to approach the other
/// fighter, so that fights have more than footwork.
Action pick_random_action(const Rules& rules, const State& state, core::Random& random);

/// Returns the actions that CI-Q1 allows, in no particular order.
std::vector<Action> reference_legal_actions(const Rules& rules, const State& state);
/// Returns "kind 3 card 4 5 hex 6 value 7", for messages.
std::string action_fields(const Action& action);

constexpr int sum_of(const Counts& counts) {
    int sum = 0;
    for (const std::uint8_t count : counts) {
        sum += count;
    }
    return sum;
}

}  // namespace tenebrae::cagedin::testing
