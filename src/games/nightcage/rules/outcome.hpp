// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/state.hpp"

namespace tenebrae::nightcage {

/// NC-X8: this many turns without anything happening, for each prisoner, lose the game.
inline constexpr int kIdleTurnsPerPrisoner = 10;

/// By the prisoners of the game.
int keys_held(const Rules& rules, const PublicState& shown);

/// NC-Y3.
bool is_won(const Rules& rules, const PublicState& shown);

/// The first of NC-X2 to NC-X5 that holds, or Unfinished. Looks at the whole state, tile in hand
/// included.
Ending loss(const Rules& rules, const State& state);

}  // namespace tenebrae::nightcage
