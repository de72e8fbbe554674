// SPDX-License-Identifier: MIT
#pragma once

#include "app/command_line.hpp"
#include "host/match.hpp"
#include "host/self_play.hpp"
#include "tui/table/board_view.hpp"

#include <span>
#include <string>

namespace tenebrae::app {

/// What the program is made of besides its subcommands; main() fills it in.
struct Program {
    std::string version;
    std::span<const table::GameMaker> makers;  ///< the first is played when none is named
    std::span<const table::Bot> bots = {};  ///< of each game the weakest first
    std::span<const host::SelfPlay> self_play = {};  ///< of games that bots can play alone
    std::span<const tui::BoardFamily> families = {};  ///< the boards of the full screen
    bool restricted = false;  ///< strangers play: see host::Environment
    bool accessible = false;  ///< lines in place of a screen, for whatever subcommand
};

/// One function for each subcommand, in a file of its own. The program outlives what they return.
Subcommand learn_command(const Program& program);
Subcommand puzzle_command(const Program& program);
Subcommand run_command(const Program& program);
Subcommand play_command(const Program& program);
Subcommand new_command(const Program& program);
Subcommand games_command(const Program& program);
Subcommand watch_command(const Program& program);
Subcommand replay_command(const Program& program);
Subcommand export_command(const Program& program);
Subcommand verify_command(const Program& program);
Subcommand scores_command(const Program& program);
Subcommand sim_command(const Program& program);
Subcommand sim_summary_command();
Subcommand sim_merge_command();
/// It tells of the line's other subcommands, and of itself.
Subcommand help_command(const CommandLine& line);
/// All of them, in the order of help.
void add_subcommands(CommandLine& line, const Program& program);

/// What the program does without a subcommand: the title, on the full screen or line by line.
ExitStatus play_from_title(const Program& program);

/// The whole program but for the last catch.
ExitStatus run_program(const Program& ordinary, int count, const char* const* arguments);

}  // namespace tenebrae::app
