// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/tile.hpp"
#include "tui/games/nightcage/brush.hpp"
#include "tui/games/nightcage/candlelight.hpp"

namespace tenebrae::nightcage::board {

/// One tile, pit or free cell as it is to be drawn.
struct TileLook {
    Cell cell = kNoCell;
    TileKind kind = TileKind::None;
    Exits exits;
    bool crumbles = false;
    bool illuminated = false;
    bool doomed = false;
    bool preview = false;  ///< not there yet
    bool possible = false;  ///< can be chosen
};

/// Rock and floor, cracks, the hole of a pit; what lies on it is drawn afterwards.
void draw_ground(
    const Brush& brush, const tui::Rect& rect, const TileLook& look, const Candlelight& light
);

}  // namespace tenebrae::nightcage::board
