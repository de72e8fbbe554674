// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/nightcage/rules/tile.hpp"

#include <array>
#include <cstdint>

namespace tenebrae::nightcage {

/// The largest stack; a set file with more tiles is refused.
inline constexpr int kMaxStack = 96;
/// The number of squares of the Dirge (NC-D2), and of omens that call it (NC-D1).
inline constexpr int kDirgeCells = 9;
inline constexpr int kDirgeOmens = 2;

struct TileFacts {
    std::uint8_t count =
        0;  ///< in the stack; for Start: one for each prisoner, never in the stack (NC-T1, NC-T2)
    std::uint8_t opening = 0;  ///< how many of them are set aside for the opening (NC-S1, [2])
    Exits exits;  ///< in one orientation (NC-T5)
    bool crumbles = false;  ///< NC-T3
};

/// Rules that differ between printings, other than numbers: see data/nightcage/sets/*.toml.
struct Switches {
    bool gate_stops_sight = false;  ///< NC-A1: a gate is seen, nothing behind it
    bool removal_before_light = false;  ///< NC-M4, [2]: removal also happens before illuminating
    bool monster_becomes_pit = false;  ///< NC-A8, [1]: a wax eater after contact
    bool drop_after_charge = false;  ///< NC-A9, [1]: the prisoner may fall into that pit by choice
    bool flickers_a_turn_later = false;  ///< NC-E2, [2]
};

/// The cells that the Dirge covers in one direction, with the top left corner of its rectangle on
/// a1.
struct DirgeShape {
    std::uint8_t height = 0;
    std::uint8_t width = 0;
    Cells cells = 0;

    friend constexpr bool operator==(const DirgeShape&, const DirgeShape&) = default;
};

/// Returns the smallest rectangle around squares that touch the top and left of a grid kMaxSide
/// wide; cells stay squares of that grid.
DirgeShape dirge_shape(Cells squares);

/// The constants of a game. Made and checked by make_variant() (sets/variant.hpp). Outlives its
/// states, which do not point to it.
struct Rules {
    Rules(int side, int prisoner_count);

    Geometry board;
    std::uint8_t prisoners = 4;  ///< 4 or 5
    std::uint8_t players = 1;  ///< 1 to 5 seats (NC-G3)
    /// [1]: this many random opening tiles from all passages; 0: TileFacts::opening applies ([2]).
    std::uint8_t random_opening = 0;
    Switches switches;
    std::array<TileFacts, kTileKinds> tiles{};
    /// The shape for each direction that the north of the Dirge points to: as in the data, then
    /// each a quarter turn clockwise from the one before. Filled by turn_dirge().
    std::array<DirgeShape, 4> dirge;

    /// The distinct orientations of a kind, in the order of turning; filled by
    /// index_orientations().
    using Orientations = core::FixedList<Exits, 4>;
    std::array<Orientations, kTileKinds> orientations;
    /// Those of them with an exit on one of the sides of a mask; for an empty mask all of them.
    std::array<std::array<Orientations, 16>, kTileKinds> facing;

    [[nodiscard]] const TileFacts& facts(TileKind kind) const { return tiles[index(kind)]; }
    void index_orientations();
    /// Fills `dirge` from the squares it covers facing north, on a grid kMaxSide wide.
    /// Precondition: the board has room for it.
    void turn_dirge(Cells squares);
};

}  // namespace tenebrae::nightcage
