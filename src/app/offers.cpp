// SPDX-License-Identifier: MIT
#include "app/offers.hpp"

#include "app/player_tables.hpp"
#include "core/data_folder.hpp"
#include "store/folder.hpp"
#include "tui/screen/theme.hpp"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace tenebrae::app {

namespace {

/// Returns the sorted names in a folder with this ending, without it; nothing if it cannot be read.
std::vector<std::string> names_in(const std::string& folder, std::string_view ending) {
    std::vector<std::string> names;
    std::error_code error;
    std::filesystem::directory_iterator entry(folder, error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (name.ends_with(ending) && !name.starts_with('.')) {
            names.push_back(name.substr(0, name.size() - ending.size()));
        }
    }
    std::ranges::sort(names);
    return names;
}

/// Returns the data directory; "" if it is not found.
std::string data_path() {
    const core::Result<std::string> folder = core::data_folder();
    return folder ? *folder : std::string();
}

void add_once(std::vector<std::string>& words, std::string word) {
    if (std::ranges::find(words, word) == words.end()) {
        words.push_back(std::move(word));
    }
}

}  // namespace

std::vector<std::string> offer_games(const Program& program) {
    std::vector<std::string> words;
    for (const table::GameMaker& maker : program.makers) {
        words.emplace_back(maker.id);
    }
    return words;
}

std::vector<std::string> offer_levels(const Program& program) {
    std::vector<std::string> words;
    for (const table::Bot& bot : program.bots) {
        add_once(words, std::string(bot.level));
    }
    return words;
}

std::vector<std::string> offer_bots(const Program& program) {
    std::vector<std::string> words{"others"};
    for (const std::string& level : offer_levels(program)) {
        words.push_back("others=" + level);
    }
    words.emplace_back("others=person");
    return words;
}

std::vector<std::string> offer_sets(const Program& program) {
    std::vector<std::string> words;
    for (const table::GameMaker& maker : program.makers) {
        for (std::string& name :
             names_in(data_path() + "/" + std::string(maker.id) + "/sets", ".toml")) {
            add_once(words, std::move(name));
        }
    }
    return words;
}

std::vector<std::string> offer_glyph_sets() {
    return tui::glyph_sets(data_path());
}

std::vector<std::string> offer_exercises(table::ExerciseKind kind, const Program& program) {
    const std::string folder = "/" + std::string(table::word_of(kind)) + "s";
    std::vector<std::string> words;
    for (const table::GameMaker& maker : program.makers) {
        const std::string game(maker.id);
        std::string path = data_path();
        path += "/";
        path += game;
        path += folder;
        for (const std::string& name : names_in(path, ".tene")) {
            words.push_back(game + "-" + name.substr(0, name.find('-')));
        }
    }
    if (kind == table::ExerciseKind::Puzzle && !words.empty()) {
        words.emplace_back(kToday);
    }
    return words;
}

std::vector<std::string> offer_saved_games() {
    const core::Result<std::string> home = store::data_home();
    return home ? names_in(*home + "/tenebrae/games", ".tene") : std::vector<std::string>{};
}

std::vector<std::string> offer_tables(const Program& program) {
    const core::Result<store::TablesAccess> access = tables_access(program, {});
    return access ? names_in(access->path, "") : std::vector<std::string>{};
}

}  // namespace tenebrae::app
