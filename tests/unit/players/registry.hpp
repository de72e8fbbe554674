// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/bot/bots.hpp"
#include "games/cagedin/self_play/self_play.hpp"
#include "games/nightcage/bot/bots.hpp"
#include "games/nightcage/self_play/self_play.hpp"
#include "games/nyctophobia/bot/bots.hpp"
#include "games/nyctophobia/self_play/self_play.hpp"
#include "host/match.hpp"
#include "makers.hpp"

#include <array>
#include <vector>

/// All games with all their bots, as main() puts them together.
namespace tenebrae::test {

inline const std::vector<table::Bot>& all_bots() {
    static const std::vector<table::Bot> kBots = [] {
        std::vector<table::Bot> bots;
        for (const auto players :
             {bots::nightcage_bots(), bots::nyctophobia_bots(), bots::cagedin_bots()}) {
            bots.insert(bots.end(), players.begin(), players.end());
        }
        return bots;
    }();
    return kBots;
}

inline const std::array<table::SelfPlay, kGames.size()>& self_play() {
    static const std::array kSelfPlay{
        bots::nightcage_self_play(), bots::nyctophobia_self_play(), bots::cagedin_self_play()};
    return kSelfPlay;
}

inline table::Environment environment() {
    table::Environment with;
    with.data_folder = "data";
    with.makers = makers();
    with.bots = all_bots();
    return with;
}

}  // namespace tenebrae::test
