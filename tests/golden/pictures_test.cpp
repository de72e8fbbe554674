// SPDX-License-Identifier: MIT
// Compares whole screens and their colours with text files in tests/golden/pictures/. Under each
// line of the screen is a line of its roles, one letter each, and one of its light, where it has
// more than text. Pixels have a line of surfaces, of light and of coloured light for the upper ones
// of a line and again for the lower ones; light is written in letters, from a, each a fine step.
// With TENEBRAE_RENEW_PICTURES in the environment the files are written again. Read them before
// committing.
#include "catch.hpp"
#include "core/unicode.hpp"
#include "games.hpp"
#include "tests/golden/shipped_screens.hpp"
#include "tui/screen/cell.hpp"
#include "unit/screen/palette_requirements.hpp"

#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace tenebrae;
using test::ShippedScreen;

namespace {

/// Assigns a letter to each role, in order of appearance.
class Letters {
public:
    explicit Letters(std::string_view game) : game_(game) {}
    char of(tui::Role role) {
        const auto [at, is_new] = letters_.emplace(role, ' ');
        if (is_new && role != tui::Role::Text && role != tui::Role::Dark) {
            at->second = kAll.at(letters_.size() - 1);
            legend_ += std::string(1, at->second) + " "
                       + std::string(tui::palette_requirements::name_of(game_, role)) + "\n";
        }
        return at->second;
    }
    [[nodiscard]] const std::string& legend() const { return legend_; }

private:
    static constexpr std::string_view kAll = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    std::string_view game_;
    std::map<tui::Role, char> letters_;
    std::string legend_;
};

/// Adds a line without trailing spaces; adds nothing if it is empty.
void add_line(std::string& text, char mark, std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    if (mark == '|' || !line.empty()) {
        text += std::string(1, mark) + line + "\n";
    }
}

/// Adds the lines of the upper or lower pixels of a line.
void add_pixels(
    std::string& text, Letters& letters, std::span<const tui::CellPixels> pixels, bool upper
) {
    std::string surfaces;
    std::string lights;
    std::string glows;
    const auto letter = [](tui::FineLight light) {
        return light == 0 ? ' ' : static_cast<char>(light < 26 ? 'a' + light : 'A' + light - 26);
    };
    for (const tui::CellPixels& cell : pixels) {
        const tui::Pixel& pixel = upper ? cell.upper : cell.lower;
        surfaces += letters.of(pixel.surface);
        lights += letter(pixel.light);
        glows += letter(pixel.glow_light);
    }
    add_line(text, upper ? 'u' : 'd', surfaces);
    add_line(text, upper ? 'U' : 'D', lights);
    add_line(text, upper ? 'g' : 'G', glows);
}

/// Returns the screen with "|" before its lines, "r" before roles and "l" before light.
std::string as_text(std::string_view game, const tui::Grid& grid) {
    Letters letters(game);
    std::string text;
    for (int y = 0; y < grid.height(); ++y) {
        std::string glyphs;
        std::string roles;
        std::string lights;
        for (int x = 0; x < grid.width(); ++x) {
            const tui::GridCell cell = grid.at({x, y});
            glyphs += cell.glyph == tui::kSecondColumn ? "" : core::to_utf8(cell.glyph);
            roles += letters.of(cell.style.role);
            lights += cell.style.light == 0 ? ' ' : static_cast<char>('0' + cell.style.light);
        }
        add_line(text, '|', glyphs);
        add_line(text, 'r', roles);
        add_line(text, 'l', lights);
        for (const bool upper : {true, false}) {
            add_pixels(text, letters, grid.pixels(y), upper);
        }
    }
    return text + "\n" + letters.legend();
}

std::string read(const std::string& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

void compare(const ShippedScreen& screen) {
    const std::string path = "tests/golden/pictures/" + screen.name + ".txt";
    INFO(path);
    const std::string text = as_text(screen.game, grid_of(screen));
    if (std::getenv("TENEBRAE_RENEW_PICTURES") != nullptr) {
        std::ofstream(path) << text;
    }
    CHECK(text == read(path));
}

}  // namespace

TEST_CASE("whole screens are unchanged in every colour", "[tui]") {
    for (const ShippedScreen& screen : test::shipped_screens()) {
        compare(screen);
    }
    for (const ShippedScreen& screen : test::half_block_screens()) {
        compare(screen);
    }
}

TEST_CASE("a whole screen without levels of light is unchanged", "[tui]") {
    compare(
        {"nightcage-16-colours-80x24", "nightcage", "saves/nightcage-won.tene", 96, 80, 24, false}
    );
}

TEST_CASE("the panel of Vast shows what keys choose, and the boards of others", "[tui]") {
    const ShippedScreen cave{"", "vast", "tests/golden/vast-cave.tene", 213, 80, 24};
    const auto shows = [&cave](std::string_view keys, std::string_view words) {
        return grid_of(cave, keys).text().find(words) != std::string::npos;
    };
    CHECK(shows("", "step 2 of 3"));
    CHECK(shows("d", "Encounters"));
    CHECK_FALSE(shows("d", "step 2 of 3"));
    CHECK(shows("d d", "fangs"));
    const auto aimed = [&cave](std::string_view keys) {
        const tui::Grid grid = grid_of(cave, keys);
        return grid.at({46, 8}).style.role == tui::Role::Selected;
    };
    CHECK_FALSE(aimed(""));
    CHECK(aimed("p"));
}

TEST_CASE("every game has a whole screen of each size", "[tui]") {
    for (const std::string_view game : test::kGames) {
        INFO(game);
        std::set<int> widths;
        for (const ShippedScreen& screen : test::shipped_screens()) {
            if (screen.game == game) {
                widths.insert(screen.width);
            }
        }
        CHECK(widths == std::set{80, 120, 200});
    }
}
