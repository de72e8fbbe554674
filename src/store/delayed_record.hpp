// SPDX-License-Identifier: MIT
#pragma once

#include "host/match.hpp"
#include "host/shared_record.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::store {

/// The record of a table for those who watch it some turns later. It plays the whole record, and
/// passes on each command once the game is so many turns further, or over.
class DelayedRecord final : public host::SharedRecord {
public:
    /// A match as the spectators may see it, and its record.
    struct Opened {
        std::unique_ptr<host::SharedRecord> record;
        host::Match match;
    };
    /// `text`: what the record has, up to its last check.
    static core::Result<Opened> open(
        const host::Environment& environment,
        std::unique_ptr<host::SharedRecord> record,
        std::string_view text,
        int delay
    );

    core::Result<std::vector<std::string>> acquire() override;
    void release() override {}
    core::Result<std::vector<std::string>> read_added() override;
    void catch_up(const host::Match& /*match*/) override {}
    std::optional<core::Diagnostic> append(const host::Match& match) override;

    /// Spectators with a delay get no talk: it is about what they do not see yet.
    std::vector<host::TalkEntry> read_talk() override { return {}; }
    std::optional<core::Diagnostic>
    add_talk(host::TalkEntry entry, std::size_t per_minute) override;

    [[nodiscard]] bool is_bot_busy() const override { return record_->is_bot_busy(); }
    bool take_bot() override { return false; }
    void release_bot() override {}
    [[nodiscard]] std::string person_at(int seat) const override {
        return record_->person_at(seat);
    }
    [[nodiscard]] std::optional<core::Diagnostic>
    refuse_change(int seat, bool reveals) const override {
        return record_->refuse_change(seat, reveals);
    }
    std::optional<core::Diagnostic>
    hand_seat(int seat, const std::string& person, bool reveals) override;
    void hand_seat_back() override {}
    /// Nothing: the time is that of a decision that is not shown yet.
    [[nodiscard]] std::optional<std::int64_t> seconds_of_turn() const override { return {}; }
    [[nodiscard]] int notices() const override { return record_->notices(); }
    void take_notices() override { record_->take_notices(); }

private:
    /// A line that is not passed on yet, and the turn after it.
    struct Waiting {
        std::string line;
        int turn = 0;
    };

    DelayedRecord(std::unique_ptr<host::SharedRecord> record, host::Match match, int delay)
        : record_(std::move(record)), match_(std::move(match)), delay_(delay) {}

    /// Plays lines that were added; false if that is not possible.
    bool take(const std::vector<std::string>& lines);
    /// Returns the lines to pass on now.
    std::vector<std::string> pass_on();

    std::unique_ptr<host::SharedRecord> record_;
    host::Match match_;  ///< after all lines
    int delay_;
    std::deque<Waiting> waiting_;
    bool is_damaged_ = false;
};

}  // namespace tenebrae::store
