// SPDX-License-Identifier: MIT
#pragma once

#include "app/command_line.hpp"
#include "host/environment.hpp"
#include "host/self_play.hpp"
#include "tui/table/board_view.hpp"

#include <span>
#include <string>

namespace tenebrae::app {

/// The games, bots and boards of the program; main() fills it in.
struct Program {
    std::string version;
    std::span<const table::GameMaker> makers;  ///< the first is the default game
    std::span<const table::Bot> bots = {};  ///< for each game from weakest to strongest
    std::span<const host::SelfPlay> self_play = {};  ///< games that bots can play alone
    std::span<const tui::BoardFamily> families = {};  ///< the boards of the full screen
    bool restricted = false;  ///< restricted mode: see host::Environment
    bool accessible = false;  ///< line mode, for any subcommand
    std::string commit = {};  ///< for --version; empty: not shown
};

/// One function for each subcommand, each in its own file. `program` must outlive the result.
Subcommand learn_command(const Program& program);
Subcommand puzzle_command(const Program& program);
Subcommand run_command(const Program& program);
Subcommand play_command(const Program& program);
Subcommand new_command(const Program& program);
Subcommand games_command(const Program& program);
Subcommand watch_command(const Program& program);
Subcommand table_command(const Program& program);
Subcommand table_new_command(const Program& program);
Subcommand table_list_command(const Program& program);
Subcommand table_join_command(const Program& program);
Subcommand table_leave_command(const Program& program);
Subcommand table_hand_command(const Program& program);
Subcommand table_remove_command(const Program& program);
Subcommand table_watch_command(const Program& program);
Subcommand replay_command(const Program& program);
Subcommand export_command(const Program& program);
Subcommand verify_command(const Program& program);
Subcommand scores_command(const Program& program);
Subcommand sim_command(const Program& program);
Subcommand sim_summary_command();
Subcommand sim_merge_command();
/// Returns the subcommand that prints the help of any subcommand of `line`.
Subcommand help_command(const CommandLine& line);
/// Returns the subcommand that prints what can come next on a command line of `line`.
Subcommand complete_command(const CommandLine& line);
/// Adds all subcommands, in the order of help.
void add_subcommands(CommandLine& line, const Program& program);

/// Runs the program without a subcommand: shows the title, on the full screen or in lines.
ExitStatus play_from_title(const Program& program);

/// Runs the program; main() catches what it throws.
ExitStatus run_program(const Program& ordinary, int count, const char* const* arguments);

}  // namespace tenebrae::app
