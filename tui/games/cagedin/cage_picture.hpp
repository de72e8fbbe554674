// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "tui/games/cagedin/cage_light.hpp"
#include "tui/games/cagedin/roles.hpp"

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
    bool light = false;  ///< light is seen as the ground of what it falls on
};

/// Columns and lines from one hex to the next.
struct HexSize {
    int columns = 6;
    int lines = 2;
};
/// The largest that leaves so many lines.
HexSize hex_size(const tui::Rect& rect, int lines_left);
/// What the cage takes.
constexpr tui::Rect cage_rect(const tui::Rect& rect, HexSize size) {
    return {rect.x, rect.y, kRows * size.columns, kRows * size.lines};
}

void draw_cage(
    const Brush& brush, tui::Point corner, HexSize size, const Tables& tables, const Scene& scene
);

}  // namespace tenebrae::cagedin::board
