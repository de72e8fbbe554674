// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/game_rules.hpp"

namespace tenebrae::bots {

/// A state that gives this view: what the seat does not see (CI-V8) is dealt at random, with what
/// is known of the ground deck's bottom (CI-V4). Precondition: the seat decides.
cagedin::State guess(const cagedin::Rules& rules, const cagedin::View& view, core::Random& random);

/// Deals anew what the seat that decides does not see.
void redraw_hidden(const cagedin::Rules& rules, cagedin::State& state, core::Random& random);

}  // namespace tenebrae::bots
