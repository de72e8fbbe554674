// SPDX-License-Identifier: MIT
#pragma once

#include "table/daily_game.hpp"
#include "table/own_seat.hpp"
#include "table/saved_games.hpp"

#include <string>
#include <vector>

/// What the end of a game means for the player: the daily game, firsts, results so far.
namespace tenebrae::table {

/// The sources of the remarks; nullptr: games are not saved.
struct EndSources {
    const Seat& seat;
    SavedGames* saved_games = nullptr;
    DailyGames* daily_games = nullptr;
};

struct EndRemarks {
    /// What is special about this end: "Your first win by these rules!". May be empty.
    std::vector<std::string> news;
    std::string rarity = {};  ///< of a rare win, which is one of the news; else empty
    /// The results so far: "Your games by these rules: 3 of 12 won."
    std::vector<std::string> results;
    /// The line to pass on, for a daily game with its result; may be empty.
    std::string share;
};

/// Returns the remarks on the game on the table. `shared`: its code or command; may be empty.
/// Precondition: the game is over.
EndRemarks end_remarks(const EndSources& sources, const std::string& shared);

}  // namespace tenebrae::table
