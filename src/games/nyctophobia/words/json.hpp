// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"
#include "table/game.hpp"

namespace tenebrae::nyctophobia {

/// The options of HU-U1 that every seat knows: the fields of the "game" line. Not the map, nor how
/// it lies (HU-I3).
table::Json json_of_rules(const Rules& rules);

/// Everything the seat may know: the fields of the "state" line.
table::Json json_of_view(const Rules& rules, const View& view);

/// The truth, for --omniscient: the forest with its pile in order, every Hunted with all that it
/// has felt, and the hash of the whole state.
table::Json json_of_hidden(const Rules& rules, const State& state);

/// What happened, in values: the fields of one of the "events".
table::Json json_of_event(const Event& event);

/// The board as the Hunter sees it.
table::Json json_of_forest(const Rules& rules, const State& state);
/// The pages and marks that the seat has.
table::Json json_of_sketch(const Rules& rules, const View& view);
table::Json json_of_statistics(const Rules& rules, const State& state);

}  // namespace tenebrae::nyctophobia
