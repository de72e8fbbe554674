// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nightcage/tile_picture.hpp"

namespace tenebrae::nightcage::board {

/// The same as draw_ground() where light is seen as the ground of what it falls on: passages and
/// walls in steps of light, pits as black holes with a rim, the Dirge in one piece, and nothing at
/// all where nothing is.
void draw_lit_ground(
    const Brush& brush, const tui::Rect& rect, const TileLook& look, const tui::LightFall& light
);

}  // namespace tenebrae::nightcage::board
