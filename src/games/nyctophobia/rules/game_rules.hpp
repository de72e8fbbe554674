// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

/// The doors of the rules.
namespace tenebrae::nyctophobia {

/// Set up by HU-S4 to S8 (with a map of the Hunter's own: before it is built), nothing told yet and
/// nothing asked: begin() goes on.
State new_game(const Rules& rules, std::uint64_t seed);
/// Goes on to the first decision: what happens before the first command. `events`: null where
/// nobody listens; then the sketch stays as it is.
void begin(const Rules& rules, State& state, Events* events);

/// Every legal answer to the pending decision, in the order of table 6; within a kind directions,
/// numbers, spaces and sides in their order (HU-G1, G2), without noise before with noise. Empty
/// when the seat is not asked or the game is over. Works on the view of the seat that is asked, and
/// looks at nothing it does not know (HU-G7).
void legal_actions(const Rules& rules, const View& view, ActionList& actions);
/// The same from the truth.
void legal_actions(const Rules& rules, const State& state, ActionList& actions);

/// The clue told in this direction is true (HU-S7).
bool is_true_clue(const CarSpaces& car, Direction direction);
/// The first of those in which the car lies farthest from the middle of the board (HU-A3): a true
/// one.
Direction farthest_clue(const CarSpaces& car);

/// Carries out a legal action, or a resignation, and goes on to the next decision of a person: an
/// automatic Hunter decides at once (HU-A1). `events`: as for begin(), what happened is added.
void apply(const Rules& rules, State& state, Action action, Events* events);

/// The seat of whoever owns the pending decision.
int deciding_seat(const Rules& rules, const PublicState& open);

/// Changes with any part of the state, and is the same on every machine.
std::uint64_t hash(const State& state);

/// The first of HU-Z4 that does not hold, as "HU-Z4 (b)"; empty: all do.
std::string_view broken_invariant(const Rules& rules, const State& state);

}  // namespace tenebrae::nyctophobia
