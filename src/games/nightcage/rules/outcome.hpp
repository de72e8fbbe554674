// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/state.hpp"

namespace tenebrae::nightcage {

/// The number of turns in a row without any change, for each prisoner, that lose the game (NC-X8).
inline constexpr int kIdleTurnsPerPrisoner = 10;

/// Returns how many keys the prisoners hold.
int keys_held(const Rules& rules, const PublicState& shown);

/// Returns whether the game is won (NC-Y3).
bool is_won(const Rules& rules, const PublicState& shown);

/// Returns the first of NC-X2 to NC-X5 that holds, or Unfinished. Looks at the whole state,
/// including the tile in hand.
Ending loss(const Rules& rules, const State& state);

}  // namespace tenebrae::nightcage
