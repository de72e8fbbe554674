// SPDX-License-Identifier: MIT
#pragma once

#include "host/match.hpp"
#include "host/record_saver.hpp"
#include "table/own_seat.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::host {

/// The interpreter: takes lines, returns replies, prints nothing. A refused line changes nothing.
/// Plays for the seat of the player at the keyboard: see Match::update_viewer().
class Session final : public table::Seat {
public:
    explicit Session(Environment environment) { match_.environment = std::move(environment); }

    [[nodiscard]] const table::Observation& observation() const override;
    [[nodiscard]] std::span<const table::GameMaker> makers() const override;
    [[nodiscard]] std::span<const table::Bot> bots() const override {
        return match_.environment.bots;
    }
    void set_progress_listener(table::ProgressListener listener) override {
        match_.environment.listener = std::move(listener);
    }
    [[nodiscard]] const std::string& data_folder() const override;
    [[nodiscard]] bool is_restricted() const override { return match_.environment.restricted; }
    [[nodiscard]] bool is_saved() const override { return saver_ && saver_->is_complete(); }
    table::Reply execute(std::string_view text, std::string_view file, int number) override;
    table::Reply play(table::Move move) override;
    [[nodiscard]] bool is_bots_turn() const override { return match_.is_bots_turn(); }
    table::Reply advance() override;
    [[nodiscard]] std::optional<int> handover() const override;
    void confirm_handover() override;
    table::Reply begin(const table::Header& header) override;
    [[nodiscard]] std::vector<std::string> complete(std::string_view text) const override;
    [[nodiscard]] core::Result<table::Header> restart_header() const override;
    table::Reply restart(std::size_t commands) override;
    [[nodiscard]] std::shared_ptr<const table::Replay> replay() const override;
    [[nodiscard]] core::Result<std::shared_ptr<const table::Replay>>
    replay_of_file(const std::string& path) const override;

    /// Loads the game of a record or a position file. On an error nothing changes.
    table::Reply load(const std::string& path);
    /// Loads the same from lines already read; `name` stands for the file in errors.
    table::Reply load(const std::string& name, const std::vector<std::string>& lines);
    /// Saves games that start from now on; a game that is already loaded is not saved.
    void set_saver(std::unique_ptr<RecordSaver> saver) { saver_ = std::move(saver); }
    [[nodiscard]] const RecordSaver* saver() const { return saver_.get(); }
    /// Continues a game that was played elsewhere and that this saver saves already.
    void resume(Match match, std::unique_ptr<RecordSaver> saver);
    /// Closes the current game and releases its saver.
    void clear_table();
    /// Treats further lines as part of a record: accepts only commands that a record may contain.
    void enter_record() { match_.in_record = true; }
    void leave_record() { match_.in_record = false; }

    [[nodiscard]] const Match& match() const { return match_; }

private:
    table::Reply carry_out(table::TextLine line);
    table::Reply carry_out_named(const table::TextLine& line);
    /// Carries out an action and saves the game. If a strict saver cannot save it, the action is
    /// reverted. Discards the cached view if it is out of date.
    template <typename Act>
    table::Reply execute_and_save(const Act& act);

    Match match_;
    mutable std::optional<table::Observation> observation_;  ///< none: out of date
    std::unique_ptr<RecordSaver> saver_;
};

}  // namespace tenebrae::host
