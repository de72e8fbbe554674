// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/board_view.hpp"

#include <algorithm>

namespace tenebrae::tui {

/// Where things are on a screen with a board: the board at the left, panel and log beside it, and
/// at the bottom the line that answers and the line that asks.
struct GameLayout {
    Rect board;
    Rect side;
    Rect message;
    Rect prompt;
};

/// What the board may have; the side column begins where the board ends (beside_board()).
inline GameLayout lay_out(const Grid& grid, const BoardView::Needs& needs) {
    constexpr int kWidestSide = 74;
    const int width = grid.width();
    const int height = std::max(2, grid.height());
    const int side = std::max(needs.panel_width, std::min(width * 2 / 5, kWidestSide));
    const int board = std::max(needs.board_width, width - side - 1);
    GameLayout layout;
    layout.board = {0, 0, board, height - 2};
    layout.message = {0, height - 2, width, 1};
    layout.prompt = {0, height - 1, width, 1};
    return layout;
}

/// The rest of the width beside what the board has used.
inline Rect beside_board(const Grid& grid, const Rect& used) {
    const int x = used.right() + 1;
    return {x, 0, std::max(0, grid.width() - x), std::max(0, grid.height() - 2)};
}

}  // namespace tenebrae::tui
