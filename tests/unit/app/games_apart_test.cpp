// SPDX-License-Identifier: MIT
// Nothing outside its own folders knows a game by name, but for the list of games.
#include "catch.hpp"
#include "core/file.hpp"

#include <array>
#include <cctype>
#include <set>
#include <string_view>

namespace fs = std::filesystem;

namespace {

constexpr std::array kSharedFolders{
    "data/glyphs",
    "data/keys",
    "data/palettes",
    "src/app",
    "src/core",
    "src/host",
    "src/store",
    "src/table",
    "tui/screen",
    "tui/table",
    "tui/terminal"};

/// What only The Night Cage has, in lower case.
constexpr std::array<std::string_view, 8> kNames{
    "nightcage", "night_cage", "night cage", "prisoner", "wax eater", "fiend", "dirge", "torus"};

/// Those that may: the list of games, what is linked for it, and an example in the help.
const std::set<std::string> kMayName{
    "src/app/CMakeLists.txt", "src/app/main.cpp", "src/host/command_table.cpp"};

/// The line in lower case, without what stands in a comment of C++, TOML or CMake.
std::string without_comment(std::string line) {
    line = line.substr(0, line.find("//"));
    if (line.starts_with('#') && !line.starts_with("#include")) {
        line.clear();
    }
    for (char& letter : line) {
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    return line;
}

bool names_a_game(const std::string& file) {
    const auto lines = tenebrae::core::read_lines(file);
    REQUIRE(lines.ok());
    return std::ranges::any_of(*lines, [](const std::string& line) {
        return std::ranges::any_of(kNames, [code = without_comment(line)](std::string_view name) {
            return code.find(name) != std::string::npos;
        });
    });
}

}  // namespace

TEST_CASE("what all games share names none of them", "[app]") {
    std::set<std::string> named;
    for (const char* const folder : kSharedFolders) {
        std::size_t files = 0;
        for (const auto& entry : fs::recursive_directory_iterator(folder)) {
            if (entry.is_regular_file()) {
                ++files;
                if (names_a_game(entry.path().string())) {
                    named.insert(entry.path().string());
                }
            }
        }
        INFO(folder);
        CHECK(files > 0);
    }
    CHECK(named == kMayName);
}
