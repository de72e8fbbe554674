// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/cagedin/aim.hpp"

#include <string>
#include <vector>

/// The help and the prompt line of the board.
namespace tenebrae::cagedin::board {

/// Returns the help for a decision, a paragraph for each subject: what it means, what to press,
/// then the signs of the board.
std::vector<std::string> help_pages(const PublicState& open, const tui::Drawing& drawing);

/// Returns the decision and its keys in at most `width` columns; the least important keys are left
/// out.
std::string prompt_line(const Aim& aim, const tui::Keymap& keymap, int width);

}  // namespace tenebrae::cagedin::board
