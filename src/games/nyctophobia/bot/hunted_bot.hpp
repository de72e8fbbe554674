// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/game_rules.hpp"

#include <cstdint>

/// Bots of Nyctophobia; each uses only the view of its seat.
namespace tenebrae::nyctophobia {

enum class Skill : std::uint8_t { Easy, Heuristic };

/// Returns the answer of a bot; the same view always gets the same answer. `candidates`: the legal
/// answers to choose from; nullptr: all. Precondition: the seat decides.
Action choose_action(
    const Rules& rules, const View& view, Skill skill, const ActionList* candidates = nullptr
);

/// Returns the answer of the heuristic bot in a guessed state: a Hunted uses only their view of it,
/// the Hunter the whole state. Precondition: a decision is pending.
Action likely_action(const Rules& rules, const State& state);

}  // namespace tenebrae::nyctophobia
