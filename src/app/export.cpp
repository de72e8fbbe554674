// SPDX-License-Identifier: MIT
// tenebrae export: a game, or the end of it, in another form.
#include "app/console.hpp"
#include "app/game_options.hpp"
#include "app/record_source.hpp"
#include "table/script.hpp"

#include <memory>

namespace tenebrae::app {

namespace {

struct ExportOptions {
    RecordSource source;
    std::string output;
    bool board = false;
    bool ascii = false;
};

std::string text_of(const ExportOptions& options, const table::Sitting& sitting) {
    if (!options.board) {
        return write_record(*sitting.game, sitting.record, sitting.game->hash(sitting.state));
    }
    const auto style = options.ascii ? table::BoardStyle::Ascii : table::BoardStyle::Utf8;
    std::string board = sitting.game->board(sitting.view(), style);
    board += board.empty() || board.back() == '\n' ? "" : "\n";
    return board + table::outcome_sentence(sitting) + "\n";
}

ExitStatus export_record(const ExportOptions& options, const Program& program) {
    const core::Result<table::Environment> environment = environment_of(program, {});
    if (!environment) {
        complain(environment.faults());
        return ExitStatus::BadData;
    }
    const std::string& name = options.source.names.front();
    const auto lines = read_source(options.source, name, program);
    const auto sitting = lines ? table::load_lines(*environment, name, *lines)
                               : core::Result<table::Sitting>(lines.faults());
    if (!sitting) {
        complain(sitting.faults());
        return ExitStatus::BadData;
    }
    return write_out(options.output, text_of(options, *sitting));
}

}  // namespace

Subcommand export_command(const Program& program) {
    const auto options = std::make_shared<ExportOptions>();
    Subcommand command{"export", "Write a game, or its last board, as text"};
    add_record_source(command, options->source, false);
    command.options.push_back(
        {.names = "--board",
         .target = &options->board,
         .summary = "the last board in place of it all"}
    );
    command.options.push_back(
        {.names = "--ascii",
         .target = &options->ascii,
         .summary = "with --board: nothing but ASCII",
         .needs = {"--board"}}
    );
    command.options.push_back(
        {.names = "-o,--output",
         .target = &options->output,
         .summary = "write here instead of to standard output",
         .type = "FILE"}
    );
    command.task = [options, &program] { return export_record(*options, program); };
    return command;
}

}  // namespace tenebrae::app
