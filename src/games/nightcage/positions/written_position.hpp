// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nightcage/rules/state.hpp"
#include "kit/position_text.hpp"
#include "table/text_line.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::nightcage {

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

    std::array<kit::Spot, kMaxCells> cells;
    std::array<kit::Spot, kMaxPrisoners> prisoners;
    kit::Spot board;
    kit::Spot single_cells;  ///< the line that says what lies on cells otherwise than the board
    kit::Spot turn;
    kit::Spot setup;
    kit::Spot tiles;  ///< the line of the stack
    kit::Spot opening;
    kit::Spot omen_aside;
    kit::Spot flickers;
    kit::Spot idle;
    kit::Spot stirred;
    kit::Spot passed;
    kit::Spot phase;
};

/// All lines read one by one (position.hpp), or every fault in them.
core::Result<WrittenPosition> read_written(const Rules& rules, const kit::PositionText& text);

/// What is written as a state, its darkness worked out (a counted stack lies in any order that fits
/// its opening). Whatever does not fit is added to the faults; with any, the state is worth
/// nothing.
State assemble(const Rules& rules, const WrittenPosition& written, kit::PositionFaults& faults);

/// Does the phase fit the board, and does the game go on or not as it says?
void check_phase(
    const Rules& rules,
    const WrittenPosition& written,
    const State& state,
    kit::PositionFaults& faults
);

/// Reads a line of a position word by word; what is wrong with it goes to a list of faults.
class FactLine : public kit::PositionLine {
public:
    FactLine(const Rules& rules, const table::TextLine& line, int number, core::Diagnostics& faults)
        : PositionLine(line, number, faults), rules_(rules) {}

    std::optional<Cell> take_cell();
    std::optional<PrisonerId> take_prisoner();
    std::optional<TileKind> take_stack_kind();
    std::optional<Cells> take_cell_list();
    std::optional<Prisoners> take_prisoner_list();

private:
    const Rules& rules_;
};

/// Reads the rest of a line "phase PART STEP ..." into the table, in place of what was there.
void read_phase(FactLine& line, WrittenPosition& written);

/// A row of the board, counted from 0, and the line of the position it stands on.
struct BoardRow {
    int row = 0;
    int line = 0;
};

/// Reads one row of the board, which is not split into words: a lone "#" is a pit there.
void read_row(
    const Rules& rules,
    const table::TextLine& line,
    BoardRow place,
    WrittenPosition& written,
    core::Diagnostics& faults
);
/// Reads a line "cells CELL TOKEN ..." over the board, which has been read; it is not split into
/// words either.
void read_cells(
    const Rules& rules,
    const table::TextLine& line,
    int number,
    WrittenPosition& written,
    core::Diagnostics& faults
);
/// Could this word be the token of a cell?
bool is_cell_token(std::string_view word);

/// What the hand holds at such a step.
enum class HandNeed : std::uint8_t { Empty, Full, Either };

/// A step at which a game can rest, waiting for a decision.
struct Resting {
    Part part;
    Step step;
    HandNeed hand;
};

/// All of them, but for the step at which a game is over.
std::span<const Resting> resting_steps();

/// What a fall or the Dirge can have come between, in each part of a turn (NC-P2, NC-D3, NC-A10).
bool can_resume(Part part, Step resume);

}  // namespace tenebrae::nightcage
