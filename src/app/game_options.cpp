// SPDX-License-Identifier: MIT
#include "app/game_options.hpp"

#include "app/host_limits.hpp"
#include "app/offers.hpp"
#include "core/data_folder.hpp"
#include "core/system.hpp"
#include "core/text.hpp"
#include "store/folder.hpp"
#include "store/person_limits.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <cassert>
#include <memory>
#include <optional>
#include <random>
#include <utility>

namespace tenebrae::app {

namespace {

/// The position of a value on the command line, for the caret under it.
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
    return core::parse_unsigned(text)
               ? ""
               : "`" + text + "` is not a number from 0 to 18446744073709551615";
}

std::string check_pair(const std::string& text) {
    const std::size_t equals = text.find('=');
    return equals != std::string::npos && equals > 0 && equals + 1 < text.size()
               ? ""
               : "`" + text + "` is not KEY=VALUE";
}

/// The word in --bot for every seat but the first.
constexpr std::string_view kOthers = "others";

std::string check_bot(const std::string& text) {
    const bool is_seat = text == kOthers || core::parse_unsigned(text).has_value();
    return is_seat || check_pair(text).empty()
               ? ""
               : "`" + text + "` is not N or N=LEVEL, such as 2=heuristic";
}

std::string check_count(const std::string& text) {
    return core::parse_unsigned(text) ? "" : "`" + text + "` is not a number of bots";
}

/// Returns the number of players requested; without --players, one person and the bots.
std::string players_of(const GameOptions& options, const table::GameStart* start) {
    const auto bots = core::parse_unsigned(options.last_bots);
    const bool is_open = options.players.empty() && start != nullptr && start->most_players > 1;
    if (!is_open || !bots || *bots >= static_cast<unsigned>(start->most_players)) {
        return options.players;
    }
    return std::to_string(*bots + 1);
}

std::string strongest_of(const Program& program, std::string_view game) {
    const std::span<const table::Bot> bots = table::bots_of(program.bots, game);
    return bots.empty() ? "" : std::string(bots.back().level);
}

/// Returns a random seed from the operating system.
std::uint64_t draw_seed() {
    std::random_device device;
    const std::uint64_t high = device();
    return high << 32U | device();
}

/// Returns the words as a list: "random, heuristic or search".
std::string alternatives(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (at > 0) {
            text += at + 1 == words.size() ? " or " : ", ";
        }
        text += words[at];
    }
    return text;
}

std::string names_of_games(const Program& program) {
    std::vector<std::string> names;
    for (const table::GameMaker& maker : program.makers) {
        names.emplace_back(maker.id);
    }
    return alternatives(names);
}

/// Returns the bot levels, each once, and "person".
std::string levels_of(std::span<const table::Bot> bots) {
    std::vector<std::string> levels;
    for (const table::Bot& bot : bots) {
        if (std::ranges::find(levels, bot.level) == levels.end()) {
            levels.emplace_back(bot.level);
        }
    }
    levels.emplace_back("person");
    return alternatives(levels);
}

std::string value_of(const FlagValue& flag) {
    if (const bool* const is_set = std::get_if<bool>(&flag)) {
        return *is_set ? "true" : "";
    }
    return std::get<std::string>(flag);
}

std::span<const table::StartOption> options_of(const table::GameMaker& maker) {
    return maker.start == nullptr ? std::span<const table::StartOption>{} : maker.start->options;
}

/// Returns the summary of a flag; with several games it ends with the title of its game.
std::string
summary_of(const table::StartOption& flag, const table::GameMaker& maker, const Program& program) {
    std::string text(flag.summary);
    return program.makers.size() == 1 ? text : text + " (" + std::string(maker.title) + ")";
}

/// Returns the values of a flag that a form offers, or the sets of rules.
std::vector<std::string> offers_of(const table::StartOption& flag, const Program& program) {
    if (flag.name == "set") {
        return offer_sets(program);
    }
    std::vector<std::string> words;
    for (const table::StartOption::Value& value : flag.values) {
        if (!value.value.empty()) {
            words.emplace_back(value.value);
        }
    }
    return words;
}

