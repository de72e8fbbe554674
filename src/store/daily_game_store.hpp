// SPDX-License-Identifier: MIT
#pragma once

#include "store/save_store.hpp"
#include "store/scores.hpp"
#include "table/daily_game.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::store {

/// Returns the seed of a day's daily game: a digest of the date, the game and its rules.
std::uint64_t daily_seed(const std::string& date, const table::Game& game);
/// Returns how many days in a row, up to this day or the one before, the daily game was won without
/// looking ahead and without hints.
int streak_of(const Scores& scores, std::string_view game, const std::string& date);

/// The daily games: each is the default game for one player, and saved like any other game. Only
/// `scores` lists them separately. All constructor arguments must outlive it.
class DailyGameStore final : public table::DailyGames {
public:
    DailyGameStore(
        std::shared_ptr<Folder> folder,
        SavePolicy save_policy,
        SaveStore& save_store,
        host::Session& session
    )
        : folder_(std::move(folder)),
          save_policy_(save_policy),
          save_store_(save_store),
          session_(session) {}

    [[nodiscard]] std::vector<table::DailyGame> daily_games() override;
    [[nodiscard]] std::optional<table::DailyGame> on_table() override;
    table::Reply play_daily_game(std::string_view game) override;

private:
    [[nodiscard]] static table::DailyGame
    daily_game_of(const table::GameMaker& maker, const Scores& scores, const std::string& date);
    [[nodiscard]] std::string today() const { return date_of(folder_->system().now()); }
    table::Reply begin(const table::GameMaker& maker, const std::string& date);

    std::shared_ptr<Folder> folder_;
    SavePolicy save_policy_;
    SaveStore& save_store_;
    host::Session& session_;
};

}  // namespace tenebrae::store
