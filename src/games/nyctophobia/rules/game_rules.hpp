// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

/// The interface of the rules.
namespace tenebrae::nyctophobia {

/// Sets up a game (HU-S4 to S8), before its first event and decision; call begin() next. A forest
/// that the Hunter builds is empty.
State new_game(const Rules& rules, std::uint64_t seed);
/// Continues to the first decision. `events` collects what happens; with nullptr the sketch does
/// not change.
void begin(const Rules& rules, State& state, Events* events);

/// Lists the legal answers to the pending decision in the order of table 6; within a kind, by
/// direction, number, space and side (HU-G1, G2), without noise before with noise. Empty if the
/// seat does not decide or the game is over. Uses only what the deciding seat knows (HU-G7).
void legal_actions(const Rules& rules, const View& view, ActionList& actions);
/// Lists the same answers from the whole state.
void legal_actions(const Rules& rules, const State& state, ActionList& actions);

/// Returns whether a clue is true (HU-S7).
bool is_true_clue(const CarSpaces& car, Direction direction);
/// Returns the direction in which the car is farthest from the middle of the board (HU-A3); this
/// clue is always true.
Direction farthest_clue(const CarSpaces& car);

/// Carries out a legal action or a resignation and continues to the next decision of a person: an
/// automatic Hunter decides at once (HU-A1). `events` as for begin().
void apply(const Rules& rules, State& state, Action action, Events* events);

/// Returns the seat of the pending decision.
int deciding_seat(const Rules& rules, const PublicState& open);

/// Returns a hash of the whole state that is the same on every machine.
std::uint64_t hash(const State& state);

/// Returns the first violated invariant, as "HU-Z4 (b)"; empty if all hold.
std::string_view broken_invariant(const Rules& rules, const State& state);

}  // namespace tenebrae::nyctophobia
