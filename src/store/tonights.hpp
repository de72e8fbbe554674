// SPDX-License-Identifier: MIT
#pragma once

#include "store/game_shelf.hpp"
#include "store/scores.hpp"
#include "table/tonight.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::store {

/// The seed of a game's night of a day: a digest of the day, the game and its rules.
std::uint64_t seed_of_night(const std::string& date, const table::Game& game);
/// So many days in a row that the game's nights were won, and nobody looked ahead in them, up to
/// this day or the one before.
int streak_of(const Scores& scores, std::string_view game, const std::string& date);

/// The nights of the day in a person's folder: each is the usual night of its game, for one person
/// alone, and kept like any other game. Scores have a list of them; no other list does. All it is
/// given outlives it.
class Tonights final : public table::Nightly {
public:
    Tonights(
        std::shared_ptr<Folder> folder, Keeping keeping, GameShelf& shelf, host::Session& session
    )
        : folder_(std::move(folder)), keeping_(keeping), shelf_(shelf), session_(session) {}

    [[nodiscard]] std::vector<table::Tonight> tonight() override;
    table::Reply play_tonight(std::string_view game) override;

private:
    [[nodiscard]] table::Tonight
    tonight_of(const table::GameMaker& maker, const Scores& scores) const;
    table::Reply begin(const table::GameMaker& maker, const std::string& date);

    std::shared_ptr<Folder> folder_;
    Keeping keeping_;
    GameShelf& shelf_;
    host::Session& session_;
};

}  // namespace tenebrae::store
