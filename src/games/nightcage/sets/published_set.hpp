// SPDX-License-Identifier: MIT
#pragma once

#include "core/toml.hpp"
#include "games/nightcage/sets/rule_option.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::nightcage {

/// The shipped sets, each after the set it builds on.
inline constexpr std::array<std::string_view, 6> kPublishedSets{
    "first", "second", "advanced", "pathless", "dirge", "hardest"};
inline constexpr int kFewestPrisoners = 4;

/// The limits of a rule set file; the deepest table is prisoners-4.tiles.gate.
inline constexpr core::TomlLimits kRuleFile{.bytes = 32U << 10U, .tables = 3};

/// A rule set as shipped.
struct PublishedSet {
    std::string name;
    std::string title;
    /// The values for 4 and for 5 prisoners; nothing if the set does not support that number.
    std::array<std::optional<OptionValues>, 2> numbers;

    [[nodiscard]] const std::optional<OptionValues>& for_prisoners(int prisoners) const {
        return numbers[static_cast<std::size_t>(prisoners - kFewestPrisoners)];
    }
};

/// Reads nightcage/NAME.toml of the data folder; lists every error of the file.
core::Result<PublishedSet>
read_published_set(const std::string& data_folder, std::string_view name);

/// Returns "first, second, ... or hardest".
std::string published_set_list();

/// Reads a set from any file, which must give this name.
core::Result<PublishedSet> read_published_set_file(const std::string& path, std::string_view name);

/// Returns the error for an invalid value, the same for data files and options.
core::Diagnostic
bad_value(const RuleOption& option, std::string_view got, const core::Place& where);

}  // namespace tenebrae::nightcage
