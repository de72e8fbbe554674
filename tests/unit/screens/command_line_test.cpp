// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "fake_terminal.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

TEST_CASE("the command line accepts every command of the interpreter") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type(":step b1").press("enter").type(":draw").press("enter");
    CHECK(has(terminal.picture(), "A card of 3 is drawn."));
}

TEST_CASE("a refusal is one line with the number of the rule") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type(":step c1").press("enter");
    CHECK(has(terminal.picture(), "That is not possible. [W-3]\n"));
}

TEST_CASE("an unknown command gets the nearest one as a hint") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type(":drow").press("enter");
    CHECK(has(terminal.picture(), "Unknown command."));
    CHECK(has(terminal.frontend.screen(), "did you mean `draw`?"));
}

TEST_CASE("an answer of several lines opens a page") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type(":why draw").press("enter");
    const std::string picture = terminal.picture();
    CHECK(has(picture, " why draw"));
    CHECK(has(picture, "\"draw\" is not possible now:"));
    CHECK(has(picture, "That is not possible. [W-4]"));
}

TEST_CASE("an answer of one line is shown under the board") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type(":left").press("enter");
    const std::string picture = terminal.picture();
    CHECK(has(picture, "8 cards\nWalk or draw?"));
}

TEST_CASE("Tab completes a word and shows the possible ones") {
    FakeTerminal terminal;
    terminal.with_game();
    SECTION("one word is inserted with a space after it") {
        terminal.frontend.type(":dr").press("tab");
        CHECK(has(terminal.picture(), "\n:draw\n"));
    }
    SECTION("several words are shown and their common beginning is inserted") {
        terminal.frontend.type(":re").press("tab");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "redo resign"));
        CHECK(has(picture, "\n:re\n"));
    }
    SECTION("a parameter is completed") {
        terminal.frontend.type(":step ").press("tab enter");
        CHECK(has(terminal.picture(), "The walker steps to b1."));
    }
    SECTION("nothing can be completed") {
        terminal.frontend.type(":xyz").press("tab");
        CHECK(has(terminal.picture(), "There is nothing to complete here."));
    }
}

TEST_CASE("Up and Down recall typed commands") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type(":left").press("enter").type(":note so").press("enter").type(":");
    SECTION("the last command") {
        terminal.frontend.press("up");
        CHECK(has(terminal.picture(), "\n:note so\n"));
    }
    SECTION("the one before") {
        terminal.frontend.press("up up");
        CHECK(has(terminal.picture(), "\n:left\n"));
    }
    SECTION("forward to an empty line") {
        terminal.frontend.press("up up down down");
        CHECK(has(terminal.picture(), "\n:\n"));
    }
}

TEST_CASE("Escape leaves the command line and does nothing") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type(":step").press("escape");
    terminal.play();
    CHECK(terminal.session.match().history.steps().empty());
}

TEST_CASE("keys of the board are letters on the command line") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type(":u d?");
    CHECK(has(terminal.picture(), "\n:u d?\n"));
}

TEST_CASE("the first line of a paste is inserted and not executed") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type(":").paste("step b1\nresign\n");
    const std::string picture = terminal.picture();
    CHECK(has(picture, "Only the first line of the pasted text was used.\n:step b1\n"));
    CHECK(terminal.session.match().history.steps().empty());
}

TEST_CASE("if files cannot be named no file is opened") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.restrict();
    const std::string line =
        GENERATE("save x.tene", "load x.tene", "new walking from x.tene", "SAVE x.tene");
    terminal.frontend.type(":" + line).press("enter");
    CHECK(has(terminal.picture(), "Files cannot be named in restricted mode."));
}

TEST_CASE("a new game may be typed") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.press("enter").type(":new walking players 2").press("enter");
    terminal.play();
    CHECK(terminal.session.match().game->seats().size() == 2);
    CHECK(has(terminal.frontend.screen(), "[@][ ]"));
    CHECK_FALSE(has(terminal.frontend.screen(), "The walker steps to b1."));
}
