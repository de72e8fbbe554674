// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/cagedin/aim.hpp"
#include "tui/games/cagedin/roles.hpp"
#include "tui/table/board_view.hpp"

/// The hand and the panel: all pictures besides the cage.
namespace tenebrae::cagedin::board {

/// Draws the answers, if they are not cards, and the player's hand: as cards if there is room, else
/// by their codes.
void draw_hand(const Brush& brush, const tui::Rect& rect, const Setup& setup, const Aim& aim);

/// Draws both boards beside each other, the decks, the attack in progress and, if there is room,
/// the discarded cards; returns the number of lines used.
int draw_panel(
    const Brush& brush,
    const tui::Rect& rect,
    const Setup& setup,
    const View& view,
    const tui::Drawing& drawing
);

}  // namespace tenebrae::cagedin::board
