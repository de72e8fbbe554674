// SPDX-License-Identifier: MIT
// People who know different things at one screen, and bots together with a person.
#include "catch.hpp"
#include "paper_terminal.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// Starts a game in which players with hidden information hand over the keyboard.
PaperTerminal& hang_curtain(PaperTerminal& paper) {
    host::Match match = paper.session.match();
    match.environment.has_curtain = true;
    paper.session.resume(std::move(match), nullptr);
    return paper;
}

}  // namespace

TEST_CASE("nothing is shown before the deciding player has taken the keyboard", "[curtain]") {
    PaperTerminal paper;
    hang_curtain(paper.with_game("seed 7 players 2 cards hidden"));
    SECTION("it says whose turn it is") {
        CHECK(has(paper.picture(), "Ada (1) is next. Press Enter and hand over the keyboard."));
    }
    SECTION("the handover screen is shown") {
        paper.terminal.press("enter");
        const std::string picture = paper.picture();
        CHECK(has(picture, "Ada (1), press Enter"));
        CHECK_FALSE(has(picture, "Points"));
    }
    SECTION("other keys do not confirm it") {
        paper.terminal.press("enter space escape").type("q:?");
        CHECK(has(paper.picture(), "Ada (1), press Enter"));
    }
    SECTION("it is confirmed") {
        paper.terminal.press("enter enter");
        CHECK(has(paper.picture(), "Walk or draw?"));
    }
}

TEST_CASE("after the handover nothing of the previous player is left on the screen", "[curtain]") {
    PaperTerminal paper;
    hang_curtain(paper.with_game("seed 7 players 2 cards hidden"));
    // The first card is a 3.
    paper.terminal.press("enter enter enter").type(":draw").press("enter");
    SECTION("the player who drew sees the card") {
        const std::string picture = paper.picture();
        CHECK(has(picture, "A card of 3 is drawn."));
        CHECK(has(picture, "Ben (2) is next."));
    }
    SECTION("that player can do nothing more") {
        paper.terminal.type(":step").press("enter");
        CHECK(has(paper.picture(), "It is another player's turn"));
    }
    SECTION("the other hears that a card was drawn and cannot recall the typed line") {
        paper.terminal.press("enter enter").type(":").press("up");
        const std::string picture = paper.picture();
        CHECK(has(picture, "A card is drawn."));
        CHECK_FALSE(has(picture, "card of 3"));
        CHECK_FALSE(has(picture, "draw_"));
        CHECK_FALSE(has(picture, ":draw"));
    }
    SECTION("replaying shows what this seat saw") {
        paper.terminal.press("enter enter");
        paper.play();
        CHECK(paper.session.replay()->seen(1, std::nullopt).seat == 1);
    }
}

TEST_CASE("bots play as soon as they are asked", "[curtain]") {
    PaperTerminal paper;
    SECTION("at once if nothing is animated") {
        paper.with_game("seed 7 players 2 bot 2 eager");
        paper.terminal.press("enter").type(":draw").press("enter");
        // The cards are 3 and 0. The bot draws the second.
        const std::string picture = paper.picture();
        CHECK(has(picture, "A card of 0 is drawn."));
        CHECK(has(picture, "2. draw"));
        CHECK(has(picture, "3. Ben (bot, eager): draw"));
        CHECK(paper.session.match().history.steps().size() == 3);
    }
    SECTION("one after the other if animated and a key only skips ahead") {
        paper.with_game("seed 7 players 2 bot 2 eager");
        paper.screen.preferences.animations = true;
        paper.terminal.press("enter").type(":draw").press("enter enter");
        paper.play();
        CHECK(paper.session.match().history.steps().size() == 3);
    }
    SECTION("to the end") {
        paper.with_game("seed 7 bot 1 eager");
        paper.terminal.press(Key{});  // no key is pressed for a moment
        CHECK(has(paper.picture(), "WON"));
    }
}

TEST_CASE("the form of a new game says who plays the other seats", "[curtain]") {
    PaperTerminal paper;
    paper.terminal.choose("New game").press("enter f10");
    CHECK(has(paper.picture(), "Other players"));
}
