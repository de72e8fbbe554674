// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nightcage/aim.hpp"
#include "tui/screen/keymap.hpp"

#include <string>
#include <vector>

namespace tenebrae::nightcage::board {

/// The keys that go in the four directions as one word: "arrows", "hjkl".
std::string direction_keys(const tui::Keymap& keymap);

/// What is being decided and with which keys, in at most so many columns: what matters least is
/// left out.
std::string prompt_line(const Aim& aim, const tui::Keymap& keymap, int width);

}  // namespace tenebrae::nightcage::board
