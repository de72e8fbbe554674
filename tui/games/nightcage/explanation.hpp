// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/state.hpp"
#include "games/nightcage/words/vocabulary.hpp"

#include <string>
#include <vector>

namespace tenebrae::nightcage::board {

/// What lies on a cell, in words, a paragraph each: kind, exits, who stands there, who lights it,
/// what it sees and what would set it off, each with its rule.
std::vector<std::string>
explain(const Rules& rules, const PublicState& shown, const Names& names, Cell cell);

/// "c3: T, exits north, east and south", for one line.
std::string short_explanation(const Rules& rules, const PublicState& shown, Cell cell);

}  // namespace tenebrae::nightcage::board
