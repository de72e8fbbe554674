// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"

namespace tenebrae::nyctophobia {

/// Returns a state that gives this view: what the seat does not know (HU-I1, I2) is drawn at random
/// and agrees with the sketch as far as a sound forest can. Uses only what the seat knows of the
/// rules: for a Hunted neither the map nor its turn nor the place of the car. Precondition: the
/// seat decides.
State guess(const Rules& rules, const View& view, core::Random& random);

/// Draws again what the deciding seat does not know.
void redraw_hidden(const Rules& rules, State& state, core::Random& random);

}  // namespace tenebrae::nyctophobia
