// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "table/game.hpp"
#include "table/text_line.hpp"

#include <string_view>

/// Errors that several commands share.
namespace tenebrae::host {

/// Adds file, line and text to errors of the game, which knows only the column.
core::Diagnostics placed(core::Diagnostics errors, const table::TextLine& line);

/// Returns the error for a seat the game does not have.
core::Error no_such_seat(const table::Game& game, core::Place where);

/// Returns the error for a command that needs a game when none is loaded.
core::Diagnostic no_game(const table::TextLine& line);

/// Returns an error of restricted mode.
core::Error restricted_error(std::string_view message);

/// Returns the error for a move at a table where another person has played since.
core::Error overtaken();
/// Returns the error for starting another game at a table.
core::Error not_at_a_table();
/// Returns the error for a record of a table that cannot be read. It says nothing of the content,
/// which may be hidden from the reader.
core::Error unreadable_table();

/// Returns the error for an answer that only another seat may see.
core::Diagnostic hidden_answer(const table::TextLine& line);

}  // namespace tenebrae::host
