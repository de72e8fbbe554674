// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/rules.hpp"
#include "tui/games/nightcage/scene.hpp"
#include "tui/games/nightcage/signs.hpp"

namespace tenebrae::nightcage::board {

/// The same as draw_contents() where light is seen as the ground of what it falls on: prisoners as
/// blocks of their colour with the flame above and the key beneath, and a figure for each monster.
void draw_figures(
    const Brush& brush, const tui::Rect& tile, const Rules& rules, const Scene& scene, Cell cell
);

}  // namespace tenebrae::nightcage::board
