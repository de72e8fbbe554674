// SPDX-License-Identifier: MIT
// Only a game's own directories, its row in the list of games and its manual may name it, even in
// comments.
#include "catch.hpp"
#include "core/file.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <string_view>
#include <vector>

namespace fs = std::filesystem;

namespace {

using Words = std::vector<std::string_view>;

/// Games by directory, with words that no other code needs, in lower case and without spaces. Lines
/// of code are normalised in the same way: "nightcage" matches "Night Cage" and "night_cage" too.
const std::map<std::string, Words> kGames{
    {"nightcage", {"nightcage", "prisoner", "waxeater", "fiend", "dirge", "torus"}},
    {"nyctophobia", {"nyctophobia", "thehunted", "klutz", "axemurderer", "uproot", "hush"}},
    {"cagedin", {"cagedin", "haymaker", "takedown", "uppercut", "wrestler", "kimura"}},
    {"vast", {"vast", "underworm", "sidequest", "flamewall", "wakefulness", "overpopulat"}}};

/// Returns the files that may name a game: the list of games, the build files and, if it has a
/// manual or a board, the lists of these.
std::set<std::string> files_that_may_name(const std::string& game) {
    std::set<std::string> files{
        "src/app/CMakeLists.txt", "src/app/main.cpp", "src/games/CMakeLists.txt"};
    if (fs::exists("man/tenebrae-" + game + ".7")) {
        files.insert("CMakeLists.txt");
    }
    if (fs::exists("tui/games/" + game)) {
        files.insert("tui/games/CMakeLists.txt");
    }
    return files;
}

std::string letters_of(const std::string& line) {
    std::string letters;
    for (const char letter : line) {
        if (std::string_view(" _-").find(letter) == std::string_view::npos) {
            letters += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        }
    }
    return letters;
}

bool has_any(const std::string& file, const Words& words) {
    const auto lines = tenebrae::core::read_lines(file);
    REQUIRE(lines.ok());
    return std::ranges::any_of(*lines, [&words](const std::string& line) {
        return std::ranges::any_of(words, [code = letters_of(line)](std::string_view word) {
            return code.find(word) != std::string::npos;
        });
    });
}

std::vector<std::string> files_outside(const std::string& game) {
    std::vector<std::string> files{"CMakeLists.txt"};
    const std::set<std::string> own{"src/games/" + game, "tui/games/" + game, "data/" + game};
    for (const char* const folder : {"data", "scripts", "src", "tui"}) {
        const std::size_t before = files.size();
        for (fs::recursive_directory_iterator at(folder), end; at != end; ++at) {
            if (own.contains(at->path().string())) {
                at.disable_recursion_pending();
            } else if (at->is_regular_file()) {
                files.push_back(at->path().string());
            }
        }
        INFO(folder);
        CHECK(files.size() > before);
    }
    return files;
}

}  // namespace

TEST_CASE("only a game's own directories and the list of games name it", "[app]") {
    for (const auto& entry : fs::directory_iterator("src/games")) {
        if (entry.is_directory()) {
            INFO(entry.path());
            CHECK(kGames.contains(entry.path().filename().string()));
        }
    }
    for (const auto& [game, words] : kGames) {
        std::set<std::string> named;
        for (const std::string& file : files_outside(game)) {
            if (has_any(file, words)) {
                named.insert(file);
            }
        }
        CHECK(named == files_that_may_name(game));
    }
}
