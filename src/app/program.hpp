// SPDX-License-Identifier: MIT
#pragma once

#include "app/exit_status.hpp"
#include "table/sitting.hpp"
#include "tui/table/board_view.hpp"

#include <functional>
#include <span>
#include <string>

namespace CLI {  // NOLINT(readability-identifier-naming): CLI11 chose it
class App;
}

namespace tenebrae::app {

/// What the program is made of besides its subcommands; main() fills it in.
struct Program {
    std::string version;
    std::span<const table::GameMaker> makers;  ///< the first is played when none is named
    table::Hinter hinter = {};
    std::span<const tui::BoardFamily> families = {};  ///< the boards of the full screen
    bool restricted = false;  ///< strangers play: see table::Environment
};

/// What the subcommand chosen on the command line is to do.
using Task = std::function<ExitStatus()>;

/// One function for each subcommand, in a file of its own: adds its options to the parser and, when
/// it is chosen, puts what it does into the task. Program and task outlive the parser.
void add_run(CLI::App& parser, const Program& program, Task& task);
void add_play(CLI::App& parser, const Program& program, Task& task);
void add_new(CLI::App& parser, const Program& program, Task& task);
void add_games(CLI::App& parser, const Program& program, Task& task);
void add_watch(CLI::App& parser, const Program& program, Task& task);
void add_replay(CLI::App& parser, const Program& program, Task& task);
void add_export(CLI::App& parser, const Program& program, Task& task);
void add_verify(CLI::App& parser, const Program& program, Task& task);
void add_scores(CLI::App& parser, const Program& program, Task& task);
void add_help(CLI::App& parser, Task& task);
/// All of them, in the order of help.
void add_subcommands(CLI::App& parser, const Program& program, Task& task);

/// What the program does without a subcommand at a terminal: the title of the full screen.
ExitStatus play_at_terminal(const Program& program);

/// The whole program but for the last catch.
ExitStatus run_program(const Program& ordinary, int count, const char* const* arguments);

}  // namespace tenebrae::app
