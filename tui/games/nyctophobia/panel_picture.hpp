// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/nyctophobia_game.hpp"
#include "tui/games/nyctophobia/signs.hpp"

namespace tenebrae::nyctophobia::board {

/// What everybody may know, what the Hunter alone does, and what was last known of him; gives how
/// many lines it took.
int draw_panel(
    const Brush& brush, const tui::Rect& rect, const Nyctophobia& game, const View& view
);

}  // namespace tenebrae::nyctophobia::board
