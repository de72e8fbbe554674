// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nightcage/brush.hpp"
#include "tui/games/nightcage/layout.hpp"
#include "tui/games/nightcage/scene.hpp"

namespace tenebrae::nightcage::board {

/// The digits that take a choice, where it is: in the opening of a way, in the middle of a free
/// cell, in a corner of one that holds something.
void draw_numbers(const Brush& brush, const Layout& layout, const Scene& scene);

}  // namespace tenebrae::nightcage::board
