// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "table/tables.hpp"
#include "tui/table/frames.hpp"
#include "tui/table/screen_stack.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

TEST_CASE("at the end of input the full screen ends and the session has the game") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.press("enter");
    CHECK(terminal.play().leave == Leave::Hangup);
    CHECK(terminal.session.match().history.steps().size() == 1);
}

TEST_CASE("the line interface continues the same game and back again") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.press("enter ctrl-t");
    CHECK(terminal.play().leave == Leave::Accessible);
    terminal.session.execute("step", "typed", 2);
    terminal.frontend.press("enter");
    CHECK(has(terminal.picture(), "The walker steps to b1."));
}

TEST_CASE("leaving an unsaved game needs confirmation") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.press("enter").type("q");
    SECTION("the question is shown") {
        CHECK(has(terminal.picture(), "This game is not saved and would be lost."));
    }
    SECTION("the harmless answer stays in the game") {
        terminal.frontend.press("enter");
        CHECK(has(terminal.picture(), "Walk or draw?"));
    }
    SECTION("without saving to the title") {
        terminal.frontend.type("leave");
        CHECK(has(terminal.picture(), "T E N E B R A E"));
    }
}

TEST_CASE("a new or finished game is left without a question") {
    FakeTerminal terminal;
    terminal.with_game();
    SECTION("nothing was done") {
        terminal.frontend.type("q");
        CHECK(has(terminal.picture(), "T E N E B R A E"));
    }
    SECTION("the game is over") {
        terminal.session.execute("resign", "typed", 2);
        terminal.frontend.type("q");
        CHECK(has(terminal.picture(), "T E N E B R A E"));
    }
}

TEST_CASE("a saved game is left without a question until it has changed") {
    const table::test::Folder folder;
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.press("enter").type(":save " + folder.file("a.tene")).press("enter");
    SECTION("saved") {
        terminal.frontend.type("q");
        CHECK(has(terminal.picture(), "T E N E B R A E"));
    }
    SECTION("changed since") {
        terminal.frontend.press("enter").type("yes").type("q");
        CHECK(has(terminal.picture(), "This game is not saved"));
    }
}

TEST_CASE("the question offers to save") {
    const table::test::Folder folder;
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.press("enter").type("qsave").type(folder.file("b.tene")).press("enter");
    CHECK(has(terminal.picture(), "Saved as"));
    CHECK(has(folder.get("b.tene"), "step b1"));
}

TEST_CASE("the command quit leaves the program") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type(":quit").press("enter");
    CHECK(terminal.play().leave == Leave::Quit);
}

TEST_CASE("resigning needs confirmation") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.press("f10");
    for (int line = 0; line < 14; ++line) {
        terminal.frontend.press("down");
    }
    terminal.frontend.press("enter");
    SECTION("the question is shown") {
        CHECK(has(terminal.picture(), "Give up the game?"));
        CHECK_FALSE(terminal.session.match().is_over());
    }
    SECTION("the word confirms") {
        terminal.frontend.type("resign");
        terminal.play();
        CHECK(terminal.session.match().is_over());
    }
}

TEST_CASE("after a stop everything is drawn again") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.press(Key{Key::Kind::Resume}).press("ctrl-l");
    terminal.play();
    CHECK(terminal.frontend.redrawn == 2);
}

TEST_CASE("an animation ends after its frames or at a key and the key takes effect") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.screen.preferences.animations = true;
    SECTION("after its frames") {
        terminal.frontend.waits_per_key = 20;
        terminal.frontend.press("enter");
        CHECK_FALSE(has(terminal.picture(), "*1"));
        CHECK(terminal.frontend.waited_ms > 0);
        CHECK(terminal.frontend.waited_ms <= 300);
    }
    SECTION("a frame is shown first") {
        terminal.frontend.press("enter").look([](const Grid& grid) {
            CHECK(has(grid.text(), "*1"));
        });
        terminal.play();
    }
    SECTION("a key takes effect") {
        terminal.frontend.press("enter").type("d");
        terminal.play();
        CHECK(terminal.session.match().history.steps().size() == 2);
    }
    SECTION("no animation on a slow connection") {
        terminal.frontend.slow = true;
        terminal.frontend.press("enter").look([](const Grid& grid) {
            CHECK_FALSE(has(grid.text(), "*1"));
        });
        terminal.play();
    }
    SECTION("no animation if switched off") {
        terminal.screen.preferences.animations = false;
        terminal.frontend.press("enter").look([](const Grid& grid) {
            CHECK_FALSE(has(grid.text(), "*1"));
        });
        terminal.play();
    }
}

TEST_CASE("any number of frames ends in time and each frame is visible") {
    for (int frames = 1; frames <= kMostFrames; ++frames) {
        CHECK(frames * frame_ms(frames) < 300);
        CHECK(frame_ms(frames) >= 20);
    }
    std::vector<int> few{1, 2, 3};
    limit_frames(few);
    CHECK(few == std::vector{1, 2, 3});
    std::vector<int> many;
    for (int frame = 0; frame < 10 * kMostFrames; ++frame) {
        many.push_back(frame);
    }
    limit_frames(many);
    REQUIRE(many.size() == static_cast<std::size_t>(kMostFrames));
    CHECK(many.front() == 0);
    CHECK(many.back() >= 9 * kMostFrames);
}

TEST_CASE("in restricted mode an idle player is disconnected") {
    constexpr int kMinute = 60 * 1000;
    FakeTerminal terminal;
    const auto patiently = [&](const Grid&) {
        terminal.frontend.waits_per_key = kIdleMinutesAtGame * kMinute;
    };
    int minutes = kIdleMinutes;
    SECTION("at the title") {
        terminal.frontend.look(patiently).press("down");
    }
    SECTION("at a page over the title") {
        terminal.frontend.type("?").look(patiently).press("end");
    }
    SECTION("in a window that is too small") {
        terminal.frontend.resize(20, 5).look(patiently).press("end");
    }
    SECTION("at a game that is over") {
        terminal.with_game();
        terminal.session.execute("resign", "typed", 2);
        terminal.frontend.look(patiently).press("end");
    }
    SECTION("after a longer time in a game") {
        minutes = kIdleMinutesAtGame;
        terminal.with_game();
        SECTION("without animation") {
            terminal.frontend.look(patiently).press("end");
        }
        SECTION("with animation") {
            terminal.screen.preferences.flicker = true;
            terminal.frontend.look(patiently).press("end");
        }
        SECTION("with a page open") {
            terminal.frontend.type("?").look(patiently).press("down");
        }
    }
    terminal.restrict();
    CHECK(terminal.play().leave == Leave::Idle);
    CHECK(terminal.frontend.waited_ms == minutes * kMinute);
}

TEST_CASE("outside restricted mode an idle player is not disconnected") {
    FakeTerminal terminal;
    terminal.frontend.waits_per_key = 1000;
    terminal.frontend.press("down");
    CHECK(terminal.play().leave == Leave::Hangup);
    CHECK(terminal.frontend.waited_ms == 0);
}

TEST_CASE("each key restarts the idle time in restricted mode") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.session.execute("resign", "typed", 2);
    terminal.restrict();
    // An animation polls for a key several times a second.
    terminal.screen.preferences.flicker = true;
    terminal.frontend.waits_per_key = 1000;
    terminal.frontend.press("down up down up down");
    CHECK(terminal.play().leave == Leave::Hangup);
    CHECK(terminal.frontend.waited_ms > kIdleMinutes * 60 * 1000);
}
