// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/state.hpp"
#include "table/game.hpp"

namespace tenebrae::vast {

/// Returns the options and tables: the fields of the "game" line.
table::Json json_of_rules(const Rules& rules);

/// Returns everything the seat knows: the fields of the "state" line.
table::Json json_of_view(const Rules& rules, const View& view);

/// Returns the whole state with all hands, and decks top first, for --omniscient.
table::Json json_of_hidden(const Rules& rules, const State& state);

}  // namespace tenebrae::vast
