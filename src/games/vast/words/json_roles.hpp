// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/state.hpp"
#include "table/game_values.hpp"

namespace tenebrae::vast {

/// Returns the board of a role as the seat knows it. Precondition: the role is in the game.
table::Json json_of_role(const Rules& rules, const View& view, Role role);

}  // namespace tenebrae::vast
