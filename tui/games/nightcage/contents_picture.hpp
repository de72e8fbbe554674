// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/rules.hpp"
#include "tui/games/nightcage/scene.hpp"
#include "tui/games/nightcage/signs.hpp"

namespace tenebrae::nightcage::board {

/// Returns the role of a prisoner's colour.
constexpr tui::Role role_of(PrisonerId who) {
    return static_cast<tui::Role>(static_cast<unsigned>(tui::Role::Seat1) + index(who));
}

/// Returns the letter of a monster or an omen. Precondition: it is one.
constexpr Sign sign_of_monster(TileKind kind) {
    return kind == TileKind::WaxEater   ? Sign::WaxEater
           : kind == TileKind::Keeper   ? Sign::Keeper
           : kind == TileKind::PitFiend ? Sign::PitFiend
           : kind == TileKind::Pathless ? Sign::Pathless
                                        : Sign::Omen;
}

/// Returns the columns of the label or letter on a cell; 0 for a plain passage.
int thing_columns(const PublicState& shown, Cell cell);

/// Returns the prisoners who have fallen into a pit and still have to choose the line.
Prisoners prisoners_over_pit(const Rules& rules, const PublicState& shown, Cell pit);

/// Draws what is on a cell: keys, gates, monsters, prisoners and the marks on them.
void draw_contents(
    const Brush& brush, const tui::Rect& tile, const Rules& rules, const Scene& scene, Cell cell
);

/// Draws the same for palettes that show light as background: prisoners as blocks of their colour
/// with the flame above and the key below, and a figure for each monster.
void draw_figures(
    const Brush& brush, const tui::Rect& tile, const Rules& rules, const Scene& scene, Cell cell
);

}  // namespace tenebrae::nightcage::board
