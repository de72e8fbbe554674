// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nightcage/roles.hpp"
#include "tui/games/nightcage/tile_shape.hpp"
#include "tui/screen/lightfall.hpp"
#include "tui/screen/pixel_light.hpp"

namespace tenebrae::nightcage::board {

/// Where a tile is drawn and how it shows light.
struct TileCanvas {
    const Brush& brush;
    tui::Rect rect;
    bool light = false;  ///< as background; otherwise only by glyphs and their colours
    const tui::PixelLight* pixels = nullptr;  ///< nullptr: no pixels
    tui::Point corner = {};  ///< the tile's first pixel

    /// Returns the role of everything that would be lost.
    [[nodiscard]] constexpr tui::Role lost_role() const {
        return light ? role_of(OwnRole::Lost) : tui::Role::Doomed;
    }
    /// Returns the role of everything that is not there yet.
    [[nodiscard]] constexpr tui::Role coming_role() const {
        return light ? role_of(OwnRole::Coming) : tui::Role::Preview;
    }
};

/// Draws rock and floor, cracks, the hole of a pit, the body of the Dirge; what is on it is drawn
/// afterwards.
void draw_ground(const TileCanvas& canvas, const TileLook& look, const tui::LightFall& light);

}  // namespace tenebrae::nightcage::board
