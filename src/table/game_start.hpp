// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace tenebrae::table {

/// One thing that can be set before a game begins, by a name of its own: with a flag of the command
/// line, in a field of the form of a new game, or both. Games that have a flag of the same name
/// give it the same type.
struct StartOption {
    /// A word that may be typed, and the value that is set by it.
    struct Choice {
        std::string_view word;
        std::string_view value;
    };
    /// A value that the form offers, and its words. An empty one leaves the setting out.
    struct Value {
        std::string_view value;
        std::string_view label;
    };

    std::string_view name;  ///< without dashes: "cards"
    std::string_view summary = {};  ///< "how many cards"; "": there is no flag
    std::string_view type =
        {};  ///< what help calls its value: "N"; "": it takes none, and sets "true"
    std::string_view key = {};  ///< of the setting; "": the option's name
    std::span<const Choice> choices = {};  ///< no other word may be typed; none: any
    std::string_view excludes = {};  ///< another flag that may not stand beside it
    /// It says which game it is, and stands before the seats and their names.
    bool comes_first = false;

    std::string_view label = {};  ///< of the field: "Cards"; "": there is none
    std::string_view help = {};  ///< one line about it
    /// Of "set" none are needed: they are the files data/GAME/sets/*.toml with their titles. Of
    /// others none mean free text.
    std::span<const Value> values = {};
    /// The value at first, in the form and of every new game that does not set it; may be empty.
    std::string_view initial = {};

    [[nodiscard]] constexpr std::string_view setting() const { return key.empty() ? name : key; }
};

/// One of the nights that a game offers: what it is to play, chosen before all else.
struct Night {
    struct Setting {
        std::string_view key;
        std::string_view value;
    };

    std::string_view name;  ///< one word: "second"
    std::string_view title;  ///< "Standard game"
    std::string_view summary;  ///< what is in it, in a line or two
    std::span<const Setting> settings = {};
};

/// What a new game asks for. What the options set must name no file but a set of one's own, with
/// the flag "set": strangers may use all of them, and "set" without a path.
struct GameStart {
    std::string_view summary;  ///< a line or two for somebody who has never heard of the game
    std::span<const StartOption> options = {};  ///< in the order of help, and of the form
    int most_players = 1;
    int most_seats = 1;  ///< that a game may have, whoever plays them
    std::string_view players_help = {};  ///< one line about them
    std::string_view piece = {};  ///< what may have a name: "walker"; "": nothing
    int pieces = 0;  ///< at most
    std::span<const Night> nights = {};  ///< the usual one first; none: it is always the same
};

}  // namespace tenebrae::table
