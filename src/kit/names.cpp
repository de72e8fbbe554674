// SPDX-License-Identifier: MIT
#include "kit/names.hpp"

#include "core/text.hpp"

#include <cstdint>
#include <string_view>
#include <utility>

namespace tenebrae::kit {
namespace {

constexpr std::string_view kKey = "name ";

core::Diagnostic
error_at(const table::Setting& setting, std::string_view code, std::string_view message) {
    return core::error(code, message)
        .got(core::escape_for_display(setting.value))
        .at(setting.where);
}

/// Refuses a name that could not be read back from the header of a record, where the name is the
/// rest of a line.
core::Diagnostics errors_of(const table::Setting& setting) {
    const std::string_view name = setting.value;
    core::Diagnostics errors;
    if (!core::is_printable(name)) {
        errors.push_back(error_at(setting, "bad-name", "A name must be printable text."));
    } else if (core::display_width(name) > core::kMaxNameColumns) {
        errors.push_back(error_at(setting, "bad-name", "This name is too long."));
        errors.back().expected = "at most " + std::to_string(core::kMaxNameColumns) + " columns";
    }
    if (name.empty() || name.front() == ' ' || name.back() == ' ') {
        errors.push_back(
            error_at(setting, "bad-name", "A name cannot be empty, or start or end with a space.")
        );
    }
    if (name.starts_with('#') || name.find(" #") != std::string_view::npos) {
        errors.push_back(error_at(setting, "bad-name", "A word of a name cannot start with \"#\".")
        );
    }
    return errors;
}

}  // namespace

core::Result<std::vector<std::string>>
read_names(std::span<const table::Setting> settings, int count, std::string_view piece) {
    std::vector<std::string> names(static_cast<std::size_t>(count));
    core::Diagnostics errors;
    for (const table::Setting& setting : settings) {
        if (!setting.key.starts_with(kKey)) {
            continue;
        }
        const auto number = core::parse_unsigned(std::string_view{setting.key}.substr(kKey.size()));
        if (!number || *number < 1 || *number > names.size()) {
            errors.push_back(error_at(
                setting,
                "no-such-" + std::string(piece),
                "There is no " + std::string(piece) + " with this number."
            ));
            errors.back().expected = core::numbered_to(count, "number");
            errors.back().got = core::escape_for_display(setting.key.substr(kKey.size()));
            continue;
        }
        for (core::Diagnostic& error : errors_of(setting)) {
            errors.push_back(std::move(error));
        }
        names[static_cast<std::size_t>(*number - 1)] = setting.value;
    }
    if (!errors.empty()) {
        return errors;
    }
    return names;
}

void add_name_lines(std::span<const std::string> names, std::vector<std::string>& lines) {
    for (std::size_t place = 0; place < names.size(); ++place) {
        if (!names[place].empty()) {
            lines.push_back(std::string(kKey) + std::to_string(place + 1) + " " + names[place]);
        }
    }
}

}  // namespace tenebrae::kit
