// SPDX-License-Identifier: MIT
#pragma once

#include "table/game.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Readers for the settings of a new game.
namespace tenebrae::kit {

/// Parses "true", "on", "false" or "off", in any case; nullopt for other words.
std::optional<bool> parse_flag(std::string_view text);

/// Returns the error for an unknown setting.
core::Diagnostic unknown_setting(
    std::string_view key, const core::Place& where, std::span<const std::string_view> known
);

/// The settings under their canonical keys, each key once, and the errors in them.
class Settings {
public:
    /// Adds a setting. A later one replaces an earlier one from another source; the same key twice
    /// in one source is an error. The setting must outlive this object.
    void add(std::string_view key, const table::Setting& setting);
    /// Adds a setting under the key that the word names, in any case. Returns false if there is no
    /// such key.
    bool add_known(
        std::span<const std::string_view> keys, std::string_view word, const table::Setting& setting
    );
    /// Adds all settings, each under its key; an unknown key is an error.
    void add_all(std::span<const table::Setting> settings, std::span<const std::string_view> keys);

    /// Returns nullptr if the key is not set.
    [[nodiscard]] const table::Setting* find(std::string_view key) const;
    /// Returns the place where a key was set, else the place where the rule set was chosen.
    [[nodiscard]] core::Place place_of(std::string_view key) const;

    /// Returns a whole number from `least` to `most`; `standard` if the key is not set or on an
    /// error.
    int number(std::string_view key, int standard, int least, int most, std::string_view rule);
    /// Returns the index of one of these words; `standard` if the key is not set or on an error.
    /// `what`: the noun for messages, such as "rule set".
    std::size_t choice(
        std::string_view key,
        std::size_t standard,
        std::span<const std::string_view> words,
        std::string_view what
    );
    /// Returns "on" or "off" as a bool; `standard` if the key is not set or on an error.
    bool flag(std::string_view key, bool standard, std::string_view rule);

    /// Returns an error at the setting, for a value that conflicts with other settings.
    [[nodiscard]] core::Error
    error_of(std::string_view key, std::string_view message, std::string_view rule) const;
    void refuse(core::Diagnostic error) { errors_.push_back(std::move(error)); }
    void refuse(const core::Diagnostics& errors) {
        errors_.insert(errors_.end(), errors.begin(), errors.end());
    }
    [[nodiscard]] bool has_errors() const { return !errors_.empty(); }
    core::Diagnostics take_errors() { return std::move(errors_); }

private:
    struct Row {
        std::string_view key;
        const table::Setting* setting;
    };
    std::vector<Row> rows_;
    core::Diagnostics errors_;
};

/// The header lines that recreate a game: the options that differ from the defaults.
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
