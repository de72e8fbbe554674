// SPDX-License-Identifier: MIT
#include "app/program.hpp"

#include "app/console.hpp"
#include "app/full_screen.hpp"
#include "app/restricted.hpp"
#include "app/surroundings.hpp"
#include "core/text.hpp"
#include "table/line.hpp"

#include <CLI/CLI.hpp>

#include <sstream>

namespace tenebrae::app {

namespace {

/// What the parser has to say about wrong words holds these words: escaped, line by line.
ExitStatus refuse_usage(const CLI::App& parser, const CLI::ParseError& error) {
    table::Output output;
    for (const std::string& line : table::split_lines(error.what())) {
        output.err += core::escape_for_display(line) + "\n";
    }
    output.err += "Run \"" + parser.get_name() + " help\" for what there is.\n";
    return write(output) ? ExitStatus::Usage : ExitStatus::Failure;
}

core::Diagnostics faults_around(int count, const char* const* arguments) {
    core::Diagnostics faults = check_environment();
    if (auto fault = check_arguments(count, arguments)) {
        faults.push_back(*std::move(fault));
    }
    return faults;
}

}  // namespace

void add_subcommands(CLI::App& parser, const Program& program, Task& task) {
    add_play(parser, program, task);
    add_run(parser, program, task);
    add_new(parser, program, task);
    add_games(parser, program, task);
    add_watch(parser, program, task);
    add_replay(parser, program, task);
    add_export(parser, program, task);
    add_verify(parser, program, task);
    add_scores(parser, program, task);
    add_help(parser, task);
}

ExitStatus run_program(const Program& ordinary, int count, const char* const* arguments) {
    hold_standard_streams();
    if (const core::Diagnostics faults = faults_around(count, arguments); !faults.empty()) {
        complain(faults);
        return ExitStatus::Usage;
    }
    Program program = ordinary;
    CLI::App parser("Board games of darkness in a terminal", "tenebrae");
    parser.set_version_flag("--version", "tenebrae " + program.version);
    parser.add_flag("--restricted", program.restricted, "for hosts: what strangers may do, alone")
        ->disable_flag_override();
    parser.require_subcommand(0, 1);
    Task task;
    add_subcommands(parser, program, task);
    try {
        parser.parse(count, arguments);
    } catch (const CLI::Success& success) {
        // --help and --version: exit() writes what was asked for.
        std::ostringstream text;
        parser.exit(success, text, text);
        return write(text.str()) ? ExitStatus::Good : ExitStatus::Failure;
    } catch (const CLI::ParseError& error) {
        return refuse_usage(parser, error);
    }
    program.restricted = program.restricted || is_restricted_by_environment();
    if (program.restricted) {
        drop_other_variables();
        forbid_suspension();
        if (const core::Diagnostics faults = refuse_restricted(parser); !faults.empty()) {
            complain(faults);
            return ExitStatus::Usage;
        }
    }
    if (task) {
        return task();
    }
    if (at_terminal()) {
        return play_at_terminal(program);
    }
    table::Output output;
    output.err = parser.help();
    return write(output) ? ExitStatus::Usage : ExitStatus::Failure;
}

}  // namespace tenebrae::app
