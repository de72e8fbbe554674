// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nightcage/rules/state.hpp"
#include "table/text_line.hpp"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::nightcage {

/// A stretch of a position's text.
struct Spot {
    int line = -1;  ///< counted from 0; -1: nothing was written
    int column = 0;  ///< 0: the whole line
    int length = 1;

    [[nodiscard]] bool is_given() const { return line >= 0; }
};

/// The text of a position: a whole one and what is otherwise, one behind the other.
class PositionText {
public:
    explicit PositionText(const std::vector<table::LineBlock>& blocks);

    [[nodiscard]] int size() const { return static_cast<int>(lines_.size()); }
    /// Where a line stands, and what it says.
    [[nodiscard]] core::Place place(int line) const { return lines_[at(line)].place; }
    /// That of a spot, or of the whole position.
    [[nodiscard]] core::Place place(Spot spot) const;
    /// May what this line says have been said before?
    [[nodiscard]] bool may_replace(int line, Spot earlier) const {
        return lines_[at(line)].block > lines_[at(earlier.line)].block;
    }

private:
    struct PlacedLine {
        core::Place place;
        std::size_t block = 0;
    };
    static std::size_t at(int line) { return static_cast<std::size_t>(line); }

    core::Place whole_;
    std::vector<PlacedLine> lines_;
};

/// The stack as it was written.
struct WrittenStack {
    std::vector<TileKind> order;  ///< top first
    bool is_counted = false;  ///< only how many of each kind: the order is to be drawn
    std::array<int, kTileKinds> counts{};

    int opening = 0;  ///< tiles on top that are opening tiles
    bool opening_by_kind = false;
    std::array<int, kTileKinds> opening_counts{};
};

/// Anything one can write down: each fact is sound by itself, and nothing is said yet of whether
/// they fit each other.
struct WrittenPosition {
    PublicState shown;  ///< without the darkness, the sizes of the stack and all else that follows
                        ///< from the rest
    WrittenStack stack;

    std::array<Spot, kMaxCells> cells;
    std::array<Spot, kMaxPrisoners> prisoners;
    Spot board;
    Spot single_cells;  ///< the line that says what lies on cells otherwise than the board
    Spot turn;
    Spot setup;
    Spot tiles;  ///< the line of the stack
    Spot opening;
    Spot omen_aside;
    Spot flickers;
    Spot idle;
    Spot stirred;
    Spot passed;
    Spot phase;
};

/// All lines read one by one (position.hpp), or every fault in them.
core::Result<WrittenPosition> read_written(const Rules& rules, const PositionText& text);

/// A list of faults with their places.
class PositionFaults {
public:
    explicit PositionFaults(const PositionText& text) : text_(text) {}

    /// The fault added, for what was expected and what was got.
    core::Diagnostic& add(Spot spot, std::string code, std::string rule, std::string message);

    [[nodiscard]] bool empty() const { return faults_.empty(); }
    core::Diagnostics take() { return std::move(faults_); }

private:
    const PositionText& text_;
    core::Diagnostics faults_;
};

/// What is written as a state, its darkness worked out (a counted stack lies in any order that fits
/// its opening). Whatever does not fit is added to the faults; with any, the state is worth
/// nothing.
State assemble(const Rules& rules, const WrittenPosition& written, PositionFaults& faults);

/// Does the phase fit the board, and does the game go on or not as it says?
void check_phase(
    const Rules& rules, const WrittenPosition& written, const State& state, PositionFaults& faults
);

}  // namespace tenebrae::nightcage
