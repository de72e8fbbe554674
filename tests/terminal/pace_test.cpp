// SPDX-License-Identifier: MIT
// Bots beside a person at a terminal: what they do waits for the eye, never for longer than a key.
#include "tests/catch.hpp"
#include "tests/terminal/game.hpp"

#include <csignal>
#include <string>
#include <vector>

using namespace tenebrae::test;

namespace {

/// A game that bots play alone: it is never somebody else's turn.
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

TEST_CASE("bots play one act after another, and a key goes on", "[tui]") {
    Game game{by_bots({"--pace", "long"})};
    REQUIRE(game.terminal.wait_for_text(kPauses));
    CHECK(game.terminal.wait_for_text("(heuristic): "));
    SECTION("and does nothing else") {
        REQUIRE(game.press("q"));
        REQUIRE(game.terminal.wait_for_text(kPauses));
        CHECK(game.terminal.alternate_screen());
        CHECK_FALSE(is_over(game));
    }
    SECTION("or to the end, where nobody else decides") {
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
        CHECK(game.terminal.is_as_before());
    }
    SECTION("a terminal that is gone") {
        game.terminal.hang_up();
        CHECK(game.terminal.wait_for_end() >= 0);
    }
}

TEST_CASE("bots wait for nobody where nothing is to move, or no pace is wanted", "[tui]") {
    for (const std::vector<std::string>& more :
         {std::vector<std::string>{"--still"}, {"--pace", "none", "--still"}}) {
        Game game{by_bots(more)};
        REQUIRE(game.terminal.wait_until([&] { return is_over(game); }));
        CHECK(game.terminal.sent().find(kPauses) == std::string::npos);
    }
    Game game{by_bots({"--still", "--pace", "long"})};
    CHECK(game.terminal.wait_for_text(kPauses));
}

TEST_CASE("bots wait for nobody line by line", "[tui]") {
    GameOptions options = by_bots({"--pace", "long"});
    options.type = "dumb";
    Game game{options};
    REQUIRE(game.terminal.wait_until([&] {
        return game.terminal.sent().find("\"undo\", \"new GAME\" or \"quit\"?")
               != std::string::npos;
    }));
    CHECK(game.terminal.sent().find(kPauses) == std::string::npos);
}
