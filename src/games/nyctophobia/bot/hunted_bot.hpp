// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/game_rules.hpp"

#include <string>

/// Players of Nyctophobia: each works on the view of its seat alone.
namespace tenebrae::nyctophobia {

enum class Skill : std::uint8_t { Easy, Heuristic };

/// What a bot would answer. Precondition: the seat is asked. The same view always gets the same
/// answer. `among`: the legal answers that it chooses from; null: all of them.
Action
choose_action(const Rules& rules, const View& view, Skill skill, const ActionList* among = nullptr);

/// The same of the heuristic bot, from a guess of the whole state: a Hunted looks at its view of it
/// alone, the Hunter at all. Precondition: somebody is asked.
Action likely_action(const Rules& rules, const State& state);

/// Why the heuristic bot would answer so, in a sentence; empty where there is nothing to say.
std::string reason_for(const Rules& rules, const View& view, Action action);

}  // namespace tenebrae::nyctophobia
