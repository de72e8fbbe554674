// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/words/answer.hpp"
#include "kit/action_table.hpp"

#include <cstdint>

namespace tenebrae::nyctophobia {

/// A set of decisions, one bit each.
using Decisions = std::uint32_t;
static_assert(kDecisions <= 32);

constexpr Decisions only(Decision decision) {
    return Decisions{1} << static_cast<unsigned>(decision);
}

using ActionTable = kit::ActionTable<Answer, ActionKind>;

/// Returns all that is said of the actions, a row for each kind, in the order of help.
const ActionTable& action_table();

}  // namespace tenebrae::nyctophobia
