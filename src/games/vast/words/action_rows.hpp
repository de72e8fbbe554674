// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/answer.hpp"
#include "kit/action_table.hpp"

namespace tenebrae::vast {

/// A set of decisions.
using Decisions = kit::DecisionSet;

constexpr Decisions only(Decision decision) {
    return Decisions{1} << static_cast<unsigned>(decision);
}
static_assert(kDecisions <= 64);

using ActionTable = kit::ActionTable<Answer, ActionKind>;

/// Returns all that is said of the actions, a row for each kind.
const ActionTable& action_table();

}  // namespace tenebrae::vast
