// SPDX-License-Identifier: MIT
// tenebrae export: a game, or a moment of it, in another form.
#include "app/cast.hpp"
#include "app/console.hpp"
#include "app/full_screen.hpp"
#include "app/game_options.hpp"
#include "app/record_part.hpp"
#include "app/record_source.hpp"
#include "host/script.hpp"
#include "tui/table/picture.hpp"

#include <memory>
#include <string>
#include <vector>

namespace tenebrae::app {

namespace {

struct ExportOptions {
    RecordSource source;
    std::string output;
    bool board = false;
    bool ascii = false;
    std::string picture;  ///< file of a picture; empty: none
    std::size_t at = RecordPart::kToTheEnd;  ///< the command after which it is drawn
    int seat = 0;  ///< from 1; 0: the seat that decides
    CastLook look;
    ScreenOptions screen;  ///< glyphs and half blocks count
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

ExitStatus bad_data(const core::Diagnostics& errors) {
    print_errors(errors);
    return ExitStatus::BadData;
}

/// Returns the part that ends with the moment to draw, and begins there.
RecordPart part_to_draw(const ExportOptions& options) {
    RecordPart part{.source = options.source, .seat = options.seat};
    part.to = options.at;
    part.from = options.at == RecordPart::kToTheEnd ? options.at : options.at + 1;
    return part;
}

/// Prints an error if the record ends before the moment to draw.
bool has_moment(
    const RecordPart& part,
    const host::Environment& environment,
    const std::vector<std::string>& lines,
    bool is_over
) {
    const std::vector<LineCount> counts = count_commands(part, environment, lines, is_over);
    const std::size_t commands = counts.empty() ? 0 : counts.back().commands;
    if (part.to == RecordPart::kToTheEnd || part.to <= commands) {
        return true;
    }
    print_errors({core::error("no-such-command", "The record ends before this command.")
                      .expected("at most " + std::to_string(commands))
                      .got(std::to_string(part.to))});
    return false;
}

ExitStatus export_picture(
    const ExportOptions& options,
    const Program& program,
    const host::Environment& environment,
    const std::vector<std::string>& lines
) {
    const auto whole = host::load_lines(environment, options.source.names.front(), lines);
    if (!whole) {
        return bad_data(whole.errors());
    }
    const RecordPart part = part_to_draw(options);
    if (!has_seat(*whole->game, options.seat)
        || !has_moment(part, environment, lines, whole->is_over())) {
        return ExitStatus::Usage;
    }
    if (options.seat > 0 && shown_seat(part, *whole, whole->is_over()) != options.seat - 1) {
        return bad_data({other_seat(options.seat)});
    }
    if (!has_board(program, *whole->game)) {
        return bad_data({no_board(*whole->game, "drawn")});
    }
    const auto replay = part_of(part, environment, lines, whole->is_over());
    if (!replay) {
        return bad_data(replay.errors());
    }
    const auto cast = load_cast(
        program, environment.data_folder, whole->game->id(), options.look, options.screen
    );
    if (!cast) {
        return bad_data(cast.errors());
    }
    host::Session nobody(environment);
    return write_out(options.picture, tui::write_picture(nobody, *replay, program.families, *cast));
}

ExitStatus export_record(const ExportOptions& options, const Program& program) {
    const core::Result<host::Environment> environment = environment_of(program, {});
    if (!environment) {
        return bad_data(environment.errors());
    }
    const std::string& name = options.source.names.front();
    const auto lines = read_source(options.source, name, program);
    if (!lines) {
        return bad_data(lines.errors());
    }
    if (!options.picture.empty()) {
        return export_picture(options, program, *environment, *lines);
    }
    const auto played = host::play_lines(host::Session(*environment), name, *lines);
    if (!played) {
        return bad_data(played.errors());
    }
    const std::string text = text_of(options, *played);
    if (const std::optional<core::Diagnostic> error = host::refuse_size(text)) {
        return bad_data({*error});
    }
    return write_out(options.output, text);
}

void add_picture_options(Subcommand& command, ExportOptions& options) {
    const std::string picture = "--picture";
    command.options.push_back(
        {.names = picture,
         .target = &options.picture,
         .summary = "draw the screen as SVG into this new file",
         .type = "FILE",
         .excludes = {"--board", "--output"}}
    );
    command.options.push_back(
        {.names = "--at",
         .target = &options.at,
         .summary = "draw the moment after this command; the default is the last",
         .type = "N",
         .check = is_positive(),
         .needs = {picture}}
    );
    command.options.push_back(
        {.names = "--seat",
         .target = &options.seat,
         .summary = "draw it as this seat sees it",
         .type = "N",
         .check = in_range(1, 100),
         .needs = {picture}}
    );
    const std::size_t first_look = command.options.size();
    add_look_options(command, options.look);
    for (std::size_t at = first_look; at < command.options.size(); ++at) {
        command.options[at].needs = {picture};
    }
    command.options.push_back(
        {.names = "--charset",
         .target = &options.screen.charset,
         .summary = "draw with these glyphs: utf8, ascii or lines",
         .type = "SET",
         .needs = {picture}}
    );
    command.options.push_back(
        {.names = "--no-half-blocks",
         .target = &options.screen.no_half_blocks,
         .summary = "draw light in whole cells",
         .needs = {picture}}
    );
}

}  // namespace

Subcommand export_command(const Program& program) {
    const auto options = std::make_shared<ExportOptions>();
    Subcommand command{"export", "Write a game as a record, board or picture"};
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
    add_picture_options(command, *options);
    command.task = [options, &program] { return export_record(*options, program); };
    return command;
}

}  // namespace tenebrae::app
