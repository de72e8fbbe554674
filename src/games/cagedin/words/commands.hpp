// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"
#include "table/game.hpp"

#include <span>
#include <string>

namespace tenebrae::cagedin {

/// Returns the commands of Caged In, in the order of help.
std::span<const table::CommandRow> command_rows();

/// Returns a legal action, or every reason why the words are not one.
core::Result<Action> parse_command(const Setup& setup, const View& view, table::Words words);

/// Returns the canonical line of an action, as stored in records, with cards by their numbers in
/// the view's hand: "cover discard 2 draw 1".
std::string command_text(const Setup& setup, const View& view, Action action);

/// Returns every failed precondition of an action, each with its rule (CI-Q5); empty exactly when
/// it is legal for the seat of the view. A seat that does not decide gets only that reason (CI-Q6).
core::Diagnostics refusals(const Setup& setup, const View& view, Action action);

}  // namespace tenebrae::cagedin
