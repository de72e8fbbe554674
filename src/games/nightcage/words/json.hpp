// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/rules/view.hpp"
#include "table/game.hpp"

namespace tenebrae::nightcage {

/// What never changes in a game: the fields of the "game" line.
table::Json json_of_rules(const Rules& rules);

/// Everything a rule can depend on and a seat may know: the fields of the "state" line.
table::Json json_of_view(const Rules& rules, const View& view);

/// What no seat may know: the order of the stack, top first, and the hash of the whole state.
table::Json json_of_hidden(const State& state);

/// What happened, in values: the fields of one of the "events".
table::Json json_of_event(const Rules& rules, const Event& event);

}  // namespace tenebrae::nightcage
