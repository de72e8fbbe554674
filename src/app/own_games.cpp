// SPDX-License-Identifier: MIT
#include "app/own_games.hpp"

#include "app/console.hpp"
#include "app/game_options.hpp"

#include <utility>

namespace tenebrae::app {

core::Result<std::unique_ptr<OwnGames>>
OwnGames::open(const table::Environment& environment, store::Keeping keeping) {
    const core::Result<std::string> home = store::data_home();
    if (!home) {
        return home.faults();
    }
    std::unique_ptr<OwnGames> games(new OwnGames());
    core::Result<store::Folder> folder = store::Folder::open(games->system_, *home);
    if (!folder) {
        return folder.faults();
    }
    games->folder_ = std::make_shared<store::Folder>(std::move(folder).value());
    games->shelf_ = std::make_unique<store::GameShelf>(games->folder_, environment, keeping);
    return games;
}

Visit visit_own_games(const Program& program) {
    Visit visit;
    core::Result<table::Environment> environment = environment_of(program, {});
    if (!environment) {
        complain(environment.faults());
        visit.status = ExitStatus::BadData;
        return visit;
    }
    visit.environment = std::move(environment).value();
    core::Result<std::unique_ptr<OwnGames>> games = OwnGames::open(visit.environment, {});
    if (!games) {
        complain(games.faults());
        visit.status = ExitStatus::BadData;
        return visit;
    }
    visit.games = std::move(games).value();
    return visit;
}

}  // namespace tenebrae::app
