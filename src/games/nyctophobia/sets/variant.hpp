// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nyctophobia/rules/rules.hpp"
#include "table/game.hpp"
#include "table/game_start.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::nyctophobia {

/// The rules of one game, and the header lines that restore them: "players 2", "option hunted 4".
/// Options with their standard value have no line.
struct Variant {
    Rules rules;
    std::vector<std::string> header;
    std::vector<std::string> names;  ///< the players' names by seat; empty if none is given
};

/// Reads the options of HU-U1, "players", which means "people", and "name N" for a seat. A later
/// setting replaces an earlier one from another source; twice from the same source is an error.
/// Returns every error, those of the map file last.
core::Result<Variant>
make_variant(const std::string& data_folder, std::span<const table::Setting> settings);

/// Returns the hash of every number in the rules and the map: rules with the same hash play alike.
/// Standard values are left out, so that a new option does not change the hashes of older games.
std::uint64_t hash_of_rules(const Rules& rules);

/// Returns the options of a new game, with their help, and the games to choose from.
const table::GameStart& nyctophobia_start();

}  // namespace tenebrae::nyctophobia
