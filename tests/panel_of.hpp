// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/board_view.hpp"

namespace tenebrae::test {

/// Returns the panel of a board on a grid of this size.
inline tui::Grid
panel_of(const tui::BoardView& board, const tui::Drawing& drawing, int width, int height) {
    tui::Grid grid(width, height);
    board.draw_panel(grid, grid.area(), drawing);
    return grid;
}

/// Returns the same settings with light as background and these glyphs.
inline tui::Drawing in_light(tui::Drawing drawing, const tui::Glyphs& glyphs) {
    drawing.glyphs = &glyphs;
    drawing.light = true;
    return drawing;
}

}  // namespace tenebrae::test
