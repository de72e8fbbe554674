// SPDX-License-Identifier: MIT
#include "tui/table/game_form.hpp"

#include "core/text.hpp"
#include "core/toml.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace tenebrae::tui {
namespace {

constexpr int kSeedColumns = 20;
constexpr std::string_view kSet = "set";
/// Limits for reading a set's title; other errors in a set are reported when it is played.
constexpr core::TomlLimits kSetFile{.bytes = 64U << 10U, .tables = 8};

/// Returns the title of a set; its file name if it has none.
std::string title_of(const std::filesystem::path& file) {
    const auto entries = core::read_toml(file.string(), kSetFile);
    if (entries) {
        const auto title = std::ranges::find(*entries, "title", &core::TomlEntry::path);
        if (title != entries->end()) {
            return title->value;
        }
    }
    return file.stem().string();
}

std::vector<FormField::Value> sets_in(const std::filesystem::path& folder) {
    std::vector<FormField::Value> sets;
    std::error_code error;
    for (const auto& file : std::filesystem::directory_iterator(folder, error)) {
        if (file.path().extension() == ".toml") {
            sets.push_back({file.path().stem().string(), title_of(file.path())});
        }
    }
    std::ranges::sort(sets, {}, &FormField::Value::value);
    return sets;
}

FormField field_of(const table::StartOption& option, const std::filesystem::path& data_of_game) {
    FormField field{
        std::string(option.setting()), std::string(option.label), std::string(option.help)};
    field.initial = option.initial;
    for (const table::StartOption::Value& value : option.values) {
        field.values.push_back({std::string(value.value), std::string(value.label)});
    }
    if (option.setting() == kSet && option.values.empty()) {
        field.values = sets_in(data_of_game / "sets");
    }
    return field;
}

FormField players_field(const table::GameStart& start) {
    FormField field{"players", "Players", std::string(start.players_help)};
    if (start.has_rivals) {
        field.values.push_back({"", "one for each seat"});
    }
    for (int number = 1; number <= start.most_players; ++number) {
        field.values.push_back({std::to_string(number), std::to_string(number)});
    }
    field.initial = start.has_rivals ? "" : "1";
    return field;
}

FormField name_field(std::string_view piece, int number) {
    const std::string text = std::to_string(number);
    return {
        "name " + text,
        "Name of " + std::string(piece) + " " + text,
        "Optional.",
        {},
        "",
        static_cast<int>(core::kMaxNameColumns)};
}

std::string bot_level_text(const table::Bot& bot, std::string_view how) {
    std::string text(bot.level);
    return text.append(" bots").append(how).append(": each ").append(bot.summary);
}

}  // namespace

std::vector<FormField::Value> level_values(std::span<const table::Bot> bots) {
    std::vector<FormField::Value> values;
    for (const table::Bot& bot : bots) {
        if (std::ranges::find(values, bot.level, &FormField::Value::value) != values.end()) {
            continue;
        }
        const std::string level(bot.level);
        if (bot.playouts == 0) {
            values.push_back({level, bot_level_text(bot, "")});
            continue;
        }
        for (const table::ThinkingTime& time : table::thinking_times(bot)) {
            const std::string playouts = std::to_string(time.playouts);
            std::string how = ", ";
            how.append(time.name).append(", ").append(playouts).append(" playouts");
            std::string word = level;
            if (time.playouts != bot.playouts) {
                word.append(":").append(playouts);
            }
            values.push_back({word, bot_level_text(bot, how)});
        }
    }
    return values;
}

std::string turn_time_text(
    const table::TurnTime& turn_time,
    std::span<const table::GameMaker> games,
    std::string_view level
) {
    constexpr std::int64_t kNoTime = 50;
    std::vector<std::string> times;
    for (const table::GameMaker& game : games) {
        if (const auto time = turn_time ? turn_time(game.id, level) : std::nullopt) {
            const std::string place = games.size() > 1 ? " in " + std::string(game.title) : "";
            times.push_back(
                (*time < kNoTime ? "next to no time" : "about " + table::format_seconds(*time))
                + place
            );
        }
    }
    return times.empty() ? "" : "A turn takes " + core::joined(times, ", ", " and ") + ".";
}

/// Orders the fields: the set, the players, important options, names, all other options, the seed.
/// Among rivals the options come before the players, since they say which seats there are.
GameForm form_of(const table::GameMaker& maker, const std::string& data_folder) {
    GameForm form{std::string(maker.id), std::string(maker.title), "", {}};
    if (maker.start == nullptr) {
        return form;
    }
    const table::GameStart& start = *maker.start;
    form.summary = start.summary;
    form.most_seats = start.most_seats;
    const auto add = [&](const auto& belongs) {
        for (const table::StartOption& option : start.options) {
            if (!option.label.empty() && belongs(option)) {
                form.fields.push_back(
                    field_of(option, std::filesystem::path(data_folder) / form.game)
                );
            }
        }
    };
    const auto is_set = [](const table::StartOption& option) { return option.setting() == kSet; };
    const auto selects_rules = [&](const table::StartOption& option) {
        return option.comes_first && !is_set(option);
    };
    add(is_set);
    if (start.has_rivals) {
        add(selects_rules);
    }
    if (start.most_players > 1) {
        form.fields.push_back(players_field(start));
    }
    if (!start.has_rivals) {
        add(selects_rules);
    }
    for (int number = 1; number <= start.pieces; ++number) {
        form.fields.push_back(name_field(start.piece, number));
    }
    add([&](const table::StartOption& option) { return !option.comes_first && !is_set(option); });
    form.fields.push_back(
        {"seed",
         "Seed",
         "The same seed gives the same game. Empty: one is drawn.",
         {},
         "",
         kSeedColumns}
    );
    return form;
}

}  // namespace tenebrae::tui
