// SPDX-License-Identifier: MIT
#pragma once

#include "bots/chance.hpp"
#include "games/nightcage/rules/rules.hpp"
#include "games/nightcage/rules/state.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace tenebrae::bots {

/// The estimated number of steps to a goal, by cell; kFar if there is no path.
using Distances = std::array<std::uint8_t, nightcage::kMaxCells>;
inline constexpr int kFar = 12;

/// Returns the distances on foot: through passages and free cells, around pits, monsters and walls.
Distances distances_to(
    const nightcage::Rules& rules, const nightcage::PublicState& shown, nightcage::Cells goal
);

/// Returns the distance in steps over the edges of the torus, ignoring walls.
int torus_steps(const nightcage::Rules& rules, nightcage::Cell from, nightcage::Cell to);

/// The steps counted for a prisoner who has not chosen a line yet or is not set up.
inline constexpr int kFallerSteps = 4;
/// Returns the sum of the steps between every two prisoners.
int steps_apart(const nightcage::Rules& rules, const nightcage::PublicState& shown);

/// The features that the evaluation uses. All of them are public or follow from public information.
enum class Feature : std::uint8_t {
    One,  ///< always 1
    KeysHeld,
    KeysLit,  ///< keys on the board or in hand, as many as needed, nearer ones counting more, in
              ///< hundredths
    KeysSpare,  ///< keys beyond those needed, on the board, in hand and in the stack, at most 2
    GateLit,  ///< a gate is on the board or in hand
    GateSpare,  ///< a second gate is on the board or in hand
    GatesLeft,  ///< on the board, in hand and in the stack
    GateSteps,  ///< the sum of all prisoners' steps to the gate nearest to all of them
    GateStepsReady,  ///< the same once all have a key, else 0
    GateStepsDark,  ///< the same once the stack is empty, else 0
    GateFarthest,  ///< steps of the prisoner farthest from that gate
    Apart,  ///< without a gate: the sum of the steps between every two prisoners
    StackAhead,  ///< tiles left when the missing keys and gate have been drawn, in tenths
    StackShort,  ///< by how much StackAhead falls short of the steps to the gate, in tenths
    CandlesOut,
    CandleSteps,  ///< steps from each prisoner whose candle is out to the nearest lit prisoner
    Falling,  ///< prisoners off the board
    Nerve,
    Seen,  ///< prisoners that a monster sees
    Monsters,  ///< on the board and in hand
    Stuck,  ///< prisoners who cannot step onto any tile
    Flickers,  ///< the stack is empty
};
inline constexpr std::size_t kFeatures = 22;
/// The amount of each feature.
using Features = std::array<std::int32_t, kFeatures>;

/// Returns the features of a state. Precondition: the game is not over.
Features features(const nightcage::Rules& rules, const nightcage::PublicState& shown);

/// Rates a state: more is better. Uses public information only, never the order of the stack.
std::int64_t heuristic_value(const nightcage::Rules& rules, const nightcage::PublicState& shown);

/// Estimates the chance to win from the same features: from 0, lost, to kCertain, won.
std::int64_t win_chance(const nightcage::Rules& rules, const nightcage::PublicState& shown);

}  // namespace tenebrae::bots
