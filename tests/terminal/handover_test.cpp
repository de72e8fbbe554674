// SPDX-License-Identifier: MIT
// Two people with different hidden information, in the line interface of one terminal.
#include "tests/catch.hpp"
#include "tests/terminal/game.hpp"

#include <string>
#include <string_view>

using namespace tenebrae::test;

namespace {

/// Clears the screen and the scrollback.
constexpr std::string_view kWipe = "\x1b[H\x1b[2J\x1b[3J";

GameOptions two_walkers(std::string type = "xterm-256color") {
    GameOptions options;
    options.program = TENEBRAE_WALKING;
    options.type = std::move(type);
    options.words = {
        "play",
        "--plain",
        "--seed",
        "7",
        "--players",
        "2",
        "--option",
        "cards=hidden",
        "--no-save"};
    return options;
}

std::string since_last_wipe(const std::string& sent) {
    return sent.substr(sent.rfind(kWipe));
}

}  // namespace

TEST_CASE("one player's lines are cleared before the other takes the keyboard", "[tui]") {
    Game game(two_walkers());
    VirtualTerminal& terminal = game.terminal;
    REQUIRE(terminal.wait_for_text("Ada (1) is next. Press Enter and hand over the keyboard."));
    terminal.send("step\r");
    REQUIRE(terminal.wait_for_text("It is another player's turn"));
    terminal.send("\r");
    REQUIRE(terminal.wait_for_text("Ada (1), press Enter when only you can see the screen."));
    terminal.send("\r");
    REQUIRE(terminal.wait_for_text("Ada decides."));
    terminal.send("step\rdraw\r");
    REQUIRE(terminal.wait_for_text("A card of 3 is drawn."));
    REQUIRE(terminal.wait_for_text("Ben (2) is next."));
    terminal.send("\r");
    REQUIRE(terminal.wait_for_text("Ben (2), press Enter when only you can see the screen."));
    CHECK_FALSE(game.shows("card of 3"));
    CHECK_FALSE(game.shows("step"));
    terminal.send("\r");
    REQUIRE(terminal.wait_for_text("Ben decides."));
    CHECK(game.shows("A card is drawn."));
    CHECK(game.shows("So far:"));
    CHECK(game.shows("The walk is opened for 2."));
    CHECK(game.shows("1. draw"));
    CHECK(since_last_wipe(terminal.sent()).find("card of 3") == std::string::npos);
}

TEST_CASE("a player who returns sees what happened meanwhile", "[tui]") {
    Game game(two_walkers());
    VirtualTerminal& terminal = game.terminal;
    REQUIRE(terminal.wait_for_text("Ada (1) is next."));
    terminal.send("\r\rstep\rdraw\r\r\rdraw\r\r\r");
    REQUIRE(terminal.wait_for_text("Since you left:"));
    REQUIRE(terminal.wait_for_text("3. draw"));
    CHECK_FALSE(game.shows("1. step b1"));
    CHECK_FALSE(game.shows("card of 0"));
    terminal.send("quit\r");
    CHECK(terminal.wait_for_end() == 11);
}

TEST_CASE("lines are cleared before the full screen is handed over", "[tui]") {
    Game game{
        {.words = {"play", "nyctophobia", "--seed", "7", "--option", "hunter=human", "--no-save"}}};
    VirtualTerminal& terminal = game.terminal;
    REQUIRE(terminal.wait_for_text("hand over the keyboard"));
    REQUIRE(game.press("\r\r"));
    terminal.send("\x14");
    REQUIRE(terminal.wait_for_line(">"));
    REQUIRE(terminal.sent().find("Type the number of a choice") != std::string::npos);
    terminal.send("face\r");
    REQUIRE(terminal.wait_until([&] { return terminal.alternate_screen(); }));
    terminal.send("\x1a");
    REQUIRE(terminal.wait_until_stopped());
    terminal.settle();
    CHECK_FALSE(terminal.alternate_screen());
    CHECK_FALSE(game.shows("decides"));
    CHECK(since_last_wipe(terminal.sent()).find("Type the number") == std::string::npos);
}

TEST_CASE("lines stay on the terminal if all players may know them", "[tui]") {
    Game game{{.words = {"play", "nightcage", "--accessible", "--seed", "7", "--no-save"}}};
    VirtualTerminal& terminal = game.terminal;
    REQUIRE(terminal.wait_for_line(">"));
    terminal.send("face\r");
    REQUIRE(terminal.wait_until([&] { return terminal.alternate_screen(); }));
    CHECK(terminal.sent().find(kWipe) == std::string::npos);
    terminal.send("\x1a");
    REQUIRE(terminal.wait_until_stopped());
    terminal.settle();
    CHECK(game.shows("face"));
}

TEST_CASE("on a terminal that cannot be cleared a warning says what stays", "[tui]") {
    Game game(two_walkers("dumb"));
    REQUIRE(game.terminal.wait_for_text("Ada (1) is next."));
    game.terminal.send("\r");
    REQUIRE(game.terminal.wait_for_text("Ada (1), press Enter when only you can see the screen."));
    CHECK(game.terminal.sent().find("This terminal cannot be cleared") != std::string::npos);
    CHECK_FALSE(game.shows("decides now"));
}
