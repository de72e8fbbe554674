// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"
#include "games/vast/positions/written_position.hpp"

namespace tenebrae::vast {

/// Fills the decks and discard piles of a state whose boards are set up, and the Dragon's hand if
/// it is not given. Decks that are not given are shuffled (VA-Z8). Adds an error for each card
/// that is named too often.
void build_decks(
    const Rules& rules,
    const WrittenPosition& written,
    State& state,
    core::Random& random,
    kit::PositionErrors& problems
);

}  // namespace tenebrae::vast
