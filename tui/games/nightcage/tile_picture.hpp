// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/tile.hpp"
#include "tui/games/nightcage/signs.hpp"
#include "tui/screen/lightfall.hpp"

#include <optional>

namespace tenebrae::nightcage::board {

/// Returns the light of the candles over the tiles they illuminate (NC-L1), for display only: the
/// rules use rules/light.hpp. Its spaces are Cells. flicker: changes whenever the flames flicker, 0
/// for still flames. dying: prisoners whose flames are going out.
tui::LightFall
candlelight(const Rules& rules, const PublicState& shown, unsigned flicker, Prisoners dying);

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

/// The size of the rock beside the passages of a tile of this size.
struct RockSize {
    int columns;  ///< on either side of a passage that runs north and south: 1, 2, 2, 3, 4
    int lines;
};
constexpr RockSize rock_size(const tui::Rect& tile) {
    return {(tile.width * 2 + 3) / 7, (tile.height + 1) / 4};
}

// The shape of a tile, shared by both ways to draw it. Places are counted from the top left of the
// tile.

/// Returns whether a place is floor: the middle and, towards each exit, a passage of the same
/// width.
bool is_floor(const tui::Rect& tile, Exits exits, tui::Point at);
/// Returns the sign of a crack if a crumbling tile has one at this place.
std::optional<Sign> crack_at(const tui::Rect& tile, Exits exits, tui::Point at);
/// Returns the distance of a pit's rim from its middle on a line, in columns.
int pit_reach(const tui::Rect& tile, int line);
/// Returns the sign of a pit's rim, on its western or eastern half.
Sign rim_sign(const tui::Rect& tile, int line, bool west);

/// Draws rock and floor, cracks, the hole of a pit; what is on it is drawn afterwards.
void draw_ground(
    const Brush& brush, const tui::Rect& rect, const TileLook& look, const tui::LightFall& light
);

/// Draws the same for palettes that show light as background: passages and walls in steps of light,
/// pits as black holes with a rim, the Dirge in one piece, and nothing for empty cells.
void draw_lit_ground(
    const Brush& brush, const tui::Rect& rect, const TileLook& look, const tui::LightFall& light
);

}  // namespace tenebrae::nightcage::board
