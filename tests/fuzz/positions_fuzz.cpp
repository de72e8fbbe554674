// SPDX-License-Identifier: MIT
// The bodies of positions for a game that the first byte chooses. A valid position is played for a
// while.
#include "core/text.hpp"
#include "fuzz/playing.hpp"
#include "host/playing.hpp"
#include "table/text_line.hpp"

namespace tenebrae::fuzz {

namespace {

constexpr std::size_t kCommands = 12;

void play_on(host::Match& match, std::size_t choice) {
    host::Viewer viewer;
    viewer.reset(match);
    for (std::size_t count = 0; count < kCommands && !match.is_over(); ++count) {
        const std::vector<table::Move> moves = match.legal();
        require(!moves.empty(), "there is something to do until the game is over");
        const table::Reply reply =
            play_move(match, viewer, match.decider_view(), moves[(choice + count) % moves.size()]);
        show(match, viewer, reply);
    }
    require_position_round_trip(match);
}

void read(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    host::Match match = start(1 + first % 16U % (kStarts - 1));
    const std::vector<std::string> lines = core::split_lines(text.substr(1));
    const core::Result<host::GameState> state =
        match.referee->read_position({{lines, "<fuzz>", 1}}, first);
    if (!state) {
        require_valid_errors(state.errors());
        return;
    }
    match.state = *state;
    match.record = {};
    match.record.seed = first;
    match.record.position = core::split_lines(match.referee->position(*state).value_or(""));
    std::vector<table::RawEvent> events;
    match.referee->begin(match.state, events);
    match.record.start_hash = match.referee->hash(match.state);
    match.history = {};
    match.history.begin(*match.referee, events);
    require_position_round_trip(match);
    play_on(match, first);
    require_record_round_trip(match);
}

}  // namespace

}  // namespace tenebrae::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    if (size > 0) {
        tenebrae::fuzz::read(tenebrae::fuzz::text_of(bytes, size));
    }
    return 0;
}
