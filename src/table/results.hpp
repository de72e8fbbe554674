// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::table {

/// A player's results in finished games by the same rules. Each seed counts once: by the last end
/// of the first game with it. Games with looking ahead do not count, nor do those of people on
/// opposing sides.
struct Results {
    std::string game;  ///< "walking"
    std::string title;  ///< "Walking to and fro: Standard game"
    std::vector<std::string> rules;  ///< header lines without names
    std::size_t games = 0;
    std::size_t won = 0;
    std::size_t unaided = 0;  ///< won without hints
    std::size_t in_a_row = 0;  ///< won without hints, up to the last game
    std::optional<std::int64_t> fewest_turns = {};  ///< of games won without hints
    std::map<std::string, std::size_t> losses = {};  ///< games not won, by cause: "too-few-keys"
};

/// The results by the rules of a game that has ended, without it and with it.
struct OwnResults {
    Results before;
    Results now;
};

/// Formats results: "3 of 12 won (1 with hints), 2 in a row, best in 22 turns".
std::string format_results(const Results& results);

}  // namespace tenebrae::table
