// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/cagedin/notation/setup.hpp"
#include "table/game.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Tables 1 to 5 as text: a setting for each row, "standup.jab" for "Jab, head, 2, 2, combo". The
/// head of data/cagedin/tables.toml describes the rows.
namespace tenebrae::cagedin {

/// The prefix of the key of a stand-up card; the card's code follows.
inline constexpr std::string_view kStandupRow = "standup.";

/// All other rows, in the order of the tables.
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

/// Reads tables 1 to 5 from data/cagedin/tables.toml, with the names of the cards; all options have
/// their defaults.
core::Result<Setup> load_tables(const std::string& data_folder);

/// Returns the rows of a file of that form. Each row is known and none occurs twice; values are not
/// parsed.
core::Result<std::vector<table::Setting>> read_table_rows(const std::string& path);

/// Replaces rows of the tables; one row of the stand-up deck replaces the whole deck. Adds an error
/// for each invalid row or, if all rows are valid, for each reason of CI-Y5.
void apply_table_rows(
    std::span<const table::Setting> rows, Setup& setup, core::Diagnostics& errors
);

/// Returns a row as one word that reads back to the same row.
std::string row_as_word(std::string_view row);

}  // namespace tenebrae::cagedin
