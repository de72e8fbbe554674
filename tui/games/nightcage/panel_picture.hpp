// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/rules/view.hpp"
#include "tui/games/nightcage/game_stats.hpp"
#include "tui/games/nightcage/signs.hpp"
#include "tui/screen/grid.hpp"
#include "tui/table/board_view.hpp"

namespace tenebrae::nightcage::board {

/// The content of the panel.
struct PanelContent {
    const NightCage& game;
    const View& view;
    const Baseline& baseline;
    bool is_asked;  ///< the player at the keyboard has the next choice
    const tui::Drawing& drawing;
};

/// Draws the state of the game: each prisoner, the candle of the stack, the chances of the next
/// tile, the remaining keys and gates. Returns the number of lines used: eight for four prisoners
/// if there is little room, more with more room.
int draw_panel(const Brush& brush, const tui::Rect& rect, const PanelContent& content);

/// Draws a line for each prisoner, its columns as narrow as their content: place, key, nerve, and
/// the distance to a gate that can be reached. Returns the number of lines used.
int draw_prisoners(const Brush& brush, const tui::Rect& rect, const PanelContent& content);

}  // namespace tenebrae::nightcage::board
