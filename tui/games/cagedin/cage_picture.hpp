// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "tui/games/cagedin/cage_light.hpp"
#include "tui/games/cagedin/roles.hpp"
#include "tui/screen/board_frame.hpp"

#include <optional>

namespace tenebrae::cagedin::board {

/// What is drawn into the cage.
struct Scene {
    std::array<Hex, 2> pawns{kNoHex, kNoHex};  ///< by fighter
    std::array<bool, 2> pinned{};
    Hexes reach = 0;
    /// Where the pawns would be after what is aimed at; kNoHex: where they are.
    std::array<Hex, 2> ghosts{kNoHex, kNoHex};
    Hex cursor = kNoHex;  ///< of look mode
    bool on_mat = false;
    std::optional<Sign> mark;  ///< of a moment of an attack
    Hex marked = kNoHex;
    Hexes trail = 0;  ///< where a pawn has just been
    bool rings = false;  ///< the bell
    bool light = false;  ///< light is seen as the ground of what it falls on
};

/// The cage at the top of it, in the middle, with the largest hexes that leave so many lines.
tui::BoardFrame cage_frame(const tui::Rect& rect, int lines_left);

void draw_cage(
    const Brush& brush, const tui::BoardFrame& frame, const Tables& tables, const Scene& scene
);

}  // namespace tenebrae::cagedin::board
