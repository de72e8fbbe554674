// SPDX-License-Identifier: MIT
#pragma once

#include "store/bot_games.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace tenebrae::app {

/// How often each number came.
using Counts = std::map<std::int64_t, std::uint64_t>;
/// How often each word came.
using WordCounts = std::map<std::string, std::uint64_t>;

double mean_of(const Counts& counts);
/// The lower one of two in the middle. Precondition: there is one.
std::int64_t median_of(const Counts& counts);
std::uint64_t total_of(const Counts& counts);

/// A share of games and where the truth lies in 95 of 100 cases (Wilson's interval), from 0 to 1.
struct Share {
    double share = 0;
    double low = 0;
    double high = 0;
};
/// Precondition: `all` is above 0.
Share share_of(std::uint64_t count, std::uint64_t all);

/// All games of the same rules and bots.
struct SimTally {
    std::string game;
    std::vector<std::string> header;
    std::vector<std::string> bots;
    std::uint64_t games = 0;
    bool is_shared = true;  ///< all seats had the same result in every game
    std::vector<WordCounts> results;  ///< by seat; "won" even if nobody did
    WordCounts causes;
    Counts turns;
    Counts commands;
    Counts left;

    void add(const store::BotGame& game_told);
    /// "set second, players 1"
    [[nodiscard]] std::string rules_text() const;
    /// "search:600", "seat 1 random, seat 2 heuristic"
    [[nodiscard]] std::string bots_text() const;
};

/// By what the lines of their games begin with: in the same order whatever the files' was.
using SimTallies = std::map<std::string, SimTally>;

}  // namespace tenebrae::app
