// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/answer.hpp"
#include "tui/table/board_view.hpp"

#include <vector>

namespace tenebrae::vast::board {

/// Returns what an answer would do, from what the seat knows: what it needs, costs and risks.
std::vector<tui::PreviewLine> preview_of(const Answer& answer);

}  // namespace tenebrae::vast::board
