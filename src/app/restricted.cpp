// SPDX-License-Identifier: MIT
#include "app/restricted.hpp"

#include "app/game_options.hpp"
#include "core/text.hpp"
#include "table/line.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>

namespace tenebrae::app {

namespace {

constexpr std::array kCommands{
    RestrictedCommand{
        "play",
        "game set printing prisoners players name gates keys crumbling-tees advanced "
        "pit-fiends pathless dirge option accessible color charset still continue open no-save "
        "sync"},
    RestrictedCommand{"run", "file json plain quiet on-error"},
    RestrictedCommand{"games", "remove"},
    RestrictedCommand{"watch", "name plain once"},
    RestrictedCommand{
        "replay", "file kept accessible color charset still seat from to cast size seconds"},
    RestrictedCommand{"verify", "file kept scores"},
    RestrictedCommand{"scores", "ranked json"},
    RestrictedCommand{"help", "command"},
};

std::string written(const CLI::Option& option) {
    return (option.get_positional() ? "" : "--") + option.get_single_name();
}

core::Diagnostic fault_of(const std::string& words, std::string message) {
    core::Place place;
    place.file = kCommandLine;
    place.line = 1;
    place.column = 1;
    place.length = std::max(1, core::display_width(words));
    place.text = words;
    return table::restricted_fault(std::move(place), std::move(message), {});
}

/// Is this value one that names no file?
bool is_harmless(const CLI::App& command, const CLI::Option& option, const std::string& value) {
    const std::string& name = option.get_single_name();
    if (name == "set") {
        return value.find_first_of("./") == std::string::npos;
    }
    if (name == "file") {
        const CLI::Option* kept = command.get_option_no_throw("--kept");
        return kept != nullptr ? kept->count() > 0 : value == "-";
    }
    return true;
}

void refuse_values(const CLI::App& command, const CLI::Option& option, core::Diagnostics& faults) {
    for (const std::string& value : option.results()) {
        const std::string words = option.get_positional() ? value : written(option) + " " + value;
        if (!core::is_printable(value)) {
            faults.push_back(
                fault_of(words, "These characters cannot be given here: the program is restricted.")
            );
        } else if (!is_harmless(command, option, value)) {
            faults.push_back(
                fault_of(words, "No files can be named here: the program is restricted.")
            );
        }
    }
}

void refuse_options(
    const CLI::App& command, const RestrictedCommand& allowed, core::Diagnostics& faults
) {
    const std::vector<std::string_view> names = table::split_list(allowed.options);
    for (const CLI::Option* option : command.get_options()) {
        if (option->count() == 0) {
            continue;
        }
        if (std::ranges::find(names, option->get_single_name()) == names.end()) {
            faults.push_back(fault_of(
                written(*option), "This cannot be asked for here: the program is restricted."
            ));
        } else {
            refuse_values(command, *option, faults);
        }
    }
}

}  // namespace

std::span<const RestrictedCommand> restricted_commands() {
    return kCommands;
}

core::Diagnostics refuse_restricted(const CLI::App& parser) {
    core::Diagnostics faults;
    for (const CLI::App* command : parser.get_subcommands()) {
        const auto* allowed =
            std::ranges::find(kCommands, command->get_name(), &RestrictedCommand::name);
        if (allowed != kCommands.end()) {
            refuse_options(*command, *allowed, faults);
        } else {
            faults.push_back(fault_of(
                command->get_name(), "This cannot be asked for here: the program is restricted."
            ));
        }
    }
    return faults;
}

}  // namespace tenebrae::app
