// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/positions/written_position.hpp"

#include <string>
#include <vector>

namespace tenebrae::vast {

/// A line about a role that is not in the game, about its pieces, tokens or cards, or about Goblin
/// Infestation in a game without it (VA-Z5).
struct AbsentRole {
    kit::Spot spot;
    std::string text;  ///< "The Dragon does not play in this game."
};

/// Returns such lines of a position.
std::vector<AbsentRole> find_absent_roles(const Rules& rules, const WrittenPosition& written);

}  // namespace tenebrae::vast
