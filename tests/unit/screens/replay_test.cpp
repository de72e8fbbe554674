// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "fake_terminal.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// A game of two steps, a card, and two more steps.
struct ReplayOnScreen {
    ReplayOnScreen() {
        host::Session session(walking_environment());
        int line = 0;
        for (const std::string_view command :
             {"new walking seed 7", "step", "draw", "step", "step"}) {
            session.execute(command, "typed", ++line);
        }
        terminal.screen.replay = tui::Replay{session.replay()};
    }

    FakeTerminal terminal;
};

}  // namespace

TEST_CASE("a replay begins at the start") {
    ReplayOnScreen replay;
    const std::string picture = replay.terminal.picture();
    CHECK(has(picture, "[@][ ]"));
    CHECK(has(picture, "Command 0 of 4, turn 0."));
}

TEST_CASE("a replay moves forward and back by commands with the log of that moment") {
    ReplayOnScreen replay;
    replay.terminal.frontend.press("right right");
    SECTION("forward") {
        const std::string picture = replay.terminal.picture();
        CHECK(has(picture, "Command 2 of 4, turn 1."));
        CHECK(has(picture, "A card of 3 is drawn."));
        CHECK(has(picture, "Points: 3"));
    }
    SECTION("back") {
        replay.terminal.frontend.press("left");
        const std::string picture = replay.terminal.picture();
        CHECK(has(picture, "Command 1 of 4"));
        CHECK_FALSE(has(picture, "A card of 3 is drawn."));
    }
    SECTION("to the end and no further") {
        replay.terminal.frontend.press("end right");
        CHECK(has(replay.terminal.picture(), "Command 4 of 4, turn 3."));
    }
}

TEST_CASE("a replay moves by turns") {
    ReplayOnScreen replay;
    SECTION("forward") {
        replay.terminal.frontend.press("down down");
        CHECK(has(replay.terminal.picture(), "Command 3 of 4, turn 2."));
    }
    SECTION("back to the start of a turn") {
        replay.terminal.frontend.press("end up up");
        CHECK(has(replay.terminal.picture(), "Command 1 of 4, turn 1."));
    }
}

TEST_CASE("a replay goes to a command or a turn by its number") {
    ReplayOnScreen replay;
    SECTION("a command") {
        replay.terminal.frontend.type("/3").press("enter");
        CHECK(has(replay.terminal.picture(), "Command 3 of 4"));
    }
    SECTION("a turn") {
        replay.terminal.frontend.type("/turn 2").press("enter");
        CHECK(has(replay.terminal.picture(), "Command 3 of 4, turn 2."));
    }
    SECTION("a missing turn") {
        replay.terminal.frontend.type("/turn 9").press("enter");
        CHECK(has(replay.terminal.picture(), "The game has no turn 9."));
    }
    SECTION("not a number") {
        replay.terminal.frontend.type("/soon").press("enter");
        CHECK(has(replay.terminal.picture(), "Expected a command number"));
    }
}

TEST_CASE("a replay plays automatically at a speed and stops at a key and at the end") {
    ReplayOnScreen replay;
    SECTION("to the end") {
        replay.terminal.frontend.waits_per_key = 20;
        replay.terminal.frontend.press("enter");
        CHECK(has(replay.terminal.picture(), "Command 4 of 4, turn 3."));
    }
    SECTION("stopped") {
        replay.terminal.frontend.waits_per_key = 1;
        replay.terminal.frontend.press("enter enter enter enter");
        CHECK(has(replay.terminal.picture(), "Command 2 of 4"));
    }
    SECTION("faster") {
        replay.terminal.frontend.type(">");
        CHECK(has(replay.terminal.picture(), "Speed 4 of 6."));
    }
    SECTION("slower down to the minimum") {
        replay.terminal.frontend.type("<<<");
        CHECK(has(replay.terminal.picture(), "Speed 1 of 6."));
    }
    SECTION("faster while it plays") {
        replay.terminal.frontend.waits_per_key = 1;
        replay.terminal.frontend.press("enter").type(">").press("enter");
        CHECK(has(replay.terminal.picture(), "Command 2 of 4"));
    }
}

