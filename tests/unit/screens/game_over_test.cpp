// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "paper_terminal.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// Seven points: with seed 7 one more card but one wins.
PaperTerminal& almost_won(PaperTerminal& paper) {
    paper.with_game();
    paper.session.execute("step", "typed", 2);
    for (int card = 0; card < 5; ++card) {
        paper.session.execute("draw", "typed", 3);
    }
    return paper;
}

}  // namespace

TEST_CASE("the end says how the game ended and why, its numbers and its seed") {
    PaperTerminal paper;
    almost_won(paper);
    paper.terminal.type("d");
    const std::string picture = paper.picture();
    for (const std::string_view text :
         {"WON",
          "Won: eight points. [W-1]",
          "That makes 10 points.",
          "Reason: Every card counts what it shows.",
          "It took 1 turn and 7 commands.",
          "Turn 1: That makes 3 points.",
          "Cards, turn 0 to 1 and at the end:",
          "8 ######",
          "draws 6 ####",
          "Points: 10",
          "To share: new walking players 1 seed 7",
          "Watch the game again",
          "The same seed again",
          "A new night",
          "Another game"}) {
        INFO(text);
        CHECK(has(picture, text));
    }
}

TEST_CASE("after the end one can look at the board and come back") {
    PaperTerminal paper;
    almost_won(paper);
    paper.terminal.type("d").press("escape");
    SECTION("the board") {
        const std::string picture = paper.picture();
        CHECK(has(picture, "[ ][@]"));
        CHECK_FALSE(has(picture, "The same seed again"));
        CHECK(has(picture, "Won: eight points. [W-1]"));
    }
    SECTION("back") {
        paper.terminal.press("enter");
        CHECK(has(paper.picture(), "The same seed again"));
    }
}

TEST_CASE("the same seed again begins the same game anew") {
    PaperTerminal paper;
    almost_won(paper);
    paper.terminal.type("d").press("down down enter");
    paper.play();
    const table::Match& match = paper.session.match();
    CHECK(match.record.seed == 7);
    CHECK(match.history.steps().empty());
    CHECK(has(paper.terminal.screen(), "[@][ ]"));
    CHECK_FALSE(has(paper.terminal.screen(), "WON"));
}

TEST_CASE("the end offers the replay of the game") {
    PaperTerminal paper;
    almost_won(paper);
    paper.terminal.type("d").press("down enter");
    CHECK(has(paper.picture(), "Command 0 of 7"));
}

TEST_CASE("the end comes after the animation") {
    PaperTerminal paper;
    almost_won(paper);
    paper.screen.preferences.animations = true;
    SECTION("by itself") {
        paper.terminal.patience = 9;
        paper.terminal.type("d");
        CHECK(has(paper.picture(), "WON"));
    }
    SECTION("or at a key") {
        paper.terminal.type("d").press("enter");
        CHECK(has(paper.picture(), "WON"));
    }
}

TEST_CASE("a game given up says so") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type(":resign").press("enter");
    const std::string picture = paper.picture();
    CHECK(has(picture, "GIVEN UP"));
    CHECK(has(picture, "The walk was given up. [W-9]"));
}
