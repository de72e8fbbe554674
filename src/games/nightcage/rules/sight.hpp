// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/nightcage/rules/state.hpp"

namespace tenebrae::nightcage {

/// The cells a monster sees, its own not among them (NC-A1).
Cells sight(const Rules& rules, const PublicState& shown, Cell monster);

/// The cells that a monster's strike reaches, its own not among them: those it sees, or for a
/// pathless its whole row and column (NC-B1).
Cells reach(const Rules& rules, const PublicState& shown, Cell monster);

/// Every monster that sees one of these cells.
Cells monsters_that_see(const Rules& rules, const PublicState& shown, Cells cells);

/// One monster of a chain.
struct ChainLink {
    Cell monster = kNoCell;
    Cell set_off_by = kNoCell;  ///< the striking monster that saw it; kNoCell: triggered itself
    Prisoners victims = 0;  ///< struck by it, in turn order
};
/// In the order of carrying out (NC-A7).
using Chain = core::FixedList<ChainLink, kMaxCells>;

/// One hit of a chain.
struct ChainHit {
    Cell monster = kNoCell;
    PrisonerId victim = kNobody;
};

/// What one hit comes to; only one that can be blocked is asked about (NC-N4).
struct HitCost {
    int tiles = 0;
    bool blockable = false;
};
inline constexpr int kTilesForHit = 3;  ///< NC-A6, NC-K5
inline constexpr int kTilesForRangedHit = 1;  ///< NC-K3
inline constexpr int kTilesForPathless = 5;  ///< NC-B2
inline constexpr int kTilesForBlockedHit = 2;  ///< NC-N4, NC-D3
inline constexpr int kTilesUnderDirge = 3;  ///< NC-D3
HitCost hit_cost(const PublicState& shown, ChainHit hit);

/// Returns the hit after so many of the chain; without a victim when there are no more.
ChainHit next_hit(const Chain& chain, int hits_done);

/// The whole chain that the triggered monsters set off, found on this board (NC-A5, NC-A7).
Chain find_chain(const Rules& rules, const PublicState& shown, Cells triggered);

}  // namespace tenebrae::nightcage
