// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/cagedin/aim.hpp"
#include "tui/games/cagedin/roles.hpp"

namespace tenebrae::cagedin::board {

/// The answers, where they are no cards, and the own hand: as cards as far as there is room, all of
/// them by their codes otherwise.
void draw_hand(const Brush& brush, const tui::Rect& rect, const Setup& setup, const Aim& aim);

}  // namespace tenebrae::cagedin::board
