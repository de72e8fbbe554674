// SPDX-License-Identifier: MIT
// The bodies of positions, read for a game that the first byte chooses; what can be read is played
// on for a while.
#include "fuzz/playing.hpp"
#include "table/line.hpp"

namespace tenebrae::fuzz {

namespace {

constexpr std::size_t kCommands = 12;

void play_on(table::Sitting& sitting, std::size_t choice) {
    for (std::size_t count = 0; count < kCommands && !sitting.is_over(); ++count) {
        const std::vector<table::Move> moves = sitting.legal();
        require(!moves.empty(), "there is something to do until the game is over");
        const table::Reply reply = play_move(sitting, moves[(choice + count) % moves.size()]);
        show(sitting, reply);
    }
    require_position_reads_again(sitting);
}

void read(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    table::Sitting sitting = start(1 + first % 16U % (kStarts - 1));
    const std::vector<std::string> lines = table::split_lines(text.substr(1));
    const core::Result<table::Snapshot> state =
        sitting.game->read_position({{lines, "<fuzz>", 1}}, first);
    if (!state) {
        require_sound(state.faults());
        return;
    }
    sitting.state = *state;
    sitting.history = {};
    sitting.record = {};
    sitting.record.start_hash = sitting.game->hash(*state);
    sitting.record.position = table::split_lines(sitting.game->position(*state));
    require_position_reads_again(sitting);
    play_on(sitting, first);
    require_loads_again(sitting);
}

}  // namespace

}  // namespace tenebrae::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    if (size > 0) {
        tenebrae::fuzz::read(tenebrae::fuzz::text_of(bytes, size));
    }
    return 0;
}
