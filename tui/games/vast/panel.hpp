// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/vast/aim.hpp"
#include "tui/games/vast/signs.hpp"
#include "tui/table/board_view.hpp"

namespace tenebrae::vast::board {

/// What the panel shows.
struct PanelContent {
    const Vast& game;
    const View& view;
    const Aim& aim;
    Role role;  ///< whose board is shown in full
    Tile drawn = kNoTile;  ///< the tile that the Cave has just drawn
};

/// Draws the board of a role as it is printed, a line for each of the others, the goals and the
/// answers that are not on the map; returns the number of lines used.
int draw_panel(
    const Brush& brush,
    const tui::Rect& rect,
    const PanelContent& content,
    const tui::Drawing& drawing
);

}  // namespace tenebrae::vast::board
