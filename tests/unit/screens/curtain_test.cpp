// SPDX-License-Identifier: MIT
// People who know different things at one screen, and bots beside a person.
#include "catch.hpp"
#include "paper_terminal.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// From now on people who know different things sit behind a curtain.
PaperTerminal& hang_curtain(PaperTerminal& paper) {
    host::Match match = paper.session.match();
    match.environment.has_curtain = true;
    paper.session.resume(std::move(match), nullptr);
    return paper;
}

}  // namespace

TEST_CASE("nothing is shown before the one who decides has taken the keyboard", "[curtain]") {
    PaperTerminal paper;
    hang_curtain(paper.with_game("seed 7 players 2 cards hidden"));
    SECTION("who is waited for") {
        CHECK(has(paper.picture(), "Walker 1 is next. Press Enter and hand over the keyboard."));
    }
    SECTION("the curtain") {
        paper.terminal.press("enter");
        const std::string picture = paper.picture();
        CHECK(has(picture, "Walker 1, press Enter"));
        CHECK_FALSE(has(picture, "Points"));
    }
    SECTION("other keys do not lift it") {
        paper.terminal.press("enter space escape").type("q:?");
        CHECK(has(paper.picture(), "Walker 1, press Enter"));
    }
    SECTION("lifted") {
        paper.terminal.press("enter enter");
        CHECK(has(paper.picture(), "Walk or draw?"));
    }
}

TEST_CASE("behind the curtain nothing is left of who was there before", "[curtain]") {
    PaperTerminal paper;
    hang_curtain(paper.with_game("seed 7 players 2 cards hidden"));
    // The first card is a 3.
    paper.terminal.press("enter enter enter").type(":draw").press("enter");
    SECTION("who has drawn sees what it was") {
        const std::string picture = paper.picture();
        CHECK(has(picture, "A card of 3 is drawn."));
        CHECK(has(picture, "Walker 2 is next."));
    }
    SECTION("and can do nothing more") {
        paper.terminal.type(":step").press("enter");
        CHECK(has(paper.picture(), "It is another player's turn"));
    }
    SECTION("the other hears that a card was drawn, and there is no line to be called back") {
        paper.terminal.press("enter enter").type(":").press("up");
        const std::string picture = paper.picture();
        CHECK(has(picture, "A card is drawn."));
        CHECK_FALSE(has(picture, "card of 3"));
        CHECK_FALSE(has(picture, "draw_"));
        CHECK_FALSE(has(picture, ":draw"));
    }
    SECTION("watching it again shows what this seat saw") {
        paper.terminal.press("enter enter");
        paper.play();
        CHECK(paper.session.replay()->seen(1, std::nullopt).seat == 1);
    }
}

TEST_CASE("bots play as soon as they are asked", "[curtain]") {
    PaperTerminal paper;
    SECTION("at once where nothing moves") {
        paper.with_game("seed 7 players 2 bot 2 eager");
        paper.terminal.press("enter").type(":draw").press("enter");
        // Of 3 and 0, the second is the bot's.
        const std::string picture = paper.picture();
        CHECK(has(picture, "A card of 0 is drawn."));
        CHECK(has(picture, "2. draw"));
        CHECK(has(picture, "3. Walker 2 (bot, eager): draw"));
        CHECK(paper.session.match().history.steps().size() == 3);
    }
    SECTION("one after the other where things move; a key hurries them, and does nothing else") {
        paper.with_game("seed 7 players 2 bot 2 eager");
        paper.screen.preferences.animations = true;
        paper.terminal.press("enter").type(":draw").press("enter enter");
        paper.play();
        CHECK(paper.session.match().history.steps().size() == 3);
    }
    SECTION("to the end") {
        paper.with_game("seed 7 bot 1 eager");
        paper.terminal.press(Key{});  // nothing is typed for a moment
        CHECK(has(paper.picture(), "WON"));
    }
}

TEST_CASE("the form of a new game says who plays the other seats", "[curtain]") {
    PaperTerminal paper;
    paper.terminal.choose("New game").press("enter f10");
    CHECK(has(paper.picture(), "Other players"));
}
