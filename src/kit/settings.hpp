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
    /// The same under the one of these keys that a word is, in any case; false: it is none of them.
    bool add_known(
        std::span<const std::string_view> keys, std::string_view word, const table::Setting& setting
    );
    /// All of them, each under its key; the fault of each that is none of these.
    void add_all(std::span<const table::Setting> settings, std::span<const std::string_view> keys);

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
    /// "on" or "off"; `standard` where none is given, or a fault.
    bool flag(std::string_view key, bool standard, std::string_view rule);

    /// That of a value which does not go with others: at the setting, with its value.
    [[nodiscard]] core::Fault
    fault_of(std::string_view key, std::string_view message, std::string_view rule) const;
    void refuse(core::Diagnostic fault) { faults_.push_back(std::move(fault)); }
    void refuse(const core::Diagnostics& faults) {
        faults_.insert(faults_.end(), faults.begin(), faults.end());
    }
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

/// The lines of a header that make the same game again: of its options those that differ from what
/// is usual.
class HeaderLines {
public:
    explicit HeaderLines(std::vector<std::string> lines = {}) : lines_(std::move(lines)) {}

    void option(bool differs, std::string_view key, std::string_view value) {
        if (differs) {
            lines_.push_back("option " + std::string(key) + " " + std::string(value));
        }
    }
    void option(bool differs, std::string_view key, int value) {
        option(differs, key, std::to_string(value));
    }
    void add(std::string line) { lines_.push_back(std::move(line)); }
    [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }

private:
    std::vector<std::string> lines_;
};

}  // namespace tenebrae::kit
