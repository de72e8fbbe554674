// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/state.hpp"

/// What the pending decision can be answered with: the one place that knows. The list of legal
/// actions, the engine's own "is there anything to decide" and the screens read it.
namespace tenebrae::nightcage {

/// A set of directions, as the exits of a tile.
using Directions = Exits;

/// NC-M2, NC-O3: steps of the active prisoner that need no nerve of their own.
Directions steps(const Rules& rules, const PublicState& shown);
/// NC-N5: steps onto a connected monster, nerve apart.
Directions charges(const Rules& rules, const PublicState& shown);
/// What a charge costs at this moment: 1, after a Move of this turn 2.
int charge_cost(const PublicState& shown);

/// NC-C5, NC-C6.
bool may_stay(const Rules& rules, const PublicState& shown);
/// NC-C5: what a Stay costs the active prisoner now.
int stay_cost(const PublicState& shown);

/// NC-Y2: who can be given the active prisoner's key, and whose key it can take.
Prisoners key_receivers(const Rules& rules, const PublicState& shown);
Prisoners key_givers(const Rules& rules, const PublicState& shown);

/// NC-M6: is there anything but ending the turn?
bool can_continue_turn(const Rules& rules, const PublicState& shown);

/// NC-L5, NC-F2, NC-O4, NC-A9: where the tile in hand can go, and which side must be open there.
Cells cells_for_hand(const Rules& rules, const PublicState& shown);
/// The exits of which the tile in hand must have one when it is laid on that cell; none: any way
/// round.
Exits required_exits(const Rules& rules, const PublicState& shown, Cell cell);
/// Whose light the tile in hand is drawn for: the active prisoner or, in a fill, the relit one.
PrisonerId light_owner(const PublicState& shown);

/// NC-F2, NC-F4. Empty: nothing at all to land on.
Cells landing_cells(const Rules& rules, const PublicState& shown);
/// NC-A9. Empty: the prisoner falls where they are.
Directions scrambles(const Rules& rules, const PublicState& shown);
/// NC-C2. Empty: the monster goes to the darkness.
Cells replaceable_cells(const Rules& rules, const PublicState& shown);
/// NC-E3.
Cells removable_cells(const Rules& rules, const PublicState& shown);
/// NC-E2: must the active prisoner remove a tile at the end of this turn?
bool flickers_apply(const PublicState& shown);

/// What the Dirge covers with the top left corner of its rectangle on a cell and its north turned
/// to a direction; nothing where it does not fit inside the edges (NC-D2).
Cells dirge_body(const Rules& rules, Cell corner, Direction turned);

/// The free cells that a prisoner illuminates.
Cells free_lit_cells(const Rules& rules, const PublicState& shown, PrisonerId who);

}  // namespace tenebrae::nightcage
