// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

/// The cage of Caged In: 37 hexes in seven rows, their directions and distances (section H).
namespace tenebrae::cagedin {

/// A hex, in reading order from a1 (CI-H1).
using Hex = core::BoardPlace;
inline constexpr int kHexes = 37;
inline constexpr Hex kNoHex = 0xFF;

using Hexes = core::BoardPlaces;
inline constexpr Hexes kAllHexes = (Hexes{1} << kHexes) - 1;

using core::first_of;
using core::has;
using core::only;
using core::take_first;

inline constexpr int kRows = 7;
inline constexpr std::array<int, kRows> kRowLengths{4, 5, 6, 7, 6, 5, 4};

/// Returns the row of a hex, from 0 for row a (CI-H1).
constexpr int row(Hex hex) {
    int left = hex;
    int row = 0;
    while (left >= kRowLengths[static_cast<std::size_t>(row)]) {
        left -= kRowLengths[static_cast<std::size_t>(row++)];
    }
    return row;
}
/// Returns the place of a hex in its row, from 0.
constexpr int column(Hex hex) {
    int left = hex;
    for (int above = 0; above < row(hex); ++above) {
        left -= kRowLengths[static_cast<std::size_t>(above)];
    }
    return left;
}
/// Returns the hex in a row and column; kNoHex if there is none.
constexpr Hex hex_at(int row, int column) {
    if (row < 0 || row >= kRows || column < 0
        || column >= kRowLengths[static_cast<std::size_t>(row)]) {
        return kNoHex;
    }
    int number = column;
    for (int above = 0; above < row; ++above) {
        number += kRowLengths[static_cast<std::size_t>(above)];
    }
    return static_cast<Hex>(number);
}

/// Axial coordinates (CI-H2, table 5).
struct Axial {
    int q = 0;
    int r = 0;
};
constexpr Axial axial(Hex hex) {
    const int r = row(hex) - 3;
    return {(r < 0 ? -3 - r : -3) + column(hex), r};
}
constexpr Hex hex_at(Axial at) {
    return at.r < -3 || at.r > 3 ? kNoHex : hex_at(at.r + 3, at.q - (at.r < 0 ? -3 - at.r : -3));
}

/// The directions in the order of CI-H2.
enum class Direction : std::uint8_t { West, East, Northwest, Northeast, Southwest, Southeast };
inline constexpr std::array kDirections{
    Direction::West,
    Direction::East,
    Direction::Northwest,
    Direction::Northeast,
    Direction::Southwest,
    Direction::Southeast};

constexpr Axial step(Direction direction) {
    constexpr std::array<Axial, 6> kSteps{{{-1, 0}, {1, 0}, {0, -1}, {1, -1}, {-1, 1}, {0, 1}}};
    return kSteps[static_cast<std::size_t>(direction)];
}

/// CI-H3.
constexpr int distance_between(Axial from, Axial to) {
    const auto size = [](int value) { return value < 0 ? -value : value; };
    const int q = to.q - from.q;
    const int r = to.r - from.r;
    return std::max({size(q), size(r), size(q + r)});
}

/// Tables computed at compile time for every hex.
struct CageTables {
    std::array<std::array<Hex, 6>, kHexes> neighbour{};  ///< by direction; kNoHex: the cage
    std::array<Hexes, kHexes> around{};  ///< all neighbours
    std::array<std::array<std::uint8_t, kHexes>, kHexes> distance{};
    std::array<std::array<Hexes, kRows>, kHexes> within{};  ///< at a distance from 1 to the index
    Hexes border = 0;  ///< the hexes that touch the cage (CI-H5)
};
constexpr CageTables make_cage_tables() {
    CageTables tables;
    for (Hex hex = 0; hex < kHexes; ++hex) {
        const Axial at = axial(hex);
        for (const Direction direction : kDirections) {
            const Axial by = step(direction);
            const Hex next = hex_at(Axial{at.q + by.q, at.r + by.r});
            tables.neighbour[hex][static_cast<std::size_t>(direction)] = next;
            (next == kNoHex ? tables.border : tables.around[hex]) |=
                only(next == kNoHex ? hex : next);
        }
        for (Hex other = 0; other < kHexes; ++other) {
            const int away = distance_between(at, axial(other));
            tables.distance[hex][other] = static_cast<std::uint8_t>(away);
            for (int reach = away; away > 0 && reach < kRows; ++reach) {
                tables.within[hex][static_cast<std::size_t>(reach)] |= only(other);
            }
        }
    }
    return tables;
}
inline constexpr CageTables kCage = make_cage_tables();

/// Returns the neighbour in a direction; kNoHex at the cage.
constexpr Hex neighbour(Hex hex, Direction direction) {
    return kCage.neighbour[hex][static_cast<std::size_t>(direction)];
}
constexpr Hexes around(Hex hex) {
    return kCage.around[hex];
}
/// CI-H3.
constexpr int distance(Hex hex, Hex other) {
    return kCage.distance[hex][other];
}
constexpr bool adjacent(Hex hex, Hex other) {
    return has(around(hex), other);
}
/// CI-H5.
constexpr bool touches_cage(Hex hex) {
    return has(kCage.border, hex);
}
/// Returns the hex straight behind a defender (CI-H4), or kNoHex. Precondition: adjacent.
constexpr Hex behind(Hex attacker, Hex defender) {
    const Axial from = axial(attacker);
    const Axial to = axial(defender);
    return hex_at(Axial{2 * to.q - from.q, 2 * to.r - from.r});
}
/// Returns the hexes at a distance from 1 to `reach`. Precondition: reach >= 0.
constexpr Hexes within(Hex hex, int reach) {
    return kCage.within[hex][static_cast<std::size_t>(reach < kRows ? reach : kRows - 1)];
}

}  // namespace tenebrae::cagedin
