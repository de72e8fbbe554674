// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"
#include "table/game.hpp"

#include <span>
#include <string>

namespace tenebrae::cagedin {

/// Caged In's own commands, in the order of help.
std::span<const table::CommandRow> command_rows();

/// A legal action, or every reason why these words are none.
core::Result<Action> parse_command(const Setup& setup, const View& view, table::Words words);

/// The one canonical line of an action, its cards by their numbers in the hand of the view:
/// "cover discard 2 draw 1". What a record holds.
std::string words(const Setup& setup, const View& view, Action action);

}  // namespace tenebrae::cagedin
