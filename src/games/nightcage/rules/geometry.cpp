// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/geometry.hpp"

namespace tenebrae::nightcage {

Geometry::Geometry(int side_length) : side(side_length), all((Cells{1} << cells()) - 1) {
    for (Cell cell : each(all)) {
        const int here_row = row_of(cell);
        const int here_column = column_of(cell);
        neighbour[index(cell)] = {
            at((here_row + side - 1) % side, here_column),
            at(here_row, (here_column + 1) % side),
            at((here_row + 1) % side, here_column),
            at(here_row, (here_column + side - 1) % side)};
        for (Direction direction : kDirections) {
            const Exits side_of_it = exit_towards(direction);
            const Cell other = next(cell, direction);
            sides[index(cell)][index(other)].mask |= side_of_it.mask;
            for (unsigned mask = 0; mask < around[index(cell)].size(); ++mask) {
                around[index(cell)][mask] |= (mask & side_of_it.mask) != 0 ? only(other) : 0;
            }
        }
        for (int step = 0; step < side; ++step) {
            row[index(cell)] |= only(at(here_row, step));
            column[index(cell)] |= only(at(step, here_column));
        }
        for (Cell other : each(all & ~only(cell))) {
            const int rows = row_of(other) - here_row;
            const int columns = column_of(other) - here_column;
            diagonals[index(cell)] |= rows == columns || rows == -columns ? only(other) : 0;
        }
    }
}

}  // namespace tenebrae::nightcage
