// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "evening.hpp"
#include "table/tables.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

TEST_CASE("the title is the first screen") {
    Evening evening;
    CHECK(evening.picture() == R"(




    T E N E B R A E  *
    Board games of darkness
    ------------------------------------------------------------------------

    > New game
      Load a game
      Watch a replay
      Rules
      Keys
      Options
      Play line by line  ctrl-t
      Quit  q






 enter take   ? keys   : command   q quit
)");
}

TEST_CASE("Enter twice begins a game with what the form shows first") {
    Evening evening;
    evening.terminal.press("enter enter");
    CHECK(has(evening.picture(), "Walk or draw?"));
    CHECK(evening.session.match().record.seed == 7);
}

TEST_CASE("the form of a new game is filled in by keyboard") {
    Evening evening;
    evening.terminal.press("enter");
    SECTION("it looks so") {
        CHECK(evening.picture() == R"( New game: Walking to and fro
--------------------------------------------------------------------------------
 Eight points win.

 > Begin the game
   Players         < 1 >
   Pace            -
   Seed            7












 Enter begins with what stands below.

--------------------------------------------------------------------------------
 enter begin   up, down another field   left, right another value   escape back
)");
    }
    SECTION("a value is turned") {
        evening.terminal.press("down right enter");
        evening.play();
        CHECK(evening.session.match().game->seats() == 2);
    }
    SECTION("a text is typed") {
        evening.terminal.press("down down down backspace").type("41").press("enter");
        evening.play();
        CHECK(evening.session.match().record.seed == 41);
    }
    SECTION("an empty seed is drawn") {
        evening.terminal.press("down down down backspace enter");
        evening.play();
        CHECK(evening.session.match().record.seed == 7);  // what the environment draws
    }
    SECTION("a wrong seed is said at its field") {
        evening.terminal.press("down down down").type("x").press("enter");
        CHECK(has(evening.picture(), "This is no seed."));
        CHECK_FALSE(evening.session.match().game);
    }
    SECTION("what the game refuses is said at its field") {
        evening.terminal.press("down down").type("slow").press("up enter");
        const std::string picture = evening.picture();
        CHECK(has(picture, "> Pace"));
        CHECK(has(picture, "That cannot be set so."));
    }
    SECTION("letters that are keys elsewhere are text in a field") {
        evening.terminal.press("down down").type("q? :");
        CHECK(has(evening.picture(), "Pace            q? :"));
    }
    SECTION("Escape goes back to the title") {
        evening.terminal.press("escape");
        CHECK(has(evening.picture(), "T E N E B R A E"));
    }
}

TEST_CASE("a game on the table that is not saved is not lost to a new one unasked") {
    Evening evening;
    evening.with_game();
    evening.terminal.press("enter").type("qleave");
    SECTION("the title offers to go on with it") {
        CHECK(has(evening.picture(), "> Go on with the game on the table"));
    }
    SECTION("going on") {
        evening.terminal.press("enter");
        CHECK(has(evening.picture(), "1. step b1"));
    }
    SECTION("a new one asks first") {
        evening.terminal.press("down enter");
        CHECK(has(evening.picture(), "The game on the table is not saved"));
    }
    SECTION("and so does leaving the program") {
        evening.terminal.type("q");
        CHECK(has(evening.picture(), "The game on the table is not saved"));
    }
}

TEST_CASE("a game is loaded and watched by its path") {
    const table::test::Folder folder;
    table::Session other(walking_environment());
    other.execute("new walking seed 7", "typed", 1);
    other.execute("step", "typed", 2);
    other.execute("save " + folder.file("a.tene"), "typed", 3);
    Evening evening;
    SECTION("loaded") {
        evening.terminal.press("down enter").type(folder.file("a.tene")).press("enter");
        CHECK(has(evening.picture(), "Loaded " + folder.file("a.tene")));
        CHECK(evening.session.match().history.steps().size() == 1);
    }
    SECTION("watched") {
        evening.terminal.press("down down enter").type(folder.file("a.tene")).press("enter");
        CHECK(has(evening.picture(), "Command 0 of 1"));
        CHECK_FALSE(evening.session.match().game);
    }
    SECTION("not there") {
        evening.terminal.press("down enter").type("no/such").press("enter");
        CHECK(has(evening.picture(), "This file cannot be played"));
    }
}

TEST_CASE("where no files can be named, the title offers none") {
    Evening evening;
    evening.restrict();
    const std::string picture = evening.picture();
    CHECK_FALSE(has(picture, "Load a game"));
    CHECK_FALSE(has(picture, "Watch a replay"));
}

