// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/words/answer.hpp"
#include "kit/action_table.hpp"

#include <cstdint>
#include <string_view>

namespace tenebrae::nightcage {

/// A set of decisions.
using Decisions = std::uint32_t;

constexpr Decisions only(Decision decision) {
    return Decisions{1} << static_cast<unsigned>(decision);
}

using ActionTable = kit::ActionTable<Answer, ActionKind>;

/// Returns all that is said of the actions, a row for each kind, in the order of help.
const ActionTable& action_table();

/// Returns the command word of this kind of answer: "move".
inline std::string_view command_of(ActionKind kind) {
    return action_table().row(kind).command;
}

}  // namespace tenebrae::nightcage
