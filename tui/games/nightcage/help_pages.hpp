// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/state.hpp"
#include "tui/table/board_view.hpp"

#include <string>
#include <vector>

namespace tenebrae::nightcage::board {

/// Returns help for a newcomer in paragraphs: what the decision means, what to press, then the
/// signs of the board.
std::vector<std::string>
help_pages(const Rules& rules, const PublicState& shown, const tui::Drawing& drawing);

}  // namespace tenebrae::nightcage::board
