// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/state.hpp"
#include "tui/games/nightcage/tile_shape.hpp"
#include "tui/screen/board_frame.hpp"
#include "tui/screen/lightfall.hpp"
#include "tui/screen/pixel_light.hpp"

#include <span>

namespace tenebrae::nightcage::board {

/// The flames on the board, for display only: the rules use rules/light.hpp.
struct Flames {
    unsigned flicker = 0;  ///< changes whenever the flames flicker; 0: they are still
    Prisoners dying = 0;  ///< prisoners whose flames are going out
};

/// Returns the light of the candles over the tiles they illuminate (NC-L1). Its spaces are Cells.
tui::LightFall candlelight(const Rules& rules, const PublicState& shown, const Flames& flames);

/// A tile and where its pixels are.
struct PlacedTile {
    TileLook look;
    tui::Point corner;  ///< its first pixel
};

/// Returns the light on the pixels of the board: warm from the candles, and that of gates, monsters
/// and the Dirge in their colours. tile: the size of a tile in cells; frame: all of them.
tui::PixelLight pixel_light(
    const Rules& rules,
    const PublicState& shown,
    const Flames& flames,
    std::span<const PlacedTile> tiles,
    const tui::BoardFrame& frame
);

}  // namespace tenebrae::nightcage::board
