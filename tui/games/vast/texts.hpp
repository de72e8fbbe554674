// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/vast/aim.hpp"
#include "tui/table/board_view.hpp"

#include <string>
#include <vector>

/// The help and the prompt line of the board.
namespace tenebrae::vast::board {

/// Returns the help for the pending decision, a paragraph for each subject: what it means, what to
/// press, how the role of the seat plays and wins, then the signs of the map.
std::vector<std::string>
help_pages(const View& view, const Rules& rules, const tui::Drawing& drawing);

/// Returns the decision and its keys in at most `width` columns; the least important keys are left
/// out.
std::string prompt_line(const Aim& aim, const tui::Keymap& keymap, int width);

}  // namespace tenebrae::vast::board
