// SPDX-License-Identifier: MIT
#pragma once

#include "table/daily_game.hpp"
#include "table/exercises.hpp"
#include "table/observation.hpp"
#include "table/saved_games.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The entries of the title menu, before and after a game, in every interface.
namespace tenebrae::table {

enum class TitleItem : std::uint8_t {
    OnTable,  ///< the game on the table
    Continue,  ///< the last unfinished saved game
    Lessons,
    Daily,
    NewGame,
    Tables,
    DailyPuzzle,
    Puzzles,
    SavedGames,
    Rules,
    Options,
};

struct TitleEntry {
    TitleItem item = TitleItem::NewGame;
    std::string label;
    std::string detail = {};  ///< the game and its turn; may be empty
    std::string name = {};  ///< of the saved game for Continue, of the puzzle for DailyPuzzle
};

/// Returns a sentence or two on what an entry leads to, for new players; empty for Continue.
std::string_view about(TitleItem item);

/// The sources of the entries; a nullptr leaves its entries out.
struct TitleSources {
    const Observation& observation;
    SavedGames* saved_games = nullptr;
    const Exercises* exercises = nullptr;
    DailyGames* daily_games = nullptr;
    bool has_tables = false;
    bool is_restricted = false;
};

/// Returns the entries in the order in which they are shown.
std::vector<TitleEntry> title_entries(const TitleSources& sources);

}  // namespace tenebrae::table
