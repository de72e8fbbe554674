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

/// The rules of a game, with the settings they were made from.
struct Variant {
    Rules rules;
    std::string title;  ///< "The Night Cage, first printing"
    /// The lines "set first", "option prisoners 4", "option gates 3", ...: together with "players"
    /// they make the same rules again, from files of the data folder only.
    std::vector<std::string> header;
    /// Notes about allowed counts above the tiles in the box.
    core::Diagnostics warnings;
};

/// Makes the rules from settings: "set" (default first), "players" (default 1), "prisoners" and
/// every other option; ignores names of players and prisoners. A later setting replaces an earlier
/// one from another source; the same setting twice from one source is an error.
core::Result<Variant>
make_variant(const std::string& data_folder, std::span<const table::Setting> settings);

/// Reads a player's own set file (NC-V2) as settings for make_variant: "set" with its base, then
/// its options, each with its place in the file. Only for a path given by the local user.
core::Result<std::vector<table::Setting>> read_own_set(const std::string& path);

/// Returns a hash of every number in the rules. Numbers that are zero or off do not count, so that
/// an option added later changes no hash of a game without it.
std::uint64_t hash_of_rules(const Rules& rules);

/// Returns the options and games that a new game offers.
const table::GameStart& nightcage_start();

}  // namespace tenebrae::nightcage
