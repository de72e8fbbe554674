// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nightcage/brush.hpp"
#include "tui/games/nightcage/layout.hpp"
#include "tui/games/nightcage/scene.hpp"

namespace tenebrae::nightcage::board {

/// The names of columns and rows around the tiles, and where the corridors lead that leave an edge
/// and come back at the other (NC-G1): a corridor that goes west from a3 is marked "f3".
void draw_border(
    const Brush& brush, const Layout& layout, const Geometry& board, const Scene& scene
);

}  // namespace tenebrae::nightcage::board
