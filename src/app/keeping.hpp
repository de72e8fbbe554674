// SPDX-License-Identifier: MIT
#pragma once

#include "app/own_games.hpp"
#include "host/session.hpp"
#include "store/exercise_book.hpp"
#include "store/session_shelf.hpp"
#include "store/tonights.hpp"

#include <memory>
#include <optional>
#include <string>

namespace tenebrae::app {

/// What "play" is told of keeping its games, unchecked but for its form.
struct KeepingOptions {
    bool resume = false;  ///< the last unfinished game
    std::string open;  ///< or this one
    bool no_save = false;
    std::string tonight;  ///< tonight's night of this game
    std::string sync = "command";

    [[nodiscard]] bool goes_on() const { return resume || !open.empty() || !tonight.empty(); }
};

void add_keeping_options(Subcommand& command, KeepingOptions& options);

/// Where the games of one session are kept, if anywhere. Outlives its session.
class KeptSession {
public:
    /// file: where the person keeps the game instead; empty for none.
    KeptSession(
        const KeepingOptions& options, const host::Environment& environment, std::string file
    );

    /// Of the session whose games are kept; null when none are.
    [[nodiscard]] table::Shelf* shelf() { return shelf_.get(); }
    /// What is learnt and solved, noted where games are kept.
    [[nodiscard]] table::Exercises& exercises() { return *exercises_; }
    /// The nights of the day; null where nothing is kept.
    [[nodiscard]] table::Nightly* nightly() { return tonights_.get(); }
    /// Why nothing is kept though it should be.
    [[nodiscard]] const core::Diagnostics& faults() const { return faults_; }

    /// From now on, the games of this session are kept.
    void keep_games_of(host::Session& session);
    /// Puts the game on the table that the options ask for; nothing when they ask for a new one.
    std::optional<table::Reply> resume(host::Session& session);

    /// What the game of the session has come to, or the one that was put back before; nothing
    /// where there was none.
    [[nodiscard]] std::optional<table::GameResult> result(const host::Session& session) const;
    /// The game of the session, or a part of it, is in memory only, and was not to be.
    [[nodiscard]] bool has_failed(const host::Session& session) const;
    /// "Saved as walking-3. ...", to be printed at the end.
    [[nodiscard]] std::string last_words(const host::Session& session) const;

private:
    /// The last unfinished game that no other program plays; what it does is told.
    table::Reply resume_last(host::Session& session);

    const KeepingOptions& options_;
    std::string file_;
    bool wanted_;
    std::unique_ptr<OwnGames> games_;
    std::unique_ptr<store::SessionShelf> shelf_;
    std::unique_ptr<store::ExerciseBook> exercises_;
    std::unique_ptr<store::Tonights> tonights_;
    store::Keeping keeping_;
    core::Diagnostics faults_;
};

}  // namespace tenebrae::app
