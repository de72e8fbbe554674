// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::core {

/// One "key = value" of a TOML file.
struct TomlEntry {
    enum class Type : std::uint8_t { Text, List, Number, Flag, Other };
    struct Text {
        std::string text;
        Place where;
    };

    /// Returns the key with its tables: "players-4.tiles.gate".
    [[nodiscard]] std::string path() const { return table.empty() ? key : table + "." + key; }

    std::string table;  ///< "players-4.tiles"; "" before the first table
    Place table_where;
    std::string key;
    Place where;  ///< of the key
    Type type = Type::Other;
    std::string value;  ///< as in a record: digits, "true", a text without its quotes
    std::vector<Text> texts;  ///< the texts of a list; one for a single text
};

/// Limits of what is read from a file.
struct TomlLimits {
    std::size_t bytes = 0;
    int tables = 1;  ///< a table nested more deeply is one entry of type Other
};

/// Returns every entry of a text in the order of its lines, or its TOML errors. `tables` is as in
/// TomlLimits.
Result<std::vector<TomlEntry>>
parse_toml(std::string_view text, const std::string& path, int tables);

/// Reads the same from a file; an error may also come from reading it.
Result<std::vector<TomlEntry>> read_toml(const std::string& path, TomlLimits limits);

}  // namespace tenebrae::core
