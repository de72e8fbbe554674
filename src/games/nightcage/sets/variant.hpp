// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nightcage/rules/rules.hpp"
#include "table/game.hpp"
#include "table/game_start.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::nightcage {

/// The rules of one game, and how they came about.
struct Variant {
    Rules rules;
    std::string title;  ///< "The Night Cage, first printing"
    /// "set first", "option prisoners 4", "option gates 3", ...: with "players" they make the same
    /// rules again, without any file but those of the data folder.
    std::vector<std::string> header;
    /// What is allowed and yet more than the box holds.
    core::Diagnostics warnings;
};

/// Settings: "set" (default first), "players" (default 1), "prisoners" and every other option;
/// those of players' and prisoners' names are left alone. A later setting replaces an earlier one
/// from another source; the same one twice from one source is a fault.
core::Result<Variant>
make_variant(const std::string& data_folder, std::span<const table::Setting> settings);

/// Reads a set file of the player (NC-V2) as settings for make_variant: "set" with its base, then
/// its options, each with its place in the file. Only for a path from the local user.
core::Result<std::vector<table::Setting>> read_own_set(const std::string& path);

/// Returns a hash of every number in the rules. Numbers that are zero or off do not count, so that
/// an option added later changes no hash of a game without it.
std::uint64_t hash_of_rules(const Rules& rules);

/// Returns the options and games that a new game offers.
const table::GameStart& nightcage_start();

}  // namespace tenebrae::nightcage
