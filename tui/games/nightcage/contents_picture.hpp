// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/rules.hpp"
#include "tui/games/nightcage/scene.hpp"
#include "tui/games/nightcage/tile_picture.hpp"

namespace tenebrae::nightcage::board {

/// Returns the role of a prisoner's colour.
constexpr tui::Role role_of(PrisonerId who) {
    return static_cast<tui::Role>(static_cast<unsigned>(tui::Role::Seat1) + index(who));
}

/// Returns the columns of the label or letter on a cell; 0 for a plain passage.
int thing_columns(const PublicState& shown, Cell cell);

/// Returns the prisoners who have fallen into a pit and still have to choose the line.
Prisoners prisoners_over_pit(const Rules& rules, const PublicState& shown, Cell pit);

/// Draws what is on a cell: keys, gates, monsters, prisoners and the marks on them. With light as
/// background prisoners are blocks of their colour, with the flame above and the key below, and
/// monsters are figures; without it they are a letter or number with signs beside it.
void draw_contents(const TileCanvas& canvas, const Rules& rules, const Scene& scene, Cell cell);

}  // namespace tenebrae::nightcage::board
