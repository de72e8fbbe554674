// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"
#include "tui/games/cagedin/roles.hpp"

namespace tenebrae::cagedin::board {

/// Both fighters' boards beside each other, the decks, what is being answered and, where there is
/// room, what was discarded; gives how many lines it took.
int draw_panel(const Brush& brush, const tui::Rect& rect, const Setup& setup, const View& view);

}  // namespace tenebrae::cagedin::board
