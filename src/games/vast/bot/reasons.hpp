// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/vast_game.hpp"

#include <string>

namespace tenebrae::bots {

/// Explains in a sentence what an action of the deciding role is good for, from its view; empty if
/// there is nothing to say.
std::string reason_of(const vast::Rules& rules, const vast::View& view, vast::Action action);

}  // namespace tenebrae::bots
