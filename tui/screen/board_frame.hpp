// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.hpp"
#include "tui/screen/act.hpp"
#include "tui/screen/grid.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

/// What pictures of boards have alike, whatever lies on them: cells of one size in rows and
/// columns, names beside them, and a cursor.
namespace tenebrae::tui {

/// Columns and lines from one cell to the next.
struct Pitch {
    int columns = 1;
    int lines = 1;
    friend constexpr bool operator==(Pitch, Pitch) = default;
};

/// The first, largest one that fits; the last where none does, to be cut off.
template <typename Pitches, typename Fits>
Pitch largest_pitch(const Pitches& pitches, Fits fits) {
    const auto found = std::ranges::find_if(pitches, fits);
    return found == pitches.end() ? pitches.back() : *found;
}

/// Of two middles the one to the left, or above.
constexpr Point middle_of(const Rect& rect) {
    return {rect.x + (rect.width - 1) / 2, rect.y + (rect.height - 1) / 2};
}

/// The column where something so wide begins that lies in the middle.
constexpr int centred(const Rect& rect, int columns) {
    return rect.x + (rect.width - columns) / 2;
}

/// Where the cells of a board lie; it draws nothing. A hex board shifts the cells of a row itself.
struct BoardFrame {
    Point corner;  ///< of the first cell
    Pitch pitch;
    int columns = 1;
    int rows = 1;
    int line = 0;  ///< how wide what is between two cells, and around all of them, is

    /// Counted from 0 and from the top left; beyond the last as if there were more.
    [[nodiscard]] constexpr Rect cell(int column, int row) const {
        return {
            corner.x + column * pitch.columns,
            corner.y + row * pitch.lines,
            pitch.columns - line,
            pitch.lines - line};
    }
    /// All cells, without the line around them.
    [[nodiscard]] constexpr Rect cells() const {
        return {corner.x, corner.y, columns * pitch.columns - line, rows * pitch.lines - line};
    }

    /// Where the name of a column stands that is one column wide, and that of a row, with a blank
    /// between it and the cells.
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

/// How far a cursor goes in one of the eight directions.
struct CursorStep {
    int east = 0;
    int south = 0;
    friend constexpr bool operator==(CursorStep, CursorStep) = default;
};
/// Nothing: the act is no direction.
constexpr std::optional<CursorStep> cursor_step(Act act) {
    constexpr std::array<CursorStep, 8> kSteps{
        {{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}}};
    static_assert(static_cast<std::size_t>(Act::NorthWest) == kSteps.size() - 1);
    const auto place = static_cast<std::size_t>(act);
    return place < kSteps.size() ? std::optional(kSteps[place]) : std::nullopt;
}

/// The four of them begin the acts; nothing: the act is another one.
constexpr std::optional<core::Direction> direction_of(Act act) {
    return act <= Act::West ? std::optional(static_cast<core::Direction>(act)) : std::nullopt;
}
static_assert(direction_of(Act::North) == core::Direction::North);
static_assert(direction_of(Act::East) == core::Direction::East);
static_assert(direction_of(Act::South) == core::Direction::South);
static_assert(direction_of(Act::West) == core::Direction::West);

/// Brackets within a cell on either side of what is there. lit: in the light that falls there.
template <typename Brush>
void put_brackets(const Brush& brush, const Rect& cell, Style style, bool lit) {
    const int y = middle_of(cell).y;
    for (const int x : {cell.x, cell.right() - 1}) {
        style.light = lit ? brush.light_at({x, y}) : Light{0};
        brush.put({x, y}, x == cell.x ? U'[' : U']', style);
    }
}

/// The same for the cursor of look mode, which the terminal's own follows.
template <typename Brush>
void put_cursor(const Brush& brush, const Rect& cell, Style style, bool lit) {
    put_brackets(brush, cell, style, lit);
    brush.set_cursor(middle_of(cell));
}

}  // namespace tenebrae::tui