Option option_of(
    const table::StartOption& flag,
    GameOptions& options,
    std::string summary,
    const Program& program
) {
    Option option{"--" + std::string(flag.name), {}, std::move(summary), std::string(flag.type)};
    auto& value = options.flags[flag.name];
    if (flag.type.empty()) {
        option.target = &value.emplace<bool>(false);
    } else {
        option.target = &value.emplace<std::string>();
    }
    if (!flag.choices.empty()) {
        std::vector<std::string> words;
        for (const table::StartOption::Choice& choice : flag.choices) {
            words.emplace_back(choice.word);
        }
        option.check = one_of(std::move(words));
    } else if (!flag.type.empty()) {
        option.offers = [&flag, &program] { return offers_of(flag, program); };
    }
    if (!flag.excludes.empty()) {
        option.excludes.push_back("--" + std::string(flag.excludes));
    }
    option.is_start_option = true;
    return option;
}

/// Adds the flags of all games. A flag of several games is one option; the game checks its value.
void add_flags(Subcommand& command, GameOptions& options, const Program& program, bool first) {
    for (const table::GameMaker& maker : program.makers) {
        for (const table::StartOption& flag : options_of(maker)) {
            if (flag.comes_first != first || flag.summary.empty()) {
                continue;
            }
            const std::string summary = summary_of(flag, maker, program);
            const auto same = std::ranges::find(command.options, flag.name, &Option::name);
            if (same == command.options.end()) {
                command.options.push_back(option_of(flag, options, summary, program));
            } else {
                assert(same->type == flag.type);
                same->summary += "; " + summary;
            }
        }
    }
}

/// Adds the settings from the flags that come first, or from the others.
void add_settings(
    table::Header& header,
    const FlagValues& values,
    std::span<const table::StartOption> flags,
    bool first
) {
    for (const table::StartOption& flag : flags) {
        const auto value = values.find(flag.name);
        const std::string typed = value == values.end() ? "" : value_of(value->second);
        if (flag.comes_first != first || typed.empty()) {
            continue;
        }
        const auto choice =
            std::ranges::find(flag.choices, typed, &table::StartOption::Choice::word);
        header.settings.push_back(
            {std::string(flag.setting()),
             choice == flag.choices.end() ? typed : std::string(choice->value),
             place_of("--" + std::string(flag.name), typed)}
        );
    }
}

/// Adds the settings from flags of other games; the game reports them as unknown.
void add_foreign(
    table::Header& header, const FlagValues& values, std::span<const table::StartOption> flags
) {
    for (const auto& [name, value] : values) {
        if (std::ranges::find(flags, name, &table::StartOption::name) == flags.end()) {
            add(header, std::string(name), "--" + std::string(name), value_of(value));
        }
    }
}

}  // namespace

bool GameOptions::any() const {
    const bool flagged =
        std::ranges::any_of(flags, [](const auto& flag) { return !value_of(flag.second).empty(); });
    return flagged || !players.empty() || !seed.empty() || !names.empty() || !bots.empty()
           || !last_bots.empty() || !options.empty();
}

void add_seed_option(Subcommand& command, std::string& seed) {
    command.options.push_back(
        {.names = "--seed",
         .target = &seed,
         .summary = "use this seed for everything random",
         .type = "NUMBER",
         .check = {check_seed}}
    );
}

