// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nyctophobia/rules/state.hpp"
#include "table/game.hpp"

#include <span>
#include <string>

namespace tenebrae::nyctophobia {

/// Returns the commands of Nyctophobia, in the order of help.
std::span<const table::CommandRow> command_rows();

/// Returns a legal action, or every reason why the words are not one.
core::Result<Action> parse_command(const Rules& rules, const View& view, table::Words words);

/// Returns the canonical line of an action, as stored in records: "move n noise".
std::string command_text(const Rules& rules, Action action);

/// Returns every failed precondition of an action with its rule (HU-Z2); empty exactly when the
/// action is legal for the seat of the view. Uses nothing that the seat does not know.
core::Diagnostics refusals(const Rules& rules, const View& view, Action action);

/// Describes an action for a numbered choice: "Move north (not felt)".
std::string describe(const Rules& rules, const View& view, Action action);

}  // namespace tenebrae::nyctophobia
