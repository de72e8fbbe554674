// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "evening.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// A game of two steps, a card, and two steps more.
struct Watched {
    Watched() {
        table::Session session(walking_environment());
        int line = 0;
        for (const std::string_view command :
             {"new walking seed 7", "step", "draw", "step", "step"}) {
            session.execute(command, "typed", ++line);
        }
        evening.screen.replay = tui::Replay{session.match()};
    }

    Evening evening;
};

}  // namespace

TEST_CASE("a replay begins at the start") {
    Watched replay;
    const std::string picture = replay.evening.picture();
    CHECK(has(picture, "[@][ ]"));
    CHECK(has(picture, "Command 0 of 4, turn 0."));
}

TEST_CASE("a replay goes forth and back by commands, with the log of the moment") {
    Watched replay;
    replay.evening.terminal.press("right right");
    SECTION("forth") {
        const std::string picture = replay.evening.picture();
        CHECK(has(picture, "Command 2 of 4, turn 1."));
        CHECK(has(picture, "A card of 3 is drawn."));
        CHECK(has(picture, "Points: 3"));
    }
    SECTION("back") {
        replay.evening.terminal.press("left");
        const std::string picture = replay.evening.picture();
        CHECK(has(picture, "Command 1 of 4"));
        CHECK_FALSE(has(picture, "A card of 3 is drawn."));
    }
    SECTION("to the end and no further") {
        replay.evening.terminal.press("end right");
        CHECK(has(replay.evening.picture(), "Command 4 of 4, turn 3."));
    }
}

TEST_CASE("a replay goes by turns") {
    Watched replay;
    SECTION("forth") {
        replay.evening.terminal.press("down down");
        CHECK(has(replay.evening.picture(), "Command 3 of 4, turn 2."));
    }
    SECTION("back to the beginning of a turn") {
        replay.evening.terminal.press("end up up");
        CHECK(has(replay.evening.picture(), "Command 1 of 4, turn 1."));
    }
}

TEST_CASE("a replay goes to a command or a turn by its number") {
    Watched replay;
    SECTION("a command") {
        replay.evening.terminal.type("/3").press("enter");
        CHECK(has(replay.evening.picture(), "Command 3 of 4"));
    }
    SECTION("a turn") {
        replay.evening.terminal.type("/turn 2").press("enter");
        CHECK(has(replay.evening.picture(), "Command 3 of 4, turn 2."));
    }
    SECTION("a turn there is not") {
        replay.evening.terminal.type("/turn 9").press("enter");
        CHECK(has(replay.evening.picture(), "The game has no turn 9."));
    }
    SECTION("no number") {
        replay.evening.terminal.type("/soon").press("enter");
        CHECK(has(replay.evening.picture(), "Wanted: the number of a command"));
    }
}

TEST_CASE("a replay plays by itself at a speed and stops at a key and at the end") {
    Watched replay;
    SECTION("to the end") {
        replay.evening.terminal.patience = 20;
        replay.evening.terminal.press("enter");
        CHECK(has(replay.evening.picture(), "Command 4 of 4, turn 3."));
    }
    SECTION("stopped") {
        replay.evening.terminal.patience = 1;
        replay.evening.terminal.press("enter enter enter enter");
        CHECK(has(replay.evening.picture(), "Command 2 of 4"));
    }
    SECTION("faster") {
        replay.evening.terminal.type(">");
        CHECK(has(replay.evening.picture(), "Speed 4 of 6."));
    }
    SECTION("slower, and no slower than that") {
        replay.evening.terminal.type("<<<");
        CHECK(has(replay.evening.picture(), "Speed 1 of 6."));
    }
    SECTION("faster while it plays") {
        replay.evening.terminal.patience = 1;
        replay.evening.terminal.press("enter").type(">").press("enter");
        CHECK(has(replay.evening.picture(), "Command 2 of 4"));
    }
}

TEST_CASE("a replay is seen from any seat") {
    Evening evening;
    table::Session session(walking_environment());
    session.execute("new walking players 2 seed 7", "typed", 1);
    evening.screen.replay = tui::Replay{session.match()};
    evening.terminal.press("tab");
    SECTION("the first") {
        CHECK(has(evening.picture(), "As player 1 sees it."));
    }
    SECTION("the second") {
        evening.terminal.press("tab");
        CHECK(has(evening.picture(), "As player 2 sees it."));
    }
    SECTION("and again whoever decides") {
        evening.terminal.press("tab tab");
        CHECK(has(evening.picture(), "As whoever decides sees it."));
    }
}

TEST_CASE("a replay leaves the game on the table as it is") {
    Watched replay;
    replay.evening.with_game();
    replay.evening.terminal.press("right right").type("u").press("end escape enter");
    replay.evening.play();
    CHECK(replay.evening.session.match().history.steps().size() == 1);
}

TEST_CASE("a replay begins where it is asked to, seen from the seat that is asked for") {
    Watched replay;
    replay.evening.screen.replay->moment = 3;
    replay.evening.screen.replay->seat = 0;
    SECTION("there") {
        CHECK(has(replay.evening.picture(), "Command 3 of 4, turn 2."));
    }
    SECTION("and no further than the end") {
        replay.evening.screen.replay->moment = 99;
        CHECK(has(replay.evening.picture(), "Command 4 of 4, turn 3."));
    }
    SECTION("the next seat after the last is whoever decides") {
        replay.evening.terminal.press("tab");
        CHECK(has(replay.evening.picture(), "As whoever decides sees it."));
    }
}

TEST_CASE("who leaves a replay with nothing else on the table leaves the full screen") {
    Watched replay;
    replay.evening.terminal.press("right escape");
    const Outcome outcome = replay.evening.play();
    CHECK(outcome.leave == Leave::Quit);
    CHECK(has(replay.evening.terminal.screen(), "Command 1 of 4"));
}

TEST_CASE("what is wrong with the preferences is told over a replay") {
    Watched replay;
    core::Diagnostic fault;
    fault.message = "This word is not known.";
    replay.evening.screen.faults = {fault};
    CHECK(has(replay.evening.picture(), "This word is not known."));
}
