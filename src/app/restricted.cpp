// SPDX-License-Identifier: MIT
#include "app/restricted.hpp"

#include "app/game_options.hpp"
#include "core/text.hpp"
#include "host/refusals.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::app {

namespace {

constexpr std::array kCommands{
    RestrictedCommand{
        "play",
        "game players name option accessible color charset no-half-blocks still odds pace "
        "continue open no-save tonight"},
    RestrictedCommand{"learn", "name accessible color charset no-half-blocks still"},
    RestrictedCommand{"puzzle", "name accessible color charset no-half-blocks still"},
    RestrictedCommand{"run", "file json plain quiet on-error"},
    RestrictedCommand{"games", "remove"},
    RestrictedCommand{"watch", "name once accessible color charset no-half-blocks still"},
    RestrictedCommand{"table", ""},
    RestrictedCommand{"table new", "table game players option word delay"},
    RestrictedCommand{"table list", "json"},
    RestrictedCommand{
        "table join", "table seat word bell no-talk accessible color charset no-half-blocks still"},
    RestrictedCommand{"table leave", "table"},
    RestrictedCommand{"table hand", "table seat to bot"},
    RestrictedCommand{"table remove", "table"},
    RestrictedCommand{"table watch", "table no-talk accessible color charset no-half-blocks still"},
    RestrictedCommand{
        "replay",
        "file kept accessible color charset no-half-blocks still seat from to cast size palette "
        "seconds colors"},
    RestrictedCommand{"verify", "file kept scores"},
    RestrictedCommand{"scores", "ranked tonight json"},
    RestrictedCommand{"help", "command"},
};

core::Diagnostic error_of(const std::string& words, std::string_view message) {
    const int width = std::max(1, core::display_width(words));
    return host::restricted_error(message).at({std::string(kCommandLine), 1, 1, width, words});
}

bool is_given(const ParsedCommandLine& reading, std::string_view name) {
    return std::ranges::any_of(reading.given, [name](const GivenOption& given) {
        return given.option->name() == name;
    });
}

/// Returns true if this value names no file.
bool is_harmless(const ParsedCommandLine& reading, const Option& option, const std::string& value) {
    if (option.name() == "set") {
        return value.find_first_of("./") == std::string::npos;
    }
    if (option.name() == "file") {
        return reading.subcommand->option("kept") != nullptr ? is_given(reading, "kept")
                                                             : value == "-";
    }
    return true;
}

void refuse_values(
    const ParsedCommandLine& reading, const GivenOption& given, core::Diagnostics& errors
) {
    const Option& option = *given.option;
    for (const std::string& value : given.values) {
        const std::string words =
            option.is_positional() ? value : option.typed_name() + " " + value;
        if (!core::is_printable(value)) {
            errors.push_back(error_of(words, "These characters are not allowed in restricted mode.")
            );
        } else if (!is_harmless(reading, option, value)) {
            errors.push_back(error_of(words, "Files cannot be named in restricted mode."));
        }
    }
}

core::Diagnostic refusal_of(const std::string& words) {
    return error_of(words, "Not available in restricted mode.");
}

}  // namespace

std::span<const RestrictedCommand> restricted_commands() {
    return kCommands;
}

core::Diagnostics refuse_restricted(const ParsedCommandLine& reading) {
    if (reading.subcommand == nullptr) {
        return {};
    }
    const std::string& command = reading.subcommand->name;
    const auto* allowed = std::ranges::find(kCommands, command, &RestrictedCommand::name);
    if (allowed == kCommands.end()) {
        return {refusal_of(command)};
    }
    const std::vector<std::string_view> names = table::split_list(allowed->options);
    core::Diagnostics errors;
    for (const GivenOption& given : reading.given) {
        const bool listed = std::ranges::find(names, given.option->name()) != names.end();
        if (!listed && !given.option->is_start_option) {
            errors.push_back(refusal_of(given.option->typed_name()));
        } else {
            refuse_values(reading, given, errors);
        }
    }
    return errors;
}

}  // namespace tenebrae::app
