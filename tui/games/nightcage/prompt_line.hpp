// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nightcage/aim.hpp"
#include "tui/screen/keymap.hpp"

#include <string>

namespace tenebrae::nightcage::board {

/// Returns the question and its keys in at most `width` columns; the least important keys are left
/// out.
std::string prompt_line(const Aim& aim, const tui::Keymap& keymap, int width);

}  // namespace tenebrae::nightcage::board
