// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nightcage/rules/state.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "table/game_values.hpp"

#include <string>
#include <vector>

namespace tenebrae::nightcage {

/// Lists what `look` takes: the numbers of the prisoners, then every cell.
std::vector<std::string> places_to_look(const Rules& rules);

/// Describes the place that these words name, or what lies around the active prisoner if there are
/// none.
core::Result<std::vector<std::string>>
look(const Rules& rules, const PublicState& shown, const Names& names, table::Words words);

}  // namespace tenebrae::nightcage
