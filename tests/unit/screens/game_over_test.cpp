// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "evening.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// Seven points: with seed 7 one more card but one wins.
Evening& almost_won(Evening& evening) {
    evening.with_game();
    evening.session.execute("step", "typed", 2);
    for (int card = 0; card < 5; ++card) {
        evening.session.execute("draw", "typed", 3);
    }
    return evening;
}

}  // namespace

TEST_CASE("the end says how the game ended and why, its numbers and its seed") {
    Evening evening;
    almost_won(evening);
    evening.terminal.type("d");
    const std::string picture = evening.picture();
    for (const std::string_view text :
         {"WON",
          "Won: eight points. [W-1]",
          "That makes 10 points.",
          "reason: Every card counts what it shows.",
          "Turns: 1, commands: 7, seed: 7",
          "Points: 10",
          "Watch the game again",
          "The same seed again",
          "A new game"}) {
        INFO(text);
        CHECK(has(picture, text));
    }
}

TEST_CASE("after the end one can look at the board and come back") {
    Evening evening;
    almost_won(evening);
    evening.terminal.type("d").press("escape");
    SECTION("the board") {
        const std::string picture = evening.picture();
        CHECK(has(picture, "[ ][@]"));
        CHECK_FALSE(has(picture, "The same seed again"));
        CHECK(has(picture, "Won: eight points. [W-1]"));
    }
    SECTION("back") {
        evening.terminal.press("enter");
        CHECK(has(evening.picture(), "The same seed again"));
    }
}

TEST_CASE("the same seed again begins the same game anew") {
    Evening evening;
    almost_won(evening);
    evening.terminal.type("d").press("down down enter");
    evening.play();
    const table::Match& match = evening.session.match();
    CHECK(match.record.seed == 7);
    CHECK(match.history.steps().empty());
    CHECK(has(evening.terminal.screen(), "[@][ ]"));
    CHECK_FALSE(has(evening.terminal.screen(), "WON"));
}

TEST_CASE("the end offers the replay of the game") {
    Evening evening;
    almost_won(evening);
    evening.terminal.type("d").press("down enter");
    CHECK(has(evening.picture(), "Command 0 of 7"));
}

TEST_CASE("the end comes after the animation") {
    Evening evening;
    almost_won(evening);
    evening.screen.preferences.animations = true;
    SECTION("by itself") {
        evening.terminal.patience = 9;
        evening.terminal.type("d");
        CHECK(has(evening.picture(), "WON"));
    }
    SECTION("or at a key") {
        evening.terminal.type("d").press("enter");
        CHECK(has(evening.picture(), "WON"));
    }
}

TEST_CASE("a game given up says so") {
    Evening evening;
    evening.with_game();
    evening.terminal.type(":resign").press("enter");
    const std::string picture = evening.picture();
    CHECK(has(picture, "GIVEN UP"));
    CHECK(has(picture, "The walk was given up. [W-9]"));
}
