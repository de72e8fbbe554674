// SPDX-License-Identifier: MIT
#pragma once

#include "core/toml.hpp"
#include "games/nightcage/sets/rule_option.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::nightcage {

/// A set that builds on another comes after it.
inline constexpr std::array<std::string_view, 6> kPublishedSets{
    "first", "second", "advanced", "pathless", "dirge", "hardest"};
inline constexpr int kFewestPrisoners = 4;

/// A rule set is a page of numbers, and none nests deeper than prisoners-4.tiles.gate.
inline constexpr core::TomlLimits kRuleFile{.bytes = 32U << 10U, .tables = 3};

/// A rule set as shipped.
struct PublishedSet {
    std::string name;
    std::string title;
    /// For 4 and for 5 prisoners; nothing where the set cannot be played so.
    std::array<std::optional<OptionValues>, 2> numbers;

    [[nodiscard]] const std::optional<OptionValues>& for_prisoners(int prisoners) const {
        return numbers[static_cast<std::size_t>(prisoners - kFewestPrisoners)];
    }
};

/// Reads nightcage/NAME.toml of the data folder; every fault of the file is listed.
core::Result<PublishedSet>
read_published_set(const std::string& data_folder, std::string_view name);

/// "first, second, ... or hardest"
std::string published_set_list();

/// The same from a file at any place, which says that it is the set of that name.
core::Result<PublishedSet> read_published_set_file(const std::string& path, std::string_view name);

/// A fault of a value, the same for data files and options.
core::Diagnostic
bad_value(const RuleOption& option, std::string_view got, const core::Place& where);

}  // namespace tenebrae::nightcage
