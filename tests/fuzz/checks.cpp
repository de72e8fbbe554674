// SPDX-License-Identifier: MIT
#include "fuzz/checks.hpp"

#include "core/text.hpp"
#include "fuzz/memory_file.hpp"
#include "table/line.hpp"
#include "table/record.hpp"
#include "table/script.hpp"

#include <cstdio>
#include <cstdlib>

namespace tenebrae::fuzz {

void require(bool holds, std::string_view what) {
    if (!holds) {
        std::fprintf(
            stderr, "This does not hold: %.*s.\n", static_cast<int>(what.size()), what.data()
        );
        std::abort();
    }
}

void require_printable(std::string_view text) {
    for (const std::string& line : table::split_lines(text)) {
        require(core::is_printable(line), "what is written can be shown: " + line);
    }
}

void require_sound(const core::Diagnostics& faults) {
    require(!faults.empty(), "a refusal has a reason");
    for (const core::Diagnostic& fault : faults) {
        require(
            !fault.code.empty() && !fault.message.empty(), "a reason has a code and a sentence"
        );
    }
    require_printable(core::render(faults));
}

void require_loads_again(const table::Sitting& sitting) {
    const std::string record =
        write_record(*sitting.game, sitting.record, sitting.game->hash(sitting.state));
    const MemoryFile file(record);
    const core::Result<table::Sitting> loaded = load_file(sitting.environment, file.path());
    if (!loaded) {
        std::fputs((core::render(loaded.faults()) + "\n" + record).c_str(), stderr);
    }
    require(loaded.ok(), "a record that was written loads");
    require(
        loaded->game->hash(loaded->state) == sitting.game->hash(sitting.state),
        "a record that was written loads to the same state"
    );
    require(
        write_record(*loaded->game, loaded->record, loaded->game->hash(loaded->state)) == record,
        "a record that was loaded is written as it was"
    );
}

void require_position_reads_again(const table::Sitting& sitting) {
    const std::vector<std::string> lines =
        table::split_lines(sitting.game->position(sitting.state));
    const core::Result<table::Snapshot> read =
        sitting.game->read_position({{lines, "again", 1}}, 0);
    if (!read) {
        std::fputs((core::render(read.faults()) + "\n").c_str(), stderr);
    }
    require(read.ok(), "a position that was written can be read");
    require(
        sitting.game->hash(*read) == sitting.game->hash(sitting.state),
        "a position that was written is the same when it is read"
    );
    require_printable(sitting.game->public_position(sitting.view()));
}

Still::Still(const table::Sitting& sitting)
    : game_(sitting.game),
      state_(sitting.state),
      steps_(sitting.history.steps().size()),
      undone_(sitting.history.undone()),
      events_(sitting.history.events().size()),
      lines_(sitting.record.lines.size()),
      unchecked_(sitting.record.unchecked),
      past_reveals_(sitting.record.past_reveals) {}

void Still::require_same(const table::Sitting& sitting) const {
    require(game_ == sitting.game, "a refusal leaves the game");
    require(state_ == sitting.state, "a refusal leaves the state");
    require(steps_ == sitting.history.steps().size(), "a refusal leaves the history");
    require(undone_ == sitting.history.undone(), "a refusal leaves what was taken back");
    require(events_ == sitting.history.events().size(), "a refusal leaves the story");
    require(lines_ == sitting.record.lines.size(), "a refusal leaves the record");
    require(unchecked_ == sitting.record.unchecked, "a refusal leaves the checks");
    require(past_reveals_ == sitting.record.past_reveals, "a refusal leaves the mark");
}

}  // namespace tenebrae::fuzz
