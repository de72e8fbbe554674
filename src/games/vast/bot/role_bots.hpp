// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/game_rules.hpp"

#include <span>

/// How good the legal actions look to the role that decides, by rules of thumb for each role.
namespace tenebrae::bots {

/// A rating of an action; only comparisons within one decision mean something.
using Rating = int;

/// The rating of what is never done if anything else is legal.
inline constexpr Rating kNever = -10'000;

/// Rates actions of the deciding role, from what it knows. `state`: a guess; its hidden parts are
/// not used.
void rate_actions(
    const vast::Rules& rules,
    const vast::State& state,
    const vast::ActionList& actions,
    std::span<Rating> ratings
);

/// Rates the sides that a revealed tile opens to others. New tiles are welcome, but they bring the
/// Collapse nearer, by which the Cave wins.
Rating rate_sides(
    const vast::Rules& rules, const vast::State& state, vast::SpaceId space, vast::Sides open
);

/// Returns the action with the highest rating; the first of equals. Precondition: there is one.
vast::Action
best_action(const vast::Rules& rules, const vast::State& state, const vast::ActionList& actions);

}  // namespace tenebrae::bots
