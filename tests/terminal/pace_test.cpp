// SPDX-License-Identifier: MIT
// Bots play with a person at a terminal. Their actions are shown slowly, but a key skips the wait.
#include "tests/catch.hpp"
#include "tests/terminal/game.hpp"

#include <csignal>
#include <string>
#include <vector>

using namespace tenebrae::test;

namespace {

/// Returns the options of a game that only bots play.
GameOptions by_bots(const std::vector<std::string>& more) {
    GameOptions options;
    options.words = {"play", "nightcage", "--seed", "7", "--players", "4"};
    for (const char* seat : {"1=heuristic", "2=heuristic", "3=heuristic", "4=heuristic"}) {
        options.words.insert(options.words.end(), {"--bot", seat});
    }
    options.words.insert(options.words.end(), more.begin(), more.end());
    return options;
}

constexpr const char* kPauses = "Any key: continue.";

bool is_over(const Game& game) {
    return game.shows("WON") || game.shows("LOST");
}

}  // namespace

TEST_CASE("bots play one action after another and a key skips the wait", "[tui]") {
    Game game{by_bots({"--pace", "long"})};
    REQUIRE(game.terminal.wait_for_text(kPauses));
    CHECK(game.terminal.wait_for_text("(heuristic): "));
    SECTION("and does nothing else") {
        REQUIRE(game.press("q"));
        REQUIRE(game.terminal.wait_for_text(kPauses));
        CHECK(game.terminal.alternate_screen());
        CHECK_FALSE(is_over(game));
    }
    SECTION("or to the end if no person decides") {
        game.terminal.send("\x1b");
        CHECK(game.terminal.wait_until([&] { return is_over(game); }));
    }
}

TEST_CASE("a bot's pause ends with the program and with the terminal", "[tui]") {
    Game game{by_bots({"--pace", "long"})};
    REQUIRE(game.terminal.wait_for_text(kPauses));
    SECTION("by a signal") {
        game.terminal.signal(SIGTERM);
        CHECK(game.terminal.wait_for_end() >= 0);
        CHECK(game.terminal.is_restored());
    }
    SECTION("by a closed terminal") {
        game.terminal.hang_up();
        CHECK(game.terminal.wait_for_end() >= 0);
    }
}

TEST_CASE("bots do not wait without animations or with no pace", "[tui]") {
    for (const std::vector<std::string>& more :
         {std::vector<std::string>{"--still"}, {"--pace", "none", "--still"}}) {
        Game game{by_bots(more)};
        REQUIRE(game.terminal.wait_until([&] { return is_over(game); }));
        CHECK(game.terminal.sent().find(kPauses) == std::string::npos);
    }
    Game game{by_bots({"--still", "--pace", "long"})};
    CHECK(game.terminal.wait_for_text(kPauses));
}

TEST_CASE("bots do not wait in the line interface", "[tui]") {
    GameOptions options = by_bots({"--pace", "long"});
    options.type = "dumb";
    Game game{options};
    REQUIRE(game.terminal.wait_until([&] {
        return game.terminal.sent().find("\"undo\", \"new GAME\" or \"quit\"?")
               != std::string::npos;
    }));
    CHECK(game.terminal.sent().find(kPauses) == std::string::npos);
}
