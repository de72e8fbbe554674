// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"
#include "tui/table/board_view.hpp"

#include <string>
#include <vector>

namespace tenebrae::nyctophobia::board {

/// Returns help for a newcomer in paragraphs: what the decision means, what to press, and the signs
/// of the board.
std::vector<std::string> help_pages(const View& view, const tui::Drawing& drawing);

}  // namespace tenebrae::nyctophobia::board