TEST_CASE("a replay can be seen from any seat") {
    FakeTerminal terminal;
    host::Session session(walking_environment());
    session.execute("new walking players 2 seed 7", "typed", 1);
    terminal.screen.replay = tui::Replay{session.replay()};
    terminal.frontend.press("tab");
    SECTION("the first seat") {
        CHECK(has(terminal.picture(), "As Ada (1) sees it."));
    }
    SECTION("the second seat") {
        terminal.frontend.press("tab");
        CHECK(has(terminal.picture(), "As Ben (2) sees it."));
    }
    SECTION("the seat that decides again") {
        terminal.frontend.press("tab tab");
        CHECK(has(terminal.picture(), "As the player to move sees it."));
    }
}

TEST_CASE("a replay does not change the current game") {
    ReplayOnScreen replay;
    replay.terminal.with_game();
    replay.terminal.frontend.press("right right").type("u").press("end escape enter");
    replay.terminal.play();
    CHECK(replay.terminal.session.match().history.steps().size() == 1);
}

TEST_CASE("a replay starts at the requested moment and seat") {
    ReplayOnScreen replay;
    replay.terminal.screen.replay->moment = 3;
    replay.terminal.screen.replay->seat = 0;
    SECTION("at that moment") {
        CHECK(has(replay.terminal.picture(), "Command 3 of 4, turn 2."));
    }
    SECTION("at the end if the moment is later") {
        replay.terminal.screen.replay->moment = 99;
        CHECK(has(replay.terminal.picture(), "Command 4 of 4, turn 3."));
    }
    SECTION("the seat after the last is the one that decides") {
        replay.terminal.frontend.press("tab");
        CHECK(has(replay.terminal.picture(), "As the player to move sees it."));
    }
}

TEST_CASE("leaving a replay without a current game leaves the full screen") {
    ReplayOnScreen replay;
    replay.terminal.frontend.press("right escape");
    const Outcome outcome = replay.terminal.play();
    CHECK(outcome.leave == Leave::Quit);
    CHECK(has(replay.terminal.frontend.screen(), "Command 1 of 4"));
}

TEST_CASE("errors in the preferences are shown over a replay") {
    ReplayOnScreen replay;
    core::Diagnostic error;
    error.message = "This word is not known.";
    replay.terminal.screen.errors = {error};
    CHECK(has(replay.terminal.picture(), "This word is not known."));
}

namespace {

/// A game of three moves on the full screen that another program goes on to play.
struct LiveGame {
    LiveGame() {
        play("new walking seed 7");
        play("step");
        play("draw");
        play("step");
        Replay replay{session.replay()};
        replay.moment = replay.played->end();
        replay.polls = true;
        replay.news = [this]() -> core::Result<std::shared_ptr<const table::Replay>> {
            if (added.empty()) {
                return std::shared_ptr<const table::Replay>();
            }
            const std::string command = added.front();
            added.erase(added.begin());
            if (command == kNothing) {
                return std::shared_ptr<const table::Replay>();
            }
            play(command);
            return session.replay();
        };
        terminal.screen.replay = std::move(replay);
        terminal.frontend.waits_per_key = 4;
    }
    /// One look finds nothing new.
    static constexpr std::string_view kNothing{};

    void play(std::string_view command) { session.execute(command, "typed", ++line); }

    host::Session session{walking_environment()};
    int line = 0;
    std::vector<std::string> added;  ///< the command that each look finds
    FakeTerminal terminal;
};

}  // namespace

TEST_CASE("a game that is still being played is watched from the present") {
    LiveGame game;
    CHECK(has(game.terminal.picture(), "Command 3 of 3, turn 2. Live."));
}

