// SPDX-License-Identifier: MIT
#pragma once

#include "core/toml.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// The table of what no game and no preset has for itself.
inline constexpr std::string_view kCommonTable = "common";

/// Keys, palettes, glyphs and preferences are a page or two, with tables no deeper than [name]
/// unless that is said.
inline constexpr core::TomlLimits kDataFile{.bytes = 64U << 10U, .tables = 1};

/// "keys.toml:3:9", as far as it has file, line and column; empty without a line of a file.
std::string place_in_file(const core::Place& where);

/// "There is no WHAT of that name.", with the nearest one there is as a hint.
core::Diagnostic unknown_name(
    const core::Place& where,
    std::string_view what,
    std::string_view name,
    std::span<const std::string_view> known
);
core::Diagnostic
wrong_type(const core::Place& where, std::string_view what, std::string_view expected);

/// Tells of each table that is not among the known ones, once, and of entries above the first one;
/// takes their entries away.
void drop_unknown_tables(
    std::vector<core::TomlEntry>& entries,
    std::span<const std::string_view> known,
    core::Diagnostics& faults
);

/// What stands above the tables of every such file: format = 1, a name and a title for people.
/// They are taken away, and what is wrong with them is told.
void take_heading(
    std::vector<core::TomlEntry>& entries, const std::string& path, core::Diagnostics& faults
);

/// The files "<folder>/NAME.toml" by name, `first` before all others.
std::vector<std::string> data_file_names(const std::string& folder, std::string_view first);

/// What games bring beside the files that all of them share: for the kind "keys" and its presets
/// "<data>/keys/*.toml" each game has tables of these names in "<data>/GAME/keys.toml".
struct GameTables {
    const std::string& data_folder;
    std::string_view kind;  ///< "keys"
    std::string_view usual;  ///< stands in for a name that a game does not have
};

/// The games that bring such a file.
std::vector<std::string> games_with(const GameTables& tables);

/// What a game brings under a name, as if it stood in a table with the game's own name; nothing
/// where it has no such file.
std::vector<core::TomlEntry> read_of_game(
    const GameTables& tables,
    std::string_view game,
    std::string_view name,
    core::Diagnostics& faults
);

/// The entries of a file behind its heading; none, and a fault, when it cannot be read. tables: as
/// in TomlLimits.
std::vector<core::TomlEntry>
read_data_file(const std::string& path, core::Diagnostics& faults, int tables = kDataFile.tables);

/// The path of "<folder>/NAME.toml" if there is such a file, else that of `usual`, and a fault.
std::string choose_data_file(
    const std::string& folder,
    std::string_view what,
    std::string_view name,
    std::string_view usual,
    core::Diagnostics& faults
);

}  // namespace tenebrae::tui
