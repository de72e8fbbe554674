// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// Keys, palettes, glyphs and preferences are a page or two: no larger file is looked at.
inline constexpr std::size_t kMaxDataFileBytes = 64U << 10U;

/// One "key = value" of a TOML file with tables no deeper than [name].
struct Entry {
    enum class Type : std::uint8_t { Text, List, Number, Flag, Other };
    struct Text {
        std::string text;
        core::Place where;
    };

    std::string table;  ///< "" above the first table
    core::Place table_where;
    std::string key;
    Type type = Type::Other;
    std::vector<Text> texts;  ///< of a list of texts; one for a single text
    std::int64_t number = 0;
    bool flag = false;
    core::Place where;  ///< of the key
};

/// Every entry of a file in its order, or what is wrong with it as a file or as TOML.
core::Result<std::vector<Entry>> read_data_file(const std::string& path);

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
    std::vector<Entry>& entries, std::span<const std::string_view> known, core::Diagnostics& faults
);

/// What stands above the tables of every such file: format = 1, a name and a title for people.
/// They are taken away, and what is wrong with them is told.
void take_heading(std::vector<Entry>& entries, const std::string& path, core::Diagnostics& faults);

/// The files "<folder>/NAME.toml" by name, `first` before all others.
std::vector<std::string> data_file_names(const std::string& folder, std::string_view first);

/// The path of "<folder>/NAME.toml" if there is such a file, else that of `usual`, and a fault.
std::string choose_data_file(
    const std::string& folder,
    std::string_view what,
    std::string_view name,
    std::string_view usual,
    core::Diagnostics& faults
);

}  // namespace tenebrae::tui
