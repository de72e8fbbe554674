// SPDX-License-Identifier: MIT
#include "app/game_options.hpp"

#include "core/data_folder.hpp"
#include "core/text.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <random>
#include <utility>

namespace tenebrae::app {

namespace {

/// Where a value stood on the command line, for a caret under it.
core::Place place_of(const std::string& option, const std::string& value) {
    core::Place place;
    place.file = kCommandLine;
    place.line = 1;
    place.text = option.empty() ? value : option + " " + value;
    place.column = static_cast<int>(place.text.size() - value.size()) + 1;
    place.length = std::max(1, core::display_width(value));
    return place;
}

void add(
    table::Header& header,
    const std::string& key,
    const std::string& option,
    const std::string& value
) {
    if (!value.empty()) {
        header.settings.push_back({key, value, place_of(option, value)});
    }
}

std::string check_seed(const std::string& text) {
    return core::parse_unsigned(text) ? "" : "a seed is a number from 0 to 18446744073709551615";
}

std::string check_pair(const std::string& text) {
    const std::size_t equals = text.find('=');
    return equals != std::string::npos && equals > 0 && equals + 1 < text.size()
               ? ""
               : "an option is KEY=VALUE";
}

/// Two words of the operating system's randomness: no two games begin alike by chance.
std::uint64_t draw_seed() {
    std::random_device device;
    const std::uint64_t high = device();
    return high << 32U | device();
}

}  // namespace

bool GameOptions::any() const {
    const auto given = {
        &set,
        &printing,
        &prisoners,
        &players,
        &seed,
        &gates,
        &keys,
        &crumbling_tees,
        &pit_fiends,
        &pathless};
    return advanced || dirge || !names.empty() || !options.empty()
           || std::ranges::any_of(given, [](const std::string* text) { return !text->empty(); });
}

void add_seed_option(Subcommand& command, std::string& seed) {
    command.options.push_back(
        {.names = "--seed",
         .target = &seed,
         .summary = "the number everything random follows from",
         .type = "NUMBER",
         .check = {check_seed}}
    );
}

void add_game_options(Subcommand& command, GameOptions& options) {
    const auto add_number = [&command](const char* names, std::string& value, const char* summary) {
        command.options.push_back(
            {.names = names, .target = &value, .summary = summary, .type = "N"}
        );
    };
    const auto add_flag = [&command](const char* names, bool& value, const char* summary) {
        command.options.push_back({.names = names, .target = &value, .summary = summary});
    };
    command.options.push_back(
        {.names = "game", .target = &options.game, .summary = "which game", .type = "GAME"}
    );
    command.options.push_back(
        {.names = "--set",
         .target = &options.set,
         .summary = "first, second, advanced, pathless, dirge, hardest, or a file of your own",
         .type = "SET"}
    );
    command.options.push_back(
        {.names = "--printing",
         .target = &options.printing,
         .summary = "the same as --set first or --set second",
         .type = "N",
         .check = one_of({"1", "2"}),
         .excludes = {"--set"}}
    );
    add_number("--prisoners", options.prisoners, "how many prisoners");
    add_number("--players", options.players, "how many players");
    add_seed_option(command, options.seed);
    command.options.push_back(
        {.names = "--name",
         .target = &options.names,
         .summary = "a name; the first is for number 1, and so on",
         .type = "NAME"}
    );
    add_number("--gates", options.gates, "how many gates");
    add_number("--keys", options.keys, "how many keys");
    add_number("--crumbling-tees", options.crumbling_tees, "how many crumbling T");
    add_flag("--advanced", options.advanced, "the advanced game of the second printing");
    add_number("--pit-fiends", options.pit_fiends, "how many pit fiends");
    add_number("--pathless", options.pathless, "how many pathless");
    add_flag("--dirge", options.dirge, "with the Dirge");
    command.options.push_back(
        {.names = "--option",
         .target = &options.options,
         .summary = "any other option of the game",
         .type = "KEY=VALUE",
         .check = {check_pair}}
    );
}

core::Result<table::Header> header_of(const GameOptions& options, const Program& program) {
    table::Header header;
    header.kind = table::FileKind::Commands;
    const std::string wanted = options.game.value_or(std::string(program.makers.front().id));
    header.game = table::ascii_lower(wanted);
    header.game_place = place_of("", wanted);
    header.seed = core::parse_unsigned(options.seed);
    const std::string_view game = header.game;
    const auto maker = std::ranges::find(program.makers, game, &table::GameMaker::id);
    const bool is_file = options.set.find_first_of("./") != std::string::npos;
    if (is_file && maker != program.makers.end() && maker->read_own_set != nullptr) {
        auto own = maker->read_own_set(options.set);
        if (!own) {
            return own.faults();
        }
        header.settings = *std::move(own);
    } else {
        add(header, "set", "--set", options.set);
    }
    if (!options.printing.empty()) {
        header.settings.push_back(
            {"set",
             options.printing == "1" ? "first" : "second",
             place_of("--printing", options.printing)}
        );
    }
    add(header, "prisoners", "--prisoners", options.prisoners);
    add(header, "players", "--players", options.players);
    add(header, "gates", "--gates", options.gates);
    add(header, "keys", "--keys", options.keys);
    add(header, "crumbling-tees", "--crumbling-tees", options.crumbling_tees);
    add(header, "advanced", "--advanced", options.advanced ? "true" : "");
    add(header, "pit-fiends", "--pit-fiends", options.pit_fiends);
    add(header, "pathless", "--pathless", options.pathless);
    add(header, "dirge", "--dirge", options.dirge ? "true" : "");
    int number = 0;
    for (const std::string& name : options.names) {
        add(header, "name " + std::to_string(++number), "--name", name);
    }
    for (const std::string& pair : options.options) {
        const std::size_t equals = pair.find('=');
        header.settings.push_back(
            {table::ascii_lower(pair.substr(0, equals)),
             pair.substr(equals + 1),
             place_of("--option", pair)}
        );
    }
    return header;
}

ExitStatus status_of_faults(const core::Diagnostics& faults) {
    const bool typed = std::ranges::all_of(faults, [](const core::Diagnostic& fault) {
        return fault.where.file == kCommandLine;
    });
    return typed ? ExitStatus::Usage : ExitStatus::BadData;
}

core::Result<table::Environment> environment_of(const Program& program, const std::string& seed) {
    const core::Result<std::string> folder = core::data_folder();
    if (!folder) {
        return folder.faults();
    }
    table::Environment environment;
    environment.data_folder = *folder;
    environment.makers = program.makers;
    environment.hinter = program.hinter;
    environment.draw_seed = draw_seed;
    environment.restricted = program.restricted;
    if (const auto number = core::parse_unsigned(seed)) {
        environment.draw_seed = [number] { return *number; };
    }
    return environment;
}

}  // namespace tenebrae::app
