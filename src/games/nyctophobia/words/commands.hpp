// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nyctophobia/rules/state.hpp"
#include "table/game.hpp"

#include <span>

namespace tenebrae::nyctophobia {

/// Nyctophobia's own commands, in the order of help.
std::span<const table::CommandRow> command_rows();

/// A legal action, or every reason why these words are none.
core::Result<Action> parse_command(const Rules& rules, const View& view, table::Words words);

}  // namespace tenebrae::nyctophobia
