// SPDX-License-Identifier: MIT
#pragma once

#include "table/game_values.hpp"
#include "table/reply.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::table {

/// The daily game by the rules of one game, the same for all players on one day, with one player's
/// progress.
struct DailyGame {
    std::string game;  ///< "walking"
    std::string title;  ///< title of the game
    std::string date = {};  ///< "2026-11-24", UTC
    std::string name = {};  ///< name of the saved game; empty: not started yet
    std::string result = {};  ///< "won"; empty: not over yet
    std::optional<std::int64_t> turns = {};
    std::size_t past_reveals = 0;  ///< how often the player looked ahead
    std::size_t hints = 0;  ///< decisions for which the player took a hint
    int streak = 0;  ///< number of successive days won, up to the last finished daily game
};

/// Formats the progress: "not played yet", "being played", "won in turn 12".
std::string daily_state(const DailyGame& daily_game);
/// Formats the progress and the number of days won in a row.
std::string daily_result(const DailyGame& daily_game);

/// Today's daily games. Each can be played once.
class DailyGames {
public:
    DailyGames() = default;
    virtual ~DailyGames() = default;
    DailyGames(const DailyGames&) = delete;
    DailyGames(DailyGames&&) = delete;
    DailyGames& operator=(const DailyGames&) = delete;
    DailyGames& operator=(DailyGames&&) = delete;

    /// Returns one daily game for each game, in the order of the games.
    [[nodiscard]] virtual std::vector<DailyGame> daily_games() = 0;
    /// Returns the daily game on the table; nullopt if the game there is none.
    [[nodiscard]] virtual std::optional<DailyGame> on_table() = 0;
    /// Starts or resumes the daily game of a game. Refused once it is over.
    virtual Reply play_daily_game(std::string_view game) = 0;
};

}  // namespace tenebrae::table
