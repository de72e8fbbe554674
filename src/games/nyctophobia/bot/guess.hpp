// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"

namespace tenebrae::nyctophobia {

/// Returns a state that fits this view: all that the seat does not know (HU-I1, I2) is drawn at
/// random and agrees with the sketch as far as a sound forest can. Uses only the rules that the
/// seat knows: for a Hunted, not the map, its turn or the place of the car. Precondition: the seat
/// decides.
State guess(const Rules& rules, const View& view, core::Random& random);

/// Draws again all that the deciding seat does not know.
void redraw_hidden(const Rules& rules, State& state, core::Random& random);

}  // namespace tenebrae::nyctophobia
