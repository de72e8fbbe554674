// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/state.hpp"
#include "games/nightcage/words/vocabulary.hpp"

#include <string>
#include <vector>

namespace tenebrae::nightcage {

/// Describes a cell, a paragraph for each subject: kind, exits, who stands there, who lights it,
/// what it sees and what would set it off, each with its rule.
std::vector<std::string>
explain(const Rules& rules, const PublicState& shown, const Names& names, Cell cell);

/// Describes a prisoner's cell and what lies behind each of its four sides. A prisoner who is not
/// on the board is described alone.
std::vector<std::string>
explain_around(const Rules& rules, const PublicState& shown, const Names& names, PrisonerId who);

}  // namespace tenebrae::nightcage
