// SPDX-License-Identifier: MIT
#pragma once

#include "table/game.hpp"
#include "table/reply.hpp"
#include "table/text_line.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::host {

struct Match;
struct Viewer;

/// Where a command may be given.
enum class Places : std::uint8_t {
    Person,  ///< not in records, and not at a table
    Records,  ///< also in records
    Players,  ///< also in records, and at a table by those who play
    Everybody,  ///< also in records, and at a table by all, even those who only watch
    Program,  ///< at a table too, but not in records: it concerns the program, not the game
    Table,  ///< only at a table, by those who play
};

/// A command of every game: its row, how many parameters it takes, where it may be given, and its
/// function.
struct SharedCommand : table::CommandRow {
    std::size_t least = 0;
    std::size_t most = 0;
    Places places = Places::Person;
    table::Reply (*run)(Match&, Viewer&, const table::TextLine&) = nullptr;

    /// Returns whether a record may contain it: it touches no file and no other game.
    [[nodiscard]] constexpr bool is_in_records() const {
        return places != Places::Person && places != Places::Program && places != Places::Table;
    }
};

/// Returns whether a command may be given where this viewer is: at a table only some are, and some
/// only there.
bool is_possible(const Viewer& viewer, const SharedCommand& command);

/// An upper limit of the number of parameters in a line.
inline constexpr std::size_t kAnyNumber = core::kMaxLineBytes;

/// Returns the shared commands in the order of help.
std::span<const SharedCommand> shared_commands();

/// Finds a command by its full name or alias, in upper or lower case; nullptr if there is no such
/// command.
const SharedCommand* find_shared(std::string_view word);
/// Finds the shared command that begins a line. A command of the game with the same word is meant
/// instead if it is legal now, or a word follows that is not an option: "show" is the table's,
/// "show sword" the game's.
const SharedCommand* find_shared(const Match& match, const Viewer& viewer, table::Words words);

/// Returns the command with its parameters: "undo [--past-reveals] [N]".
std::string usage(const table::CommandRow& command);

/// Returns every name and alias, shared commands first; without a game, only those.
std::vector<std::string_view> command_names(const table::Game* game);
/// Returns the same names without aliases of one letter, for completion and for hints about
/// misspelt commands.
std::vector<std::string_view> long_command_names(const table::Game* game);

/// Returns the error for an unknown command, with the nearest known one.
core::Diagnostic
unknown_command(const table::Game* game, const table::TextLine& line, std::size_t index);

/// Returns the error for a parameter that the shared command of the line does not take.
core::Diagnostic unknown_option(const table::TextLine& line, std::size_t index);

/// Returns every row as an object, for tests and for programs that complete commands.
table::Json commands_json(const table::Game* game);

/// Returns the text of "help" about one command.
std::string explain(const table::CommandRow& command);

}  // namespace tenebrae::host
