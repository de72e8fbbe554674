// SPDX-License-Identifier: MIT
#pragma once

#include "host/session.hpp"
#include "store/folder.hpp"
#include "store/game_keeper.hpp"
#include "store/restore.hpp"
#include "table/shelf.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::store {

/// The games in a person's own folder. What is said of a session holds from then on: it keeps its
/// game here, each command before its reply is given.
class GameShelf {
public:
    /// `environment` is what the games are made of when they are only looked at.
    GameShelf(std::shared_ptr<Folder> folder, host::Environment environment, Keeping keeping)
        : folder_(std::move(folder)), environment_(std::move(environment)), keeping_(keeping) {}

    /// The one changed last comes first. Faults: the folder cannot be read.
    [[nodiscard]] core::Result<std::vector<table::KeptGame>> games();
    /// The last unfinished game that can be opened.
    [[nodiscard]] std::optional<table::KeptGame> last_unfinished();
    /// The last unfinished game, where another program plays it.
    [[nodiscard]] std::optional<table::KeptGame> last_in_use();
    /// A kept game as it is at this moment, to be looked at, whoever plays it.
    [[nodiscard]] core::Result<host::Match> read(std::string_view name);
    /// Puts a kept game on the table of a session, to be gone on with.
    table::Reply open(host::Session& session, std::string_view name);
    /// Begins a new game and keeps it under a name of its own choice.
    table::Reply begin(host::Session& session, const table::Header& header) const;
    /// The same for the game on its table, from a moment of it on.
    table::Reply begin_again(host::Session& session, std::size_t commands) const;
    /// What has come of the ranked games by the rules of this one; nothing: of none.
    [[nodiscard]] std::optional<table::Standing> standing(const table::Game& game) const;
    /// Removes a game for good; never one that is open.
    std::optional<core::Diagnostic> remove(std::string_view name);
    /// The name under which the game of the session is kept; empty when it is not.
    [[nodiscard]] static std::string name_of(const host::Session& session);
    /// Are the games of the session kept here?
    [[nodiscard]] static bool keeps(const host::Session& session);

    /// From now on every game that is begun or loaded in this session is kept.
    void keep_games_of(host::Session& session) const;

    /// A kept game as it is on disk at this moment, whoever plays it. Changes nothing.
    [[nodiscard]] core::Result<Restored> look_at(std::string_view name);
    /// The text of its log at this moment, without a line that is being written.
    [[nodiscard]] core::Result<std::string> text_of(std::string_view name);

private:
    /// A session whose games are kept elsewhere, or nowhere, keeps them here from now on.
    void ensure_keeping(host::Session& session) const;
    table::Reply open_unwritable(host::Session& session, const std::string& name);

    struct Found {
        std::string name;
        std::int64_t seconds = 0;
        std::int64_t nanoseconds = 0;
    };

    core::Result<std::vector<Found>> find() const;
    /// The first one that is unfinished and has no faults, those in use left out or not.
    std::optional<table::KeptGame> find_unfinished(bool in_use_too);
    table::KeptGame describe(const Found& found);
    [[nodiscard]] std::optional<std::string> snapshot_text(const std::string& name) const;

    std::shared_ptr<Folder> folder_;
    host::Environment environment_;
    Keeping keeping_;
};

}  // namespace tenebrae::store
