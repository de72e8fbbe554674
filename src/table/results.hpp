// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::table {

/// A player's results in finished games by the same rules. Each seed counts once: by the last end
/// of the first game with it. Games with looking ahead do not count, nor do those of people on
/// opposing sides.
struct Results {
    std::string game;  ///< "walking"
    std::string title;  ///< "Walking to and fro: Standard game"
    std::string variant;  ///< name of the variant; empty if the rules were set otherwise
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

/// Returns a cause of an end in words: "too few keys".
std::string cause_text(std::string_view code);

/// Returns the rarest win without hints, as bots win its variant; empty if none is known.
std::string rarest_win(const std::vector<Results>& all, const std::string& data_folder);

/// Formats all results with the causes of losses as bars of `sign`; as sentences without one.
std::string format_all_results(
    const std::vector<Results>& all, const std::string& data_folder, std::string_view sign
);

}  // namespace tenebrae::table
