// SPDX-License-Identifier: MIT
// tenebrae export: a game, or the end of it, in another form.
#include "app/console.hpp"
#include "app/game_options.hpp"
#include "app/record_source.hpp"
#include "host/script.hpp"

#include <memory>

namespace tenebrae::app {

namespace {

struct ExportOptions {
    RecordSource source;
    std::string output;
    bool board = false;
    bool ascii = false;
};

std::string text_of(const ExportOptions& options, const host::Session& session) {
    const host::Match& match = session.match();
    if (!options.board) {
        return write_record(*match.game, match.record, match.referee->hash(match.state));
    }
    // The reader is unknown, so show only public information.
    const std::optional<int> seat = match.public_seat();
    const table::Observation observation = seat ? match.observation(*seat) : session.observation();
    const auto style = options.ascii ? table::BoardStyle::Ascii : table::BoardStyle::Utf8;
    std::string board = observation.game->board(observation.view, style);
    board += board.empty() || board.back() == '\n' ? "" : "\n";
    return board + table::outcome_sentence(observation) + "\n";
}

ExitStatus export_record(const ExportOptions& options, const Program& program) {
    const core::Result<host::Environment> environment = environment_of(program, {});
    if (!environment) {
        print_errors(environment.errors());
        return ExitStatus::BadData;
    }
    const std::string& name = options.source.names.front();
    const auto lines = read_source(options.source, name, program);
    const auto played = lines ? host::play_lines(host::Session(*environment), name, *lines)
                              : core::Result<host::Session>(lines.errors());
    if (!played) {
        print_errors(played.errors());
        return ExitStatus::BadData;
    }
    const std::string text = text_of(options, *played);
    if (const std::optional<core::Diagnostic> error = host::refuse_size(text)) {
        print_errors({*error});
        return ExitStatus::BadData;
    }
    return write_out(options.output, text);
}

}  // namespace

Subcommand export_command(const Program& program) {
    const auto options = std::make_shared<ExportOptions>();
    Subcommand command{"export", "Write a game as a record, or its last board"};
    add_record_source(command, options->source, false);
    command.options.push_back(
        {.names = "--board",
         .target = &options->board,
         .summary = "write the last board and the result, not the record"}
    );
    command.options.push_back(
        {.names = "--ascii",
         .target = &options->ascii,
         .summary = "with --board: draw in ASCII",
         .needs = {"--board"}}
    );
    command.options.push_back(
        {.names = "-o,--output",
         .target = &options->output,
         .summary = "write to this new file instead of standard output",
         .type = "FILE"}
    );
    command.task = [options, &program] { return export_record(*options, program); };
    return command;
}

}  // namespace tenebrae::app
