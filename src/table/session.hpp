// SPDX-License-Identifier: MIT
#pragma once

#include "table/match.hpp"
#include "table/record_keeper.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::table {

/// The interpreter: lines in, replies out. Prints nothing; a line that is refused changes nothing.
class Session {
public:
    explicit Session(Environment environment) { match_.environment = std::move(environment); }

    Reply execute(std::string_view text, std::string_view file, int number);
    /// Carries out a legal move as if its line had been typed.
    Reply play(Move move);
    /// Puts the game of a header on the table.
    Reply begin(const Header& header);
    /// Puts the game of a record or a position file on the table. On a fault nothing changes.
    Reply load(const std::string& path);
    /// From now on what is played is kept, the game that is on the table already not included.
    void set_keeper(std::unique_ptr<RecordKeeper> keeper) { keeper_ = std::move(keeper); }
    [[nodiscard]] const RecordKeeper* keeper() const { return keeper_.get(); }
    /// Puts a game on the table that has been played elsewhere, and which this keeper keeps
    /// already.
    void resume(Match match, std::unique_ptr<RecordKeeper> keeper);
    /// From now on lines come from a record: only commands that belong in one are taken.
    void enter_record() { match_.in_record = true; }
    void leave_record() { match_.in_record = false; }

    [[nodiscard]] const Match& match() const { return match_; }
    /// What the seat that decides is given: made once, and anew when something has changed.
    [[nodiscard]] const Seen& seen() const;
    /// What could stand as the last word of a line so far.
    [[nodiscard]] std::vector<std::string> complete(std::string_view text) const;

private:
    Reply carry_out(const TextLine& line);
    /// What every command ends with: the game is kept, and what was seen of it is out of date.
    Reply kept(Reply reply);

    Match match_;
    mutable std::optional<Seen> seen_;  ///< nothing: out of date
    std::unique_ptr<RecordKeeper> keeper_;
};

}  // namespace tenebrae::table
