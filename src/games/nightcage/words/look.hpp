// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nightcage/rules/state.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "table/game_values.hpp"

#include <string>
#include <vector>

namespace tenebrae::nightcage {

/// Describes a cell, a paragraph for each subject: kind, exits, prisoners on it, candles that light
/// it, what it sees and what would trigger it, each with its rule.
std::vector<std::string>
explain(const Rules& rules, const PublicState& shown, const Names& names, Cell cell);

/// Describes a prisoner's cell and the neighbour on each of its four sides. For a prisoner who is
/// not on the board, describes only the prisoner.
std::vector<std::string>
explain_around(const Rules& rules, const PublicState& shown, const Names& names, PrisonerId who);

/// Lists what `look` takes: the numbers of the prisoners, then every cell.
std::vector<std::string> places_to_look(const Rules& rules);

/// Describes the place that these words name. Without words, describes the surroundings of the
/// prisoner who decides.
core::Result<std::vector<std::string>>
look(const Rules& rules, const PublicState& shown, const Names& names, table::Words words);

}  // namespace tenebrae::nightcage
