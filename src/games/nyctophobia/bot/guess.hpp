// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"

namespace tenebrae::nyctophobia {

/// A game that gives this view: what its seat does not know (HU-I1, I2) is drawn at random, to fit
/// what its sketch says as far as a sound forest can. Of the rules only what that seat may know is
/// looked at: for a Hunted neither the map nor its turn nor the car's place.
/// Precondition: the seat decides.
State guess(const Rules& rules, const View& view, core::Random& random);

/// Draws anew what the seat that decides does not know.
void redraw_hidden(const Rules& rules, State& state, core::Random& random);

}  // namespace tenebrae::nyctophobia
