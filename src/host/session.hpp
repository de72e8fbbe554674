// SPDX-License-Identifier: MIT
#pragma once

#include "host/record_saver.hpp"
#include "host/shared_record.hpp"
#include "host/table_talk.hpp"
#include "host/viewer.hpp"
#include "table/own_seat.hpp"

#include <cstddef>
#include <cstdint>
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
    [[nodiscard]] table::SearchBudget* search_budget() const override {
        return match_.environment.search_budget.get();
    }
    [[nodiscard]] bool is_saved() const override {
        return record_ || (saver_ && saver_->is_complete());
    }
    table::Reply execute(std::string_view text, std::string_view file, int number) override;
    table::Reply play(table::Move move) override;
    [[nodiscard]] bool is_bots_turn() const override;
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

    std::vector<table::Reply> take_news() override;
    [[nodiscard]] int news_descriptor() const override { return record_ ? record_->notices() : -1; }
    [[nodiscard]] std::string waiting() const override;
    [[nodiscard]] std::optional<std::size_t> own_command() const override;
    std::string take_since_left() override;
    [[nodiscard]] std::size_t commands_since_left() const override;

    /// Sits down at a table: in this seat, or as a spectator. The match is that of the record as it
    /// was read. clear_table() and resume() leave the table; no game can begin there.
    /// `seconds_away`: since the person was there last; 0: the person was not away. Without
    /// `hears_talk` the person hears no talk there, whatever the viewer's settings say.
    void join(
        Match match,
        std::unique_ptr<SharedRecord> record,
        int seat,
        std::int64_t seconds_away = 0,
        bool hears_talk = true
    );

    /// Changes who plays a seat of the table, also for a person who has no seat there. `player`: as
    /// in the command "seat", "bot eager" or "person Ada".
    table::Reply change_player(int seat, const std::string& player);
    /// Tells the others that this person has taken a lent seat back.
    table::Reply tell_taken_back(int seat, const std::string& person);

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
    /// Does the same at a table, after what others have added.
    template <typename Act>
    table::Reply execute_at_table(const Act& act);
    using Position = std::pair<Match, Viewer>;
    /// Adds to the record of the table what an action has just done. If others have added something
    /// meanwhile, carries the action out again after that. `before`: the match before the action.
    template <typename Act>
    table::Reply append_at_table(table::Reply reply, Position before, const Act& act);
    /// Plays what others have added to the record; returns whether the game went on or back. After
    /// an error nothing has changed.
    core::Result<bool> catch_up();
    core::Result<bool> play_added(const std::vector<std::string>& lines);
    /// Notes that commands were taken back: those played before are no news any more.
    void forget_undone();
    table::Reply let_bot_play();

    Match match_;
    Viewer viewer_;
    mutable std::optional<table::Observation> observation_;  ///< none: out of date
    std::unique_ptr<RecordSaver> saver_;

    /// What a seat notices of a match: while this stays the same, the seat cannot tell whether
    /// others have played.
    struct Noticed {
        explicit Noticed(const table::Observation& observation);

        table::SeatView view;
        std::size_t commands;
        std::size_t events;
        bool decides;
        bool awaits_secret;
        bool is_over;

        friend bool operator==(const Noticed&, const Noticed&) = default;
    };

    // At a table:
    std::unique_ptr<SharedRecord> record_;  ///< nullptr: the game is at no table
    std::unique_ptr<TableTalk> talk_;  ///< of that record
    ViewerSettings elsewhere_;  ///< the settings for other games
    std::vector<table::Reply> news_;  ///< what others have done besides playing
    std::size_t unshown_ = 0;  ///< commands of others that no reply has told of
    /// What the seat had noticed when it was told last; none: something else since.
    std::optional<Noticed> noticed_;
    bool is_cut_off_ = false;  ///< the record cannot be followed, and the person was told
    std::int64_t seconds_away_ = 0;  ///< before the person came back
    bool has_come_back_ = false;  ///< take_since_left() was not called yet
};

}  // namespace tenebrae::host
