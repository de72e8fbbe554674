// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/cagedin/aim.hpp"
#include "tui/games/cagedin/roles.hpp"

/// What is drawn besides the cage.
namespace tenebrae::cagedin::board {

/// The answers, where they are no cards, and the own hand: as cards as far as there is room, all of
/// them by their codes otherwise.
void draw_hand(const Brush& brush, const tui::Rect& rect, const Setup& setup, const Aim& aim);

/// Both fighters' boards beside each other, the decks, what is being answered and, where there is
/// room, what was discarded; gives how many lines it took.
int draw_panel(const Brush& brush, const tui::Rect& rect, const Setup& setup, const View& view);

}  // namespace tenebrae::cagedin::board
