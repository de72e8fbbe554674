// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/key_action.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

/// Geometry shared by the pictures of all boards: cells of one size in rows and columns, names
/// beside them, and a cursor.
namespace tenebrae::tui {

/// Columns and lines from one cell to the next.
struct Pitch {
    int columns = 1;
    int lines = 1;
    friend constexpr bool operator==(Pitch, Pitch) = default;
};

/// Returns the first, largest pitch that fits, or the last one if none does; the board is then cut
/// off.
template <typename Pitches, typename Fits>
Pitch largest_pitch(const Pitches& pitches, Fits fits) {
    const auto found = std::ranges::find_if(pitches, fits);
    return found == pitches.end() ? pitches.back() : *found;
}

/// Returns the middle of a rectangle; of two middle points the left or upper one.
constexpr Point middle_of(const Rect& rect) {
    return {rect.x + (rect.width - 1) / 2, rect.y + (rect.height - 1) / 2};
}

/// Returns the column where something of this width begins if it is centred.
constexpr int centred(const Rect& rect, int columns) {
    return rect.x + (rect.width - columns) / 2;
}

/// The positions of a board's cells; it draws nothing. A hex board shifts the cells of a row
/// itself.
struct BoardFrame {
    Point corner;  ///< of the first cell
    Pitch pitch;
    int columns = 1;
    int rows = 1;
    int line = 0;  ///< the width of the lines between cells and around all of them

    /// Returns the rectangle of a cell. Both numbers count from 0 at the top left and may be beyond
    /// the last cell.
    [[nodiscard]] constexpr Rect cell(int column, int row) const {
        return {
            corner.x + column * pitch.columns,
            corner.y + row * pitch.lines,
            pitch.columns - line,
            pitch.lines - line};
    }
    /// Returns the rectangle of all cells, without the line around them.
    [[nodiscard]] constexpr Rect cells() const {
        return {corner.x, corner.y, columns * pitch.columns - line, rows * pitch.lines - line};
    }

    /// Return the positions of a column's name, which is one column wide, and of a row's name, with
    /// a space between it and the cells.
    [[nodiscard]] constexpr Point above(int column) const {
        return {middle_of(cell(column, 0)).x, corner.y - line - 1};
    }
    [[nodiscard]] constexpr Point below(int column) const {
        return {middle_of(cell(column, 0)).x, cells().bottom() + line};
    }
    [[nodiscard]] constexpr Point left_of(int row) const {
        return {corner.x - line - 2, middle_of(cell(0, row)).y};
    }
    [[nodiscard]] constexpr Point right_of(int row) const {
        return {cells().right() + line + 1, middle_of(cell(0, row)).y};
    }
};

/// The step of a cursor in one of the eight directions.
struct CursorStep {
    int east = 0;
    int south = 0;
    friend constexpr bool operator==(CursorStep, CursorStep) = default;
};
/// Returns the step for a key action, or nothing if it is not a direction.
constexpr std::optional<CursorStep> cursor_step(KeyAction action) {
    constexpr std::array<CursorStep, 8> kSteps{
        {{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}}};
    static_assert(static_cast<std::size_t>(KeyAction::NorthWest) == kSteps.size() - 1);
    const auto place = static_cast<std::size_t>(action);
    return place < kSteps.size() ? std::optional(kSteps[place]) : std::nullopt;
}

/// Returns the direction of one of the first four key actions, or nothing for all others.
constexpr std::optional<core::Direction> direction_of(KeyAction action) {
    return action <= KeyAction::West ? std::optional(static_cast<core::Direction>(action))
                                     : std::nullopt;
}
static_assert(direction_of(KeyAction::North) == core::Direction::North);
static_assert(direction_of(KeyAction::East) == core::Direction::East);
static_assert(direction_of(KeyAction::South) == core::Direction::South);
static_assert(direction_of(KeyAction::West) == core::Direction::West);

/// Puts brackets inside a cell, on either side of its content. lit: in the light that falls there.
template <typename Brush>
void put_brackets(const Brush& brush, const Rect& cell, Style style, bool lit) {
    const int y = middle_of(cell).y;
    for (const int x : {cell.x, cell.right() - 1}) {
        style.light = lit ? brush.light_at({x, y}) : Light{0};
        brush.put({x, y}, x == cell.x ? U'[' : U']', style);
    }
}

/// Puts the brackets of look mode's cursor and moves the terminal's cursor there.
template <typename Brush>
void put_cursor(const Brush& brush, const Rect& cell, Style style, bool lit) {
    put_brackets(brush, cell, style, lit);
    brush.set_cursor(middle_of(cell));
}

}  // namespace tenebrae::tui
