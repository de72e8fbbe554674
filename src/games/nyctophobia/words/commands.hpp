// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nyctophobia/rules/state.hpp"
#include "table/game.hpp"

#include <span>
#include <string>

namespace tenebrae::nyctophobia {

/// Nyctophobia's own commands, in the order of help.
std::span<const table::CommandRow> command_rows();

/// A legal action, or every reason why these words are none.
core::Result<Action> parse_command(const Rules& rules, const View& view, table::Words words);

/// The one canonical line of an action: "move n noise". What a record holds.
std::string command_text(const Rules& rules, Action action);

/// The same for a numbered choice: "Move north (not felt)".
std::string describe(const Rules& rules, const View& view, Action action);

}  // namespace tenebrae::nyctophobia
