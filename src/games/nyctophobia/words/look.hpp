// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nyctophobia/rules/state.hpp"
#include "table/game_values.hpp"

#include <string>
#include <vector>

namespace tenebrae::nyctophobia {

/// Lists what `look` takes: the Hunted by their numbers, the Hunter, then every space of the forest
/// or every spot of the seat's sketch.
std::vector<std::string> places_to_look(const Rules& rules, const View& view);

/// Describes the place that these words name, as far as the seat knows it. Without words, describes
/// what lies around the piece that acts, or around the seat's own if it does not know that one.
core::Result<std::vector<std::string>>
look(const Rules& rules, const View& view, table::Words words);

}  // namespace tenebrae::nyctophobia
