// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/game_rules.hpp"
#include "tui/games/vast/aim.hpp"
#include "tui/screen/board_frame.hpp"

#include <optional>
#include <vector>

namespace tenebrae::vast::board {

/// What the chosen answer would do to a cell.
enum class Change : std::uint8_t {
    None,
    Placed,  ///< a tile comes there
    Removed,  ///< its tile goes
    Shown,  ///< its tile lies open to the sides that the action names
    Walled,  ///< an edge of it gets a Rockslide
    Token,  ///< a token comes onto it
    Terrain,  ///< a Terrain comes there
};

/// What is drawn on the map: a view, the answers on it, and the moment of an animation.
struct Scene {
    const Rules& rules;
    const State& state;
    Places places{};  ///< of the pieces, by Piece
    std::vector<Aim::Mark> marks{};
    Cell focus = kEntranceCell;  ///< where the piece that acts is
    std::optional<Cell> aimed{};  ///< the cell of the chosen answer
    Change change = Change::None;
    Action action{};  ///< the chosen answer, if `change` is something
    std::optional<Cell> cursor{};  ///< of look mode
    std::vector<Cell> falling{};  ///< tiles that are falling
    std::vector<Cell> glowing{};  ///< cells on which something comes, goes or turns
    bool light = false;  ///< the palette shows light as background
    bool pixels = false;  ///< light is drawn in half blocks
    unsigned flicker = 0;  ///< see tui::Drawing
};

/// Returns the number of the symbol on top of the stack, 0 to 2, or nullopt if the stack is empty.
std::optional<std::uint8_t> next_symbol(const Rules& rules, const State& state);
/// Returns what an answer would do to its cell.
Change change_of(const Action& action);
/// Returns whether an answer names the tile that is placed: the Cave's do.
bool names_tile(const Rules& rules, const Action& action);

/// The cells on the screen: all of one size, with their names at the top and the left.
struct MapFrame {
    tui::BoardFrame frame;
    Cell first;  ///< the north-west cell

    [[nodiscard]] bool contains(Cell cell) const {
        return cell.east >= first.east && cell.east < first.east + frame.columns
               && cell.south >= first.south && cell.south < first.south + frame.rows;
    }
    [[nodiscard]] tui::Rect rect_of(Cell cell) const {
        return frame.cell(cell.east - first.east, cell.south - first.south);
    }
    [[nodiscard]] Cell cell_at(int column, int row) const { return moved(first, row, column); }
};

/// Returns the frame with two more cells on each side, from which light may fall in.
MapFrame widened(const MapFrame& map);

/// Returns the cells that have something to show: spaces, lurking tribes and marks.
tui::Rect bounds_of(const Scene& scene);
/// Places cells of this size: the whole map, if it fits, else the part around `centre`, so that the
/// aimed cell can be seen.
MapFrame lay_out_map(const tui::Rect& rect, tui::Pitch pitch, const Scene& scene, Cell centre);
/// Returns the largest size of tiles for a room of this size.
tui::Pitch pitch_for(const tui::Rect& rect);

}  // namespace tenebrae::vast::board
