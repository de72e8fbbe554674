// SPDX-License-Identifier: MIT
#pragma once

#include "host/match.hpp"
#include "host/record_keeper.hpp"
#include "table/own_seat.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::host {

/// The interpreter: lines in, replies out. Prints nothing; a line that is refused changes nothing.
/// It is the seat of whoever is at the keyboard: see Match::sit_down().
class Session final : public table::Seat {
public:
    explicit Session(Environment environment) { match_.environment = std::move(environment); }

    [[nodiscard]] const table::Seen& seen() const override;
    [[nodiscard]] std::span<const table::GameMaker> makers() const override;
    [[nodiscard]] std::span<const table::Bot> bots() const override {
        return match_.environment.bots;
    }
    void set_watch(table::Watch watch) override { match_.environment.watch = std::move(watch); }
    [[nodiscard]] const std::string& data_folder() const override;
    [[nodiscard]] bool is_restricted() const override { return match_.environment.restricted; }
    [[nodiscard]] bool is_kept() const override { return keeper_ && keeper_->has_all(); }
    table::Reply execute(std::string_view text, std::string_view file, int number) override;
    table::Reply play(table::Move move) override;
    [[nodiscard]] bool is_bots_turn() const override { return match_.is_bots_turn(); }
    table::Reply advance() override;
    [[nodiscard]] std::optional<int> curtain() const override;
    void lift_curtain() override;
    table::Reply begin(const table::Header& header) override;
    [[nodiscard]] std::vector<std::string> complete(std::string_view text) const override;
    [[nodiscard]] core::Result<table::Header> header_again() const override;
    table::Reply begin_again(std::size_t commands) override;
    [[nodiscard]] std::shared_ptr<const table::Replay> replay() const override;
    [[nodiscard]] core::Result<std::shared_ptr<const table::Replay>>
    replay_of_file(const std::string& path) const override;

    /// Puts the game of a record or a position file on the table. On a fault nothing changes.
    table::Reply load(const std::string& path);
    /// The same from lines that have been read; `name` stands for the file.
    table::Reply load(const std::string& name, const std::vector<std::string>& lines);
    /// From now on what is played is kept, the game that is on the table already not included.
    void set_keeper(std::unique_ptr<RecordKeeper> keeper) { keeper_ = std::move(keeper); }
    [[nodiscard]] const RecordKeeper* keeper() const { return keeper_.get(); }
    /// Puts a game on the table that has been played elsewhere, and which this keeper keeps
    /// already.
    void resume(Match match, std::unique_ptr<RecordKeeper> keeper);
    /// Takes the game off the table, and lets go of its keeper.
    void clear_table();
    /// From now on lines come from a record: only commands that belong in one are taken.
    void enter_record() { match_.in_record = true; }
    void leave_record() { match_.in_record = false; }

    [[nodiscard]] const Match& match() const { return match_; }

private:
    table::Reply carry_out(table::TextLine line);
    table::Reply carry_out_named(const table::TextLine& line);
    /// Carries something out and keeps the game; what cannot be kept by a strict keeper has not
    /// happened. What was seen of the game is out of date then.
    template <typename Act>
    table::Reply kept(const Act& act);

    Match match_;
    mutable std::optional<table::Seen> seen_;  ///< nothing: out of date
    std::unique_ptr<RecordKeeper> keeper_;
};

}  // namespace tenebrae::host
