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

/// What stands for the file in faults of the options.
inline constexpr std::string_view kCommandLine = "<command line>";

/// Of a flag: its value, or for one that takes none whether it was given.
using FlagValue = std::variant<std::string, bool>;
/// By the names of the flags, without dashes.
using FlagValues = std::map<std::string_view, FlagValue>;

/// The options of a new game as they were typed, unchecked.
struct GameOptions {
    std::optional<std::string> game;  ///< without it the first of the program
    std::string players;
    std::string seed;
    std::vector<std::string> names;
    std::vector<std::string> bots;  ///< N or N=LEVEL
    std::string last_bots;  ///< how many of the last seats
    /// What was typed for the games' own flags.
    FlagValues flags;
    std::vector<std::string> options;  ///< KEY=VALUE

    /// Is any of them given, the game's name apart?
    [[nodiscard]] bool any() const;
};

/// One game, or many at a stretch: these have neither a seed of their own nor names.
enum class Beginnings { One, Many };
/// Adds them all to a subcommand, with the flags of every game; the values are put where `options`
/// lies.
void add_game_options(
    Subcommand& command,
    GameOptions& options,
    const Program& program,
    Beginnings beginnings = Beginnings::One
);
void add_seed_option(Subcommand& command, std::string& seed);

/// What they ask for, in the form in which a record's header asks for it.
/// Reads a set of one's own, if the options name one.
core::Result<table::Header> header_of(const GameOptions& options, const Program& program);

/// Wrong options are wrong usage; a fault in any file is bad data.
ExitStatus status_of_faults(const core::Diagnostics& faults);

/// What a session needs; faults when the program's data cannot be found. With a seed, every game
/// that names none gets this one, else one drawn by the operating system.
core::Result<host::Environment> environment_of(const Program& program, const std::string& seed);

}  // namespace tenebrae::app
