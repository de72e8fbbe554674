// SPDX-License-Identifier: MIT
#pragma once

#include "store/save_store.hpp"
#include "store/scores.hpp"
#include "table/tonight.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::store {

/// Returns the seed of a day's Tonight game: a digest of the date, the game and its rules.
std::uint64_t seed_of_night(const std::string& date, const table::Game& game);
/// Returns how many days in a row, up to this day or the one before, the Tonight game was won
/// without looking ahead.
int streak_of(const Scores& scores, std::string_view game, const std::string& date);

/// The Tonight games: each is the default game for one player, and saved like any other game. Only
/// `scores` lists them separately. All constructor arguments must outlive it.
class Tonights final : public table::Nightly {
public:
    Tonights(
        std::shared_ptr<Folder> folder,
        SavePolicy save_policy,
        SaveStore& save_store,
        host::Session& session
    )
        : folder_(std::move(folder)),
          save_policy_(save_policy),
          save_store_(save_store),
          session_(session) {}

    [[nodiscard]] std::vector<table::Tonight> tonight() override;
    table::Reply play_tonight(std::string_view game) override;

private:
    [[nodiscard]] table::Tonight
    tonight_of(const table::GameMaker& maker, const Scores& scores) const;
    table::Reply begin(const table::GameMaker& maker, const std::string& date);

    std::shared_ptr<Folder> folder_;
    SavePolicy save_policy_;
    SaveStore& save_store_;
    host::Session& session_;
};

}  // namespace tenebrae::store
