// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nightcage/brush.hpp"
#include "tui/games/nightcage/layout.hpp"
#include "tui/games/nightcage/scene.hpp"

namespace tenebrae::nightcage::board {

/// Where a way of the active prisoner is marked: in the opening of his tile. light: beside his
/// flame, his key and whatever else was drawn there.
tui::Point place_of_way(
    const Brush& brush,
    const Layout& layout,
    const PublicState& shown,
    Direction direction,
    bool light
);

/// The digits that take a choice, where it is: in the opening of a way, in the middle of a free
/// cell, in a corner of one that holds something.
void draw_numbers(const Brush& brush, const Layout& layout, const Scene& scene, bool light);

}  // namespace tenebrae::nightcage::board
