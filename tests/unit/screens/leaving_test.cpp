// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "evening.hpp"
#include "table/tables.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

TEST_CASE("when input ends, so does the full screen, and the game is in the session") {
    Evening evening;
    evening.with_game();
    evening.terminal.press("enter");
    CHECK(evening.play().leave == Leave::Hangup);
    CHECK(evening.session.match().history.steps().size() == 1);
}

TEST_CASE("the linear face goes on with the same game, and back") {
    Evening evening;
    evening.with_game();
    evening.terminal.press("enter ctrl-t");
    CHECK(evening.play().leave == Leave::Accessible);
    evening.session.execute("step", "typed", 2);
    evening.terminal.press("enter");
    CHECK(has(evening.picture(), "3. step b1"));
}

TEST_CASE("leaving a game that is not saved is asked about") {
    Evening evening;
    evening.with_game();
    evening.terminal.press("enter").type("q");
    SECTION("the question") {
        CHECK(has(evening.picture(), "This game is not saved; it would be lost."));
    }
    SECTION("the harmless answer stays in the game") {
        evening.terminal.press("enter");
        CHECK(has(evening.picture(), "Walk or draw?"));
    }
    SECTION("without saving, to the title") {
        evening.terminal.type("leave");
        CHECK(has(evening.picture(), "T E N E B R A E"));
    }
}

TEST_CASE("a game in which nothing was done, or that is over, is left without a question") {
    Evening evening;
    evening.with_game();
    SECTION("nothing done") {
        evening.terminal.type("q");
        CHECK(has(evening.picture(), "T E N E B R A E"));
    }
    SECTION("over") {
        evening.session.execute("resign", "typed", 2);
        evening.terminal.type("q");
        CHECK(has(evening.picture(), "T E N E B R A E"));
    }
}

TEST_CASE("a saved game is left without a question, and asked about once it has gone on") {
    const table::test::Folder folder;
    Evening evening;
    evening.with_game();
    evening.terminal.press("enter").type(":save " + folder.file("a.tene")).press("enter");
    SECTION("saved") {
        evening.terminal.type("q");
        CHECK(has(evening.picture(), "T E N E B R A E"));
    }
    SECTION("gone on") {
        evening.terminal.press("enter").type("yes").type("q");
        CHECK(has(evening.picture(), "This game is not saved"));
    }
}

TEST_CASE("the question offers to save") {
    const table::test::Folder folder;
    Evening evening;
    evening.with_game();
    evening.terminal.press("enter").type("qsave").type(folder.file("b.tene")).press("enter");
    CHECK(has(evening.picture(), "Saved as"));
    CHECK(has(folder.get("b.tene"), "step b1"));
}

TEST_CASE("quit as a command leaves the program") {
    Evening evening;
    evening.with_game();
    evening.terminal.type(":quit").press("enter");
    CHECK(evening.play().leave == Leave::Quit);
}

TEST_CASE("giving the game up is asked about") {
    Evening evening;
    evening.with_game();
    evening.terminal.press("f10");
    for (int line = 0; line < 12; ++line) {
        evening.terminal.press("down");
    }
    evening.terminal.press("enter");
    SECTION("the question") {
        CHECK(has(evening.picture(), "Give the game up?"));
        CHECK_FALSE(evening.session.match().is_over());
    }
    SECTION("the word does it") {
        evening.terminal.type("resign");
        evening.play();
        CHECK(evening.session.match().is_over());
    }
}

TEST_CASE("back from a stop everything is drawn anew") {
    Evening evening;
    evening.with_game();
    evening.terminal.press(Key{Key::Kind::Resume}).press("ctrl-l");
    evening.play();
    CHECK(evening.terminal.redrawn == 2);
}

TEST_CASE("an animation ends by itself, and any key ends it and is heard") {
    Evening evening;
    evening.with_game();
    evening.screen.preferences.animations = true;
    SECTION("by itself") {
        evening.terminal.patience = 5;
        evening.terminal.press("enter");
        CHECK_FALSE(has(evening.picture(), "*1"));
    }
    SECTION("a frame is shown first") {
        evening.terminal.press("enter").look([](const Grid& grid) { CHECK(has(grid.text(), "*1")); }
        );
        evening.play();
    }
    SECTION("a key is heard") {
        evening.terminal.press("enter").type("d");
        evening.play();
        CHECK(evening.session.match().history.steps().size() == 2);
    }
    SECTION("none on a slow link") {
        evening.terminal.slow = true;
        evening.terminal.press("enter").look([](const Grid& grid) {
            CHECK_FALSE(has(grid.text(), "*1"));
        });
        evening.play();
    }
    SECTION("none when they are switched off") {
        evening.screen.preferences.animations = false;
        evening.terminal.press("enter").look([](const Grid& grid) {
            CHECK_FALSE(has(grid.text(), "*1"));
        });
        evening.play();
    }
}
