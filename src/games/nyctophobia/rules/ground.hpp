// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.hpp"

#include <array>
#include <bit>
#include <cstdint>

/// The ground of Nyctophobia: 8 by 8 spaces, the sides between them, and the trees on sides.
namespace tenebrae::nyctophobia {

/// A space, in reading order from a1, the north-west corner (HU-G1): row * 8 + column.
using Space = core::BoardPlace;
inline constexpr int kBoardSize = 8;
inline constexpr int kSpaces = kBoardSize * kBoardSize;
inline constexpr Space kNoSpace = 0xFF;

using Spaces = core::BoardPlaces;

using core::Direction;
using core::first_of;
using core::has;
using core::index;
using core::kDirections;
using core::only;
using core::opposite;
using core::take_first;

constexpr int column(Space space) {
    return space % kBoardSize;
}
constexpr int row(Space space) {
    return space / kBoardSize;
}
constexpr Space space_at(int column, int row) {
    return static_cast<Space>(row * kBoardSize + column);
}
constexpr bool is_inside(int column, int row) {
    return column >= 0 && column < kBoardSize && row >= 0 && row < kBoardSize;
}
constexpr int columns_of(Direction direction) {
    return direction == Direction::East ? 1 : direction == Direction::West ? -1 : 0;
}
constexpr int rows_of(Direction direction) {
    return direction == Direction::South ? 1 : direction == Direction::North ? -1 : 0;
}
/// Returns the next space in a direction; kNoSpace beyond the border.
constexpr Space beyond(Space space, Direction direction) {
    const int x = column(space) + columns_of(direction);
    const int y = row(space) + rows_of(direction);
    return is_inside(x, y) ? space_at(x, y) : kNoSpace;
}
/// Returns rows plus columns between two spaces, ignoring trees.
constexpr int grid_distance(Space from, Space to) {
    const int x = column(from) - column(to);
    const int y = row(from) - row(to);
    return (x < 0 ? -x : x) + (y < 0 ? -y : y);
}
/// Returns the direction of a neighbour. Precondition: the spaces are neighbours.
constexpr Direction direction_to(Space from, Space neighbour) {
    return neighbour + kBoardSize == from   ? Direction::North
           : neighbour == from + 1          ? Direction::East
           : neighbour == from + kBoardSize ? Direction::South
                                            : Direction::West;
}

/// The line between two neighbouring spaces (HU-G2): the space west or north of it, twice, and 1
/// more if it is that space's south side. So sides in their order have rising numbers, with gaps
/// where the board ends.
using Side = std::uint8_t;
inline constexpr int kSides = 112;
inline constexpr int kSideNumbers = 2 * kSpaces;
inline constexpr Side kNoSide = 0xFF;

/// Returns the side of a space in a direction; kNoSide at the border.
constexpr Side side_of(Space space, Direction direction) {
    const Space other = beyond(space, direction);
    if (other == kNoSpace) {
        return kNoSide;
    }
    const bool is_across = direction == Direction::North || direction == Direction::South;
    const Space from = other < space ? other : space;
    return static_cast<Side>(2 * from + (is_across ? 1 : 0));
}
constexpr bool is_south_side(Side side) {
    return side % 2 != 0;
}
/// Return the spaces of a side: the west or north one, and the east or south one.
constexpr Space near_space(Side side) {
    return static_cast<Space>(side / 2);
}
constexpr Space far_space(Side side) {
    return static_cast<Space>(side / 2 + (is_south_side(side) ? kBoardSize : 1));
}
/// Returns whether a number names a side; those beyond the border do not.
constexpr bool is_side(int number) {
    const auto space = static_cast<Space>(number / 2);
    return number >= 0 && number < kSideNumbers
           && (number % 2 != 0 ? row(space) + 1 < kBoardSize : column(space) + 1 < kBoardSize);
}

inline constexpr Spaces kWestColumn = 0x0101010101010101;
inline constexpr Spaces kEastColumn = kWestColumn << 7U;

/// The places of the trees (HU-G3).
struct Trees {
    Spaces east = 0;  ///< spaces with a tree on their east side
    Spaces south = 0;

    [[nodiscard]] constexpr bool has(Side side) const {
        return nyctophobia::has(is_south_side(side) ? south : east, near_space(side));
    }
    constexpr void put(Side side) {
        (is_south_side(side) ? south : east) |= only(near_space(side));
    }
    constexpr void take(Side side) {
        (is_south_side(side) ? south : east) &= ~only(near_space(side));
    }
    [[nodiscard]] constexpr int count() const { return std::popcount(east) + std::popcount(south); }
    /// Returns whether there is a space in this direction and no tree in between.
    [[nodiscard]] constexpr bool is_open(Space space, Direction direction) const {
        const Side side = side_of(space, direction);
        return side != kNoSide && !has(side);
    }
    /// Returns all spaces one step from any of these over open sides.
    [[nodiscard]] constexpr Spaces next_to(Spaces from) const {
        return (from & ~kEastColumn & ~east) << 1U | ((from & ~kWestColumn) >> 1U & ~east)
               | (from & ~south) << 8U | (from >> 8U & ~south);
    }

    friend constexpr bool operator==(const Trees&, const Trees&) = default;
};

/// Two neighbouring spaces (HU-C3), the first in reading order first.
using CarSpaces = std::array<Space, 2>;
inline constexpr CarSpaces kNoCar{kNoSpace, kNoSpace};
constexpr Spaces spaces_of(const CarSpaces& car) {
    return car[0] == kNoSpace ? 0 : only(car[0]) | only(car[1]);
}

inline constexpr int kNoPath = 0xFF;
/// Returns the length of the shortest path from a space to a goal over open sides, or kNoPath. A
/// path never enters a `blocked` space, not even as the goal, but may start in one.
int distance(const Trees& trees, Space from, Spaces goal, Spaces blocked);

/// Returns whether all spaces outside the car are connected (HU-B3); with kNoCar, all spaces.
bool is_sound(const Trees& trees, const CarSpaces& car);

/// Turns of the board. A quarter to the right moves column x, row y (from 0) to column 7-y, row x
/// (HU-Y2).
enum class Turning : std::uint8_t { Left, Right, Half };
Space turned(Space space, Turning turning);  ///< kNoSpace stays kNoSpace
Spaces turned(Spaces spaces, Turning turning);
Trees turned(const Trees& trees, Turning turning);
CarSpaces turned(const CarSpaces& car, Turning turning);

}  // namespace tenebrae::nyctophobia
