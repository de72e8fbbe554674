// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/rules/view.hpp"
#include "table/game.hpp"

namespace tenebrae::nightcage {

/// Returns the fields of the "game" line: the values that never change in a game.
table::Json json_of_rules(const Rules& rules);

/// Returns the fields of the "state" line: everything a seat may know that a rule can depend on.
table::Json json_of_view(const Rules& rules, const View& view);

/// Returns what seats may not know: the order of the stack, top first, and the hash of the state.
table::Json json_of_hidden(const State& state);

/// Returns the fields of one of the "events".
table::Json json_of_event(const Rules& rules, const Event& event);

}  // namespace tenebrae::nightcage
