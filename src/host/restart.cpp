// SPDX-License-Identifier: MIT
#include "host/restart.hpp"

#include "core/text.hpp"

#include <cassert>

namespace tenebrae::host {

namespace {

std::optional<int> turn_at(const Match& match, std::size_t moment) {
    const GameState& state = match.state_at(moment);
    const int seat = match.referee->deciding_seat(state);
    return match.game->progress(match.referee->view(state, seat)).turn;
}

/// Rewrites the lines of the record from the commands played so far; the current players are the
/// last of them.
void write_lines(Match& match) {
    Record& record = match.record;
    record.lines.clear();
    record.unchecked = 0;
    record.past_reveals = 0;
    record.hints = 0;
    record.seed_is_drawn = false;  // known since the game ended
    record.size = size_of(write_record(*match.game, record, record.start_hash));
    const std::size_t commands = match.history.steps().size();
    for (std::size_t command = 0; command < commands; ++command) {
        const std::uint64_t hash = match.referee->hash(match.state_at(command + 1));
        record.add(match.history.steps()[command].words, hash);
    }
    const std::uint64_t hash = match.referee->hash(match.state);
    for (std::size_t seat = 0; seat < match.game->seats().size(); ++seat) {
        if (match.bots[seat] != record.bots[seat]) {
            const std::string player =
                match.bots[seat].empty() ? "person" : "bot " + match.bots[seat];
            record.add("seat " + std::to_string(seat + 1) + " " + player, hash);
        }
    }
    record.add("note begun again here: the game had been played to its end", hash);
}

}  // namespace

std::optional<std::size_t> beginning_of_turn(const Match& match, int turn) {
    for (std::size_t moment = 0; moment < match.history.steps().size(); ++moment) {
        if (turn_at(match, moment) == turn) {
            return moment;
        }
    }
    return std::nullopt;
}

table::Reply restart(Match& match, Viewer& viewer, std::size_t commands) {
    assert(match.is_over());
    while (match.history.steps().size() > commands) {
        match.state = match.history.take_back();
    }
    while (match.history.undone() > 0) {
        match.history.drop_next_undone();
    }
    match.requests = {};
    write_lines(match);
    viewer.reset(match);
    const std::optional<int> turn = turn_at(match, commands);
    table::Reply reply = table::Reply::accepted(
        (turn ? "Restarted from turn " + std::to_string(*turn) : "Restarted with the same seed")
        + ", as a new game. It is not ranked, because the seed is known.\n"
    );
    reply.new_game = true;
    return reply;
}

core::Result<table::Header> restart_header(const Match& match) {
    assert(match.is_over());
    Record record = match.record;
    record.lines.clear();
    const std::string text = write_record(*match.game, record, record.start_hash);
    table::HeaderReader reader("<again>");
    int number = 0;
    for (const std::string& line : core::split_lines(text)) {
        if (reader.complete()) {
            break;
        }
        reader.take(line, ++number);
    }
    core::Result<table::Header> header = reader.finish(number);
    if (header) {
        header.value().kind =
            table::FileKind::Commands;  // the user asks for this game and knows its seed
    }
    return header;
}

}  // namespace tenebrae::host
