// SPDX-License-Identifier: MIT
#pragma once

#include "app/program.hpp"
#include "store/folder.hpp"
#include "store/game_shelf.hpp"

#include <memory>
#include <string>

namespace tenebrae::app {

/// The games and scores of the person who runs the program. Outlives every session that keeps its
/// game there.
class OwnGames {
public:
    /// Makes the folder if need be; faults when there is none to be had.
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

/// For the subcommands that only look: the usual environment and the games, or the status to end
/// with after the fault has been told.
struct OpenedGames {
    host::Environment environment;
    std::unique_ptr<OwnGames> games;
    ExitStatus status = ExitStatus::Good;
};
OpenedGames open_own_games(const Program& program);

}  // namespace tenebrae::app
