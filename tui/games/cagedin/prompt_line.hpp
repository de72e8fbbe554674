// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/cagedin/aim.hpp"
#include "tui/screen/keymap.hpp"

#include <string>

namespace tenebrae::cagedin::board {

/// What is being decided and with which keys, in at most so many columns: what matters least is
/// left out.
std::string prompt_line(const Aim& aim, const tui::Keymap& keymap, int width);

}  // namespace tenebrae::cagedin::board
