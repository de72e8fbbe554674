// SPDX-License-Identifier: MIT
#include "games/nightcage/bot/paths.hpp"

#include "games/nightcage/rules/light.hpp"

#include <algorithm>
#include <cstdlib>

namespace tenebrae::bots {

using namespace nightcage;

namespace {

/// Can be stepped over from cell to its neighbour: a passage now, or one that may come to be.
bool may_pass(const Rules& rules, const PublicState& shown, Cell cell, Direction direction) {
    const Cell beyond = rules.board.next(cell, direction);
    return (is_free(shown, cell) || has_exit(shown, cell, direction))
           && (is_free(shown, beyond) || has_exit(shown, beyond, opposite(direction)));
}

bool is_barrier(const PublicState& shown, Cell cell) {
    const TileKind kind = kind_at(shown, cell);
    return is_pit(kind) || is_monster(kind);
}

/// The cells one step from a cell. A way may begin on a barrier; none leads through one.
Cells next_steps(const Rules& rules, const PublicState& shown, Cell cell) {
    Cells next = 0;
    if (is_barrier(shown, cell)) {
        return next;
    }
    for (Direction direction : kDirections) {
        if (may_pass(rules, shown, cell, direction)) {
            next |= only(rules.board.next(cell, direction));
        }
    }
    return next;
}

}  // namespace

Distances distances_to(const Rules& rules, const PublicState& shown, Cells goal) {
    Distances distances;
    distances.fill(kFar);
    Cells reached = goal;
    Cells wave = goal;
    for (int steps = 0; wave != 0 && steps < kFar; ++steps) {
        Cells next_wave = 0;
        for (Cell cell : each(wave)) {
            distances[index(cell)] = static_cast<std::uint8_t>(steps);
            next_wave |= next_steps(rules, shown, cell);
        }
        wave = next_wave & ~reached;
        reached |= wave;
    }
    return distances;
}

int torus_steps(const Rules& rules, Cell from, Cell to) {
    const int side = rules.board.side;
    const int rows = std::abs(rules.board.row_of(from) - rules.board.row_of(to));
    const int columns = std::abs(rules.board.column_of(from) - rules.board.column_of(to));
    return std::min(rows, side - rows) + std::min(columns, side - columns);
}

int steps_apart(const Rules& rules, const PublicState& shown) {
    int sum = 0;
    for (unsigned one = 0; one < rules.prisoners; ++one) {
        for (unsigned other = 0; other < one; ++other) {
            const Prisoner& left = shown.prisoners[one];
            const Prisoner& right = shown.prisoners[other];
            sum += is_on_board(left) && is_on_board(right)
                       ? torus_steps(rules, left.cell, right.cell)
                       : kStepsOfAFaller;
        }
    }
    return sum;
}

}  // namespace tenebrae::bots
