// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nightcage/layout.hpp"
#include "tui/games/nightcage/scene.hpp"
#include "tui/screen/theme.hpp"

namespace tenebrae::nightcage::board {

/// How a scene is put on the screen.
struct Framing {
    const tui::Glyphs* glyphs = nullptr;
    unsigned flicker = 0;
    Scroll scroll;
    bool light = false;  ///< light is seen as the ground of what it falls on
};

/// Draws inside the rectangle only, sets the grid's cursor to the scene's focus, and gives the part
/// that was used.
tui::Rect draw_scene(
    tui::Grid& grid,
    const tui::Rect& rect,
    const Rules& rules,
    const Scene& scene,
    const Framing& framing
);

}  // namespace tenebrae::nightcage::board
