// SPDX-License-Identifier: MIT
#include "app/player_games.hpp"

#include "app/console.hpp"
#include "app/game_options.hpp"

#include <utility>

namespace tenebrae::app {

core::Result<std::unique_ptr<PlayerGames>>
PlayerGames::open(const host::Environment& environment, store::SavePolicy save_policy) {
    const core::Result<std::string> home = store::data_home();
    if (!home) {
        return home.errors();
    }
    std::unique_ptr<PlayerGames> games(new PlayerGames());
    const store::Links links =
        environment.restricted ? store::Links::Refused : store::Links::Followed;
    core::Result<store::Folder> folder = store::Folder::open(games->system_, *home, links);
    if (!folder) {
        return folder.errors();
    }
    games->folder_ = std::make_shared<store::Folder>(std::move(folder).value());
    games->save_store_ =
        std::make_unique<store::SaveStore>(games->folder_, environment, save_policy);
    return games;
}

OpenedGames open_player_games(const Program& program) {
    OpenedGames opened;
    core::Result<host::Environment> environment = environment_of(program, {});
    if (!environment) {
        print_errors(environment.errors());
        opened.status = ExitStatus::BadData;
        return opened;
    }
    opened.environment = std::move(environment).value();
    core::Result<std::unique_ptr<PlayerGames>> games = PlayerGames::open(opened.environment, {});
    if (!games) {
        print_errors(games.errors());
        opened.status = ExitStatus::BadData;
        return opened;
    }
    opened.games = std::move(games).value();
    return opened;
}

}  // namespace tenebrae::app
