// SPDX-License-Identifier: MIT
#include "fuzz/checks.hpp"

#include "core/text.hpp"
#include "fuzz/memory_file.hpp"
#include "host/record.hpp"
#include "host/script.hpp"
#include "table/text_line.hpp"

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
    for (const std::string& line : core::split_lines(text)) {
        require(core::is_printable(line), "what is written can be shown: " + line);
    }
}

void require_valid_errors(const core::Diagnostics& errors) {
    require(!errors.empty(), "a refusal has a reason");
    for (const core::Diagnostic& error : errors) {
        require(
            !error.code.empty() && !error.message.empty(), "a reason has a code and a sentence"
        );
    }
    require_printable(core::render(errors));
}

void require_record_round_trip(const host::Match& match) {
    const std::string record =
        write_record(*match.game, match.record, match.referee->hash(match.state));
    const MemoryFile file(record);
    const core::Result<host::Session> loaded =
        play_file(host::Session(match.environment), file.path());
    if (!loaded) {
        std::fputs((core::render(loaded.errors()) + "\n" + record).c_str(), stderr);
    }
    require(loaded.ok(), "a record that was written loads");
    const host::Match& again = loaded->match();
    require(
        again.referee->hash(again.state) == match.referee->hash(match.state),
        "a record that was written loads to the same state"
    );
    require(
        write_record(*again.game, again.record, again.referee->hash(again.state)) == record,
        "a record that was loaded is written as it was"
    );
}

void require_position_round_trip(const host::Match& match) {
    require_printable(match.game->public_position(match.decider_view()));
    const std::optional<std::string> position = match.referee->position(match.state);
    if (!position) {
        require(!match.referee->has_whole_positions(), "a game can be written down");
        return;
    }
    const std::vector<std::string> lines = core::split_lines(*position);
    const core::Result<host::GameState> read =
        match.referee->read_position({{lines, "again", 1}}, 0);
    if (!read) {
        std::fputs((core::render(read.errors()) + "\n").c_str(), stderr);
    }
    require(read.ok(), "a position that was written can be read");
    if (match.referee->has_whole_positions()) {
        require(
            match.referee->hash(*read) == match.referee->hash(match.state),
            "a position that was written is the same when it is read"
        );
    }
    require(
        core::split_lines(match.referee->position(*read).value_or("")) == lines,
        "a position that was read is written as it was"
    );
}

MatchSnapshot::MatchSnapshot(const host::Match& match)
    : game_(match.game),
      state_(match.state),
      steps_(match.history.steps().size()),
      undone_(match.history.undone()),
      events_(match.history.events().size()),
      lines_(match.record.lines.size()),
      unchecked_(match.record.unchecked),
      past_reveals_(match.record.past_reveals) {}

void MatchSnapshot::require_same(const host::Match& match) const {
    require(game_ == match.game, "a refusal leaves the game");
    require(state_ == match.state, "a refusal leaves the state");
    require(steps_ == match.history.steps().size(), "a refusal leaves the history");
    require(undone_ == match.history.undone(), "a refusal leaves what was taken back");
    require(events_ == match.history.events().size(), "a refusal leaves the story");
    require(lines_ == match.record.lines.size(), "a refusal leaves the record");
    require(unchecked_ == match.record.unchecked, "a refusal leaves the checks");
    require(past_reveals_ == match.record.past_reveals, "a refusal leaves the mark");
}

}  // namespace tenebrae::fuzz
