// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nightcage/brush.hpp"
#include "tui/games/nightcage/scene.hpp"

namespace tenebrae::nightcage::board {

struct Changing {
    Cell cell = kNoCell;
    bool light = false;  ///< light is seen as the ground of what it falls on
};

/// Over a tile that was drawn: how far light or darkness has come into it, where the scene says
/// that it changes.
void draw_change(
    const Brush& brush,
    const tui::Rect& tile,
    const Rules& rules,
    const Scene& scene,
    const Changing& changing
);

}  // namespace tenebrae::nightcage::board
