// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace tenebrae::nightcage {

using core::Direction;
using core::index;
using core::kDirections;
using core::opposite;

inline constexpr int kMaxSide = 7;
inline constexpr int kMaxCells = kMaxSide * kMaxSide;
inline constexpr int kMaxPrisoners = 5;

/// A cell of the board in reading order: row * side + column (NC-G5).
enum class Cell : std::uint8_t {};
inline constexpr Cell kNoCell{0xff};

/// A prisoner in turn order: 0 is "prisoner 1" for the players (NC-G2).
enum class PrisonerId : std::uint8_t {};
inline constexpr PrisonerId kNobody{0xff};

constexpr std::size_t index(Cell cell) {
    return static_cast<std::size_t>(cell);
}
constexpr std::size_t index(PrisonerId prisoner) {
    return static_cast<std::size_t>(prisoner);
}

/// The sides of a tile that its passage leads to: bit 0 north, 1 east, 2 south, 3 west.
struct Exits {
    std::uint8_t mask = 0;

    [[nodiscard]] constexpr bool has(Direction direction) const {
        return (std::uint32_t{mask} >> index(direction) & 1U) != 0;
    }
    [[nodiscard]] constexpr int count() const { return std::popcount(mask); }
    /// Returns the exits after a quarter turn clockwise.
    [[nodiscard]] constexpr Exits turned() const {
        return {static_cast<std::uint8_t>(
            (std::uint32_t{mask} << 1U | std::uint32_t{mask} >> 3U) & 0xfU
        )};
    }
    friend constexpr bool operator==(Exits, Exits) = default;
};
inline constexpr Exits kAllExits{0xf};

constexpr Exits exit_towards(Direction direction) {
    return {static_cast<std::uint8_t>(1U << index(direction))};
}
/// Returns the direction of a single exit.
constexpr Direction direction_of(Exits exit) {
    return static_cast<Direction>(std::countr_zero(exit.mask));
}

/// A set of cells: one bit for each, in reading order.
using Cells = std::uint64_t;

constexpr Cells only(Cell cell) {
    return Cells{1} << index(cell);
}
constexpr bool contains(Cells cells, Cell cell) {
    return (cells >> index(cell) & 1U) != 0;
}
constexpr Cell first(Cells cells) {
    return static_cast<Cell>(std::countr_zero(cells));
}

/// The cells of a set, in reading order, for loops: for (Cell cell : each(cells)).
class CellRange {
public:
    class Iterator {
    public:
        constexpr explicit Iterator(Cells rest) : rest_(rest) {}
        constexpr Cell operator*() const { return first(rest_); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        Cells rest_;
    };
    constexpr explicit CellRange(Cells cells) : cells_(cells) {}
    [[nodiscard]] constexpr Iterator begin() const { return Iterator{cells_}; }
    [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }

private:
    Cells cells_;
};
constexpr CellRange each(Cells cells) {
    return CellRange{cells};
}

/// A set of prisoners: bit 0 is prisoner 1.
using Prisoners = std::uint8_t;

constexpr Prisoners only(PrisonerId prisoner) {
    return static_cast<Prisoners>(1U << index(prisoner));
}
constexpr bool contains(Prisoners prisoners, PrisonerId prisoner) {
    return (std::uint32_t{prisoners} >> index(prisoner) & 1U) != 0;
}
constexpr PrisonerId first_of(Prisoners prisoners) {
    return static_cast<PrisonerId>(std::countr_zero(prisoners));
}

/// The torus of a square board (NC-G1), built once for each side length and then only read.
struct Geometry {
    explicit Geometry(int side);

    int side = 0;
    Cells all = 0;
    std::array<std::array<Cell, 4>, kMaxCells> neighbour{};
    /// The neighbours of a cell on the sides of a mask of Exits.
    std::array<std::array<Cells, 16>, kMaxCells> around{};
    /// The sides of the first cell that touch the second one.
    std::array<std::array<Exits, kMaxCells>, kMaxCells> sides{};
    std::array<Cells, kMaxCells> row{};  ///< all cells in the row of a cell
    std::array<Cells, kMaxCells> column{};  ///< all cells in the column of a cell
    std::array<Cells, kMaxCells> diagonals{};  ///< up to the edges, without wrapping (NC-P1)

    [[nodiscard]] int cells() const { return side * side; }
    [[nodiscard]] Cell next(Cell cell, Direction direction) const {
        return neighbour[index(cell)][index(direction)];
    }
    [[nodiscard]] Cells beyond(Cell cell, Exits exits) const {
        return around[index(cell)][exits.mask];
    }
    [[nodiscard]] Exits sides_to(Cell cell, Cell other) const {
        return sides[index(cell)][index(other)];
    }
    [[nodiscard]] int row_of(Cell cell) const { return static_cast<int>(index(cell)) / side; }
    [[nodiscard]] int column_of(Cell cell) const { return static_cast<int>(index(cell)) % side; }
    [[nodiscard]] Cell at(int row_number, int column_number) const {
        return static_cast<Cell>(row_number * side + column_number);
    }
};

}  // namespace tenebrae::nightcage
