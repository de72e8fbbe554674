// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/new_game_form.hpp"

#include "games/nightcage/sets/published_set.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr int kMostPlayers = 5;
constexpr int kNameColumns = 16;
constexpr int kSeedColumns = 20;

/// The set's own title; its name where the file cannot be read: beginning says what is wrong.
std::string title_of(const std::filesystem::path& file) {
    const auto entries = core::read_toml(file.string(), nightcage::kRuleFile);
    if (entries) {
        const auto title = std::ranges::find(*entries, "title", &core::TomlEntry::path);
        if (title != entries->end()) {
            return title->value;
        }
    }
    return file.stem().string();
}

FormField printing(const std::string& data_folder) {
    FormField field{"set", "Printing", "Which rules are played. The first one is a good start."};
    std::error_code error;
    for (const auto& file :
         std::filesystem::directory_iterator(data_folder + "/nightcage/sets", error)) {
        if (file.path().extension() == ".toml") {
            field.values.push_back({file.path().stem().string(), title_of(file.path())});
        }
    }
    std::ranges::sort(field.values, {}, &FormField::Value::value);
    field.initial = "first";
    return field;
}

std::vector<FormField::Value> numbers(int first, int last) {
    std::vector<FormField::Value> values;
    for (int number = first; number <= last; ++number) {
        const std::string text = std::to_string(number);
        values.push_back({text, text});
    }
    return values;
}

/// The same with the printing's own number first.
FormField usual_or(
    std::string key, std::string label, std::string help, std::vector<FormField::Value> values
) {
    values.insert(values.begin(), {"", "as printed"});
    return {std::move(key), std::move(label), std::move(help), std::move(values)};
}

FormField name_of(int number) {
    const std::string text = std::to_string(number);
    return {"name " + text, "Name of prisoner " + text, "May stay empty.", {}, "", kNameColumns};
}

}  // namespace

GameForm nightcage_form(const std::string& data_folder) {
    GameForm form;
    form.game = "nightcage";
    form.title = "The Night Cage";
    form.summary =
        "Prisoners with candles in a labyrinth that exists only where there is light. Find "
        "a key for each, and meet on a gate, before the last tile is gone.";
    form.fields.push_back(printing(data_folder));
    form.fields.push_back(
        {"players", "Players", "One person can play all prisoners.", numbers(1, kMostPlayers), "1"}
    );
    form.fields.push_back(usual_or(
        "prisoners", "Prisoners", "Five need the second printing.", numbers(4, kMostPlayers)
    ));
    for (int number = 1; number <= kMostPlayers; ++number) {
        form.fields.push_back(name_of(number));
    }
    form.fields.push_back(
        usual_or("gates", "Gates", "First printing: 4; 3 are harder. [NC-V1]", numbers(3, 4))
    );
    form.fields.push_back(usual_or(
        "keys", "Keys", "First printing: 6; 5 are harder, 7 or 8 easier. [NC-V1]", numbers(5, 8)
    ));
    form.fields.push_back(usual_or(
        "crumbling-tees",
        "Crumbling T",
        "Second printing: 2 are harder. [NC-V1]",
        {{"0", "none"}, {"2", "2"}}
    ));
    form.fields.push_back(usual_or(
        "pathless",
        "Pathless",
        "Second printing: monsters without an exit. [NC-V1]",
        {{"0", "none"}, {"2", "2"}, {"3", "3"}}
    ));
    form.fields.push_back(
        usual_or("pit-fiends", "Pit fiends", "Advanced game: 3 are harder. [NC-V1]", numbers(2, 3))
    );
    form.fields.push_back(usual_or(
        "dirge",
        "The Dirge",
        "Second printing: the boss that two omens call. [NC-V1]",
        {{"true", "with it"}, {"false", "without it"}}
    ));
    form.fields.push_back(
        {"seed",
         "Seed",
         "The number everything random follows from; empty: one is drawn.",
         {},
         "",
         kSeedColumns}
    );
    return form;
}

}  // namespace tenebrae::tui
