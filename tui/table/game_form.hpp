// SPDX-License-Identifier: MIT
#pragma once

#include "table/effort.hpp"
#include "table/game.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// One line of the form of a new game.
struct FormField {
    std::string
        key;  ///< of the setting: "set", "players", "name 1", "gates"; "seed" is the header's
    std::string label;  ///< "Printing"
    std::string help;  ///< one line about it
    /// What can be chosen: the value and its words. None: free text.
    struct Value {
        std::string value;  ///< empty: the setting is left out
        std::string label;
    };
    std::vector<Value> values = {};
    std::string initial = {};  ///< the value at first; may be empty
    int columns = 16;  ///< of free text
};

/// Keys of fields that the screens themselves fill: how many play, and where one plays against the
/// program, which seat is one's own.
inline constexpr std::string_view kPlayersField = "players";
inline constexpr std::string_view kYourSeatField = "yours";

/// What can be set before a game begins. Data: of the keys the screen knows "seed" and "players"
/// alone.
struct GameForm {
    std::string game;  ///< "walking"
    std::string title;  ///< "Walking to and fro"
    std::string summary;  ///< a line or two for somebody who has never heard of it
    std::vector<FormField> fields;
    int most_seats = 1;  ///< that the game may have
};

/// Each level of the program's players once, in their order, with what it does; of those that count
/// playouts each effort.
std::vector<FormField::Value> level_values(std::span<const table::Bot> bots);

/// "A turn takes about 0.4 s." of a level, or next to no time, with the names of the games
/// where there are several; empty: nobody measures it.
std::string told_turns(
    const table::TurnTime& turn_time,
    std::span<const table::GameMaker> games,
    std::string_view level
);

/// From what the game says of its beginning; data_folder holds data/ as shipped.
GameForm form_of(const table::GameMaker& maker, const std::string& data_folder);

}  // namespace tenebrae::tui
