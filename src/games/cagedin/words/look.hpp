// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"
#include "table/game_values.hpp"

#include <string>
#include <vector>

namespace tenebrae::cagedin {

/// Lists what `look` takes: both fighters, the hand and its numbers, then every hex.
std::vector<std::string> places_to_look(const View& view);

/// Describes what these words name. Without words, describes the cage around the seat's own
/// fighter; for spectators, around the fighter whose turn it is.
core::Result<std::vector<std::string>>
look(const Setup& setup, const View& view, table::Words words);

}  // namespace tenebrae::cagedin
