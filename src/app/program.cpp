// SPDX-License-Identifier: MIT
#include "app/program.hpp"

#include "app/console.hpp"
#include "app/full_screen.hpp"
#include "app/restricted.hpp"
#include "app/surroundings.hpp"
#include "core/text.hpp"
#include "store/folder.hpp"
#include "table/text_line.hpp"

#include <cstdlib>

namespace tenebrae::app {

namespace {

/// What is wrong with the words holds these words: escaped, line by line.
ExitStatus refuse_usage(const std::string& wrong) {
    table::Output output;
    for (const std::string& text : core::split_lines(wrong)) {
        output.err += core::escape_for_display(text) + "\n";
    }
    output.err += "Run \"tenebrae help\" for what there is.\n";
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

void add_subcommands(CommandLine& line, const Program& program) {
    line.add(play_command(program));
    line.add(run_command(program));
    line.add(new_command(program));
    line.add(games_command(program));
    line.add(watch_command(program));
    line.add(replay_command(program));
    line.add(export_command(program));
    line.add(verify_command(program));
    line.add(scores_command(program));
    line.add(help_command(line));
}

ExitStatus run_program(const Program& ordinary, int count, const char* const* arguments) {
    hold_standard_streams();
    take_limits_as_errors();
    if (const core::Diagnostics faults = faults_around(count, arguments); !faults.empty()) {
        complain(faults);
        return ExitStatus::Usage;
    }
    Program program = ordinary;
    CommandLine line(
        "tenebrae", "Board games of darkness in a terminal", "tenebrae " + program.version
    );
    line.add(
        {.names = "--restricted",
         .target = &program.restricted,
         .summary = "for hosts: what strangers may do, alone",
         .is_bare = true}
    );
    add_subcommands(line, program);
    const Reading reading = line.read(count, arguments);
    if (reading.kind == Reading::Kind::Answered) {
        return write(reading.text) ? ExitStatus::Good : ExitStatus::Failure;
    }
    if (reading.kind == Reading::Kind::Misused) {
        return refuse_usage(reading.text);
    }
    program.restricted = program.restricted || is_restricted_by_environment();
    if (program.restricted) {
        drop_other_variables();
        forbid_suspension();
        const auto shared = store::refuse_shared(std::getenv("XDG_DATA_HOME"));
        const bool is_help = reading.subcommand != nullptr && reading.subcommand->name == "help";
        if (shared && !is_help) {
            complain({*shared});
            return ExitStatus::Usage;
        }
        if (const core::Diagnostics faults = refuse_restricted(reading); !faults.empty()) {
            complain(faults);
            return ExitStatus::Usage;
        }
    }
    if (reading.subcommand != nullptr) {
        return reading.subcommand->task();
    }
    if (at_terminal()) {
        return play_at_terminal(program);
    }
    table::Output output;
    output.err = line.help();
    return write(output) ? ExitStatus::Usage : ExitStatus::Failure;
}

}  // namespace tenebrae::app
