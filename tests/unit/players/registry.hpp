// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/bot/bots.hpp"
#include "games/nightcage/bot/bots.hpp"
#include "games/nyctophobia/bot/bots.hpp"
#include "host/match.hpp"
#include "host/self_play_adapter.hpp"
#include "makers.hpp"

#include <array>
#include <vector>

/// All games with all their bots, in the order of main().
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

inline const std::array<host::SelfPlay, kGames.size()>& self_play() {
    static const std::array kSelfPlay{
        host::self_play<nightcage::NightCageFullGame>(),
        host::self_play<nyctophobia::NyctophobiaFullGame>(),
        host::self_play<cagedin::CagedInFullGame>(),
        host::self_play<vast::VastFullGame>()};
    return kSelfPlay;
}

inline host::Environment environment() {
    host::Environment environment;
    environment.data_folder = "data";
    environment.makers = makers();
    environment.bots = all_bots();
    return environment;
}

}  // namespace tenebrae::test