TEST_CASE("the keys are listed as the keymap has them") {
    Evening evening;
    evening.terminal.type("?");
    CHECK(has(evening.picture(), "d                         Draw a card"));
    evening.terminal.type("?").press("end");
    CHECK(has(evening.picture(), "u, z                      Take the last command back"));
}

TEST_CASE("a command whose description is too wide is described on two lines") {
    Evening evening(80, 24);
    evening.with_game();
    evening.terminal.type("?/face  ").press("enter");
    const std::string picture = evening.picture();
    CHECK(has(
        picture, "  face                        go on in lines instead of on the full screen, or\n"
    ));
    CHECK(has(picture, "\n                               the other way round\n"));
}

TEST_CASE("a page is read by keys") {
    Evening evening;
    evening.terminal.type("?");
    SECTION("by pages and to the end") {
        evening.terminal.press("page-down end home");
        CHECK(has(evening.picture(), "Keys of this game"));
    }
    SECTION("what is searched is found") {
        evening.terminal.type("/leave the GAME").press("enter");
        CHECK(has(evening.picture(), "Leave the game"));
    }
    SECTION("what is nowhere is said to be nowhere") {
        evening.terminal.type("/xyzzy").press("enter");
        CHECK(has(evening.picture(), "\"xyzzy\" is nowhere in this text."));
    }
    SECTION("left again") {
        evening.terminal.type("q");
        CHECK(has(evening.picture(), "T E N E B R A E"));
    }
}

TEST_CASE("rules that are not where they should be say so") {
    Evening evening;
    evening.terminal.press("down down down enter");
    CHECK(has(evening.picture(), "\"man walking\" may show it."));
}

TEST_CASE("the rules are the manual's page, beside data/ or where it is installed") {
    const table::test::Folder folder;
    const bool installed = GENERATE(false, true);
    const std::string data = installed ? "share/tenebrae/data" : "data";
    const std::string page = installed ? "share/man/man7/walking.7" : "man/walking.7";
    std::filesystem::create_directories(folder.file(data));
    std::filesystem::create_directories(std::filesystem::path(folder.file(page)).parent_path());
    static_cast<void>(folder.put(page, ".Sh WALKING\nWalking is\n.Em free .\n"));
    table::Environment environment = walking_environment();
    environment.data_folder = folder.file(data);
    Evening evening;
    evening.session = table::Session(environment);
    evening.terminal.press("down down down enter");
    const std::string picture = evening.picture();
    CHECK(has(picture, " WALKING\n   Walking is free."));
}

TEST_CASE("options hold at once and are kept when the screen is left") {
    const table::test::Folder folder;
    Evening evening;
    evening.screen.preferences_folder = folder.file("tenebrae");
    std::vector<std::string> palettes;
    evening.screen.restyle = [&palettes](const Preferences& preferences) {
        palettes.push_back(preferences.palette);
    };
    for (int line = 0; line < 5; ++line) {
        evening.terminal.press("down");
    }
    evening.terminal.press("enter");
    SECTION("another palette") {
        evening.terminal.press("down right escape");
        const Outcome outcome = evening.play();
        REQUIRE(palettes.size() == 1);
        CHECK(palettes[0] != "standard");
        CHECK(outcome.preferences.palette == palettes[0]);
        CHECK(has(folder.get("tenebrae/config.toml"), palettes[0]));
    }
    SECTION("another preset of keys") {
        evening.terminal.press("right escape").type("?");
        evening.play();
        CHECK(has(folder.get("tenebrae/config.toml"), "keys"));
        CHECK_FALSE(has(folder.get("tenebrae/config.toml"), "\"arrows\""));
    }
    SECTION("nothing is written when nothing was changed") {
        evening.terminal.press("down escape");
        evening.play();
        CHECK(folder.get("tenebrae/config.toml").empty());
    }
}

TEST_CASE("what went wrong before is told on the first screen") {
    Evening evening;
    core::Diagnostic fault;
    fault.message = "The configuration cannot be read.";
    evening.screen.faults = {fault};
    CHECK(has(evening.picture(), "The configuration cannot be read."));
}

TEST_CASE("commands may be typed at the title") {
    Evening evening;
    SECTION("a new game") {
        evening.terminal.type(":new walking").press("enter");
        CHECK(has(evening.picture(), "Walk or draw?"));
    }
    SECTION("what needs a game is refused") {
        evening.terminal.type(":undo").press("enter");
        CHECK(has(evening.picture(), "There is no game on the table yet."));
    }
    SECTION("quit") {
        evening.terminal.type(":quit").press("enter");
        CHECK(evening.play().leave == Leave::Quit);
    }
}
