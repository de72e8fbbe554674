// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace tenebrae::table {

/// A setting of a new game: an option of the command line, a field of the new game form, or both.
/// Options with the same name in several games have the same type.
struct StartOption {
    /// A word that may be typed, and the value that it sets.
    struct Choice {
        std::string_view word;
        std::string_view value;
    };
    /// A value that the form offers, and its label. An empty value leaves the setting out.
    struct Value {
        std::string_view value;
        std::string_view label;
    };

    std::string_view name;  ///< without dashes: "cards"
    std::string_view summary = {};  ///< "how many cards"; "": there is no option
    /// The name of its value in help: "N". "": it takes no value, and sets "true".
    std::string_view type = {};
    std::string_view key = {};  ///< key of the setting; "": the same as `name`
    std::span<const Choice> choices = {};  ///< the only words accepted; empty: any word
    std::string_view excludes = {};  ///< another option that cannot be combined with it
    /// True for an option that selects the rules: it comes before the seats and their names.
    bool comes_first = false;

    std::string_view label = {};  ///< label of the field: "Cards"; "": there is no field
    std::string_view help = {};  ///< one line of help
    /// The values that the form offers. Not needed for "set": its values are the files
    /// data/GAME/sets/*.toml with their titles. Empty for other settings: free text.
    std::span<const Value> values = {};
    /// The initial value in the form, and the default for every new game; may be empty.
    std::string_view initial = {};

    [[nodiscard]] constexpr std::string_view setting() const { return key.empty() ? name : key; }
};

/// A variant of a game, chosen before all other settings.
struct GameVariant {
    struct Setting {
        std::string_view key;
        std::string_view value;
    };

    std::string_view name;  ///< one word: "second"
    std::string_view title;  ///< "Standard game"
    std::string_view summary;  ///< its content, in one or two lines
    std::span<const Setting> settings = {};
    /// The names of its seats: "Knight". Empty: they have none, and there are as many as the game
    /// has at most.
    std::span<const std::string_view> seats = {};
    /// A choice of its own of who plays: "You hunt". Its settings say who plays each seat. Empty:
    /// it is offered to any players.
    std::string_view part = {};
};

/// The settings of a new game. No option may name a file, except "set" with a custom set: untrusted
/// players may use all options, but "set" without a path only.
struct GameStart {
    std::string_view summary;  ///< one or two lines for new players
    std::span<const StartOption> options = {};  ///< in the order of help, and of the form
    int most_players = 1;
    int usual_players = 0;  ///< with companions, for one person; 0: as many as there can be
    int most_seats = 1;  ///< for people and bots together
    std::string_view players_help = {};  ///< one line about the players
    std::string_view piece = {};  ///< noun for the pieces that can have names: "walker"; "": none
    int pieces = 0;  ///< maximum number of pieces
    std::span<const GameVariant> variants = {};  ///< the usual one first; empty: there is no choice
    /// Each seat has a goal of its own: one person alone plays one seat, and bots the others.
    bool has_rivals = false;
};

}  // namespace tenebrae::table
