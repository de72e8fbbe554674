// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"
#include "table/game.hpp"

#include <string>

namespace tenebrae::nyctophobia {

/// The pages of the sketch a seat has (section Q), each drawn with what is told of it below, or
/// space by space in sentences; then where Hunter and noise were last. Empty where a seat has no
/// sketch.
std::string sketch_text(const Rules& rules, const View& view, table::BoardStyle style);

}  // namespace tenebrae::nyctophobia
