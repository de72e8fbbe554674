// SPDX-License-Identifier: MIT
#pragma once

#include "table/game.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What somebody has set for a new game, read against what can be set.
namespace tenebrae::kit {

/// "true", "on", "false", "off", in any case.
std::optional<bool> parse_flag(std::string_view text);

/// The fault of a setting that nobody knows.
core::Diagnostic unknown_setting(
    std::string_view key, const core::Place& where, std::span<const std::string_view> known
);

/// The settings under their canonical keys, each key once, and what is wrong with them.
class Settings {
public:
    /// A later setting replaces an earlier one from another source; the same one twice from one
    /// source is a fault. The setting must outlive this.
    void add(std::string_view key, const table::Setting& setting);

    /// Null where nothing was set.
    [[nodiscard]] const table::Setting* find(std::string_view key) const;
    /// Where a key was set, else where the whole set was chosen.
    [[nodiscard]] core::Place place_of(std::string_view key) const;

    /// A whole number in these bounds; `standard` where none is given, or a fault.
    int number(std::string_view key, int standard, int least, int most, std::string_view rule);
    /// The place of one of these words; `standard` where none is given, or a fault: `what` is
    /// "rule set".
    std::size_t choice(
        std::string_view key,
        std::size_t standard,
        std::span<const std::string_view> words,
        std::string_view what
    );

    void refuse(core::Diagnostic fault) { faults_.push_back(std::move(fault)); }
    [[nodiscard]] bool has_faults() const { return !faults_.empty(); }
    core::Diagnostics take_faults() { return std::move(faults_); }

private:
    struct Row {
        std::string_view key;
        const table::Setting* setting;
    };
    std::vector<Row> rows_;
    core::Diagnostics faults_;
};

}  // namespace tenebrae::kit
