// SPDX-License-Identifier: MIT
#pragma once

#include "host/record_saver.hpp"
#include "host/viewer.hpp"
#include "table/own_seat.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::host {

/// A match with its viewer: takes lines, returns replies, saves the game, prints nothing. A refused
/// line changes nothing. Plays for the seat of the player at the keyboard: see Viewer::update().
class Session final : public table::Seat {
public:
    explicit Session(Environment environment, ViewerSettings settings = {}) {
        match_.environment = std::move(environment);
        viewer_.settings = std::move(settings);
    }
    /// Continues a match where this viewer of it is.
    Session(Match match, Viewer viewer) : match_(std::move(match)), viewer_(std::move(viewer)) {}

    [[nodiscard]] const table::Observation& observation() const override;
    [[nodiscard]] std::span<const table::GameMaker> makers() const override;
    [[nodiscard]] std::span<const table::Bot> bots() const override {
        return match_.environment.bots;
    }
    void set_progress_listener(table::ProgressListener listener) override {
        viewer_.settings.listener = std::move(listener);
    }
    [[nodiscard]] const std::string& data_folder() const override;
    [[nodiscard]] bool is_restricted() const override { return match_.environment.restricted; }
    [[nodiscard]] bool is_saved() const override { return saver_ && saver_->is_complete(); }
    table::Reply execute(std::string_view text, std::string_view file, int number) override;
    table::Reply play(table::Move move) override;
    [[nodiscard]] bool is_bots_turn() const override { return viewer_.is_bots_turn(match_); }
    table::Reply advance() override;
    [[nodiscard]] std::optional<int> handover() const override;
    void confirm_handover() override;
    table::Reply begin(const table::Header& header) override;
    [[nodiscard]] std::vector<std::string> complete(std::string_view text) const override;
    [[nodiscard]] core::Result<table::Header> restart_header() const override;
    [[nodiscard]] std::string share_code() const override;
    [[nodiscard]] const table::GameVariant* variant() const override;
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
    /// Continues a game that was played elsewhere and that this saver saves already. The viewer
    /// keeps its settings.
    void resume(Match match, std::unique_ptr<RecordSaver> saver);
    /// Closes the current game and releases its saver.
    void clear_table();
    /// Treats further lines as part of a record: accepts only commands that a record may contain.
    void enter_record() { viewer_.in_record = true; }
    void leave_record() { viewer_.in_record = false; }

    [[nodiscard]] const Match& match() const { return match_; }
    [[nodiscard]] const Viewer& viewer() const { return viewer_; }

private:
    /// Carries out an action and saves the game. If a strict saver cannot save it, the action is
    /// reverted. Discards the cached view if it is out of date.
    template <typename Act>
    table::Reply execute_and_save(const Act& act);

    Match match_;
    Viewer viewer_;
    mutable std::optional<table::Observation> observation_;  ///< none: out of date
    std::unique_ptr<RecordSaver> saver_;
};

}  // namespace tenebrae::host
