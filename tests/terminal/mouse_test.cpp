// SPDX-License-Identifier: MIT
// The mouse is off by default. It is on if it is enabled and the terminal supports it, and off
// whenever the program does not control the terminal.
#include "tests/catch.hpp"
#include "tests/terminal/demo.hpp"
#include "tests/terminal/game.hpp"

#include <csignal>
#include <fstream>
#include <string>

using namespace tenebrae::test;

namespace {

Command with_mouse(const std::string& type = "xterm-256color") {
    return demo(type, {}, {"mouse"});
}

/// Returns the options of a game with the mouse enabled.
GameOptions game_with_mouse(const tenebrae::TemporaryFolder& own) {
    static_cast<void>(own.file("config.toml", "format = 1\nmouse = true\n"));
    return {.words = {"--config", own.path(""), "play", "nightcage", "--seed", "7"}};
}

/// Returns where a text begins on the screen. Precondition: the screen has it.
VTermPos place_of(const VirtualTerminal& terminal, std::string_view text) {
    for (int y = 0; y < terminal.height(); ++y) {
        const std::size_t x = terminal.line(y).find(text);
        if (x != std::string::npos) {
            return {y, static_cast<int>(x)};
        }
    }
    return {-1, -1};
}

}  // namespace

TEST_CASE("the mouse belongs to the terminal unless it is enabled", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    REQUIRE(demo.press("k", "k"));
    CHECK_FALSE(demo.terminal.reports_mouse());
    CHECK(demo.terminal.sent().find("1006") == std::string::npos);
    // Reports that arrive anyway are not keys.
    CHECK(demo.press("\x1b[<0;10;5M\x1b[<64;1;1Mj", "j"));
}

TEST_CASE("clicks and the wheel are keys if the mouse is enabled", "[tui]") {
    Demo demo{with_mouse()};
    REQUIRE(demo.starts());
    REQUIRE(demo.press("k", "k"));
    REQUIRE(demo.terminal.wait_until([&] { return demo.terminal.reports_mouse(); }));
    demo.terminal.click(40, 12);
    CHECK(demo.reports("click 40,12"));
    demo.terminal.scroll_wheel(true);
    CHECK(demo.reports("wheel-up"));
    demo.terminal.scroll_wheel(false);
    CHECK(demo.reports("wheel-down"));
    CHECK(demo.press("\x1b[<2;1;1M\x1b[<0;1;1m\x1b[<35;4;4Mj", "j"));
}

TEST_CASE("a terminal without mouse support is not asked to report the mouse", "[tui]") {
    for (const std::string type : {"linux", "vt100"}) {
        INFO(type);
        Demo demo{with_mouse(type)};
        REQUIRE(demo.starts());
        REQUIRE(demo.press("k", "k"));
        CHECK_FALSE(demo.terminal.reports_mouse());
        CHECK(demo.terminal.sent().find("?1000") == std::string::npos);
    }
}

TEST_CASE("the mouse is returned to the terminal at every kind of exit and at a stop", "[tui]") {
    struct End {
        std::string_view key;
        int signal;
    };
    for (const End end :
         {End{"\x11", 0},
          End{"\x14", 0},
          End{"\x01", 0},
          End{"\x18", 0},
          End{"", SIGTERM},
          End{"", SIGHUP},
          End{"", SIGUSR1}}) {
        INFO(end.signal << " " << static_cast<int>(end.key.empty() ? 0 : end.key.front()));
        Demo demo{with_mouse()};
        REQUIRE(demo.starts());
        REQUIRE(demo.press("k", "k"));
        REQUIRE(demo.terminal.wait_until([&] { return demo.terminal.reports_mouse(); }));
        demo.terminal.send("\x1a");
        REQUIRE(demo.terminal.wait_until_stopped());
        demo.terminal.settle();
        CHECK_FALSE(demo.terminal.reports_mouse());
        demo.terminal.signal(SIGCONT);
        REQUIRE(demo.reports("resume"));
        REQUIRE(demo.terminal.wait_until([&] { return demo.terminal.reports_mouse(); }));
        end.signal != 0 ? demo.terminal.signal(end.signal) : demo.terminal.send(end.key);
        CHECK(demo.terminal.wait_for_end() >= 0);
        CHECK_FALSE(demo.terminal.reports_mouse());
        CHECK(demo.terminal.is_restored());
    }
}

TEST_CASE("a click on a choice of the board aims and a second click plays it", "[tui]") {
    const tenebrae::TemporaryFolder own;
    Game game{game_with_mouse(own)};
    REQUIRE(game.terminal.wait_for_text("Candle"));
    REQUIRE(game.press("\x1bOC"));
    REQUIRE(game.terminal.wait_until([&] { return game.terminal.reports_mouse(); }));
    // The cursor shows the aim, which was elsewhere in between.
    const VTermPos aimed = game.terminal.cursor();
    REQUIRE(game.press("\x1bOB"));
    REQUIRE(game.terminal.cursor().row != aimed.row);
    game.terminal.click(aimed.col, aimed.row);
    REQUIRE(game.press(""));
    CHECK(game.terminal.cursor().row == aimed.row);
    CHECK(game.terminal.cursor().col == aimed.col);
    CHECK_FALSE(game.shows("Prisoner 1 starts"));
    game.terminal.click(aimed.col, aimed.row);
    REQUIRE(game.press(""));
    CHECK(game.shows("Prisoner 1 starts"));
    // A click far from every choice does nothing.
    game.terminal.click(79, 23);
    REQUIRE(game.press(""));
    CHECK(game.shows("Prisoner 1 starts"));
    CHECK_FALSE(game.shows("Prisoner 2 starts"));
}

TEST_CASE("a click in a menu selects and a second click opens the selected item", "[tui]") {
    const tenebrae::TemporaryFolder own;
    static_cast<void>(own.file("config.toml", "format = 1\nmouse = true\n"));
    Game game{{.words = {"--config", own.path("")}}};
    REQUIRE(game.terminal.wait_for_text("T E N E B R A E"));
    REQUIRE(game.press(""));
    REQUIRE(game.terminal.wait_until([&] { return game.terminal.reports_mouse(); }));
    const VTermPos keys = place_of(game.terminal, "Keys");
    REQUIRE(keys.row > 0);
    game.terminal.click(keys.col, keys.row);
    REQUIRE(game.press(""));
    CHECK(game.shows("T E N E B R A E"));
    CHECK(game.terminal.cursor().row == keys.row);
    game.terminal.click(keys.col, keys.row);
    REQUIRE(game.press(""));
    CHECK_FALSE(game.shows("T E N E B R A E"));
    // The wheel scrolls the text or list that is shown.
    const std::string before = game.terminal.text();
    game.terminal.scroll_wheel(false);
    REQUIRE(game.press(""));
    CHECK(game.terminal.text() != before);
}
