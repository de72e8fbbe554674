// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/rules/state.hpp"
#include "tui/games/nightcage/signs.hpp"
#include "tui/screen/grid.hpp"

namespace tenebrae::nightcage::board {

/// A line for each prisoner, its columns as narrow as what is in them: place, key, nerve, and how
/// far it is to a gate that can be reached. Gives the lines it took.
int draw_prisoners(
    const Brush& brush, const tui::Rect& rect, const NightCage& game, const PublicState& shown
);

}  // namespace tenebrae::nightcage::board
