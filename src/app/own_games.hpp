// SPDX-License-Identifier: MIT
#pragma once

#include "app/program.hpp"
#include "store/folder.hpp"
#include "store/game_shelf.hpp"

#include <memory>
#include <string>

namespace tenebrae::app {

/// The player's saved games and scores. Must outlive every session that saves its game there.
class OwnGames {
public:
    /// Opens the save directory, and creates it if needed; errors if that is not possible.
    static core::Result<std::unique_ptr<OwnGames>>
    open(const host::Environment& environment, store::Keeping keeping);
    OwnGames(const OwnGames&) = delete;
    OwnGames(OwnGames&&) = delete;
    OwnGames& operator=(const OwnGames&) = delete;
    OwnGames& operator=(OwnGames&&) = delete;
    ~OwnGames() = default;

    [[nodiscard]] store::GameShelf& shelf() { return *shelf_; }
    [[nodiscard]] const store::Folder& folder() const { return *folder_; }
    [[nodiscard]] const std::shared_ptr<store::Folder>& shared_folder() const { return folder_; }

private:
    OwnGames() = default;

    core::System system_;
    std::shared_ptr<store::Folder> folder_;
    std::unique_ptr<store::GameShelf> shelf_;
};

/// The usual environment and the player's games, for subcommands that only read. If `games` is
/// nullptr, an error has been printed and `status` is the exit status.
struct OpenedGames {
    host::Environment environment;
    std::unique_ptr<OwnGames> games;
    ExitStatus status = ExitStatus::Good;
};
OpenedGames open_own_games(const Program& program);

}  // namespace tenebrae::app
