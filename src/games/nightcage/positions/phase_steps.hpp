// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/state.hpp"

#include <span>

/// Where in a turn a game can stand still, for the positions that are written down.
namespace tenebrae::nightcage {

enum class HandNeed : std::uint8_t { Empty, Full, Either };

/// A step at which a game can rest, waiting for a decision.
struct Resting {
    Part part;
    Step step;
    HandNeed hand;
};

/// All of them, but for the step at which a game is over.
std::span<const Resting> resting_steps();

/// Null where no decision is ever taken.
const Resting* resting_at(Part part, Step step);

/// What a fall or the Dirge can have come between, in each part of a turn (NC-P2, NC-D3, NC-A10).
bool can_resume(Part part, Step resume);

/// Steps between which nothing is pending: a game that is won or lost has ended by then (NC-X6).
bool is_settled(const PublicState& shown);

}  // namespace tenebrae::nightcage
