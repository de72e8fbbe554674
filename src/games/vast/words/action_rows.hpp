// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/answer.hpp"
#include "kit/action_table.hpp"

#include <span>
#include <string_view>

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

/// What a question offers for a kind of action, if that is legal now.
struct ActionOption {
    ActionKind kind;
    std::string_view words;
};
/// Returns the options in the order of questions. Kinds with the same words are adjacent.
std::span<const ActionOption> action_options();

}  // namespace tenebrae::vast
