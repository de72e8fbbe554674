// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

namespace tenebrae::nyctophobia {

/// Adds the Hunter's legal answers. Precondition: the pending decision is his.
void legal_for_hunter(const Rules& rules, const State& state, ActionList& actions);

/// The clue told in this direction is true (HU-S7).
bool is_true_clue(const CarSpaces& car, Direction direction);
/// The first of those in which the car lies farthest from the middle of the board (HU-A3): a true
/// one.
Direction farthest_clue(const CarSpaces& car);
/// The sides with a space among his own and the eight around it (HU-V11), as numbers in a row.
bool is_near_side(const State& state, Side side);
/// A tree on this side leaves the forest sound, and there is none (HU-Y6).
bool can_plant(const State& state, Side side);
/// A tree near him that could stand on another near side.
bool can_uproot(const State& state, Side side);
/// Where the noise may drift, or be put (Will-o'-Wisp).
Spaces drift_spaces(const State& state);
/// Whom the noise may be put on.
HuntedSet lure_targets(const Rules& rules, const State& state);
/// Who may be swapped: upright, outside the car.
HuntedSet swappable(const Rules& rules, const State& state);
/// He can run that way: Frenzy also against a tree (HU-V9).
bool can_run(const State& state, Direction direction);

}  // namespace tenebrae::nyctophobia
