// SPDX-License-Identifier: MIT
#include "app/record_part.hpp"

#include "app/console.hpp"
#include "core/text.hpp"
#include "host/script.hpp"
#include "tui/table/board_view.hpp"

#include <algorithm>

namespace tenebrae::app {

namespace {

core::Diagnostic no_such_seat(int seat, std::size_t seats) {
    return core::error("no-such-seat", "There is no such seat in this game.")
        .expected(core::numbered_to(seats, "seat"))
        .got(std::to_string(seat));
}

}  // namespace

bool has_seat(const table::Game& game, int seat) {
    const std::size_t seats = game.seats().size();
    if (static_cast<std::size_t>(seat) > seats) {
        print_errors({no_such_seat(seat, seats)});
        return false;
    }
    return true;
}

namespace {

/// Returns the only seat that may be shown while the game is unfinished; nullopt if there is no
/// hidden information. For a saved game it cannot be chosen: a player could see another seat's
/// secrets and then continue the game.
std::optional<int> fixed_seat(const RecordPart& request, const host::Match& match, bool is_over) {
    if (is_over || match.seats_share_information()) {
        return std::nullopt;
    }
    const bool is_free = !request.source.is_saved_game && !match.environment.restricted;
    return request.seat > 0 && is_free ? std::optional(request.seat - 1) : match.public_seat();
}

}  // namespace

std::optional<int> shown_seat(const RecordPart& request, const host::Match& match, bool is_over) {
    const std::optional<int> fixed = fixed_seat(request, match, is_over);
    const std::optional<int> wanted =
        request.seat > 0 ? std::optional(request.seat - 1) : std::nullopt;
    return fixed ? fixed : wanted;
}

std::vector<LineCount> count_commands(
    const RecordPart& request,
    const host::Environment& environment,
    const std::vector<std::string>& lines,
    bool is_over
) {
    host::Session session(environment);
    host::Script script(session, request.source.names.front(), true);
    std::vector<LineCount> counts(lines.size());
    std::size_t commands = 0;
    bool is_sound = true;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        const table::Reply reply = is_sound ? script.feed(lines[line]) : table::Reply{};
        is_sound = is_sound && reply.kind != table::Reply::Kind::Refused;
        const bool is_command = reply.kind == table::Reply::Kind::Accepted && !reply.new_game;
        bool is_known = is_command;
        if (reply.played) {
            const host::Match& match = session.match();
            const std::optional<int> seat = fixed_seat(request, match, is_over);
            is_known = !seat || match.history.seat_log(*seat).commands().back().is_shown();
        }
        commands += is_known ? 1 : 0;
        counts[line] = {commands, is_command};
    }
    return counts;
}

std::size_t end_of_part(const std::vector<LineCount>& counts, std::size_t to) {
    std::size_t end = counts.size();
    if (counts.empty() || counts.back().commands < to) {
        return end;
    }
    while (end > 0 && (!counts[end - 1].is_command || counts[end - 1].commands > to)) {
        --end;
    }
    return end;
}

core::Result<tui::Replay> part_of(
    const RecordPart& request,
    const host::Environment& environment,
    const std::vector<std::string>& lines,
    bool is_over
) {
    host::Session session(environment);
    host::Script script(session, request.source.names.front(), true);
    tui::Replay part;
    const std::vector<LineCount> counts = count_commands(request, environment, lines, is_over);
    for (std::size_t line = 0; line < end_of_part(counts, request.to); ++line) {
        const table::Reply reply = script.feed(lines[line]);
        if (reply.kind == table::Reply::Kind::Refused) {
            return reply.errors;
        }
        const std::size_t steps = session.match().history.steps().size();
        part.moment = counts[line].commands < request.from ? steps : std::min(part.moment, steps);
    }
    const host::Match& match = session.match();
    const std::optional<int> fixed = fixed_seat(request, match, is_over);
    if (fixed) {
        part.moment = match.history.seat_log(*fixed).known_before(part.moment);
    }
    part.played = host::replay_of(match, fixed);
    part.seat = request.seat > 0 ? std::optional(request.seat - 1) : std::nullopt;
    return part;
}

core::Diagnostic other_seat(int seat) {
    return core::error(
               "one-seat",
               "You cannot view this seat before the game is over: it has hidden information."
    )
        .got("seat " + std::to_string(seat));
}

core::Diagnostic no_board(const table::Game& game, std::string_view done) {
    const std::string message =
        "This game has no board on the full screen, so it cannot be " + std::string(done) + ".";
    return core::error("no-board", message).got(game.id());
}

}  // namespace tenebrae::app
