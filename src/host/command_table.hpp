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

namespace tenebrae::table {

struct Match;

/// A command every game has: its row, how many parameters it takes, where it may stand and what
/// does it.
struct SharedCommand : CommandRow {
    std::size_t least = 0;
    std::size_t most = 0;
    bool in_records = false;  ///< may stand in a record: touches no file and no other game
    Reply (*run)(Match&, const TextLine&) = nullptr;
};

/// As many parameters as a line can hold.
inline constexpr std::size_t kAnyNumber = core::kMaxLineBytes;

/// In the order of help.
std::span<const SharedCommand> shared_commands();

/// By name or alias, whole and in any case of letters.
const SharedCommand* find_shared(std::string_view word);

/// "undo [--past-reveals] [N]"
std::string usage(const CommandRow& command);

/// Every name and alias, shared first; those of the game only if there is one.
std::vector<std::string_view> command_names(const Game* game);
/// The same without short forms of one letter, for completion and for hints about slips.
std::vector<std::string_view> long_command_names(const Game* game);

/// The fault of a word that is no command, with the nearest one that is.
core::Diagnostic unknown_command(const Game* game, const TextLine& line, std::size_t index);

/// The fault of a parameter that the shared command of the line does not take.
core::Diagnostic unknown_option(const TextLine& line, std::size_t index);

/// Every row as an object, for tests and for programs that complete commands.
Json commands_json(const Game* game);

/// What help says of one command.
std::string explain(const CommandRow& command);

}  // namespace tenebrae::table
