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

/// The rules of one game, and the settings that make them again: "players 2", "option hunted 4",
/// ...: players always, of the options what is not the standard.
struct Variant {
    Rules rules;
    std::vector<std::string> header;
    std::vector<std::string> names;  ///< of the players by seat; empty where none is given
};

/// Settings: the options of HU-U1, "players", which is "people", and "name N" of a seat. A later
/// setting replaces an earlier one from another source; the same one twice from one source is a
/// fault. Every fault is told, those of the map's file last.
core::Result<Variant>
make_variant(const std::string& data_folder, std::span<const table::Setting> settings);

/// Two rules with the same hash play alike: it is that of every number in them, the map's with
/// them. What is standard does not count, so that an option added later changes no hash of a game
/// without it.
std::uint64_t hash_of_numbers(const Rules& rules);

/// The options that a new game offers, with their help, and the games to choose from.
const table::GameStart& nyctophobia_start();

}  // namespace tenebrae::nyctophobia
