// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace tenebrae::table {

/// One flag of the command line with which a game is begun: a setting by a name of its own. Games
/// that give a flag of the same name give it the same type.
struct GameFlag {
    /// A word that may be typed, and the value that is set by it.
    struct Choice {
        std::string_view word;
        std::string_view value;
    };

    std::string_view name;  ///< without dashes: "gates"
    std::string_view summary;  ///< "how many gates"
    std::string_view type =
        {};  ///< what help calls its value: "N"; "": it takes none, and sets "true"
    std::string_view key = {};  ///< of the setting; "": the flag's name
    std::span<const Choice> choices = {};  ///< no other word may be typed; none: any
    std::string_view excludes = {};  ///< another flag that may not stand beside it
    /// It says which game it is, and help shows it before the seats and their names.
    bool comes_first = false;

    [[nodiscard]] constexpr std::string_view setting() const { return key.empty() ? name : key; }
};

/// The flags of one game, in the order of help. What they set must name no file but a set of one's
/// own, with the flag "set": strangers may use all of them, and "set" without a path.
struct GameFlags {
    std::string_view game;  ///< its id
    std::string_view title;
    std::span<const GameFlag> rows;
};

}  // namespace tenebrae::table
