// SPDX-License-Identifier: MIT
#include "app/program.hpp"

#include "app/console.hpp"
#include "app/full_screen.hpp"
#include "app/host_limits.hpp"
#include "app/restricted.hpp"
#include "app/startup_checks.hpp"
#include "core/text.hpp"
#include "core/workers.hpp"
#include "host/refusals.hpp"
#include "store/folder.hpp"
#include "store/person_limits.hpp"
#include "table/text_line.hpp"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <span>

namespace tenebrae::app {

namespace {

/// Prints errors of the command line. They quote its words: escaped, and at most kMostShown bytes.
ExitStatus refuse_usage(const ParsedCommandLine& reading) {
    constexpr std::size_t kMostShown = 1000;
    table::Output output;
    for (const std::string& text : core::split_lines(reading.text.substr(0, kMostShown))) {
        output.err += core::escape_for_display(text) + "\n";
    }
    output.err += reading.text.size() > kMostShown ? "...\n" : "";
    const bool has_options = reading.subcommand != nullptr && reading.subcommand->name != "help";
    output.err += "Run `tenebrae help" + (has_options ? " " + reading.subcommand->name : "")
                  + "` for " + (has_options ? "its" : "the subcommands and") + " options.\n";
    return write(output) ? ExitStatus::Usage : ExitStatus::Failure;
}

/// A folder given on the command line, which overrides its environment variable.
struct GivenFolder {
    std::string option;
    const char* variable;
    std::string summary;
    bool must_be_there = false;  ///< false: created when something is saved in it
    std::optional<std::string> path = std::nullopt;
};

core::Diagnostic not_a_folder(const GivenFolder& given) {
    return core::error("no-folder", given.option + ": there is no such folder.")
        .expected("a folder")
        .got(*given.path);
}

core::Diagnostics refuse_folders(std::span<const GivenFolder> folders) {
    core::Diagnostics errors;
    for (const GivenFolder& given : folders) {
        if (given.path) {
            errors.push_back(host::restricted_error("Folders cannot be named in restricted mode.")
                                 .got(given.option));
        }
    }
    return errors;
}

core::Diagnostics use_folders(std::span<const GivenFolder> folders) {
    core::Diagnostics errors;
    for (const GivenFolder& given : folders) {
        if (!given.path) {
            continue;
        }
        if (std::optional<core::Diagnostic> error = check_path(given.option, *given.path)) {
            errors.push_back(*std::move(error));
            continue;
        }
        std::error_code error;
        const bool is_there = std::filesystem::exists(*given.path, error);
        const bool is_folder = std::filesystem::is_directory(*given.path, error);
        if (given.path->empty() || (!is_folder && (is_there || given.must_be_there))) {
            errors.push_back(not_a_folder(given));
        } else {
            ::setenv(given.variable, given.path->c_str(), 1);
        }
    }
    return errors;
}

bool asks_for_help(const ParsedCommandLine& reading) {
    return reading.subcommand != nullptr && reading.subcommand->name == "help";
}

/// Turns on restricted mode; returns errors if the command line asks for more than it allows.
core::Diagnostics restrict(const ParsedCommandLine& reading, std::span<const GivenFolder> folders) {
    drop_other_variables();
    disable_suspend_key();
    const auto shared = store::check_xdg_data_home(std::getenv("XDG_DATA_HOME"));
    if (shared && !asks_for_help(reading)) {
        return {*shared};
    }
    const core::Diagnostics errors = refuse_folders(folders);
    return errors.empty() ? refuse_restricted(reading) : errors;
}

/// Takes the place of this program among those of its person, in restricted mode.
core::Result<store::ProgramPlace>
program_place(const Program& program, const ParsedCommandLine& reading) {
    if (!program.restricted || asks_for_help(reading)) {
        return store::ProgramPlace();
    }
    const core::Result<std::size_t> most = programs_at_once();
    const core::Result<std::string> home = store::data_home();
    if (!most || !home) {
        return most ? home.errors() : most.errors();
    }
    return store::ProgramPlace::take(*home, *most);
}

core::Diagnostics errors_around(int count, const char* const* arguments) {
    core::Diagnostics errors = check_environment();
    const bool is_restricted =
        is_restricted_by_environment() || is_restricted_by_arguments(count, arguments);
    if (auto error = check_arguments(count, arguments, is_restricted)) {
        errors.push_back(*std::move(error));
    }
    return errors;
}

std::string version_text(const Program& program) {
    const std::string version = "tenebrae " + program.version;
    return program.commit.empty() ? version : version + " (commit " + program.commit + ")";
}

/// Adds the options before the subcommand, except the folders.
void add_switches(CommandLine& line, Program& program) {
    line.add(
        {.names = std::string(kRestrictedOption),
         .target = &program.restricted,
         .summary = "run in restricted mode, for untrusted players",
         .takes_no_value = true}
    );
    line.add(
        {.names = "--accessible",
         .target = &program.accessible,
         .summary = "use line mode and print sentences, for screen readers",
         .takes_no_value = true}
    );
}

}  // namespace

void add_subcommands(CommandLine& line, const Program& program) {
    line.add(play_command(program));
    line.add(learn_command(program));
    line.add(puzzle_command(program));
    line.add(run_command(program));
    line.add(new_command(program));
    line.add(games_command(program));
    line.add(watch_command(program));
    line.add(table_command(program));
    line.add(table_new_command(program));
    line.add(table_list_command(program));
    line.add(table_join_command(program));
    line.add(table_leave_command(program));
    line.add(table_hand_command(program));
    line.add(table_remove_command(program));
    line.add(table_watch_command(program));
    line.add(replay_command(program));
    line.add(export_command(program));
    line.add(verify_command(program));
    line.add(scores_command(program));
    line.add(sim_command(program));
    line.add(sim_summary_command());
    line.add(sim_merge_command());
    line.add(complete_command(line));
    line.add(help_command(line));
    for (const table::GameMaker& maker : program.makers) {
        line.add(Shorthand{std::string(maker.id), {"play"}});
    }
    line.add(Shorthand{"*.tene", {"play", "--load"}});
}

namespace {

ExitStatus run_without_subcommand(const Program& program, const CommandLine& line) {
    if (at_terminal() || wants_lines(program, {})) {
        return play_from_title(program);
    }
    table::Output output;
    output.err = line.help();
    return write(output) ? ExitStatus::Usage : ExitStatus::Failure;
}

}  // namespace

ExitStatus run_program(const Program& ordinary, int count, const char* const* arguments) {
    reserve_standard_streams();
    ignore_file_size_signal();
    if (const core::Diagnostics errors = errors_around(count, arguments); !errors.empty()) {
        print_errors(errors);
        return ExitStatus::Usage;
    }
    Program program = ordinary;
    CommandLine line(
        "tenebrae",
        "Board games of darkness in a terminal",
        version_text(program),
        terminal_columns().value_or(CommandLine::kUsualWidth)
    );
    add_switches(line, program);
    std::array<GivenFolder, 2> folders{
        {{"--data-dir",
          "TENEBRAE_DATA",
          "read sets, keys, palettes and glyphs from this folder",
          true},
         {"--config",
          "TENEBRAE_CONFIG",
          "read and save your options, keys and glyphs in this folder"}}};
    for (GivenFolder& given : folders) {
        line.add(
            {.names = given.option,
             .target = &given.path,
             .summary = given.summary,
             .type = "FOLDER"}
        );
    }
    add_subcommands(line, program);
    const ParsedCommandLine reading = line.read(count, arguments);
    if (reading.kind == ParsedCommandLine::Kind::PrintOnly) {
        return write(reading.text) ? ExitStatus::Good : ExitStatus::Failure;
    }
    if (reading.kind == ParsedCommandLine::Kind::UsageError) {
        return refuse_usage(reading);
    }
    program.restricted = program.restricted || is_restricted_by_environment();
    const core::Diagnostics errors =
        program.restricted ? restrict(reading, folders) : use_folders(folders);
    if (!errors.empty()) {
        print_errors(errors);
        return ExitStatus::Usage;
    }
    const core::Result<store::ProgramPlace> place = program_place(program, reading);
    if (!place) {
        print_errors(place.errors());
        const bool is_full = place.errors().front().code == store::kTooManyPrograms;
        return is_full ? ExitStatus::Refused : ExitStatus::BadData;
    }
    if (program.restricted) {
        // The other processors are for the other players.
        core::Workers::shared().set_threads(1);
    }
    if (reading.subcommand != nullptr) {
        return reading.subcommand->task();
    }
    return run_without_subcommand(program, line);
}

}  // namespace tenebrae::app
