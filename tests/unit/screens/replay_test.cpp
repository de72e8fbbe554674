// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "paper_terminal.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// A game of two steps, a card, and two more steps.
struct Watched {
    Watched() {
        host::Session session(walking_environment());
        int line = 0;
        for (const std::string_view command :
             {"new walking seed 7", "step", "draw", "step", "step"}) {
            session.execute(command, "typed", ++line);
        }
        paper.screen.replay = tui::Replay{session.replay()};
    }

    PaperTerminal paper;
};

}  // namespace

TEST_CASE("a replay begins at the start") {
    Watched replay;
    const std::string picture = replay.paper.picture();
    CHECK(has(picture, "[@][ ]"));
    CHECK(has(picture, "Command 0 of 4, turn 0."));
}

TEST_CASE("a replay moves forward and back by commands with the log of that moment") {
    Watched replay;
    replay.paper.terminal.press("right right");
    SECTION("forward") {
        const std::string picture = replay.paper.picture();
        CHECK(has(picture, "Command 2 of 4, turn 1."));
        CHECK(has(picture, "A card of 3 is drawn."));
        CHECK(has(picture, "Points: 3"));
    }
    SECTION("back") {
        replay.paper.terminal.press("left");
        const std::string picture = replay.paper.picture();
        CHECK(has(picture, "Command 1 of 4"));
        CHECK_FALSE(has(picture, "A card of 3 is drawn."));
    }
    SECTION("to the end and no further") {
        replay.paper.terminal.press("end right");
        CHECK(has(replay.paper.picture(), "Command 4 of 4, turn 3."));
    }
}

TEST_CASE("a replay moves by turns") {
    Watched replay;
    SECTION("forward") {
        replay.paper.terminal.press("down down");
        CHECK(has(replay.paper.picture(), "Command 3 of 4, turn 2."));
    }
    SECTION("back to the start of a turn") {
        replay.paper.terminal.press("end up up");
        CHECK(has(replay.paper.picture(), "Command 1 of 4, turn 1."));
    }
}

TEST_CASE("a replay goes to a command or a turn by its number") {
    Watched replay;
    SECTION("a command") {
        replay.paper.terminal.type("/3").press("enter");
        CHECK(has(replay.paper.picture(), "Command 3 of 4"));
    }
    SECTION("a turn") {
        replay.paper.terminal.type("/turn 2").press("enter");
        CHECK(has(replay.paper.picture(), "Command 3 of 4, turn 2."));
    }
    SECTION("a missing turn") {
        replay.paper.terminal.type("/turn 9").press("enter");
        CHECK(has(replay.paper.picture(), "The game has no turn 9."));
    }
    SECTION("not a number") {
        replay.paper.terminal.type("/soon").press("enter");
        CHECK(has(replay.paper.picture(), "Expected a command number"));
    }
}

TEST_CASE("a replay plays automatically at a speed and stops at a key and at the end") {
    Watched replay;
    SECTION("to the end") {
        replay.paper.terminal.patience = 20;
        replay.paper.terminal.press("enter");
        CHECK(has(replay.paper.picture(), "Command 4 of 4, turn 3."));
    }
    SECTION("stopped") {
        replay.paper.terminal.patience = 1;
        replay.paper.terminal.press("enter enter enter enter");
        CHECK(has(replay.paper.picture(), "Command 2 of 4"));
    }
    SECTION("faster") {
        replay.paper.terminal.type(">");
        CHECK(has(replay.paper.picture(), "Speed 4 of 6."));
    }
    SECTION("slower down to the minimum") {
        replay.paper.terminal.type("<<<");
        CHECK(has(replay.paper.picture(), "Speed 1 of 6."));
    }
    SECTION("faster while it plays") {
        replay.paper.terminal.patience = 1;
        replay.paper.terminal.press("enter").type(">").press("enter");
        CHECK(has(replay.paper.picture(), "Command 2 of 4"));
    }
}

TEST_CASE("a replay can be seen from any seat") {
    PaperTerminal paper;
    host::Session session(walking_environment());
    session.execute("new walking players 2 seed 7", "typed", 1);
    paper.screen.replay = tui::Replay{session.replay()};
    paper.terminal.press("tab");
    SECTION("the first seat") {
        CHECK(has(paper.picture(), "As Ada (1) sees it."));
    }
    SECTION("the second seat") {
        paper.terminal.press("tab");
        CHECK(has(paper.picture(), "As Ben (2) sees it."));
    }
    SECTION("the seat that decides again") {
        paper.terminal.press("tab tab");
        CHECK(has(paper.picture(), "As the player to move sees it."));
    }
}

TEST_CASE("a replay does not change the current game") {
    Watched replay;
    replay.paper.with_game();
    replay.paper.terminal.press("right right").type("u").press("end escape enter");
    replay.paper.play();
    CHECK(replay.paper.session.match().history.steps().size() == 1);
}

TEST_CASE("a replay starts at the requested moment and seat") {
    Watched replay;
    replay.paper.screen.replay->moment = 3;
    replay.paper.screen.replay->seat = 0;
    SECTION("at that moment") {
        CHECK(has(replay.paper.picture(), "Command 3 of 4, turn 2."));
    }
    SECTION("at the end if the moment is later") {
        replay.paper.screen.replay->moment = 99;
        CHECK(has(replay.paper.picture(), "Command 4 of 4, turn 3."));
    }
    SECTION("the seat after the last is the one that decides") {
        replay.paper.terminal.press("tab");
        CHECK(has(replay.paper.picture(), "As the player to move sees it."));
    }
}

TEST_CASE("leaving a replay without a current game leaves the full screen") {
    Watched replay;
    replay.paper.terminal.press("right escape");
    const Outcome outcome = replay.paper.play();
    CHECK(outcome.leave == Leave::Quit);
    CHECK(has(replay.paper.terminal.screen(), "Command 1 of 4"));
}

TEST_CASE("errors in the preferences are shown over a replay") {
    Watched replay;
    core::Diagnostic fault;
    fault.message = "This word is not known.";
    replay.paper.screen.faults = {fault};
    CHECK(has(replay.paper.picture(), "This word is not known."));
}
