// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/cagedin/aim.hpp"

#include <string>
#include <vector>

/// What is said: in explanations and help a paragraph each.
namespace tenebrae::cagedin::board {

/// What lies on a hex and what it means to stand there.
std::vector<std::string> explain_hex(const Setup& setup, const View& view, Hex hex);
/// A fighter's board.
std::vector<std::string> explain_fighter(const Setup& setup, const View& view, Seat who);
/// What the cards of the own hand do.
std::vector<std::string> explain_hand(const Setup& setup, const View& view);

/// Help for a decision as a newcomer needs it: what it means, what to press, then the signs of the
/// board.
std::vector<std::string> help_pages(const Open& open, const tui::Drawing& drawing);

/// What is being decided and with which keys, in at most so many columns: what matters least is
/// left out.
std::string prompt_line(const Aim& aim, const tui::Keymap& keymap, int width);

}  // namespace tenebrae::cagedin::board
