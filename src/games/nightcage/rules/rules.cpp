// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/rules.hpp"

#include <algorithm>

namespace tenebrae::nightcage {

Rules::Rules(int side, int prisoner_count)
    : board(side), prisoners(static_cast<std::uint8_t>(prisoner_count)) {}

namespace {

void index_facing(
    const Rules::Orientations& orientations, std::array<Rules::Orientations, 16>& facing
) {
    for (unsigned mask = 0; mask < facing.size(); ++mask) {
        facing[mask].clear();
        for (Exits exits : orientations) {
            if (mask == 0 || (exits.mask & mask) != 0) {
                facing[mask].push_back(exits);
            }
        }
    }
}

}  // namespace

void Rules::index_orientations() {
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        auto& list = orientations[kind];
        list.clear();
        Exits exits = tiles[kind].exits;
        for (int turn = 0; turn < 4 && exits.mask != 0; ++turn) {
            bool known = false;
            for (Exits earlier : list) {
                known = known || earlier == exits;
            }
            if (!known) {
                list.push_back(exits);
            }
            exits = exits.turned();
        }
        index_facing(list, facing[kind]);
    }
}

DirgeShape dirge_shape(Cells squares) {
    DirgeShape shape{0, 0, squares};
    for (Cell square : each(squares)) {
        const std::size_t row = index(square) / kMaxSide;
        const std::size_t column = index(square) % kMaxSide;
        shape.height = std::max(shape.height, static_cast<std::uint8_t>(row + 1));
        shape.width = std::max(shape.width, static_cast<std::uint8_t>(column + 1));
    }
    return shape;
}

void Rules::turn_dirge(Cells squares) {
    const DirgeShape north = dirge_shape(squares);
    dirge[0] = {north.height, north.width, 0};
    for (Cell square : each(squares)) {
        const int row = static_cast<int>(index(square)) / kMaxSide;
        const int column = static_cast<int>(index(square)) % kMaxSide;
        dirge[0].cells |= only(board.at(row, column));
    }
    for (std::size_t turn = 1; turn < dirge.size(); ++turn) {
        const DirgeShape& before = dirge[turn - 1];
        DirgeShape& shape = dirge[turn];
        shape = {before.width, before.height, 0};
        for (Cell cell : each(before.cells)) {
            const int column = before.height - 1 - board.row_of(cell);
            shape.cells |= only(board.at(board.column_of(cell), column));
        }
    }
}

}  // namespace tenebrae::nightcage
