// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/vast/preview_lines.hpp"

namespace tenebrae::vast::board {

/// Returns the state after stat tokens are assigned. Precondition: the action is of kind Stats.
State with_stats(const Rules& rules, const State& state, const Action& action);

/// Adds what an answer of the Thief would do: what it needs, its chance, and who would notice him.
/// Returns false if the answer is not one of his own.
bool preview_thief(const Answer& answer, PreviewLines& lines);

/// Adds what an attack of the Knight or a tribe on the Thief would do, from the attacker's side.
void preview_attack_on_thief(const Answer& answer, Piece attacker, PreviewLines& lines);
/// Adds whether the Thief on a space can be seen by the Knight or a tribe that enters it.
void preview_thief_on(const Answer& answer, SpaceId space, Piece entering, PreviewLines& lines);

}  // namespace tenebrae::vast::board
