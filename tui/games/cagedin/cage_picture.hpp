// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/cage.hpp"
#include "games/cagedin/rules/state.hpp"
#include "tui/games/cagedin/roles.hpp"
#include "tui/screen/board_frame.hpp"
#include "tui/screen/lightfall.hpp"

#include <array>
#include <optional>

namespace tenebrae::cagedin::board {

/// Returns the light in the cage: a lamp over the middle that does not reach the fence, and a spot
/// around each fighter, about an arm's length wide; pawns that are not on a hex have none. The
/// whole cage is one space, with the fence at its sides.
tui::LightFall cage_light(const std::array<Hex, 2>& pawns);

/// The middle of a hex in the space of cage_light(), -0.5 to 0.5 in both directions.
struct CagePoint {
    double east = 0;
    double south = 0;
};
CagePoint point_of(Hex hex);

/// The contents of the cage.
struct Scene {
    std::array<Hex, 2> pawns{kNoHex, kNoHex};  ///< by fighter
    std::array<bool, 2> pinned{};
    Hexes reach = 0;
    /// The pawns' hexes after the chosen action; kNoHex: no change.
    std::array<Hex, 2> ghosts{kNoHex, kNoHex};
    Hex cursor = kNoHex;  ///< the cursor of look mode
    bool on_mat = false;
    std::optional<Sign> mark;  ///< the result of an attack
    Hex marked_hex = kNoHex;
    Hexes trail = 0;  ///< the hexes that a pawn has just left
    bool bell_rings = false;  ///< the bell is ringing
    bool light = false;  ///< the palette shows light as background
    bool pixels = false;  ///< light is drawn in half blocks
};

/// Places the cage at the top centre, with the largest hexes that leave `lines_left` lines.
tui::BoardFrame cage_frame(const tui::Rect& rect, int lines_left);

void draw_cage(
    const Brush& brush, const tui::BoardFrame& frame, const Tables& tables, const Scene& scene
);

}  // namespace tenebrae::cagedin::board
