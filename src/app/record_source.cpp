// SPDX-License-Identifier: MIT
#include "app/record_source.hpp"

#include "app/console.hpp"
#include "app/game_options.hpp"
#include "app/player_games.hpp"
#include "core/file.hpp"
#include "core/line_reader.hpp"
#include "core/text.hpp"

#include <filesystem>
#include <optional>
#include <system_error>
#include <unistd.h>

namespace tenebrae::app {

namespace {

core::Diagnostic is_there(const std::string& path) {
    return core::error("file-exists", "This file already exists and was not changed.")
        .expected("the name of a new file")
        .in(path);
}

std::optional<core::Diagnostic> write_fresh(const std::string& path, std::string_view text) {
    std::error_code error;
    if (std::filesystem::exists(std::filesystem::symlink_status(path, error))) {
        return is_there(path);
    }
    return core::write_file_atomically(path, text);
}

core::Result<std::vector<std::string>>
read_saved_game(const std::string& name, const Program& program) {
    const core::Result<host::Environment> environment = environment_of(program, {});
    if (!environment) {
        return environment.errors();
    }
    const auto games = PlayerGames::open(*environment, {});
    if (!games) {
        return games.errors();
    }
    const core::Result<std::string> text = (*games)->save_store().text_of(name);
    if (!text) {
        return text.errors();
    }
    return core::split_lines(*text);
}

/// Reads standard input, at most as much as a file may have.
core::Result<std::vector<std::string>> read_input() {
    const std::string name = "<stdin>";
    core::LineReader reader(STDIN_FILENO, name);
    std::vector<std::string> lines;
    core::Diagnostics errors;
    std::size_t bytes = 0;
    while (const std::optional<core::Result<std::string>> line = reader.next()) {
        if (line->ok()) {
            bytes += line->value().size() + 1;
            lines.push_back(line->value());
        } else if (errors.size() < core::kMaxDiagnosticsShown) {
            errors.insert(errors.end(), line->errors().begin(), line->errors().end());
        }
        if (bytes > core::kMaxFileBytes || lines.size() > core::kMaxFileLines) {
            return core::too_large(name, core::kMaxFileBytes);
        }
    }
    if (!errors.empty()) {
        return errors;
    }
    if (lines.empty()) {
        return core::error("empty-file", "The input is empty.").in(name);
    }
    return lines;
}

}  // namespace

core::Result<std::vector<std::string>> read_file_or_input(const std::string& name) {
    return name == kStandardStream ? read_input() : core::read_lines(name);
}

void add_record_source(Subcommand& command, RecordSource& source, bool several) {
    command.options.push_back(
        {.names = "file",
         .target = &source.names,
         .summary = "a record, - for standard input, or with --kept a saved game",
         .type = "FILE",
         .is_required = true,
         .is_repeatable = several}
    );
    command.options.push_back(
        {.names = "--kept",
         .target = &source.is_saved_game,
         .summary = "take FILE as the name of a saved game"}
    );
}

core::Result<std::vector<std::string>>
read_source(const RecordSource& source, const std::string& name, const Program& program) {
    return source.is_saved_game ? read_saved_game(name, program) : read_file_or_input(name);
}

ExitStatus write_out(const std::string& path, std::string_view text) {
    if (path.empty() || path == kStandardStream) {
        return write(text) ? ExitStatus::Good : ExitStatus::Failure;
    }
    if (const std::optional<core::Diagnostic> error = write_fresh(path, text)) {
        print_errors({*error});
        return ExitStatus::BadData;
    }
    return ExitStatus::Good;
}

}  // namespace tenebrae::app
