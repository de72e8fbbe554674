// SPDX-License-Identifier: MIT
#pragma once

#include "bots/chance.hpp"
#include "games/nightcage/rules/rules.hpp"
#include "games/nightcage/rules/state.hpp"

#include <array>
#include <cstddef>
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
inline constexpr int kFallerSteps = 4;
/// Between every two prisoners, together.
int steps_apart(const nightcage::Rules& rules, const nightcage::PublicState& shown);

/// The features that the evaluation uses. All of them are face up or follow from that.
enum class Feature : std::uint8_t {
    One,  ///< always 1
    KeysHeld,
    KeysLit,  ///< on the board, as many as are wanted, nearer ones counting more, in hundredths
    KeysSpare,  ///< beyond those needed, wherever they are; 2 is as good as more
    GateLit,  ///< a gate is on the board or in hand
    GateSpare,  ///< another one does, too
    GatesLeft,  ///< on the board, in hand and in the stack
    GateSteps,  ///< of everybody to the gate that is nearest to all of them
    GateStepsReady,  ///< the same once all have a key
    GateStepsDark,  ///< the same once the stack is empty
    GateFarthest,  ///< of the one who has the longest way
    Apart,  ///< with no gate: steps between the prisoners, each with each
    StackAhead,  ///< tiles left once the keys and the gate still wanted have turned up, in tenths
    StackShort,  ///< by how much these fall short of the steps to the gate, in tenths
    CandlesOut,
    CandleSteps,  ///< of those whose candle is out to the nearest lit prisoner
    Falling,  ///< prisoners off the board
    Nerve,
    Seen,  ///< prisoners that a monster sees
    Monsters,  ///< on the board and in hand
    Stuck,  ///< prisoners with no passage to walk
    Flickers,  ///< the stack is empty
};
inline constexpr std::size_t kFeatures = 22;
/// By feature: how much there is of it.
using Features = std::array<std::int32_t, kFeatures>;

/// Precondition: the game is not over.
Features features(const nightcage::Rules& rules, const nightcage::PublicState& shown);

/// Rates the table: more is better. Uses what is face up, never the order of the stack.
std::int64_t heuristic_value(const nightcage::Rules& rules, const nightcage::PublicState& shown);

/// What so much of one feature adds to the appeal.
std::int64_t appeal_of(Feature feature, std::int32_t amount);

/// From 0, lost, to kCertain, won: a guess at the chance to win, from the same features.
std::int64_t win_chance(const nightcage::Rules& rules, const nightcage::PublicState& shown);

}  // namespace tenebrae::bots
