// SPDX-License-Identifier: MIT
#include "host/playing.hpp"

#include "host/command_table.hpp"
#include "host/refusals.hpp"

#include <cassert>
#include <utility>

namespace tenebrae::host {

namespace {

/// Carries out a command that the seat may give now.
table::Reply carry_out_step(Match& match, Viewer& viewer, PlayedMove step) {
    match.play(std::move(step));
    viewer.follow(match);
    table::Reply reply = table::Reply::accepted();
    reply.played = true;
    reply.command = match.history.seat_log(viewer.at_keyboard).commands().back().words.value_or("");
    return reply;
}

}  // namespace

std::optional<core::Diagnostic> refuse_growth(const Match& match, const Viewer& viewer) {
    const RecordSize& room = match.environment.record_room;
    const RecordSize& size = match.record.size;
    // The reader of a record limits its size.
    if (viewer.in_record
        || RecordSize{size.lines + kRoomForAnEnd.lines, size.bytes + kRoomForAnEnd.bytes}.fits(room
        )) {
        return std::nullopt;
    }
    return record_full(room).hint(R"("resign" ends this game, "new GAME" starts another)");
}

core::Result<table::Move> read_move(
    const Match& match, const table::SeatView& view, const table::TextLine& line, std::size_t first
) {
    if (table::find_row(match.game->commands(), line.word(first)) == nullptr) {
        return unknown_command(match.game.get(), line, first);
    }
    if (match.is_over()) {
        return core::error("game-over", "The game is over.")
            .at(line.at(first))
            .got(match.referee->outcome(match.state).sentence)
            .hint(R"("undo" takes back the last command, "new" starts another game)");
    }
    core::Result<table::Move> move =
        match.game->parse(view, table::Words(line.words).subspan(first));
    if (!move) {
        return placed(move.errors(), line);
    }
    return move;
}

table::Reply play_line(Match& match, Viewer& viewer, const table::TextLine& line) {
    const table::SeatView view = match.decider_view();
    const core::Result<table::Move> move = read_move(match, view, line, 0);
    return move ? play_move(match, viewer, view, *move) : table::Reply::refused(move.errors());
}

table::Reply play_move(
    Match& match, Viewer& viewer, const table::SeatView& view, table::Move move, std::string plan
) {
    assert(!missing_in_list(match, move));
    if (std::optional<core::Diagnostic> full = refuse_growth(match, viewer)) {
        return table::Reply::refused(*std::move(full));
    }
    PlayedMove step{move, match.game->command_text(view, move), match.state, match.deciding_seat()};
    step.plan = std::move(plan);
    return carry_out_step(match, viewer, std::move(step));
}

table::Reply resign(Match& match, Viewer& viewer, int seat) {
    const table::Move move = match.referee->resignation(seat);
    const table::SeatView view = match.referee->view(match.state, seat);
    const std::string words = match.game->command_text(view, move);
    const bool is_asked = seat == match.deciding_seat();
    return carry_out_step(
        match, viewer, {move, is_asked ? words : at_seat(seat) + words, match.state, seat}
    );
}

table::Reply say(Match& match, Viewer& viewer, int seat, std::string_view text) {
    return carry_out_step(
        match, viewer, {std::nullopt, at_seat(seat) + "say " + std::string(text), match.state, seat}
    );
}

}  // namespace tenebrae::host
