// SPDX-License-Identifier: MIT
#pragma once

#include "table/game.hpp"
#include "table/thinking_time.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// One field of the form for a new game.
struct FormField {
    std::string
        key;  ///< key of the setting: "set", "players", "name 1", "gates"; "seed" is in the header
    std::string label;  ///< "Printing"
    std::string help;  ///< one line of help
    /// The values to choose from, each with its words. Empty: free text.
    struct Value {
        std::string value;  ///< empty: leaves the setting out
        std::string label;
    };
    std::vector<Value> values = {};
    std::string initial = {};  ///< initial value; may be empty
    int columns = 16;  ///< width of free text
};

/// Keys of fields that the screens fill in: the number of players, and your own seat if bots play
/// the others.
inline constexpr std::string_view kPlayersField = "players";
inline constexpr std::string_view kYourSeatField = "yours";

/// The settings of a new game, as data: the screen knows only the keys "seed" and "players".
struct GameForm {
    std::string game;  ///< "walking"
    std::string title;  ///< "Walking to and fro"
    std::string summary;  ///< a line or two for new players
    std::vector<FormField> fields;
    int most_seats = 1;  ///< the most seats of the game
};

/// Returns each level of the bots once, in their order, with a description; for bots that count
/// playouts, one value for each thinking time.
std::vector<FormField::Value> level_values(std::span<const table::Bot> bots);

/// Returns "A turn takes about 0.4 s." for a level, or "next to no time", with the names of the
/// games if there are several; empty if it is not measured.
std::string turn_time_text(
    const table::TurnTime& turn_time,
    std::span<const table::GameMaker> games,
    std::string_view level
);

/// Returns the form of a game, from its start options; data_folder holds data/ as shipped.
GameForm form_of(const table::GameMaker& maker, const std::string& data_folder);

}  // namespace tenebrae::tui
