// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/cagedin/aim.hpp"

#include <string>
#include <vector>

/// The texts of the board: help has a paragraph for each subject.
namespace tenebrae::cagedin::board {

/// Help for a decision as a newcomer needs it: what it means, what to press, then the signs of the
/// board.
std::vector<std::string> help_pages(const Open& open, const tui::Drawing& drawing);

/// What is being decided and with which keys, in at most so many columns: what matters least is
/// left out.
std::string prompt_line(const Aim& aim, const tui::Keymap& keymap, int width);

}  // namespace tenebrae::cagedin::board
