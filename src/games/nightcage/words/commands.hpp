// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/view.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "table/game.hpp"

#include <span>

namespace tenebrae::nightcage {

/// Lists the commands that only The Night Cage has, in the order of help.
std::span<const table::CommandRow> command_rows();

/// Returns a legal action, or every reason why these words are not one. `names`: for messages.
core::Result<Action>
parse_command(const Rules& rules, const View& view, table::Words words, const Names& names = {});

}  // namespace tenebrae::nightcage
