// SPDX-License-Identifier: MIT
// A bot that thinks for hours, and what the program still does meanwhile.
#include "tests/catch.hpp"
#include "tests/terminal/game.hpp"

#include <csignal>
#include <string>
#include <string_view>
#include <vector>

using namespace tenebrae::test;

namespace {

constexpr int kUnfinished = 11;

GameOptions thinking(std::vector<std::string> more = {}) {
    GameOptions options;
    options.words = {"play", "nightcage", "--seed", "7", "--bot", "1=search:10000000"};
    options.words.insert(options.words.end(), more.begin(), more.end());
    return options;
}

/// A game in which the bot is thinking or is about to.
struct Thinking : Game {
    explicit Thinking(const GameOptions& options = thinking()) : Game(options) {}

    bool starts(std::string_view text = "andle") {
        constexpr int kStartMs = 200;
        const bool is_shown = terminal.wait_for_text(text);
        while (terminal.pump(kStartMs)) {
        }
        return is_shown;
    }
};

}  // namespace

TEST_CASE("a signal ends the program while a bot thinks", "[tui]") {
    for (const int number : {SIGTERM, SIGHUP, SIGINT}) {
        INFO(number);
        Thinking game;
        REQUIRE(game.starts());
        game.terminal.signal(number);
        CHECK(game.terminal.wait_for_end() == kUnfinished);
        CHECK(game.terminal.is_restored());
    }
}

TEST_CASE("the loss of its terminal ends the program while a bot thinks", "[tui]") {
    Thinking game;
    REQUIRE(game.starts());
    game.terminal.hang_up();
    CHECK(game.terminal.wait_for_end() >= 0);
}

TEST_CASE("Ctrl-Z stops the program while a bot thinks and it continues later", "[tui]") {
    Thinking game;
    REQUIRE(game.starts());
    game.terminal.send("\x1a");
    REQUIRE(game.terminal.wait_until_stopped());
    game.terminal.settle();
    CHECK(game.terminal.is_restored());
    game.terminal.signal(SIGCONT);
    CHECK(game.terminal.wait_until([&] { return game.terminal.alternate_screen(); }));
    CHECK(game.terminal.wait_for_text("andle"));
}

TEST_CASE("a resized window is drawn while a bot thinks", "[tui]") {
    Thinking game;
    REQUIRE(game.starts());
    game.terminal.resize(60, 20);
    CHECK(game.terminal.wait_for_text("Needed: 80 x 24"));
    game.terminal.resize(80, 24);
    CHECK(game.terminal.wait_for_text("andle"));
}

TEST_CASE("keys work as usual while a bot thinks", "[tui]") {
    Thinking game;
    REQUIRE(game.starts());
    game.terminal.send("\x03");
    CHECK(game.terminal.wait_for_text("ctrl-c does nothing here."));
    game.terminal.send(":seat 1 person\r");
    CHECK(game.terminal.wait_for_text("Seat 1: player 1, a person"));
}

TEST_CASE("the game can be left while a bot thinks", "[tui]") {
    Thinking game;
    REQUIRE(game.starts());
    game.terminal.send("q");
    REQUIRE(game.terminal.wait_for_text("T E N E B R A E"));
    game.terminal.send("q");
    CHECK(game.terminal.wait_for_end() == kUnfinished);
}

TEST_CASE("in the line interface a thinking bot does not prevent leaving", "[tui]") {
    for (const std::string_view line : {"quit\r", "\x04", "\x03"}) {
        Thinking game(thinking({"--accessible"}));
        REQUIRE(game.starts("Tenebrae."));
        game.terminal.send(line);
        CHECK(game.terminal.wait_for_end() == (line == "\x03" ? 128 + SIGINT : kUnfinished));
    }
}

TEST_CASE("in the line interface another player can replace a thinking bot", "[tui]") {
    Thinking game(thinking({"--accessible"}));
    REQUIRE(game.starts("Tenebrae."));
    game.terminal.send("seat 1 person\r");
    CHECK(game.terminal.wait_for_text("\"legal\" lists them"));
}
