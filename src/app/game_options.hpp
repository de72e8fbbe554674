// SPDX-License-Identifier: MIT
#pragma once

#include "app/program.hpp"
#include "host/record.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tenebrae::app {

/// The file name in errors about options.
inline constexpr std::string_view kCommandLine = "<command line>";

/// The value of a flag; for a flag without a value, whether it was given.
using FlagValue = std::variant<std::string, bool>;
/// Values by flag name, without dashes.
using FlagValues = std::map<std::string_view, FlagValue>;

/// Options of a new game, as typed and unchecked.
struct GameOptions {
    std::optional<std::string> game;  ///< default: the program's first game
    std::string players;
    std::string seed;
    std::vector<std::string> names;
    std::vector<std::string> bots;  ///< N or N=LEVEL
    std::string last_bots;  ///< number of last seats that bots play
    /// The values given for flags of games.
    FlagValues flags;
    std::vector<std::string> options;  ///< KEY=VALUE

    /// Returns true if any option other than the game's name is given.
    [[nodiscard]] bool any() const;
};

/// One game, or many in one run; many have neither --seed nor names.
enum class NewGames { One, Many };
/// Adds the options of a new game and the flags of every game to a subcommand. `options` receives
/// the values and must outlive the subcommand.
void add_game_options(
    Subcommand& command,
    GameOptions& options,
    const Program& program,
    NewGames new_games = NewGames::One
);
void add_seed_option(Subcommand& command, std::string& seed);

/// Returns the header of the game that the options describe. Reads the player's own set if the
/// options name one.
core::Result<table::Header> header_of(const GameOptions& options, const Program& program);

/// Returns Usage for errors in options and BadData for errors in files.
ExitStatus status_of_errors(const core::Diagnostics& errors);

/// Returns what a session needs, or errors if the program's data cannot be found. Games without a
/// seed use `seed`, or if it is empty one from the operating system.
core::Result<host::Environment> environment_of(const Program& program, const std::string& seed);

}  // namespace tenebrae::app
