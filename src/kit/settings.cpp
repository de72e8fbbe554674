// SPDX-License-Identifier: MIT
#include "kit/settings.hpp"

#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <iterator>

namespace tenebrae::kit {

std::optional<bool> parse_flag(std::string_view text) {
    if (table::same_word(text, "true") || table::same_word(text, "on")) {
        return true;
    }
    const bool is_off = table::same_word(text, "false") || table::same_word(text, "off");
    return is_off ? std::optional(false) : std::nullopt;
}

core::Diagnostic unknown_setting(
    std::string_view key, const core::Place& where, std::span<const std::string_view> known
) {
    // These settings exist in every game; the table reads them.
    std::vector<std::string_view> names{"seed", "players", "bots"};
    names.insert(names.end(), known.begin(), known.end());
    return core::error("unknown-key", "Unknown setting.")
        .got(key)
        .hint(core::did_you_mean(key, names))
        .at(where);
}

void Settings::add(std::string_view key, const table::Setting& setting) {
    const auto known = std::ranges::find(rows_, key, &Row::key);
    if (known == rows_.end()) {
        rows_.push_back({key, &setting});
    } else if (known->setting->where.file != setting.where.file) {
        known->setting = &setting;
    } else {
        refuse(core::error("set-twice", "The setting " + std::string(key) + " is given twice.")
                   .got(setting.value)
                   .at(setting.where));
    }
}

bool Settings::add_known(
    std::span<const std::string_view> keys, std::string_view word, const table::Setting& setting
) {
    const auto key = std::ranges::find_if(keys, [word](std::string_view known) {
        return table::same_word(known, word);
    });
    if (key != keys.end()) {
        add(*key, setting);
    }
    return key != keys.end();
}

void Settings::add_all(
    std::span<const table::Setting> settings, std::span<const std::string_view> keys
) {
    for (const table::Setting& setting : settings) {
        if (!add_known(keys, setting.key, setting)) {
            refuse(unknown_setting(setting.key, setting.where, keys));
        }
    }
}

const table::Setting* Settings::find(std::string_view key) const {
    const auto found = std::ranges::find(rows_, key, &Row::key);
    return found == rows_.end() ? nullptr : found->setting;
}

core::Place Settings::place_of(std::string_view key) const {
    const table::Setting* const setting = find(key) != nullptr ? find(key) : find("set");
    return setting == nullptr ? core::Place{} : setting->where;
}

int Settings::number(
    std::string_view key, int standard, int least, int most, std::string_view rule
) {
    const table::Setting* const setting = find(key);
    if (setting == nullptr) {
        return standard;
    }
    const auto number = core::parse_unsigned(setting->value);
    if (number && *number >= static_cast<unsigned>(least)
        && *number <= static_cast<unsigned>(most)) {
        return static_cast<int>(*number);
    }
    refuse(core::error("bad-value", "Invalid number for " + std::string(key) + ".")
               .at(setting->where)
               .rule(rule)
               .expected(
                   "a whole number from " + std::to_string(least) + " to " + std::to_string(most)
               )
               .got(setting->value));
    return standard;
}

bool Settings::flag(std::string_view key, bool standard, std::string_view rule) {
    const table::Setting* const setting = find(key);
    const auto is_on = setting == nullptr ? std::optional(standard) : parse_flag(setting->value);
    if (!is_on) {
        refuse(
            error_of(key, "Invalid value for " + std::string(key) + ".", rule).expected("on or off")
        );
    }
    return is_on.value_or(standard);
}

core::Error
Settings::error_of(std::string_view key, std::string_view message, std::string_view rule) const {
    const table::Setting* const setting = find(key);
    return core::error("bad-value", message)
        .rule(rule)
        .got(setting == nullptr ? "" : setting->value)
        .at(place_of(key));
}

std::size_t Settings::choice(
    std::string_view key,
    std::size_t standard,
    std::span<const std::string_view> words,
    std::string_view what
) {
    const table::Setting* const setting = find(key);
    if (setting == nullptr) {
        return standard;
    }
    const auto found = std::ranges::find_if(words, [setting](std::string_view word) {
        return table::same_word(word, setting->value);
    });
    if (found != words.end()) {
        return static_cast<std::size_t>(std::distance(words.begin(), found));
    }
    refuse(core::error("unknown-" + std::string(key), "Unknown " + std::string(what) + ".")
               .at(setting->where)
               .expected(
                   core::joined(std::vector<std::string>(words.begin(), words.end()), ", ", " or ")
               )
               .got(setting->value)
               .hint(core::did_you_mean(setting->value, words)));
    return standard;
}

}  // namespace tenebrae::kit
