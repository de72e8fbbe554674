// SPDX-License-Identifier: MIT
#include "app/program.hpp"

#include "app/console.hpp"
#include "core/text.hpp"
#include "table/line.hpp"

#include <CLI/CLI.hpp>

#include <unistd.h>

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

}  // namespace

ExitStatus run_program(const Program& program, int count, const char* const* arguments) {
    CLI::App parser("Board games of darkness in a terminal", "tenebrae");
    parser.set_version_flag("--version", "tenebrae " + program.version);
    parser.require_subcommand(0, 1);
    Task task;
    add_play(parser, program, task);
    add_run(parser, program, task);
    add_new(parser, program, task);
    add_help(parser, task);
    try {
        parser.parse(count, arguments);
    } catch (const CLI::Success& success) {
        // --help and --version: exit() writes what was asked for.
        parser.exit(success);
        return ExitStatus::Good;
    } catch (const CLI::ParseError& error) {
        return refuse_usage(parser, error);
    }
    if (task) {
        return task();
    }
    if (::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1) {
        return play_at_terminal(program);
    }
    table::Output output;
    output.err = parser.help();
    return write(output) ? ExitStatus::Usage : ExitStatus::Failure;
}

}  // namespace tenebrae::app
