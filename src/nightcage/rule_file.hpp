// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::nightcage {

/// A rule set is a page of numbers: no larger file is looked at.
inline constexpr std::size_t kMaxRuleFileBytes = 32U << 10U;

/// One "key = value" of a TOML file.
struct RuleEntry {
    enum class Type : std::uint8_t { Text, Number, Flag, Other };

    std::string
        key;  ///< the names of its tables before it, joined by dots: "prisoners-4.tiles.gate"
    Type type = Type::Other;
    std::string value;  ///< as a record writes it: digits, "true", the text without its quotes
    core::Place where;  ///< of the key
};

/// Every entry of a TOML text in the order of the file, or what is wrong with it as TOML.
core::Result<std::vector<RuleEntry>>
parse_rule_file(std::string_view text, const std::string& path);

core::Result<std::vector<RuleEntry>> read_rule_file(const std::string& path);

}  // namespace tenebrae::nightcage
