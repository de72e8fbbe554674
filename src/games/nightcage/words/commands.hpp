// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/view.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "table/game.hpp"

#include <span>
#include <string>

namespace tenebrae::nightcage {

/// Lists the commands that only The Night Cage has, in the order of help.
std::span<const table::CommandRow> command_rows();

/// Returns a legal action, or every reason why these words are not one. `names`: for messages.
core::Result<Action>
parse_command(const Rules& rules, const View& view, table::Words words, const Names& names = {});

/// Returns every failed precondition of an action, each with its rule; empty exactly if the action
/// is legal. Uses public information only.
core::Diagnostics refusals(const Rules& rules, const PublicState& shown, Action action);

/// Returns the canonical line of an action, as in a record: "place c4 nes".
std::string command_text(const Rules& rules, Action action);

/// Describes an action for a numbered choice: "Move north to the T at c3 (c4 crumbles)".
std::string describe(const Rules& rules, const View& view, const Names& names, Action action);

/// Lists the legal answers of this seat; none if another seat decides.
void legal_actions(const Rules& rules, const View& view, ActionList& actions);

}  // namespace tenebrae::nightcage
