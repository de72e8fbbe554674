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
    bool is_counted = false;  ///< only the number of each kind is written; the order is random
    std::array<int, kTileKinds> counts{};

    int opening = 0;  ///< tiles on top that are opening tiles
    bool opening_by_kind = false;
    std::array<int, kTileKinds> opening_counts{};
};

/// The facts of a position as written: each is valid alone, but they are not yet checked against
/// each other.
struct WrittenPosition {
    PublicState shown;  ///< without the darkness, the size of the stack and other values that
                        ///< follow from the rest
    WrittenStack stack;

    std::array<kit::Spot, kMaxCells> cells;
    std::array<kit::Spot, kMaxPrisoners> prisoners;
    kit::Spot board;
    kit::Spot single_cells;  ///< the line that replaces single cells of the board
    kit::Spot turn;
    kit::Spot setup;
    kit::Spot tiles;  ///< the line of the stack
    kit::Spot opening;
    kit::Spot omen_aside;
    kit::Spot flickers;
    kit::Spot idle;
    kit::Spot board_changed;
    kit::Spot passed;
    kit::Spot phase;
};

/// Reads all lines (position.hpp), or returns every error in them.
core::Result<WrittenPosition> read_written(const Rules& rules, const kit::PositionText& text);

/// Builds the state of a position and works out its darkness. A stack of counts gets any order that
/// fits its opening. Errors are added to `errors`; with any, the state must not be used.
State assemble(const Rules& rules, const WrittenPosition& written, kit::PositionErrors& errors);

/// Checks that the phase fits the board, and that a game that has ended has the phase "over".
void check_phase(
    const Rules& rules,
    const WrittenPosition& written,
    const State& state,
    kit::PositionErrors& errors
);

/// Reads a line of a position word by word and adds errors to a list.
class FactLine : public kit::PositionLine {
public:
    FactLine(const Rules& rules, const table::TextLine& line, int number, core::Diagnostics& errors)
        : PositionLine(line, number, errors), rules_(rules) {}

    std::optional<Cell> take_cell();
    std::optional<PrisonerId> take_prisoner();
    std::optional<TileKind> take_stack_kind();
    std::optional<Cells> take_cell_list();
    std::optional<Prisoners> take_prisoner_list();

private:
    const Rules& rules_;
};

/// Reads the rest of a line "phase PART STEP ..." and replaces the phase.
void read_phase(FactLine& line, WrittenPosition& written);

/// A row of the board, counted from 0, and its line in the position.
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
    core::Diagnostics& errors
);
/// Reads a line "cells CELL TOKEN ..." that changes the board above it. Like a row, it is not split
/// into words.
void read_cells(
    const Rules& rules,
    const table::TextLine& line,
    int number,
    WrittenPosition& written,
    core::Diagnostics& errors
);
/// Returns whether this word could be the token of a cell.
bool is_cell_token(std::string_view word);

/// The content of the hand that a step needs.
enum class HandNeed : std::uint8_t { Empty, Full, Either };

/// A step at which a game can wait for a decision.
struct RestingStep {
    Part part;
    Step step;
    HandNeed hand;
};

/// Returns all resting steps, except the step at which a game is over.
std::span<const RestingStep> resting_steps();

/// Returns whether a fall or the Dirge can interrupt this step in this part of a turn (NC-P2,
/// NC-D3, NC-A10).
bool can_resume(Part part, Step resume);

}  // namespace tenebrae::nightcage
