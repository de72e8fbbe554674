// SPDX-License-Identifier: MIT
#include "table/game_values.hpp"
#include "tests/catch.hpp"
#include "tests/terminal/game.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <sstream>

using namespace tenebrae;
using namespace tenebrae::test;

namespace {

std::string saved_game() {
    return std::filesystem::absolute("saves/nightcage-won.tene").string();
}

GameOptions replay(std::vector<std::string> options) {
    GameOptions game;
    game.words = {"replay", saved_game()};
    game.words.insert(game.words.end(), options.begin(), options.end());
    return game;
}

/// Returns the bytes that all events of a recording send to the terminal.
std::string bytes_of(const std::string& cast) {
    std::istringstream lines(cast);
    std::string line;
    REQUIRE(std::getline(lines, line));
    std::string bytes;
    while (std::getline(lines, line)) {
        const table::Json event = table::Json::parse(line);
        bytes += event.at(1) == "o" ? event.at(2).get<std::string>() : "";
    }
    return bytes;
}

/// Returns the first cell that differs; empty if there is none. The last line is ignored, because
/// keys do nothing in a recording. Bold and text colour are ignored for spaces.
std::string difference(const VirtualTerminal& one, const VirtualTerminal& other) {
    for (int y = 0; y + 1 < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const VTermScreenCell here = one.cell(x, y);
            const VTermScreenCell there = other.cell(x, y);
            const auto glyph = [](const VTermScreenCell& cell) {
                return cell.chars[0] == 0 ? U' ' : char32_t{cell.chars[0]};
            };
            const bool has_ink = glyph(here) != U' ' || here.attrs.reverse != 0;
            const bool same_ink = here.attrs.bold == there.attrs.bold
                                  && vterm_color_is_equal(&here.fg, &there.fg) != 0;
            const bool same = glyph(here) == glyph(there) && (same_ink || !has_ink)
                              && vterm_color_is_equal(&here.bg, &there.bg) != 0
                              && here.attrs.reverse == there.attrs.reverse
                              && here.attrs.underline == there.attrs.underline;
            if (!same) {
                return std::to_string(x) + "," + std::to_string(y);
            }
        }
    }
    return "";
}

}  // namespace

TEST_CASE("a replay is watched on the full screen and left with status 0", "[tui]") {
    Game game(replay({"--from", "5"}));
    REQUIRE(game.terminal.wait_for_text("Command 4 of "));
    REQUIRE(game.press("\x1bOC"));
    CHECK(game.shows("Command 5 of "));
    REQUIRE(game.press("\x1bOD"));
    CHECK(game.shows("Command 4 of "));
    game.terminal.send("\x1b");
    CHECK(game.terminal.wait_for_end() == 0);
    CHECK(game.terminal.is_restored());
}

TEST_CASE("a saved game is watched on the full screen and left with status 0", "[tui]") {
    Game player;
    REQUIRE(player.press("\r"));
    GameOptions options;
    options.words = {"watch", "nightcage-1"};
    options.settings = {"HOME=" + player.home.path("")};
    Game game(options);
    REQUIRE(game.terminal.wait_for_text("Live."));
    REQUIRE(game.press("\x1bOH"));
    CHECK(game.shows("Command 0 of "));
    game.terminal.send("\x1b");
    CHECK(game.terminal.wait_for_end() == 0);
    CHECK(game.terminal.is_restored());
}

TEST_CASE("a replay is printed in the line interface if an accessible program is wanted", "[tui]") {
    GameOptions options = replay({});
    options.settings = {"ACCESSIBLE=1"};
    Game game(options);
    CHECK(game.terminal.wait_for_end() == 0);
    CHECK_FALSE(game.terminal.alternate_screen());
    CHECK(game.shows("Won"));
}

TEST_CASE("a recording leaves the picture that the replay ends with", "[tui]") {
    struct Kind {
        int width;
        int height;
        std::string colors;
        std::string type;
    };
    for (const auto& [width, height, colors, type] :
         {Kind{80, 24, "256", "xterm-256color"},
          Kind{80, 24, "true", "xterm-direct2"},
          Kind{80, 24, "16", "xterm-16color"},
          Kind{120, 45, "256", "xterm-256color"}}) {
        const std::string size = std::to_string(width) + "x" + std::to_string(height);
        INFO(size << ", " << type);
        // The scroll position of a board depends on its past, so both reach the end in the same
        // way.
        Game recorder(replay(
            {"--cast",
             "--from",
             "116",
             "--size",
             size,
             "--colors",
             colors,
             "--seat",
             "1",
             "-o",
             "cast"}
        ));
        REQUIRE(recorder.terminal.wait_for_end() == 0);
        const std::string bytes = bytes_of(recorder.home.read("cast"));
        const std::string file = recorder.home.file("bytes", bytes);
        VirtualTerminal shown({{"/bin/cat", file}, {}, {}, width, height});
        REQUIRE(shown.wait_for_end() == 0);

        GameOptions options = replay({"--from", "116", "--seat", "1"});
        options.width = width;
        options.height = height;
        options.type = type;
        Game game(options);
        REQUIRE(game.terminal.wait_for_text("Command 115 of 120"));
        for (int command = 115; command < 120; ++command) {
            REQUIRE(game.press("\x1bOC"));
        }
        REQUIRE(game.terminal.wait_for_text("Command 120 of 120"));
        game.terminal.wait_until_still();
        CHECK(difference(shown, game.terminal) == "");
        CHECK(shown.line(height - 1) == "Replay.");
        CHECK(shown.cursor_visible());
    }
}
