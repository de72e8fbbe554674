// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "paper_terminal.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

TEST_CASE("the command line accepts every command of the interpreter") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type(":step b1").press("enter").type(":draw").press("enter");
    CHECK(has(paper.picture(), "A card of 3 is drawn."));
}

TEST_CASE("a refusal is one line with the number of the rule") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type(":step c1").press("enter");
    CHECK(has(paper.picture(), "That is not possible. [W-3]\n"));
}

TEST_CASE("an unknown command gets the nearest one as a hint") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type(":drow").press("enter");
    CHECK(has(paper.picture(), "Unknown command."));
    CHECK(has(paper.terminal.screen(), "did you mean `draw`?"));
}

TEST_CASE("an answer of several lines opens a page") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type(":why draw").press("enter");
    const std::string picture = paper.picture();
    CHECK(has(picture, " why draw"));
    CHECK(has(picture, "\"draw\" is not possible now:"));
    CHECK(has(picture, "That is not possible. [W-4]"));
}

TEST_CASE("an answer of one line is shown under the board") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type(":left").press("enter");
    const std::string picture = paper.picture();
    CHECK(has(picture, "8 cards\nWalk or draw?"));
}

TEST_CASE("Tab completes a word and shows the possible ones") {
    PaperTerminal paper;
    paper.with_game();
    SECTION("one word is inserted with a space after it") {
        paper.terminal.type(":dr").press("tab");
        CHECK(has(paper.picture(), "\n:draw\n"));
    }
    SECTION("several words are shown and their common beginning is inserted") {
        paper.terminal.type(":re").press("tab");
        const std::string picture = paper.picture();
        CHECK(has(picture, "redo resign"));
        CHECK(has(picture, "\n:re\n"));
    }
    SECTION("a parameter is completed") {
        paper.terminal.type(":step ").press("tab enter");
        CHECK(has(paper.picture(), "The walker steps to b1."));
    }
    SECTION("nothing can be completed") {
        paper.terminal.type(":xyz").press("tab");
        CHECK(has(paper.picture(), "There is nothing to complete here."));
    }
}

TEST_CASE("Up and Down recall typed commands") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type(":left").press("enter").type(":note so").press("enter").type(":");
    SECTION("the last command") {
        paper.terminal.press("up");
        CHECK(has(paper.picture(), "\n:note so\n"));
    }
    SECTION("the one before") {
        paper.terminal.press("up up");
        CHECK(has(paper.picture(), "\n:left\n"));
    }
    SECTION("forward to an empty line") {
        paper.terminal.press("up up down down");
        CHECK(has(paper.picture(), "\n:\n"));
    }
}

TEST_CASE("Escape leaves the command line and does nothing") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type(":step").press("escape");
    paper.play();
    CHECK(paper.session.match().history.steps().empty());
}

TEST_CASE("keys of the board are letters on the command line") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type(":u d?");
    CHECK(has(paper.picture(), "\n:u d?\n"));
}

TEST_CASE("the first line of a paste is inserted and not executed") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type(":").paste("step b1\nresign\n");
    const std::string picture = paper.picture();
    CHECK(has(picture, "Only the first line of the pasted text was used.\n:step b1\n"));
    CHECK(paper.session.match().history.steps().empty());
}

TEST_CASE("if files cannot be named no file is opened") {
    PaperTerminal paper;
    paper.with_game();
    paper.restrict();
    const std::string line =
        GENERATE("save x.tene", "load x.tene", "new walking from x.tene", "SAVE x.tene");
    paper.terminal.type(":" + line).press("enter");
    CHECK(has(paper.picture(), "Files cannot be named in restricted mode."));
}

TEST_CASE("a new game may be typed") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.press("enter").type(":new walking players 2").press("enter");
    paper.play();
    CHECK(paper.session.match().game->seats().size() == 2);
    CHECK(has(paper.terminal.screen(), "[@][ ]"));
    CHECK_FALSE(has(paper.terminal.screen(), "1. step b1"));
}
