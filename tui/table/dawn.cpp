// SPDX-License-Identifier: MIT
#include "tui/table/dawn.hpp"

#include "tui/table/beat.hpp"

#include <algorithm>

namespace tenebrae::tui {

void Dawn::draw(Grid& grid, const Rect& board) const {
    const int frame = std::min(frame_, kFrames);
    for (int line = 0; line < board.height; ++line) {
        // At the end every line is bright: the light has risen by twice the height of the board.
        const int above_ground = board.height - 1 - line;
        const int risen = 2 * board.height * frame / kFrames - above_ground;
        const int light = kUnlit + risen * (kBrightest - kUnlit) / std::max(1, board.height);
        const auto shown = static_cast<Light>(std::clamp<int>(light, 0, kBrightest));
        grid.restyle({board.x, board.y + line, board.width, 1}, {Role::Text, shown});
    }
    draw_over_board(grid, board, sentence_, {Role::Good, kBrightest});
}

}  // namespace tenebrae::tui
