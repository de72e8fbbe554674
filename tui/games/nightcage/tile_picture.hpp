// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/tile.hpp"
#include "tui/games/nightcage/roles.hpp"
#include "tui/games/nightcage/signs.hpp"
#include "tui/screen/lightfall.hpp"

namespace tenebrae::nightcage::board {

/// Returns the light of the candles over the tiles they illuminate (NC-L1), for display only: the
/// rules use rules/light.hpp. Its spaces are Cells. flicker: changes whenever the flames flicker, 0
/// for still flames. dying: prisoners whose flames are going out.
tui::LightFall
candlelight(const Rules& rules, const PublicState& shown, unsigned flicker, Prisoners dying);

/// Where a tile is drawn and how it shows light.
struct TileCanvas {
    const Brush& brush;
    tui::Rect rect;
    bool light = false;  ///< as background; otherwise only by glyphs and their colours

    /// Returns the role of everything that would be lost.
    [[nodiscard]] constexpr tui::Role lost_role() const {
        return light ? role_of(OwnRole::Lost) : tui::Role::Doomed;
    }
    /// Returns the role of everything that is not there yet.
    [[nodiscard]] constexpr tui::Role coming_role() const {
        return light ? role_of(OwnRole::Coming) : tui::Role::Preview;
    }
};

/// The look of one tile, pit or free cell.
struct TileLook {
    Cell cell = kNoCell;
    TileKind kind = TileKind::None;
    Exits exits;
    bool crumbles = false;
    bool illuminated = false;
    bool doomed = false;
    bool preview = false;  ///< not placed yet
    bool possible = false;  ///< can be chosen
    Exits joins;  ///< of the Dirge: the sides where it continues
    bool head = false;  ///< of the Dirge: the cell with its eyes
};

/// Draws rock and floor, cracks, the hole of a pit, the body of the Dirge; what is on it is drawn
/// afterwards.
void draw_ground(const TileCanvas& canvas, const TileLook& look, const tui::LightFall& light);

}  // namespace tenebrae::nightcage::board
