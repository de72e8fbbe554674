// SPDX-License-Identifier: MIT
#pragma once

#include "app/full_screen.hpp"
#include "app/player_games.hpp"
#include "host/session.hpp"
#include "store/daily_game_store.hpp"
#include "store/exercise_book.hpp"
#include "store/session_saved_games.hpp"
#include "store/session_tables.hpp"

#include <memory>
#include <optional>
#include <string>

namespace tenebrae::app {

/// Options of "play" for saving games; only their form has been checked.
struct SaveOptions {
    bool resume = false;  ///< resume the last unfinished game
    std::string open;  ///< resume this saved game
    bool no_save = false;
    std::string daily_id;  ///< play or resume the daily game of this game
    std::string sync = "command";

    [[nodiscard]] bool resumes_game() const { return resume || !open.empty() || !daily_id.empty(); }
};

void add_save_options(Subcommand& command, SaveOptions& options);

/// The place where one session saves its games, if any. Must outlive the session.
class SessionStorage {
public:
    /// `settings`: those of the player. `file`: saves the game in this file instead of the save
    /// directory; empty for none.
    SessionStorage(
        const SaveOptions& options,
        const host::Environment& environment,
        const host::ViewerSettings& settings,
        std::string file
    );

    /// Returns the saved games; nullptr if games are not saved.
    [[nodiscard]] table::SavedGames* saved_games() { return saved_games_.get(); }
    /// Returns the lessons and puzzles; those done are noted in the data directory.
    [[nodiscard]] table::Exercises& exercises() { return *exercises_; }
    /// Returns the daily games; nullptr if games are not saved.
    [[nodiscard]] table::DailyGames* daily_games() { return daily_games_.get(); }
    /// Returns the tables of several people; nullptr if there are none for this person.
    [[nodiscard]] table::SharedTables* tables() { return tables_.get(); }
    [[nodiscard]] ScreenSources sources() {
        return {saved_games(), &exercises(), daily_games(), tables()};
    }
    /// Returns errors that explain why games cannot be saved.
    [[nodiscard]] const core::Diagnostics& errors() const { return errors_; }

    /// Saves the games of this session from now on.
    void save_games_of(host::Session& session);
    /// Lets this session sit down at tables.
    void offer_tables(host::Session& session, store::TablesAccess access);
    /// Loads the saved game that the options name; nullopt if they ask for a new game.
    std::optional<table::Reply> resume(host::Session& session);

    /// Returns the result of the session's game, or else of the one closed before it; nullopt if
    /// there was no game.
    [[nodiscard]] std::optional<table::GameResult> result(const host::Session& session) const;
    /// Returns true if the session's game should be saved but could not be saved completely.
    [[nodiscard]] bool has_failed(const host::Session& session) const;
    /// Returns the text to print at the end: "Saved as walking-3. ...".
    [[nodiscard]] std::string exit_message(const host::Session& session) const;

private:
    void save_next_games_of(host::Session& session);
    /// Resumes the last unfinished game that no other program has open.
    table::Reply resume_last(host::Session& session);

    const SaveOptions& options_;
    std::string file_;
    bool wanted_;
    std::unique_ptr<PlayerGames> games_;
    std::unique_ptr<store::SessionSavedGames> saved_games_;
    std::unique_ptr<store::ExerciseBook> exercises_;
    std::unique_ptr<store::DailyGameStore> daily_games_;
    std::unique_ptr<store::SessionTables> tables_;
    bool is_restricted_;
    store::SavePolicy save_policy_;
    core::Diagnostics errors_;
};

}  // namespace tenebrae::app
