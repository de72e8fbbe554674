// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/cave.hpp"
#include "tui/screen/board_frame.hpp"

namespace tenebrae::vast::board {

/// The shape of a Lit tile: a room with a corridor to each open side, and walls around them.
struct TileShape {
    tui::Pitch size;
    Sides open = 0;

    /// Returns the columns of a wall at the east or west, and the lines of one at the north or
    /// south.
    [[nodiscard]] constexpr int wall_columns() const {
        return size.columns >= 17 ? 3 : size.columns >= 11 ? 2 : 1;
    }
    static constexpr int wall_lines() { return 1; }

    /// Returns whether a place, counted from the top left, is floor.
    [[nodiscard]] constexpr bool is_floor(int x, int y) const {
        const int columns = wall_columns();
        const int lines = wall_lines();
        const bool is_inside_x = x >= columns && x < size.columns - columns;
        const bool is_inside_y = y >= lines && y < size.lines - lines;
        if (is_inside_x && is_inside_y) {
            return true;
        }
        if (is_inside_y && near_middle(y, size.lines, size.lines >= 5 ? 1 : 0)) {
            return has(open, x < columns ? Direction::West : Direction::East);
        }
        return is_inside_x && near_middle(x, size.columns, columns)
               && has(open, y < lines ? Direction::North : Direction::South);
    }

private:
    static constexpr bool near_middle(int at, int length, int reach) {
        const int middle = length / 2;
        return at >= middle - reach && at <= middle + reach;
    }
};

}  // namespace tenebrae::vast::board
