// SPDX-License-Identifier: MIT
#pragma once

#include "core/toml.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// The table of the entries that all games and presets share.
inline constexpr std::string_view kCommonTable = "common";

/// The limits of data files. Keys, palettes, glyphs and preferences take a page or two, with tables
/// no deeper than [name] unless a caller says so.
inline constexpr core::TomlLimits kDataFile{.bytes = 64U << 10U, .tables = 1};

/// Returns "keys.toml:3:9" with the parts that are known (file, line, column); empty without a line
/// of a file.
std::string place_in_file(const core::Place& where);

/// Returns the error for an unknown name, with the nearest known name as a hint.
core::Diagnostic unknown_name(
    const core::Place& where,
    std::string_view what,
    std::string_view name,
    std::span<const std::string_view> known
);
core::Diagnostic
wrong_type(const core::Place& where, std::string_view what, std::string_view expected);

/// Reports each unknown table once, and entries above the first table; removes their entries.
void drop_unknown_tables(
    std::vector<core::TomlEntry>& entries,
    std::span<const std::string_view> known,
    core::Diagnostics& errors
);

/// Checks and removes the entries above the tables of every data file: format = 1, a name and a
/// title for people. Reports errors in them.
void take_heading(
    std::vector<core::TomlEntry>& entries, const std::string& path, core::Diagnostics& errors
);

/// Returns the names of the files "<folder>/NAME.toml", with `first` before all others.
std::vector<std::string> data_file_names(const std::string& folder, std::string_view first);

/// The files of games that extend a shared kind of file: for the kind "keys" with presets
/// "<data>/keys/*.toml", each game has tables with the presets' names in "<data>/GAME/keys.toml".
struct GameTables {
    const std::string& data_folder;
    std::string_view kind;  ///< "keys"
    std::string_view usual;  ///< replaces a name that a game does not have
};

/// Returns the games that have such a file.
std::vector<std::string> games_with(const GameTables& tables);

/// Returns a game's entries for a name as if their table had the game's name; empty if the game has
/// no such file.
std::vector<core::TomlEntry> read_of_game(
    const GameTables& tables,
    std::string_view game,
    std::string_view name,
    core::Diagnostics& errors
);

/// Returns the entries of a file after its heading; if it cannot be read, none, and adds an error.
/// tables: as in TomlLimits.
std::vector<core::TomlEntry>
read_data_file(const std::string& path, core::Diagnostics& errors, int tables = kDataFile.tables);

/// Returns the path of "<folder>/NAME.toml" if there is such a file; if not, that of `usual`, and
/// adds an error.
std::string choose_data_file(
    const std::string& folder,
    std::string_view what,
    std::string_view name,
    std::string_view usual,
    core::Diagnostics& errors
);

}  // namespace tenebrae::tui
