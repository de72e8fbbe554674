// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/game_rules.hpp"

namespace tenebrae::bots {

/// Returns a state that fits the view: unseen cards (CI-V8) are dealt at random, respecting the
/// known bottom of the ground deck (CI-V4). Precondition: the seat decides.
cagedin::State guess(const cagedin::Rules& rules, const cagedin::View& view, core::Random& random);

/// Deals again all cards that the deciding seat does not see.
void redraw_hidden(const cagedin::Rules& rules, cagedin::State& state, core::Random& random);

}  // namespace tenebrae::bots
