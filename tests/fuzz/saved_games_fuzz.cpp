// SPDX-License-Identifier: MIT
// Files of a save directory: the log of a game, its snapshot, which begins with the line "tenebrae
// snapshot" and may be missing, and the lines of the score file.
#include "fuzz/playing.hpp"
#include "store/restore.hpp"
#include "store/scores.hpp"
#include "store/snapshot.hpp"

namespace tenebrae::fuzz {

namespace {

void read_scores(std::string_view text) {
    const store::Scores all = store::read_scores(text);
    for (const store::RankedStart& ranked_start : all.starts) {
        const std::string line = store::format_ranked_start(ranked_start);
        require_printable(line);
        const store::Scores again = store::read_scores(line);
        require(
            again.starts.size() == 1 && again.starts.front().commitment == ranked_start.commitment,
            "a beginning is the same when it is read again"
        );
        const store::Scores removed =
            store::read_scores(line + store::format_removal(ranked_start));
        require(
            removed.skipped == 0 && removed.starts.front().removed_before == std::size_t{0},
            "a removal is that of the game before"
        );
    }
    for (const auto& [game, count] : store::count_ranked(all)) {
        require(count.won <= count.ended, "no more games are won than ended");
        require(count.removed <= count.starts, "no more games are removed than began");
    }
    for (const store::Score& score : all.scores) {
        const std::string line = store::format_score(score);
        require_printable(line);
        const std::optional<store::Score> again = store::parse_score(line);
        require(again.has_value(), "a score that was written can be read");
        require(store::is_same_score(score, *again), "a score is the same when it is read again");
    }
}

void parse_snapshot(const std::string& text) {
    const core::Result<store::Snapshot> snapshot = store::parse_snapshot(text, "<fuzz>");
    if (!snapshot) {
        require_valid_errors(snapshot.errors());
        return;
    }
    const auto again = store::parse_snapshot(store::format_snapshot(*snapshot), "<again>");
    require(again.ok(), "a snapshot that was written can be read");
    require(again->record == snapshot->record, "a snapshot is the same when it is read again");
}

void restore(const std::string& log, const std::optional<std::string>& snapshot) {
    const auto restored = store::restore(environment(), {}, "<fuzz>", log, snapshot);
    if (!restored) {
        require_valid_errors(restored.errors());
        return;
    }
    if (!restored->notes.empty()) {
        require_valid_errors(restored->notes);
    }
    require_record_round_trip(restored->match);
    const auto again = store::restore(environment(), {}, "<again>", restored->log, std::nullopt);
    require(again.ok(), "a log that was mended can be taken up");
    const host::Match& match = again->match;
    require(
        match.referee->hash(match.state) == match.referee->hash(restored->match.state),
        "a log that was mended holds the game that was taken up"
    );
}

}  // namespace

}  // namespace tenebrae::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace tenebrae::fuzz;
    const std::string text(text_of(bytes, size));
    const std::size_t split = text.find("tenebrae snapshot");
    read_scores(text);
    if (split == std::string::npos) {
        restore(text, std::nullopt);
    } else {
        parse_snapshot(text.substr(split));
        restore(text.substr(0, split), text.substr(split));
    }
    return 0;
}
