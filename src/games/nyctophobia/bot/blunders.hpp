// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/game_rules.hpp"

namespace tenebrae::nyctophobia {

/// Removes the actions of a Hunted that certainly do harm by what their seat knows:
/// - a throw against a tree or the edge beside them, so that rock and noise stay in their space;
/// - a step to a space next to where the Hunter was met since his last turn, without a known tree
///   between, unless it leads into the car; steps of the movement stay if all are like this.
/// Keeps the order, and at least one action. Precondition: a Hunted of the seat decides.
void drop_blunders(const Rules& rules, const View& view, ActionList& actions);

}  // namespace tenebrae::nyctophobia
