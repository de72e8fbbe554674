// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "evening.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

TEST_CASE("the command line takes every command of the interpreter") {
    Evening evening;
    evening.with_game();
    evening.terminal.type(":step b1").press("enter").type(":draw").press("enter");
    CHECK(has(evening.picture(), "A card of 3 is drawn."));
}

TEST_CASE("a refusal is one line with the number of the rule") {
    Evening evening;
    evening.with_game();
    evening.terminal.type(":step c1").press("enter");
    CHECK(has(evening.picture(), "That is not possible. [W-3]\n"));
}

TEST_CASE("a word that is no command is answered with the nearest one") {
    Evening evening;
    evening.with_game();
    evening.terminal.type(":drow").press("enter");
    CHECK(has(evening.picture(), "There is no such command."));
    CHECK(has(evening.terminal.screen(), "\"draw\"?"));
}

TEST_CASE("an answer of several lines is a page to be read") {
    Evening evening;
    evening.with_game();
    evening.terminal.type(":why draw").press("enter");
    const std::string picture = evening.picture();
    CHECK(has(picture, " why draw"));
    CHECK(has(picture, "\"draw\" is not possible now:"));
    CHECK(has(picture, "That is not possible. [W-4]"));
}

TEST_CASE("an answer of one line stands under the board") {
    Evening evening;
    evening.with_game();
    evening.terminal.type(":left").press("enter");
    const std::string picture = evening.picture();
    CHECK(has(picture, "8 cards\nWalk or draw?"));
}

TEST_CASE("Tab completes and shows what could stand there") {
    Evening evening;
    evening.with_game();
    SECTION("one word is put in with a blank behind it") {
        evening.terminal.type(":dr").press("tab");
        CHECK(has(evening.picture(), "\n:draw\n"));
    }
    SECTION("several are shown, and what they begin with alike is put in") {
        evening.terminal.type(":re").press("tab");
        const std::string picture = evening.picture();
        CHECK(has(picture, "redo resign"));
        CHECK(has(picture, "\n:re\n"));
    }
    SECTION("a parameter") {
        evening.terminal.type(":step ").press("tab enter");
        CHECK(has(evening.picture(), "The walker steps to b1."));
    }
    SECTION("nothing") {
        evening.terminal.type(":xyz").press("tab");
        CHECK(has(evening.picture(), "Nothing is known that could stand here."));
    }
}

TEST_CASE("up and down bring back what was typed") {
    Evening evening;
    evening.with_game();
    evening.terminal.type(":left").press("enter").type(":note so").press("enter").type(":");
    SECTION("the last") {
        evening.terminal.press("up");
        CHECK(has(evening.picture(), "\n:note so\n"));
    }
    SECTION("the one before") {
        evening.terminal.press("up up");
        CHECK(has(evening.picture(), "\n:left\n"));
    }
    SECTION("and forth to an empty line") {
        evening.terminal.press("up up down down");
        CHECK(has(evening.picture(), "\n:\n"));
    }
}

TEST_CASE("Escape leaves the command line and does nothing") {
    Evening evening;
    evening.with_game();
    evening.terminal.type(":step").press("escape");
    evening.play();
    CHECK(evening.session.match().history.steps().empty());
}

TEST_CASE("keys of the board are letters on the command line") {
    Evening evening;
    evening.with_game();
    evening.terminal.type(":u d?");
    CHECK(has(evening.picture(), "\n:u d?\n"));
}

TEST_CASE("of a paste the first line is typed, and not carried out") {
    Evening evening;
    evening.with_game();
    evening.terminal.type(":").paste("step b1\nresign\n");
    const std::string picture = evening.picture();
    CHECK(has(picture, "Only the first line was taken from the paste.\n:step b1\n"));
    CHECK(evening.session.match().history.steps().empty());
}

TEST_CASE("where no files can be named, none is") {
    Evening evening;
    evening.with_game();
    evening.restrict();
    const std::string line =
        GENERATE("save x.tene", "load x.tene", "new walking from x.tene", "SAVE x.tene");
    evening.terminal.type(":" + line).press("enter");
    CHECK(has(evening.picture(), "No files can be named here: the program is restricted."));
}

TEST_CASE("a new game may be typed") {
    Evening evening;
    evening.with_game();
    evening.terminal.press("enter").type(":new walking players 2").press("enter");
    evening.play();
    CHECK(evening.session.match().game->seats() == 2);
    CHECK(has(evening.terminal.screen(), "[@][ ]"));
    CHECK_FALSE(has(evening.terminal.screen(), "1. step b1"));
}
