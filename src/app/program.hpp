// SPDX-License-Identifier: MIT
#pragma once

#include "app/exit_status.hpp"
#include "table/sitting.hpp"

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
    table::Hinter hinter;
};

/// What the subcommand chosen on the command line is to do.
using Task = std::function<ExitStatus()>;

/// One function for each subcommand, in a file of its own: adds its options to the parser and, when
/// it is chosen, puts what it does into the task. Program and task outlive the parser.
void add_run(CLI::App& parser, const Program& program, Task& task);
void add_play(CLI::App& parser, const Program& program, Task& task);
void add_new(CLI::App& parser, const Program& program, Task& task);
void add_help(CLI::App& parser, Task& task);

/// Plays the first game at the terminal, as "play" without options does.
ExitStatus play_at_terminal(const Program& program);

/// The whole program but for the last catch.
ExitStatus run_program(const Program& program, int count, const char* const* arguments);

}  // namespace tenebrae::app
