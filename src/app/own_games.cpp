// SPDX-License-Identifier: MIT
#include "app/own_games.hpp"

#include "app/console.hpp"
#include "app/game_options.hpp"

#include <utility>

namespace tenebrae::app {

core::Result<std::unique_ptr<OwnGames>>
OwnGames::open(const host::Environment& environment, store::Keeping keeping) {
    const core::Result<std::string> home = store::data_home();
    if (!home) {
        return home.faults();
    }
    std::unique_ptr<OwnGames> games(new OwnGames());
    const store::Links links =
        environment.restricted ? store::Links::Refused : store::Links::Followed;
    core::Result<store::Folder> folder = store::Folder::open(games->system_, *home, links);
    if (!folder) {
        return folder.faults();
    }
    games->folder_ = std::make_shared<store::Folder>(std::move(folder).value());
    games->shelf_ = std::make_unique<store::GameShelf>(games->folder_, environment, keeping);
    return games;
}

OpenedGames open_own_games(const Program& program) {
    OpenedGames opened;
    core::Result<host::Environment> environment = environment_of(program, {});
    if (!environment) {
        complain(environment.faults());
        opened.status = ExitStatus::BadData;
        return opened;
    }
    opened.environment = std::move(environment).value();
    core::Result<std::unique_ptr<OwnGames>> games = OwnGames::open(opened.environment, {});
    if (!games) {
        complain(games.faults());
        opened.status = ExitStatus::BadData;
        return opened;
    }
    opened.games = std::move(games).value();
    return opened;
}

}  // namespace tenebrae::app
