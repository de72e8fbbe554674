// SPDX-License-Identifier: MIT
#include "nightcage/geometry.hpp"

namespace tenebrae::nightcage {

Geometry::Geometry(int side_length) : side(side_length), all((Cells{1} << cells()) - 1) {
    for (Cell cell : each(all)) {
        const int here_row = row_of(cell);
        const int here_column = column_of(cell);
        auto& around = neighbour[index(cell)];
        around[index(Direction::North)] = at((here_row + side - 1) % side, here_column);
        around[index(Direction::East)] = at(here_row, (here_column + 1) % side);
        around[index(Direction::South)] = at((here_row + 1) % side, here_column);
        around[index(Direction::West)] = at(here_row, (here_column + side - 1) % side);
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
