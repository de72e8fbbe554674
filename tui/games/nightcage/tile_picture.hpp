// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/tile.hpp"
#include "tui/games/nightcage/signs.hpp"
#include "tui/screen/lightfall.hpp"

#include <optional>

namespace tenebrae::nightcage::board {

/// Returns the light of the candles over the tiles they illuminate (NC-L1), for display only: the
/// rules use rules/light.hpp. Its spaces are Cells.
/// flicker: another number for each breath, 0 for still flames. dying: flames that sink.
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
    bool preview = false;  ///< not there yet
    bool possible = false;  ///< can be chosen
    Exits joins;  ///< of the Dirge: the sides where it goes on
    bool head = false;  ///< of the Dirge: where its eyes are
};

/// How wide and high the rock is beside the passages of a tile of that size.
struct RockSize {
    int columns;  ///< on either side of a passage that runs north and south: 1, 2, 2, 3, 4
    int lines;
};
constexpr RockSize rock_size(const tui::Rect& tile) {
    return {(tile.width * 2 + 3) / 7, (tile.height + 1) / 4};
}

// Its shape, for both ways to draw it. Places are counted from the top left of the tile.

/// The middle is open; towards each side as wide as the middle, where there is an exit.
bool is_floor(const tui::Rect& tile, Exits exits, tui::Point at);
/// The sign of a crack, where a crumbling tile has one on its floor.
std::optional<Sign> crack_at(const tui::Rect& tile, Exits exits, tui::Point at);
/// How far from its middle, in columns, the rim of a pit is on a line.
int pit_reach(const tui::Rect& tile, int line);
/// The sign on the rim of a pit, on its western or eastern half.
Sign rim_sign(const tui::Rect& tile, int line, bool west);

/// Draws rock and floor, cracks, the hole of a pit; what is on it is drawn afterwards.
void draw_ground(
    const Brush& brush, const tui::Rect& rect, const TileLook& look, const tui::LightFall& light
);

/// The same as draw_ground() where light is seen as the ground of what it falls on: passages and
/// walls in steps of light, pits as black holes with a rim, the Dirge in one piece, and nothing at
/// all where nothing is.
void draw_lit_ground(
    const Brush& brush, const tui::Rect& rect, const TileLook& look, const tui::LightFall& light
);

}  // namespace tenebrae::nightcage::board
