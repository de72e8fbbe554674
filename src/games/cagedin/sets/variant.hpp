// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/cagedin/notation/setup.hpp"
#include "table/game.hpp"
#include "table/game_start.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::cagedin {

/// One choice of rules and names.
struct Variant {
    Setup setup;
    std::array<std::string, 2> names;
    std::vector<std::string> header;  ///< the header lines that recreate it
};

/// Reads the settings of section Y, or returns every error with its place.
core::Result<Variant>
make_variant(const std::string& data_folder, std::span<const table::Setting> settings);

/// Reads a player's tables (CI-Y5) as settings for make_variant.
core::Result<std::vector<table::Setting>> read_own_tables(const std::string& path);

/// Hashes every number of the rules.
std::uint64_t hash_of_rules(const Setup& setup);

/// Returns the settings of a new fight: command-line options and fields of the form.
const table::GameStart& cagedin_start();

}  // namespace tenebrae::cagedin
