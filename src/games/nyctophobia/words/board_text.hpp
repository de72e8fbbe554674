// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"
#include "table/game.hpp"

#include <string>

namespace tenebrae::nyctophobia {

/// The forest with all that lies on it, and below it the same in words. As sentences: these alone,
/// with the trees.
std::string board_text(const Rules& rules, const State& state, table::BoardStyle style);

}  // namespace tenebrae::nyctophobia
