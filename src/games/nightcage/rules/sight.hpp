// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/nightcage/rules/state.hpp"

namespace tenebrae::nightcage {

/// Returns the cells a monster sees, without its own (NC-A1).
Cells sight(const Rules& rules, const PublicState& shown, Cell monster);

/// Returns the cells that a monster's strike reaches, without its own: those it sees, or for a
/// pathless its whole row and column (NC-B1).
Cells reach(const Rules& rules, const PublicState& shown, Cell monster);

/// Returns every monster that sees one of these cells.
Cells monsters_that_see(const Rules& rules, const PublicState& shown, Cells cells);

/// One monster of a chain.
struct ChainLink {
    Cell monster = kNoCell;
    Cell set_off_by = kNoCell;  ///< the monster that set it off; kNoCell: a prisoner did
    Prisoners victims = 0;  ///< struck by it, in turn order
};
/// The monsters of a chain, in the order they are carried out (NC-A7).
using Chain = core::FixedList<ChainLink, kMaxCells>;

/// One hit of a chain.
struct ChainHit {
    Cell monster = kNoCell;
    PrisonerId victim = kNobody;
};

/// The cost of a hit; the victim decides only about a blockable one (NC-N4).
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

/// Returns the hit with index `hits_done` of a chain; without a victim if there is none.
ChainHit next_hit(const Chain& chain, int hits_done);

/// Returns the whole chain that the triggered monsters set off on this board (NC-A5, NC-A7).
Chain find_chain(const Rules& rules, const PublicState& shown, Cells triggered);

}  // namespace tenebrae::nightcage
