// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/geometry.hpp"
#include "tui/games/nightcage/scene.hpp"
#include "tui/screen/board_frame.hpp"
#include "tui/screen/theme.hpp"

namespace tenebrae::nightcage::board {

/// The scroll position: the column and row shown at the top left.
struct Scroll {
    int column = 0;
    int row = 0;
    friend constexpr bool operator==(Scroll, Scroll) = default;
};

/// The places of the cells on the screen: tiles of one size, odd in both directions so that
/// there is a middle, with their names and the marks of the wrapping corridors around them.
class Layout {
public:
    static constexpr int kSmallestWidth = 5;
    static constexpr int kSmallestHeight = 3;

    /// Chooses the largest tiles that fit, or the smallest, cut off, if none fit.
    Layout(const Geometry& board, const tui::Rect& rect, Scroll scroll);

    /// Returns whether there is room for an arrow beside the names on either side.
    [[nodiscard]] bool has_arrows() const { return margin_ > 2; }
    /// Returns whether there is a line for names below the tiles.
    [[nodiscard]] bool has_bottom() const { return has_bottom_; }

    /// Returns the frame of the tiles, in the order they are shown.
    [[nodiscard]] const tui::BoardFrame& frame() const { return frame_; }
    [[nodiscard]] tui::Rect tile(Cell cell) const;
    [[nodiscard]] tui::Point middle(Cell cell) const { return tui::middle_of(tile(cell)); }
    /// Returns the area of tiles, names and marks.
    [[nodiscard]] tui::Rect whole() const;

    /// Returns the cell at a place of the board.
    [[nodiscard]] Cell cell_at(tui::BoardPoint place) const { return board_.at(place.y, place.x); }

    /// Returns the board's column or row that is shown at a position counted from the top left.
    [[nodiscard]] int column_at(int place) const { return (place + scroll_.column) % board_.side; }
    [[nodiscard]] int row_at(int place) const { return (place + scroll_.row) % board_.side; }

private:
    const Geometry& board_;
    Scroll scroll_;
    int margin_ = 2;  ///< columns beside the tiles on either side
    bool has_bottom_ = false;
    tui::BoardFrame frame_;
};

/// The settings for drawing a scene.
struct Framing {
    const tui::Glyphs* glyphs = nullptr;
    unsigned flicker = 0;
    Scroll scroll;
    bool light = false;  ///< the palette shows light as background
    bool pixels = false;  ///< light is drawn in half blocks
};

/// Draws a scene inside the rectangle, sets the grid's cursor to its focus, and returns the area
/// used.
tui::Rect draw_scene(
    tui::Grid& grid,
    const tui::Rect& rect,
    const Rules& rules,
    const Scene& scene,
    const Framing& framing
);

}  // namespace tenebrae::nightcage::board
