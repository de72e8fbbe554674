// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/rules/view.hpp"
#include "tui/games/nightcage/signs.hpp"
#include "tui/games/nightcage/standing.hpp"
#include "tui/screen/grid.hpp"

namespace tenebrae::nightcage::board {

/// What the panel shows.
struct PanelContent {
    const NightCage& game;
    const View& view;
    const Beginning& beginning;
    bool is_asked;  ///< the player at the keyboard has the next choice
};

/// Draws how the prisoners stand: each of them, how long the candle of the stack will burn, what
/// the next tile can be, the keys and gates that are left. Returns the number of lines used: eight
/// for four prisoners where there is little room, more with more room.
int draw_panel(const Brush& brush, const tui::Rect& rect, const PanelContent& content);

}  // namespace tenebrae::nightcage::board
