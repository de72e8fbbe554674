// SPDX-License-Identifier: MIT
#pragma once

#include "store/bot_games.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace tenebrae::app {

/// The number of times that each number occurred.
using Counts = std::map<std::int64_t, std::uint64_t>;
/// The number of times that each word occurred.
using WordCounts = std::map<std::string, std::uint64_t>;

double mean_of(const Counts& counts);
/// Returns the median, of two middle values the lower. Precondition: `counts` is not empty.
std::int64_t median_of(const Counts& counts);
std::uint64_t total_of(const Counts& counts);

/// A share of games from 0 to 1, with its 95 % confidence interval (Wilson).
struct Share {
    double share = 0;
    double low = 0;
    double high = 0;
};
/// Precondition: `all` is above 0.
Share share_of(std::uint64_t count, std::uint64_t all);

/// The results of all games with the same rules and bots.
struct SimTally {
    std::string game;
    std::vector<std::string> header;
    std::vector<std::string> bots;
    std::uint64_t games = 0;
    bool is_shared = true;  ///< all seats had the same result in every game so far
    std::vector<WordCounts> results;  ///< by seat; always has "won"
    WordCounts causes;
    Counts turns;
    Counts commands;
    Counts left;

    void add(const store::BotGame& bot_game);
    /// Returns the rules: "set second, players 1".
    [[nodiscard]] std::string rules_text() const;
    /// Returns the bots: "search:600", "seat 1 random, seat 2 heuristic".
    [[nodiscard]] std::string bots_text() const;
};

/// Tallies by the start of their lines, so that the order of the files does not matter.
using SimTallies = std::map<std::string, SimTally>;

}  // namespace tenebrae::app