TEST_CASE("what is played is shown while the last moment is shown") {
    LiveGame game;
    game.added = {"step"};
    CHECK(has(game.terminal.picture(), "Command 4 of 4, turn 3."));
}

TEST_CASE("what is played leaves an earlier moment as it is until one catches up") {
    LiveGame game;
    game.added = {std::string(LiveGame::kNothing), "step"};
    game.terminal.frontend.waits_per_key = 1;
    game.terminal.frontend.press("left");
    SECTION("an earlier moment") {
        CHECK(has(game.terminal.picture(), "Command 2 of 4, turn 1."));
    }
    SECTION("caught up") {
        game.terminal.frontend.press("right end");
        CHECK(has(game.terminal.picture(), "Command 4 of 4, turn 3."));
    }
}

TEST_CASE("what is undone in a game that is watched is no longer shown") {
    LiveGame game;
    game.added = {"undo"};
    CHECK(has(game.terminal.picture(), "Command 2 of 2, turn 1. Live."));
}

TEST_CASE("a game that can no longer be read keeps its last moment with the error") {
    LiveGame game;
    game.terminal.screen.replay->news = []() -> core::Result<std::shared_ptr<const table::Replay>> {
        return core::error("unreadable", "The saved game is gone.");
    };
    const std::string picture = game.terminal.picture();
    CHECK(has(picture, "The saved game is gone."));
    CHECK(has(picture, "[@]"));
}

TEST_CASE("the menu of a game leads back in time and the game goes on") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.press("enter f10").choose("Go back in time").press("left");
    CHECK(has(terminal.picture(), "Command 0 of 1, turn 0."));
    CHECK(terminal.session.match().history.steps().size() == 1);
}

TEST_CASE("a key goes to the next moment that mattered and says what it was") {
    ReplayOnScreen replay;
    replay.terminal.frontend.type("x");
    SECTION("the first") {
        const std::string picture = replay.terminal.picture();
        CHECK(has(picture, "[ ][@]"));
        CHECK(has(picture, "Turn 0: The walker steps to b1."));
    }
    SECTION("none is left at the end") {
        replay.terminal.frontend.press("end").type("x");
        CHECK(has(replay.terminal.picture(), "Nothing later mattered as much."));
    }
}

TEST_CASE("the moments that mattered are listed with the turning point and lead there") {
    ReplayOnScreen replay;
    replay.terminal.screen.replay->turning_point = 3;
    replay.terminal.frontend.press("f10");
    SECTION("listed") {
        CHECK(has(replay.terminal.picture(), "Turn 2: The turning point."));
    }
    SECTION("chosen") {
        replay.terminal.frontend.choose("Turn 2: The turning point.");
        CHECK(has(replay.terminal.picture(), "Command 3 of 4, turn 2."));
    }
}

TEST_CASE("a new game starts from the moment of a replay") {
    ReplayOnScreen replay;
    replay.terminal.frontend.press("right right f10 enter");
    CHECK(has(replay.terminal.picture(), "Points: 3"));
    const host::Match& match = replay.terminal.session.match();
    REQUIRE(match.game);
    CHECK(match.history.steps().empty());
    CHECK_FALSE(match.record.position.empty());
}

TEST_CASE("nothing is played on from a game with secrets that goes on") {
    FakeTerminal terminal;
    host::Session session(walking_environment());
    session.execute("new walking players 2 cards hidden seed 7", "typed", 1);
    terminal.screen.replay = tui::Replay{session.replay()};
    terminal.frontend.press("f10 enter");
    CHECK(
        has(terminal.picture(), "A game with secrets can be played on from here once it has ended.")
    );
    CHECK_FALSE(terminal.session.match().game);
}

TEST_CASE("nothing is played on from a game that another program plays") {
    LiveGame game;
    game.terminal.frontend.press("f10 enter");
    CHECK(has(game.terminal.picture(), "You cannot play on from here."));
}
