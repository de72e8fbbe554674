// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/cagedin/words/setup.hpp"
#include "table/game.hpp"
#include "table/game_start.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::cagedin {

/// One choice of rules, seats and names.
struct Variant {
    Setup setup;
    std::array<std::string, 2> names;
    std::vector<std::string> header;  ///< the lines that make it again
};

/// From the settings of section Y, or every fault with its place.
core::Result<Variant>
make_variant(const std::string& data_folder, std::span<const table::Setting> settings);

/// Tables of one's own (CI-Y5) as settings for make_variant.
core::Result<std::vector<table::Setting>> read_own_tables(const std::string& path);

/// Of every number the rules work with.
std::uint64_t hash_of_numbers(const Setup& setup);

/// What can be set for a new fight: flags of the command line and fields of the form.
const table::GameStart& cagedin_start();

}  // namespace tenebrae::cagedin
