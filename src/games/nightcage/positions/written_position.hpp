// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nightcage/rules/state.hpp"
#include "kit/position_text.hpp"

#include <array>
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

}  // namespace tenebrae::nightcage
