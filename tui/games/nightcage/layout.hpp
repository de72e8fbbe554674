// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/geometry.hpp"
#include "tui/screen/grid.hpp"

namespace tenebrae::nightcage::board {

/// What the view has been scrolled to: the column and row shown at its top left.
struct Scroll {
    int column = 0;
    int row = 0;
    friend constexpr bool operator==(Scroll, Scroll) = default;
};

/// Where on the screen the cells of a board lie: tiles of one size, odd in both directions so that
/// there is a middle, with their names and the marks of the wrapping corridors around them.
class Layout {
public:
    static constexpr int kSmallestWidth = 5;
    static constexpr int kSmallestHeight = 3;

    /// The largest tiles that fit; the smallest, to be cut off, where none fit.
    Layout(const Geometry& board, const tui::Rect& rect, Scroll scroll);

    [[nodiscard]] int tile_width() const { return tile_width_; }
    [[nodiscard]] int tile_height() const { return tile_height_; }
    /// Columns beside the tiles on either side: 2 or, with room for an arrow, 3.
    [[nodiscard]] int margin() const { return margin_; }
    /// Is there a line for names below the tiles?
    [[nodiscard]] bool has_bottom() const { return has_bottom_; }

    [[nodiscard]] tui::Rect tile(Cell cell) const;
    [[nodiscard]] tui::Point middle(Cell cell) const;
    /// Tiles, names and marks.
    [[nodiscard]] const tui::Rect& whole() const { return whole_; }
    /// The tiles alone.
    [[nodiscard]] tui::Rect tiles() const;

    /// The column, or row, of the board that is shown at a place counted from the top left.
    [[nodiscard]] int column_at(int place) const { return (place + scroll_.column) % board_.side; }
    [[nodiscard]] int row_at(int place) const { return (place + scroll_.row) % board_.side; }

private:
    const Geometry& board_;
    Scroll scroll_;
    int tile_width_ = kSmallestWidth;
    int tile_height_ = kSmallestHeight;
    int margin_ = 2;
    bool has_bottom_ = false;
    tui::Rect whole_;
};

}  // namespace tenebrae::nightcage::board
