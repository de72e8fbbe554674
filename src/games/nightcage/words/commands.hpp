// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/view.hpp"
#include "table/game.hpp"

#include <span>

namespace tenebrae::nightcage {

/// The Night Cage's own commands, in the order of help.
std::span<const table::CommandRow> command_rows();

/// A legal action, or every reason why these words are none.
core::Result<Action> parse_command(const Rules& rules, const View& view, table::Words words);

}  // namespace tenebrae::nightcage
