// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/rules/view.hpp"
#include "tui/games/nightcage/brush.hpp"
#include "tui/screen/grid.hpp"

namespace tenebrae::nightcage::board {

/// The turn, the prisoners, the stack as a candle that burns down, the darkness. Gives the lines
/// it took; what there is no room for is left out, the least needed first. asked: the person before
/// it has the next choice.
int draw_panel(
    const Brush& brush, const tui::Rect& rect, const NightCage& game, const View& view, bool asked
);

}  // namespace tenebrae::nightcage::board
