// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/vast/preview_lines.hpp"

namespace tenebrae::vast::board {

/// Adds what an answer of the Cave would do, and what it costs. Adds nothing for answers that only
/// others give.
void preview_cave(const Answer& answer, PreviewLines& lines);

}  // namespace tenebrae::vast::board
