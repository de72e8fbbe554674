// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/rules/view.hpp"
#include "tui/games/nightcage/signs.hpp"
#include "tui/games/nightcage/standing.hpp"
#include "tui/screen/grid.hpp"

namespace tenebrae::nightcage::board {

/// How the prisoners stand: each of them, how long the candle of the stack will burn, what the next
/// tile can be, the keys and gates that are left. Gives the lines it took: eight for four prisoners
/// where there are not many, more with more room. asked: the person before it has the next choice.
int draw_panel(
    const Brush& brush,
    const tui::Rect& rect,
    const NightCage& game,
    const View& view,
    const Beginning& beginning,
    bool asked
);

}  // namespace tenebrae::nightcage::board
