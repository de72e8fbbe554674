// SPDX-License-Identifier: MIT
// People with different hidden information at one screen, and bots together with a person.
#include "catch.hpp"
#include "fake_terminal.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// Starts a game in which players with hidden information hand over the keyboard.
FakeTerminal& show_handover_screen(FakeTerminal& terminal) {
    const host::Match match = terminal.session.match();
    host::Viewer viewer{{.has_handover = true}};
    viewer.reset(match);
    terminal.session = host::Session(match, viewer);
    return terminal;
}

}  // namespace

TEST_CASE("nothing is shown before the deciding player has taken the keyboard", "[curtain]") {
    FakeTerminal terminal;
    show_handover_screen(terminal.with_game("seed 7 players 2 cards hidden"));
    SECTION("it says whose turn it is") {
        CHECK(has(terminal.picture(), "Ada (1) is next. Press Enter and hand over the keyboard."));
    }
    SECTION("the handover screen is shown") {
        terminal.frontend.press("enter");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "Ada (1), press Enter"));
        CHECK_FALSE(has(picture, "Points"));
    }
    SECTION("other keys do not confirm it") {
        terminal.frontend.press("enter space escape").type("q:?");
        CHECK(has(terminal.picture(), "Ada (1), press Enter"));
    }
    SECTION("it is confirmed") {
        terminal.frontend.press("enter enter");
        CHECK(has(terminal.picture(), "Walk or draw?"));
    }
}

TEST_CASE("after the handover nothing of the previous player is left on the screen", "[curtain]") {
    FakeTerminal terminal;
    show_handover_screen(terminal.with_game("seed 7 players 2 cards hidden"));
    // The first card is a 3.
    terminal.frontend.press("enter enter enter").type(":draw").press("enter");
    SECTION("the player who drew sees the card") {
        const std::string picture = terminal.picture();
        CHECK(has(picture, "A card of 3 is drawn."));
        CHECK(has(picture, "Ben (2) is next."));
    }
    SECTION("that player can do nothing more") {
        terminal.frontend.type(":step").press("enter");
        CHECK(has(terminal.picture(), "It is another player's turn"));
    }
    SECTION("the other player sees that a card was drawn and cannot recall the typed line") {
        terminal.frontend.press("enter enter").type(":").press("up");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "A card is drawn."));
        CHECK_FALSE(has(picture, "card of 3"));
        CHECK_FALSE(has(picture, "draw_"));
        CHECK_FALSE(has(picture, ":draw"));
    }
    SECTION("replaying shows what this seat saw") {
        terminal.frontend.press("enter enter");
        terminal.play();
        CHECK(terminal.session.replay()->observation(1, std::nullopt).seat == 1);
    }
}

TEST_CASE("bots play as soon as they are asked", "[curtain]") {
    FakeTerminal terminal;
    SECTION("at once if nothing is animated") {
        terminal.with_game("seed 7 players 2 bot 2 eager");
        terminal.frontend.press("enter").type(":draw").press("enter");
        // The cards are 3 and 0. The bot draws the second.
        const std::string picture = terminal.picture();
        CHECK(has(picture, "A card of 0 is drawn."));
        CHECK(has(picture, "A card of 3 is drawn."));
        CHECK_FALSE(has(picture, "Ben (bot, eager): draw"));
        CHECK(terminal.session.match().history.steps().size() == 3);
    }
    SECTION("one after the other if animated and a key only skips ahead") {
        terminal.with_game("seed 7 players 2 bot 2 eager");
        terminal.screen.preferences.animations = true;
        terminal.frontend.press("enter").type(":draw").press("enter enter");
        terminal.play();
        CHECK(terminal.session.match().history.steps().size() == 3);
    }
    SECTION("to the end") {
        terminal.with_game("seed 7 bot 1 eager");
        terminal.frontend.press(Key{});  // no key is pressed for a moment
        CHECK(has(terminal.picture(), "WON"));
    }
}

TEST_CASE("the form of a new game says who plays the other seats", "[curtain]") {
    FakeTerminal terminal;
    terminal.frontend.choose("New game").press("enter f10");
    CHECK(has(terminal.picture(), "Other players"));
}
