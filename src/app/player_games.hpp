// SPDX-License-Identifier: MIT
#pragma once

#include "app/program.hpp"
#include "store/folder.hpp"
#include "store/save_store.hpp"

#include <memory>
#include <string>

namespace tenebrae::app {

/// The player's saved games and scores. Must outlive every session that saves its game there.
class PlayerGames {
public:
    /// Opens the save directory, and creates it if needed; errors if that is not possible.
    static core::Result<std::unique_ptr<PlayerGames>>
    open(const host::Environment& environment, store::SavePolicy save_policy);
    PlayerGames(const PlayerGames&) = delete;
    PlayerGames(PlayerGames&&) = delete;
    PlayerGames& operator=(const PlayerGames&) = delete;
    PlayerGames& operator=(PlayerGames&&) = delete;
    ~PlayerGames() = default;

    [[nodiscard]] store::SaveStore& save_store() { return *save_store_; }
    [[nodiscard]] const store::Folder& folder() const { return *folder_; }
    [[nodiscard]] const std::shared_ptr<store::Folder>& shared_folder() const { return folder_; }

private:
    PlayerGames() = default;

    core::System system_;
    std::shared_ptr<store::Folder> folder_;
    std::unique_ptr<store::SaveStore> save_store_;
};

/// The usual environment and the player's games, for subcommands that only read. If `games` is
/// nullptr, an error has been printed and `status` is the exit status.
struct OpenedGames {
    host::Environment environment;
    std::unique_ptr<PlayerGames> games;
    ExitStatus status = ExitStatus::Good;
};
OpenedGames open_player_games(const Program& program);

}  // namespace tenebrae::app
