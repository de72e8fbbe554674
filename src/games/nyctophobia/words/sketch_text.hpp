// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"
#include "table/game.hpp"

#include <string>

namespace tenebrae::nyctophobia {

/// Formats the pages of a seat's sketch (section Q), each as a drawing or space by space in
/// sentences, then where the Hunter and the noise were last. Empty if the seat has no sketch.
std::string sketch_text(const Rules& rules, const View& view, table::BoardStyle style);

}  // namespace tenebrae::nyctophobia
