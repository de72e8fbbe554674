// SPDX-License-Identifier: MIT
#pragma once

#include "host/shared_record.hpp"
#include "host/talk_entry.hpp"
#include "host/viewer.hpp"
#include "table/reply.hpp"
#include "table/seat.hpp"
#include "table/talk.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::host {

/// Returns the number of the pending decision: how many lines of the record have changed the game.
/// The same in every program that has read the same record.
std::size_t count_decisions(const Match& match);

/// A request to undo that is not answered yet.
struct UndoVote {
    int asker = 0;
    std::string steps;  ///< how many commands
    table::SeatSet agreed;  ///< the seats that want it too, and the asker
    /// Returns the text that names the request in votes.
    [[nodiscard]] std::string name() const { return std::to_string(asker + 1) + " " + steps; }
};

/// The talk of a table as one viewer hears it, and what it asks for: proposals and votes, which
/// end with the decision.
class TableTalk {
public:
    /// Reads all talk so far, which is no news. The record must outlive this.
    TableTalk(SharedRecord& record, const Match& match, const Viewer& viewer);

    /// Reads what was added since.
    void read(const Match& match, const Viewer& viewer);
    /// Adds an entry of this viewer's seat.
    std::optional<core::Diagnostic>
    add(const Match& match, const Viewer& viewer, table::TalkKind kind, std::string text);

    /// Returns what other seats have added since the last call.
    std::vector<table::Reply> take_news(const Match& match, const Viewer& viewer);
    /// Returns all that the viewer may hear.
    [[nodiscard]] const std::vector<table::TalkLine>& lines() const { return lines_; }
    /// Returns the lines added after this many commands, as text.
    [[nodiscard]] std::string since(std::size_t commands) const;

    /// Returns the last proposal for the pending decision that the viewer was told of, by any seat
    /// or by one.
    [[nodiscard]] std::optional<TalkEntry>
    proposal(const Match& match, std::optional<int> seat) const;
    /// Returns the request to undo that is pending, if any. `is_told`: the viewer was told of it.
    [[nodiscard]] std::optional<UndoVote> undo_vote(const Match& match, bool is_told) const;

private:
    SharedRecord& record_;
    std::vector<TalkEntry> entries_;
    std::size_t told_ = 0;  ///< how many of them the viewer was told of
    std::vector<table::TalkLine> lines_;
};

}  // namespace tenebrae::host
