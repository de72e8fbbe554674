// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/rules.hpp"
#include "games/nightcage/rules/state.hpp"

#include <array>
#include <cstdint>

namespace tenebrae::bots {

/// By cell: about how many steps away the goal is. kFar where nothing leads to it.
using Distances = std::array<std::uint8_t, nightcage::kMaxCells>;
inline constexpr int kFar = 12;

/// On foot: passages and cells still free can be walked, pits, monsters and walls go round.
Distances distances_to(
    const nightcage::Rules& rules, const nightcage::PublicState& shown, nightcage::Cells goal
);

/// As the crow flies, over the edges of the torus.
int torus_steps(const nightcage::Rules& rules, nightcage::Cell from, nightcage::Cell to);

/// While its line is still open, and of those not yet set up.
inline constexpr int kStepsOfAFaller = 4;
/// Between every two prisoners, together.
int steps_apart(const nightcage::Rules& rules, const nightcage::PublicState& shown);

}  // namespace tenebrae::bots
