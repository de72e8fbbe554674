// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/state.hpp"

/// The map: cells and spaces, walls, passages, sections (sections M, P, R, X).
namespace tenebrae::vast {

/// Cells in reading order, each once.
using CellList = core::FixedList<Cell, 4 * kMaxSpaces>;
/// The spaces of the pieces, by Piece; kNoSpace for a piece that is on none.
using Places = std::array<SpaceId, kPieces>;
/// The orientations of a tile (T1), in the order `nesw` `nes` `esw` and so on: turned clockwise.
using Orientations = core::FixedList<Sides, 4>;

/// Puts cells into reading order, each once.
void sort_cells(CellList& cells);
/// Returns the space at a cell, kNoSpace for an empty cell.
SpaceId space_at(const State& state, Cell cell);
/// Returns the neighbour of a space, or kNoSpace.
inline SpaceId neighbour(const State& state, SpaceId space, Direction direction) {
    return state.next[space][index(direction)];
}
/// Returns whether an empty cell is next to a space.
bool is_beside_space(const State& state, Cell cell);

/// Puts a new space onto an empty cell and returns its number. `side` as in Space.
SpaceId place_space(State& state, Cell cell, Tile tile, std::uint8_t side);
/// Takes a space off the map with everything on it and its edges.
void remove_space(State& state, SpaceId space);
/// Takes the Bombs and Rockslides off the edges of a space.
void clear_edges(State& state, SpaceId space);
/// Takes the Rockslide off an edge.
void take_rockslide(State& state, SpaceId space, Direction direction);
/// Finds the neighbours of all spaces again, after spaces have moved.
void find_neighbours(State& state);

/// VA-K32. Precondition: none; the cell on that side may be empty.
bool is_bombed(const State& state, SpaceId space, Direction direction);
bool has_rockslide(const State& state, SpaceId space, Direction direction);
/// Returns whether a wall of either tile is on the edge, and not bombed (VA-M2, M3).
bool has_wall(const State& state, SpaceId space, Direction direction);
/// VA-M3. False if the cell on that side is empty.
bool has_passage(const State& state, SpaceId space, Direction direction);
/// VA-M4.
bool is_open_edge(const State& state, SpaceId space, Direction direction);
/// VA-M5.
bool sees(const State& state, SpaceId from, SpaceId to);
/// VA-M7.
int touching(const State& state, SpaceId space);

/// VA-P2: the empty cells next to an open edge.
void find_cells_to_fill(const State& state, CellList& cells);
bool has_cell_to_fill(const State& state);
/// Lists the empty cells next to a space; with `dark`, only next to Dark tiles.
void find_border(const State& state, CellList& cells, bool dark = false);

/// Returns the Lit tiles joined to the Entrance by passages over Lit tiles.
SpaceSet joined_lit_tiles(const State& state);
/// Returns whether a Dark tile would be joined to those tiles if its open sides were these (VA-R3).
bool would_join(const State& state, const SpaceSet& joined, SpaceId space, Sides open);
void find_orientations(const Rules& rules, Tile tile, Orientations& orientations);
/// Lists the legal orientations of VA-R3.
void find_joining_orientations(
    const Rules& rules, const State& state, SpaceId space, Orientations& orientations
);
/// Sections (VA-X10), numbered from 0 in reading order of their first cells.
struct Sections {
    std::array<std::uint8_t, kMaxSpaces> of{};  ///< by space; kNoSpace if it is unused
    std::array<Cell, kMaxSpaces> first{};  ///< by section
    int count = 0;
};
Sections find_sections(const State& state);
/// Returns whether the map is one section; faster than find_sections().
bool is_joined(const State& state);
/// Returns the distance from a section, moved by a step (or none), to the nearest other section.
int distance_to_others(const State& state, const Sections& sections, int section, Cell step);

SpaceId space_of(const State& state, Piece piece);
Places places_of(const State& state);
/// Returns whether a piece other than `except` is on the space.
bool has_piece(const State& state, SpaceId space, Piece except = Piece::None);
/// Returns whether a piece of a role other than this is on the space.
bool has_other_players_piece(const State& state, SpaceId space, Role role);
bool has_gem(const State& state, SpaceId space);
/// Returns the spaces that the die has marked; marked empty cells are left out.
SpaceSet marked_spaces(const State& state, SpaceId centre, Set marks);
inline bool has_monster_token(const State& state, SpaceId space) {
    return state.monster_tokens[0] == space || state.monster_tokens[1] == space;
}
/// Returns whether a token in the sense of the rules lies on the space.
bool has_token(const State& state, SpaceId space);
/// Returns whether the space has neither piece nor token.
bool is_unoccupied(const State& state, SpaceId space);

/// Returns whether there is an unoccupied Lit or Dark tile.
bool has_unoccupied_tile(const State& state, bool lit);

/// The spaces to which a piece could leave its space when that goes (VA-X4, X5).
using ExitList = core::FixedList<SpaceId, 4>;
/// Lists the exits of a piece that leave an exit to the later pieces of the tile, if there are any,
/// by direction (VA-X6).
void find_exits(const Rules& rules, const State& state, Piece piece, ExitList& exits);
/// Lists where a Monster may throw the Knight: the Underworm onto the nearest Dark tile of a
/// diagonal or, without one, a cell for a new tile (VA-V36), others to an adjacent space (VA-V31).
void find_thrown(const State& state, Monster monster, CellList& cells);
/// Lists the nearest spaces outside the marked ones that a piece on a marked one reaches (VA-D33).
void find_flights(
    const Rules& rules, const State& state, Piece piece, const SpaceSet& marked, CellList& cells
);
/// Returns whether the tile may be chosen for collapsing (VA-X3, X6).
bool can_collapse(const Rules& rules, const State& state, SpaceId space);
/// VA-B40, N14: whether Cave-In may take a tile, or the Terrain with this first space.
bool can_cave_in(const Rules& rules, const State& state, SpaceId space);
/// Lists the spaces that VA-X8 and N14 allow, by their cells.
void find_removable(const Rules& rules, const State& state, CellList& cells);

}  // namespace tenebrae::vast
