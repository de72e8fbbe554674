// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/cagedin/words/setup.hpp"
#include "table/game.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Tables 1 to 5 as text: a setting for each row, "standup.jab" for "Jab, head, 2, 2, combo". The
/// head of data/cagedin/tables.toml says what stands in a row.
namespace tenebrae::cagedin {

/// A row of the stand-up deck; its code follows.
inline constexpr std::string_view kStandupRow = "standup.";

/// All other rows there can be, in the order of the tables.
inline constexpr std::array<std::string_view, 17> kTableRows{
    "ground.armbar",
    "ground.kimura",
    "ground.rear-naked-choke",
    "ground.triangle-choke",
    "ground.guillotine-choke",
    "ground.heel-hook",
    "meters.head",
    "meters.body-l",
    "meters.body-r",
    "meters.leg-l",
    "meters.leg-r",
    "meters.fatigue",
    "fatigue.levels",
    "cage.red",
    "cage.blue",
    "cage.hurting",
    "cage.countering"};

/// Tables 1 to 5 as shipped in data/cagedin/tables.toml, with what the cards are called; all else
/// of the rules is as the list of options begins.
core::Result<Setup> load_tables(const std::string& data_folder);

/// The rows of a file of that form, each known and none twice, but not read yet.
core::Result<std::vector<table::Setting>> read_table_rows(const std::string& path);

/// Puts such rows in the place of what the tables hold; one of the stand-up deck replaces it whole.
/// Adds a fault for each row that cannot be used, or, all rows being sound, for each reason of
/// CI-Y5.
void put_table_rows(std::span<const table::Setting> rows, Setup& setup, core::Diagnostics& faults);

/// A row in its shortest form, which is one word and reads back to the same.
std::string row_as_word(std::string_view row);

}  // namespace tenebrae::cagedin
