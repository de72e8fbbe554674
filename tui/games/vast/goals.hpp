// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/state.hpp"

#include <string>
#include <vector>

namespace tenebrae::vast::board {

/// How far a role is from winning.
struct Goal {
    Role role = Role::None;
    int done = 0;
    int needed = 1;
    std::string missing;  ///< what is still needed: "3 more Crystals, then the Entrance"
};

/// Returns the goals of the roles in the game, in turn order.
std::vector<Goal> goals_of(const Rules& rules, const State& state);
/// Returns the goal that is nearest, by the part that is done; nullptr if nothing is done yet.
const Goal* closest(const std::vector<Goal>& goals);

}  // namespace tenebrae::vast::board