void add_game_options(
    Subcommand& command, GameOptions& options, const Program& program, NewGames new_games
) {
    command.options.push_back(
        {.names = "game",
         .target = &options.game,
         .summary = names_of_games(program),
         .type = "GAME",
         .offers = [&program] { return offer_games(program); }}
    );
    add_flags(command, options, program, true);
    command.options.push_back(
        {.names = "--players",
         .target = &options.players,
         .summary = "set the number of players",
         .type = "N"}
    );
    if (new_games == NewGames::One) {
        add_seed_option(command, options.seed);
        command.options.push_back(
            {.names = "--name",
             .target = &options.names,
             .summary = "give number 1 a name; repeat for number 2, and so on",
             .type = "NAME"}
        );
    }
    if (!program.bots.empty()) {
        command.options.push_back(
            {.names = "--bot",
             .target = &options.bots,
             .summary = "let a bot play seat N, or `others`: every seat but the first; LEVEL is "
                        + levels_of(program.bots) + "; default: the strongest",
             .type = "N[=LEVEL]",
             .check = {check_bot},
             .offers = [&program] { return offer_bots(program); }}
        );
    }
    if (!program.bots.empty() && new_games == NewGames::One) {
        command.options.push_back(
            {.names = "--bots",
             .target = &options.last_bots,
             .summary = "let the strongest bots play the last N seats; without --players, beside "
                        "one person",
             .type = "N",
             .check = {check_count}}
        );
    }
    add_flags(command, options, program, false);
    command.options.push_back(
        {.names = "--option",
         .target = &options.options,
         .summary = "set any other option of the game",
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
    FlagValues values = options.flags;
    const auto set = values.find("set");
    const std::string path = set == values.end() ? "" : value_of(set->second);
    const bool is_file = path.find_first_of("./") != std::string::npos;
    if (is_file && maker != program.makers.end() && maker->read_own_set != nullptr) {
        auto own = maker->read_own_set(path);
        if (!own) {
            return own.errors();
        }
        header.settings = *std::move(own);
        values.erase(set);
    }
    const auto flags =
        maker == program.makers.end() ? std::span<const table::StartOption>{} : options_of(*maker);
    add_settings(header, values, flags, true);
    const std::string players =
        players_of(options, maker == program.makers.end() ? nullptr : maker->start);
    add(header, "players", "--players", players);
    add_settings(header, values, flags, false);
    add_foreign(header, values, flags);
    int number = 0;
    for (const std::string& name : options.names) {
        add(header, "name " + std::to_string(++number), "--name", name);
    }
    for (const std::string& pair : options.bots) {
        const std::size_t equals = std::min(pair.find('='), pair.size());
        const std::string level =
            equals < pair.size() ? pair.substr(equals + 1) : strongest_of(program, game);
        header.settings.push_back(
            {"bot " + table::ascii_lower(pair.substr(0, equals)), level, place_of("--bot", pair)}
        );
    }
    add(header, "bots", "--bots", options.last_bots);
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

ExitStatus status_of_errors(const core::Diagnostics& errors) {
    const bool typed = std::ranges::all_of(errors, [](const core::Diagnostic& error) {
        return error.where.file == kCommandLine;
    });
    return typed ? ExitStatus::Usage : ExitStatus::BadData;
}

/// The limit for a record in restricted mode. A game of 500 commands takes about 10 KiB.
constexpr std::size_t kMaxRestrictedRecordBytes = 1U << 20U;

namespace {

/// Limits the hints and searches of a person in restricted mode.
std::optional<core::Diagnostic> add_search_budget(host::Environment& environment) {
    if (!environment.restricted) {
        return std::nullopt;
    }
    const core::Result<std::int64_t> seconds = search_seconds();
    const core::Result<std::string> home = store::data_home();
    if (!seconds) {
        return seconds.errors().front();
    }
    if (!home) {
        return std::nullopt;  // only "help" works
    }
    environment.search_budget =
        std::make_shared<store::HourlyBudget>(std::make_shared<core::System>(), *home, *seconds);
    return std::nullopt;
}

}  // namespace

core::Result<host::Environment> environment_of(const Program& program, const std::string& seed) {
    const core::Result<std::string> folder = core::data_folder();
    if (!folder) {
        return folder.errors();
    }
    const core::Result<std::size_t> talk = talk_per_minute();
    if (!talk) {
        return talk.errors();
    }
    host::Environment environment;
    environment.data_folder = *folder;
    environment.talk_per_minute = *talk;
    environment.makers = program.makers;
    environment.bots = program.bots;
    environment.draw_seed = draw_seed;
    environment.restricted = program.restricted;
    if (program.restricted) {
        environment.record_room.bytes = kMaxRestrictedRecordBytes;
    }
    environment.usual_seed = core::parse_unsigned(seed);
    if (auto error = add_search_budget(environment)) {
        return *std::move(error);
    }
    return environment;
}

}  // namespace tenebrae::app
