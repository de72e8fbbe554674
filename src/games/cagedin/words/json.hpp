// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"
#include "table/game.hpp"

namespace tenebrae::cagedin {

/// Returns the options and tables: the fields of the "game" line.
table::Json json_of_setup(const Setup& setup);

/// Returns everything the seat knows: the fields of the "state" line.
table::Json json_of_view(const Setup& setup, const View& view);

/// Returns the hidden state, for --omniscient: both hands, both decks top first, the types, the
/// hash.
table::Json json_of_hidden(const Setup& setup, const State& state);

}  // namespace tenebrae::cagedin
