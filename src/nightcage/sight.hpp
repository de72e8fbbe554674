// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "nightcage/state.hpp"

namespace tenebrae::nightcage {

/// The cells a monster sees, its own not among them (NC-A1).
Cells sight(const Rules& rules, const Table& table, Cell monster);

/// Every monster that sees one of these cells.
Cells monsters_that_see(const Rules& rules, const Table& table, Cells cells);

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

/// The hit that comes after so many of the chain; nobody when there are no more.
ChainHit next_hit(const Chain& chain, int hits_done);

/// The whole chain that the triggered monsters set off, found on this board (NC-A5, NC-A7).
Chain find_chain(const Rules& rules, const Table& table, Cells triggered);

}  // namespace tenebrae::nightcage
