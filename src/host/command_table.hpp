// SPDX-License-Identifier: MIT
#pragma once

#include "table/game.hpp"
#include "table/reply.hpp"
#include "table/text_line.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::host {

struct Match;

/// A command every game has: its row, how many parameters it takes, where it may stand and what
/// does it.
struct SharedCommand : table::CommandRow {
    std::size_t least = 0;
    std::size_t most = 0;
    bool in_records = false;  ///< may stand in a record: touches no file and no other game
    table::Reply (*run)(Match&, const table::TextLine&) = nullptr;
};

/// As many parameters as a line can hold.
inline constexpr std::size_t kAnyNumber = core::kMaxLineBytes;

/// In the order of help.
std::span<const SharedCommand> shared_commands();

/// By name or alias, whole and in any case of letters.
const SharedCommand* find_shared(std::string_view word);

/// "undo [--past-reveals] [N]"
std::string usage(const table::CommandRow& command);

/// Every name and alias, shared first; those of the game only if there is one.
std::vector<std::string_view> command_names(const table::Game* game);
/// The same without short forms of one letter, for completion and for hints about slips.
std::vector<std::string_view> long_command_names(const table::Game* game);

/// The fault of a word that is no command, with the nearest one that is.
core::Diagnostic
unknown_command(const table::Game* game, const table::TextLine& line, std::size_t index);

/// The fault of a parameter that the shared command of the line does not take.
core::Diagnostic unknown_option(const table::TextLine& line, std::size_t index);

/// Every row as an object, for tests and for programs that complete commands.
table::Json commands_json(const table::Game* game);

/// What help says of one command.
std::string explain(const table::CommandRow& command);

}  // namespace tenebrae::host
