// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/state.hpp"

/// The possible answers to the pending decision. The list of legal actions, the engine's check
/// whether there is anything to decide, and the screens all use these functions.
namespace tenebrae::nightcage {

/// A set of directions, stored like the exits of a tile.
using Directions = Exits;

/// Returns the steps of the active prisoner that need no additional nerve (NC-M2, NC-O3).
Directions steps(const Rules& rules, const PublicState& shown);
/// Returns the steps onto a connected monster, without checking nerve (NC-N5).
Directions charges(const Rules& rules, const PublicState& shown);
/// Returns the nerve that a charge costs now: 1, after a Move of this turn 2.
int charge_cost(const PublicState& shown);

/// Returns whether the active prisoner may Stay (NC-C5, NC-C6).
bool may_stay(const Rules& rules, const PublicState& shown);
/// Returns the nerve that a Stay costs the active prisoner now (NC-C5).
int stay_cost(const PublicState& shown);

/// Return the prisoners who can be given the active prisoner's key, or whose key it can take
/// (NC-Y2).
Prisoners key_receivers(const Rules& rules, const PublicState& shown);
Prisoners key_givers(const Rules& rules, const PublicState& shown);

/// Returns whether anything but ending the turn is possible (NC-M6).
bool can_continue_turn(const Rules& rules, const PublicState& shown);

/// Returns the cells where the tile in hand can be placed (NC-L5, NC-F2, NC-O4, NC-A9).
Cells cells_for_hand(const Rules& rules, const PublicState& shown);
/// Returns exits of which the tile in hand must have at least one on that cell; none if any
/// orientation is allowed.
Exits required_exits(const Rules& rules, const PublicState& shown, Cell cell);
/// Returns the prisoner whose light the tile in hand is drawn for: the active one or, in a fill,
/// the relit one.
PrisonerId light_owner(const PublicState& shown);

/// Returns the cells to land on (NC-F2, NC-F4). Empty: there is nothing to land on.
Cells landing_cells(const Rules& rules, const PublicState& shown);
/// Returns the possible scrambles (NC-A9). Empty: the prisoner falls at their cell.
Directions scrambles(const Rules& rules, const PublicState& shown);
/// Returns the cells that the monster of a Stay can replace (NC-C2). Empty: the monster goes to the
/// darkness.
Cells replaceable_cells(const Rules& rules, const PublicState& shown);
/// Returns the cells that the flickers can remove (NC-E3).
Cells removable_cells(const Rules& rules, const PublicState& shown);
/// Returns whether the active prisoner must remove a tile at the end of this turn (NC-E2).
bool flickers_apply(const PublicState& shown);

/// Returns the cells that the Dirge covers with the top left corner of its rectangle on a cell and
/// its north turned to a direction; empty if it does not fit inside the edges (NC-D2).
Cells dirge_body(const Rules& rules, Cell corner, Direction turned);

/// Returns the free cells that a prisoner illuminates.
Cells free_lit_cells(const Rules& rules, const PublicState& shown, PrisonerId who);

}  // namespace tenebrae::nightcage
