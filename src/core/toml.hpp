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

    /// The key with the tables it stands in: "players-4.tiles.gate".
    [[nodiscard]] std::string path() const { return table.empty() ? key : table + "." + key; }

    std::string table;  ///< "players-4.tiles"; "" above the first table
    Place table_where;
    std::string key;
    Place where;  ///< of the key
    Type type = Type::Other;
    std::string value;  ///< as a record writes it: digits, "true", the text without its quotes
    std::vector<Text> texts;  ///< of a list of texts; one for a single text
};

/// How much of a file is looked at.
struct TomlLimits {
    std::size_t bytes = 0;
    int tables = 1;  ///< a table within so many others is one entry of the type Other
};

/// Every entry of a text in the order of its lines, or what is wrong with it as TOML.
Result<std::vector<TomlEntry>>
parse_toml(std::string_view text, const std::string& path, int tables);

/// The same of a file, or what is wrong with it as a file.
Result<std::vector<TomlEntry>> read_toml(const std::string& path, TomlLimits limits);

}  // namespace tenebrae::core
