// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/vast/rules/state.hpp"
#include "table/game.hpp"

#include <span>
#include <string>

namespace tenebrae::vast {

/// Returns the commands of Vast, in the order of help.
std::span<const table::CommandRow> command_rows();

/// Returns a legal action, or every reason why the words are not one (VA-W4).
core::Result<Action> parse_command(const Rules& rules, const View& view, table::Words words);

/// Returns the line of an action, as stored in records (VA-W1): "reveal fangs n2".
std::string command_text(const Rules& rules, const View& view, Action action);

/// Returns the line as a seat with these roles gets it: of the Cave's secret choices, a tile of its
/// hand (VA-C2, C7, C10) and a Treasure card that it gives (VA-C12), it holds only the command.
std::string redacted_command_text(const Rules& rules, const View& view, Action action, Set roles);

/// Returns every failed condition of an action, each with its statement; empty exactly when it is
/// legal for the seat of the view.
core::Diagnostics refusals(const Rules& rules, const View& view, Action action);

/// Returns the sentence of a numbered choice. Precondition: the action is legal for the seat.
std::string describe(const Rules& rules, const View& view, Action action);

}  // namespace tenebrae::vast
