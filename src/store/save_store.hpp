// SPDX-License-Identifier: MIT
#pragma once

#include "host/session.hpp"
#include "store/folder.hpp"
#include "store/game_saver.hpp"
#include "store/restore.hpp"
#include "table/saved_games.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::store {

/// The player's saved games. A session that loads or starts a game here also saves it here, each
/// command before its reply is returned.
class SaveStore {
public:
    /// `environment` is used for games that are only read.
    SaveStore(std::shared_ptr<Folder> folder, host::Environment environment, SavePolicy save_policy)
        : folder_(std::move(folder)),
          environment_(std::move(environment)),
          save_policy_(save_policy) {}

    /// Lists the saved games, last changed first; errors if the folder cannot be read.
    [[nodiscard]] core::Result<std::vector<table::SavedGame>> games();
    /// Returns the last unfinished game that can be opened.
    [[nodiscard]] std::optional<table::SavedGame> last_unfinished();
    /// Returns the last unfinished game if another program has it open.
    [[nodiscard]] std::optional<table::SavedGame> last_in_use();
    /// Loads a saved game to look at it, even if another program has it open.
    [[nodiscard]] core::Result<host::Match> read(std::string_view name);
    /// Loads a saved game into a session, to continue it.
    table::Reply open(host::Session& session, std::string_view name);
    /// Starts a new game and saves it under a generated name.
    table::Reply begin(host::Session& session, const table::Header& header) const;
    /// Starts a copy of the session's game after its first `commands` commands, and saves it.
    table::Reply restart(host::Session& session, std::size_t commands) const;
    /// Returns the standing of the ranked games with the rules of this one; nullopt if there are
    /// none.
    [[nodiscard]] std::optional<table::Standing> standing(const table::Game& game) const;
    /// Returns the results of all finished games by game and rules.
    [[nodiscard]] std::vector<table::Results> results() const;
    /// Returns the results by the rules of the session's game, which is over; nullopt if it is not
    /// saved here or does not count.
    [[nodiscard]] std::optional<table::OwnResults> own_results(const host::Session& session) const;
    /// Gives a saved game another name; an error if it is open, or if the name is taken.
    std::optional<core::Diagnostic> rename(std::string_view name, std::string_view to);
    /// Removes a saved game permanently; an error if it is open.
    std::optional<core::Diagnostic> remove(std::string_view name);
    /// Returns the name of the session's saved game; empty if it is not saved.
    [[nodiscard]] static std::string name_of(const host::Session& session);
    /// Returns true if the session saves its games here.
    [[nodiscard]] static bool saves_session(const host::Session& session);

    /// Saves every game that this session starts or loads from now on.
    void save_games_of(host::Session& session) const;

    /// Restores a saved game from its files without changing them, even if it is open elsewhere.
    [[nodiscard]] core::Result<Restored> read_unchanged(std::string_view name);
    /// Returns the text of its log, without an incomplete last line.
    [[nodiscard]] core::Result<std::string> text_of(std::string_view name);

private:
    /// Makes the session save its games here from now on.
    void ensure_saver(host::Session& session) const;
    /// Restores a saved game from the text of its log, to continue it in the session.
    [[nodiscard]] core::Result<Restored> restored_for(
        const host::Session& session, const std::string& name, const std::string& log
    ) const;
    table::Reply open_unwritable(host::Session& session, const std::string& name);

    struct Found {
        std::string name;
        std::int64_t seconds = 0;
        std::int64_t nanoseconds = 0;
    };

    core::Result<std::vector<Found>> find() const;
    /// Returns the last changed game that is unfinished and has no errors.
    std::optional<table::SavedGame> find_unfinished(bool in_use_too);
    class RulesTitles;
    table::SavedGame describe(const Found& found, RulesTitles& titles);
    [[nodiscard]] std::optional<std::string> snapshot_text(const std::string& name) const;

    std::shared_ptr<Folder> folder_;
    host::Environment environment_;
    SavePolicy save_policy_;
};

}  // namespace tenebrae::store
