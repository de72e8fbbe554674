// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "paper_terminal.hpp"
#include "table/tables.hpp"
#include "tui/table/frames.hpp"
#include "tui/table/stage.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

TEST_CASE("at the end of input the full screen ends and the session has the game") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.press("enter");
    CHECK(paper.play().leave == Leave::Hangup);
    CHECK(paper.session.match().history.steps().size() == 1);
}

TEST_CASE("the line interface continues the same game and back again") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.press("enter ctrl-t");
    CHECK(paper.play().leave == Leave::Accessible);
    paper.session.execute("step", "typed", 2);
    paper.terminal.press("enter");
    CHECK(has(paper.picture(), "3. step b1"));
}

TEST_CASE("leaving an unsaved game needs confirmation") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.press("enter").type("q");
    SECTION("the question is shown") {
        CHECK(has(paper.picture(), "This game is not saved and would be lost."));
    }
    SECTION("the harmless answer stays in the game") {
        paper.terminal.press("enter");
        CHECK(has(paper.picture(), "Walk or draw?"));
    }
    SECTION("without saving to the title") {
        paper.terminal.type("leave");
        CHECK(has(paper.picture(), "T E N E B R A E"));
    }
}

TEST_CASE("a new or finished game is left without a question") {
    PaperTerminal paper;
    paper.with_game();
    SECTION("nothing was done") {
        paper.terminal.type("q");
        CHECK(has(paper.picture(), "T E N E B R A E"));
    }
    SECTION("the game is over") {
        paper.session.execute("resign", "typed", 2);
        paper.terminal.type("q");
        CHECK(has(paper.picture(), "T E N E B R A E"));
    }
}

TEST_CASE("a saved game is left without a question until it has changed") {
    const table::test::Folder folder;
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.press("enter").type(":save " + folder.file("a.tene")).press("enter");
    SECTION("saved") {
        paper.terminal.type("q");
        CHECK(has(paper.picture(), "T E N E B R A E"));
    }
    SECTION("changed since") {
        paper.terminal.press("enter").type("yes").type("q");
        CHECK(has(paper.picture(), "This game is not saved"));
    }
}

TEST_CASE("the question offers to save") {
    const table::test::Folder folder;
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.press("enter").type("qsave").type(folder.file("b.tene")).press("enter");
    CHECK(has(paper.picture(), "Saved as"));
    CHECK(has(folder.get("b.tene"), "step b1"));
}

TEST_CASE("the command quit leaves the program") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type(":quit").press("enter");
    CHECK(paper.play().leave == Leave::Quit);
}

TEST_CASE("resigning needs confirmation") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.press("f10");
    for (int line = 0; line < 13; ++line) {
        paper.terminal.press("down");
    }
    paper.terminal.press("enter");
    SECTION("the question is shown") {
        CHECK(has(paper.picture(), "Give up the game?"));
        CHECK_FALSE(paper.session.match().is_over());
    }
    SECTION("the word confirms") {
        paper.terminal.type("resign");
        paper.play();
        CHECK(paper.session.match().is_over());
    }
}

TEST_CASE("after a stop everything is drawn again") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.press(Key{Key::Kind::Resume}).press("ctrl-l");
    paper.play();
    CHECK(paper.terminal.redrawn == 2);
}

TEST_CASE("an animation ends after its frames or at a key and the key takes effect") {
    PaperTerminal paper;
    paper.with_game();
    paper.screen.preferences.animations = true;
    SECTION("after its frames") {
        paper.terminal.patience = 20;
        paper.terminal.press("enter");
        CHECK_FALSE(has(paper.picture(), "*1"));
        CHECK(paper.terminal.waited_ms > 0);
        CHECK(paper.terminal.waited_ms <= 300);
    }
    SECTION("a frame is shown first") {
        paper.terminal.press("enter").look([](const Grid& grid) { CHECK(has(grid.text(), "*1")); });
        paper.play();
    }
    SECTION("a key takes effect") {
        paper.terminal.press("enter").type("d");
        paper.play();
        CHECK(paper.session.match().history.steps().size() == 2);
    }
    SECTION("no animation on a slow connection") {
        paper.terminal.slow = true;
        paper.terminal.press("enter").look([](const Grid& grid) {
            CHECK_FALSE(has(grid.text(), "*1"));
        });
        paper.play();
    }
    SECTION("no animation if switched off") {
        paper.screen.preferences.animations = false;
        paper.terminal.press("enter").look([](const Grid& grid) {
            CHECK_FALSE(has(grid.text(), "*1"));
        });
        paper.play();
    }
}

TEST_CASE("any number of frames ends in time and each frame is visible") {
    for (int frames = 1; frames <= kMostFrames; ++frames) {
        CHECK(frames * frame_ms(frames) < 300);
        CHECK(frame_ms(frames) >= 20);
    }
    std::vector<int> few{1, 2, 3};
    thin_out(few);
    CHECK(few == std::vector{1, 2, 3});
    std::vector<int> many;
    for (int frame = 0; frame < 10 * kMostFrames; ++frame) {
        many.push_back(frame);
    }
    thin_out(many);
    REQUIRE(many.size() == static_cast<std::size_t>(kMostFrames));
    CHECK(many.front() == 0);
    CHECK(many.back() >= 9 * kMostFrames);
}

TEST_CASE("in restricted mode an idle player is disconnected") {
    constexpr int kMinute = 60 * 1000;
    PaperTerminal paper;
    const auto patiently = [&](const Grid&) {
        paper.terminal.patience = kIdleMinutesAtGame * kMinute;
    };
    int minutes = kIdleMinutes;
    SECTION("at the title") {
        paper.terminal.look(patiently).press("down");
    }
    SECTION("at a page over the title") {
        paper.terminal.type("?").look(patiently).press("end");
    }
    SECTION("in a window that is too small") {
        paper.terminal.resize(20, 5).look(patiently).press("end");
    }
    SECTION("at a game that is over") {
        paper.with_game();
        paper.session.execute("resign", "typed", 2);
        paper.terminal.look(patiently).press("end");
    }
    SECTION("after a longer time in a game") {
        minutes = kIdleMinutesAtGame;
        paper.with_game();
        SECTION("without animation") {
            paper.terminal.look(patiently).press("end");
        }
        SECTION("with animation") {
            paper.screen.preferences.flicker = true;
            paper.terminal.look(patiently).press("end");
        }
        SECTION("with a page open") {
            paper.terminal.type("?").look(patiently).press("down");
        }
    }
    paper.restrict();
    CHECK(paper.play().leave == Leave::Idle);
    CHECK(paper.terminal.waited_ms == minutes * kMinute);
}

TEST_CASE("outside restricted mode an idle player is not disconnected") {
    PaperTerminal paper;
    paper.terminal.patience = 1000;
    paper.terminal.press("down");
    CHECK(paper.play().leave == Leave::Hangup);
    CHECK(paper.terminal.waited_ms == 0);
}

TEST_CASE("each key restarts the idle time in restricted mode") {
    PaperTerminal paper;
    paper.with_game();
    paper.session.execute("resign", "typed", 2);
    paper.restrict();
    // An animation polls for a key several times a second.
    paper.screen.preferences.flicker = true;
    paper.terminal.patience = 1000;
    paper.terminal.press("down up down up down");
    CHECK(paper.play().leave == Leave::Hangup);
    CHECK(paper.terminal.waited_ms > kIdleMinutes * 60 * 1000);
}
