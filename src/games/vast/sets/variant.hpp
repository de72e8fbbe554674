// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/vast/rules/rules.hpp"
#include "table/game.hpp"
#include "table/game_start.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::vast {

/// One choice of rules and names.
struct Variant {
    Rules rules;
    std::vector<std::string> names;  ///< by seat; empty if none is given
    std::vector<std::string> header;  ///< the header lines that recreate it
};

/// Reads the settings of VA-W3, or returns every error with its place.
core::Result<Variant>
make_variant(const std::string& data_folder, std::span<const table::Setting> settings);

/// Hashes every number of the rules.
std::uint64_t hash_of_rules(const Rules& rules);

/// Returns the settings of a new game: command-line options and fields of the form.
const table::GameStart& vast_start();

}  // namespace tenebrae::vast
