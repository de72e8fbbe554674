// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"
#include "table/game.hpp"

namespace tenebrae::nyctophobia {

/// Returns the fields of the "game" line: the options of HU-U1 that every seat knows, without the
/// map and its orientation (HU-I3).
table::Json json_of_rules(const Rules& rules);

/// Returns the fields of the "state" line: everything the seat knows.
table::Json json_of_view(const Rules& rules, const View& view);

/// Returns the hidden state for --omniscient: the forest, the pile in order, all that every Hunted
/// has felt, and the hash of the state.
table::Json json_of_hidden(const Rules& rules, const State& state);

/// Returns the fields of an element of "events", without its text.
table::Json json_of_event(const Event& event);

/// Returns the board as the Hunter sees it.
table::Json json_of_forest(const Rules& rules, const State& state);
/// Returns the pages and marks that the seat has.
table::Json json_of_sketch(const Rules& rules, const View& view);
table::Json json_of_statistics(const Rules& rules, const State& state);

}  // namespace tenebrae::nyctophobia
