// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.hpp"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

/// Roles, pieces, cells and tiles.
namespace tenebrae::vast {

using core::Direction;
using core::index;
using core::kDirections;
using core::opposite;

/// A set of small numbers or of values of an enumeration: bit n is in it or not.
using Set = std::uint16_t;
template <typename Value>
constexpr Set only(Value value) {
    return static_cast<Set>(1U << static_cast<unsigned>(value));
}
template <typename Value>
constexpr bool has(Set set, Value value) {
    return (set >> static_cast<unsigned>(value) & 1U) != 0;
}
template <typename SetType, typename Value>
constexpr void put(SetType& set, Value value) {
    set = static_cast<SetType>(set | only(value));
}
template <typename SetType, typename Value>
constexpr void take(SetType& set, Value value) {
    set = static_cast<SetType>(set & ~only(value));
}

/// The roles, in the order of their turns (VA-G1).
enum class Role : std::uint8_t { Knight, Goblins, Dragon, Cave, Thief, None };
inline constexpr std::size_t kRoles = 5;
inline constexpr std::array kAllRoles{
    Role::Knight, Role::Goblins, Role::Dragon, Role::Cave, Role::Thief};
constexpr std::size_t index(Role role) {
    return static_cast<std::size_t>(role);
}

/// The pieces, in the order of VA-G6.
enum class Piece : std::uint8_t { Knight, Fangs, Bones, Eye, Dragon, Thief, None };
inline constexpr std::size_t kPieces = 6;
inline constexpr std::array kAllPieces{
    Piece::Knight, Piece::Fangs, Piece::Bones, Piece::Eye, Piece::Dragon, Piece::Thief};
inline constexpr std::array kTribes{Piece::Fangs, Piece::Bones, Piece::Eye};
constexpr std::size_t index(Piece piece) {
    return static_cast<std::size_t>(piece);
}
constexpr bool is_tribe(Piece piece) {
    return piece == Piece::Fangs || piece == Piece::Bones || piece == Piece::Eye;
}
/// Returns the number of a tribe, 0 to 2, also that of its symbol. Precondition: is_tribe().
constexpr std::size_t tribe_index(Piece tribe) {
    return index(tribe) - index(Piece::Fangs);
}
constexpr Role role_of(Piece piece) {
    return piece == Piece::Knight   ? Role::Knight
           : piece == Piece::Dragon ? Role::Dragon
           : piece == Piece::Thief  ? Role::Thief
           : piece == Piece::None   ? Role::None
                                    : Role::Goblins;
}

/// A cell by its place relative to the Entrance (VA-G4); cells are ordered in reading order.
struct Cell {
    std::int8_t south = -128;
    std::int8_t east = -128;

    /// Returns a number that is greater for cells later in reading order.
    [[nodiscard]] constexpr int key() const { return south * 256 + east; }

    friend constexpr bool operator==(const Cell&, const Cell&) = default;
    friend constexpr auto operator<=>(const Cell& one, const Cell& two) {
        return one.key() <=> two.key();
    }
};
inline constexpr Cell kNoCell{};
inline constexpr Cell kEntranceCell{0, 0};

/// Returns a cell some steps away. Precondition: `cell` is not kNoCell.
constexpr Cell moved(Cell cell, int south, int east) {
    return {
        static_cast<std::int8_t>(cell.south + south), static_cast<std::int8_t>(cell.east + east)};
}
constexpr Cell next_to(Cell cell, Direction direction) {
    constexpr std::array<int, 4> kSouth{-1, 0, 1, 0};
    constexpr std::array<int, 4> kEast{0, 1, 0, -1};
    return moved(cell, kSouth[index(direction)], kEast[index(direction)]);
}
/// VA-M8.
constexpr int distance(Cell one, Cell two) {
    const int south = one.south - two.south;
    const int east = one.east - two.east;
    return (south < 0 ? -south : south) + (east < 0 ? -east : east);
}

/// The diagonals, in the order of VA-G5.
enum class Diagonal : std::uint8_t { NorthEast, SouthEast, SouthWest, NorthWest };
inline constexpr std::array kDiagonals{
    Diagonal::NorthEast, Diagonal::SouthEast, Diagonal::SouthWest, Diagonal::NorthWest};
constexpr Cell along(Cell cell, Diagonal diagonal, int steps) {
    constexpr std::array<int, 4> kSouth{-1, 1, 1, -1};
    constexpr std::array<int, 4> kEast{1, 1, -1, -1};
    const auto number = static_cast<std::size_t>(diagonal);
    return moved(cell, kSouth[number] * steps, kEast[number] * steps);
}

/// The 9 cells around and at a centre, in reading order; bit 4 of a set of them is the centre.
inline constexpr int kMarks = 9;
inline constexpr int kCentreMark = 4;
constexpr Cell marked_cell(Cell centre, int mark) {
    return moved(centre, mark / 3 - 1, mark % 3 - 1);
}
inline constexpr Set kSurroundingMarks = 0x1EF;

/// A set of sides; bit n is direction n.
using Sides = std::uint8_t;
inline constexpr Sides kAllSides = 15;
/// Turns all sides clockwise.
constexpr Sides turned(Sides sides) {
    return static_cast<Sides>((sides << 1U | sides >> 3U) & kAllSides);
}

/// A Cave tile: the Entrance, then the tiles of T1 in their order. A place of a Terrain (T12) has
/// a number too: kFirstTerrain + Terrain.
using Tile = std::uint8_t;
inline constexpr Tile kEntrance = 0;
inline constexpr std::size_t kTiles = 52;
inline constexpr Tile kFirstTerrain = 52;
inline constexpr Tile kNoTile = 0xFF;
/// The Vault tiles are the last ones.
inline constexpr std::size_t kVaults = 6;
constexpr std::size_t vault_index(Tile vault) {
    return vault + kVaults - kTiles;
}
/// A tile that the seat of a view does not know; only its symbol, a tribe's number, is added.
inline constexpr Tile kUnknownTile = 0xF0;
constexpr bool is_known_tile(Tile tile) {
    return tile < kUnknownTile;
}

enum class TileKind : std::uint8_t { Entrance, Ambush, Event, Treasure, Crystal, Vault };
enum class Terrain : std::uint8_t { Canyon, Lake, Magma, Forest, Pits, River };
inline constexpr std::size_t kTerrains = 6;
/// The cells of the three pits: the one near the revealing piece, then the others in reading order
/// (VA-N1, N12).
using PitCells = std::array<Cell, 3>;
/// How many cells all Terrain covers: 3, 4, 4, 4, 3 and 4.
inline constexpr std::size_t kTerrainCells = 22;

/// A place of State::spaces. A space keeps its number when it slides; numbers are given in an order
/// that tells nothing about tiles.
using SpaceId = std::uint8_t;
inline constexpr std::size_t kMaxSpaces = kTiles + kTerrainCells;
inline constexpr SpaceId kNoSpace = 0xFF;
/// The Entrance never moves, so its space has always this number.
inline constexpr SpaceId kEntranceSpace = 0;

/// A set of spaces.
class SpaceSet {
public:
    void put(SpaceId space) { words_[space / 64] |= std::uint64_t{1} << space % 64; }
    [[nodiscard]] bool has(SpaceId space) const {
        return (words_[space / 64] >> space % 64 & 1U) != 0;
    }
    [[nodiscard]] int count() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
    void clear() { words_ = {}; }

    friend constexpr bool operator==(const SpaceSet&, const SpaceSet&) = default;

private:
    std::array<std::uint64_t, 2> words_{};
};

}  // namespace tenebrae::vast
