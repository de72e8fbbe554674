// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/state.hpp"

#include <string>
#include <string_view>

namespace tenebrae::vast {

/// Returns the question of the pending decision; for a seat that does not decide, who decides.
std::string question(const Rules& rules, const View& view);

/// Returns the command that answers the pending decision most often; "new" after the game.
std::string_view usual_command(const State& state);

}  // namespace tenebrae::vast
