// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/positions/written_position.hpp"
#include "table/text_line.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::nightcage {

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

}  // namespace tenebrae::nightcage
