// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/game_rules.hpp"

/// Guesses at what a seat cannot know (VA-I6).
namespace tenebrae::bots {

/// Returns a state that fits the view: hidden tiles and cards are dealt at random, the next random
/// numbers are new.
vast::State guess(const vast::Rules& rules, const vast::View& view, core::Random& random);

/// Deals again everything that the seat of the deciding role does not know. Precondition: the game
/// is not over.
void redraw_hidden(const vast::Rules& rules, vast::State& state, core::Random& random);

}  // namespace tenebrae::bots
