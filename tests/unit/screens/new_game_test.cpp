// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "table/tables.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

TEST_CASE("Enter three times starts the default game for one person") {
    FakeTerminal terminal;
    terminal.frontend.choose("New game").press("enter enter");
    CHECK(has(terminal.picture(), "Walk or draw?"));
    CHECK(terminal.session.match().record.seed == 7);
}

TEST_CASE("a new game is set up in two steps") {
    FakeTerminal terminal;
    terminal.frontend.choose("New game");
    SECTION("who plays") {
        CHECK(terminal.picture() == R"( New game: who plays?
--------------------------------------------------------------------------------

 > Alone
   With companions
   Several people at this keyboard
   A code ...













 You play every seat; where each seat has a goal of its own, one against bots.

--------------------------------------------------------------------------------
 enter continue   escape back
)");
    }
    SECTION("which game") {
        terminal.frontend.press("enter");
        CHECK(terminal.picture() == R"( New game: which one?
--------------------------------------------------------------------------------

 > The usual game  Walking to and fro











  Eight points win.






--------------------------------------------------------------------------------
 enter start   f10 more to set   ? help   escape back
)");
    }
    SECTION("with companions, which bots play") {
        terminal.frontend.press("down enter");
        CHECK(has(terminal.picture(), "Walking to and fro, you and 1 bot"));
    }
    SECTION("with companions the strongest bots play all other seats") {
        terminal.frontend.press("down enter enter");
        terminal.play();
        CHECK_FALSE(terminal.session.match().is_bot(0));
        CHECK(terminal.session.match().record.bots[1] == "eager");
    }
    SECTION("with other people") {
        terminal.frontend.press("down down enter enter");
        terminal.play();
        CHECK(terminal.session.match().game->seats().size() == 2);
        CHECK_FALSE(terminal.session.match().is_bot(1));
    }
    SECTION("from a code") {
        host::Session other(walking_environment());
        other.execute("new walking players 2 seed 41", "typed", 1);
        other.execute("resign", "typed", 2);
        terminal.frontend.press("down down down enter").type(other.share_code()).press("enter");
        terminal.play();
        CHECK(terminal.session.match().record.seed == 41);
        CHECK(terminal.session.match().game->seats().size() == 2);
    }
    SECTION("a wrong code is refused") {
        terminal.frontend.press("down down down enter").type("walking-usual-77").press("enter");
        CHECK(has(terminal.picture(), "This code cannot be played"));
    }
    SECTION("the choices are in the form of all settings") {
        terminal.frontend.press("down down enter f10");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "Players         < 2 >"));
        CHECK(has(picture, "Other players   < people >"));
    }
    SECTION("the program's seats are in the form as well") {
        terminal.frontend.press("down enter f10");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "Other players   < eager bots"));
        CHECK(has(picture, "Your seat       < 1 >"));
    }
    SECTION("Escape at each step returns to the one before") {
        terminal.frontend.press("enter f10 escape escape escape");
        CHECK(has(terminal.picture(), "T E N E B R A E"));
    }
}

TEST_CASE("a measured chance of winning is shown with the game") {
    const table::test::Folder folder;
    std::filesystem::copy("data", folder.file("data"), std::filesystem::copy_options::recursive);
    std::filesystem::create_directories(folder.file("data/walking"));
    static_cast<void>(folder.put(
        "data/walking/chances.toml",
        "format = 1\n[usual.lazy]\nwon = 1\ngames = 8\n[usual.eager]\nwon = 4\ngames = 6\n"
    ));
    host::Environment environment = walking_environment();
    environment.data_folder = folder.file("data");
    FakeTerminal terminal;
    terminal.session = host::Session(environment);
    terminal.frontend.choose("New game");
    SECTION("for the preset that is selected") {
        terminal.frontend.press("enter");
        CHECK(has(terminal.picture(), "Easy: the eager bot wins 67 of 100 games."));
    }
}

TEST_CASE("the form of a new game is filled in by keyboard") {
    FakeTerminal terminal;
    terminal.frontend.choose("New game").press("enter f10");
    SECTION("the form is shown") {
        CHECK(terminal.picture() == R"( New game: Walking to and fro
--------------------------------------------------------------------------------
 Eight points win.

 > Start the game
   Players         < 1 >
   Other players   < people >
   Your seat       < 1 >
   Mood            -
   Seed            -










 Enter starts the game with these settings.

--------------------------------------------------------------------------------
 enter start   up, down field   left, right value   ? help   escape back
)");
    }
    SECTION("a value is changed") {
        terminal.frontend.press("down right enter");
        terminal.play();
        CHECK(terminal.session.match().game->seats().size() == 2);
    }
    SECTION("the other players are bots") {
        terminal.frontend.press("down right down right right enter");
        terminal.play();
        CHECK_FALSE(terminal.session.match().is_bot(0));
        CHECK(terminal.session.match().record.bots[1] == "eager");
    }
    SECTION("the other players are bots except a person in the second seat") {
        terminal.frontend.press("down right down right down right enter");
        terminal.play();
        CHECK(terminal.session.match().record.bots[0] == "lazy");
        CHECK_FALSE(terminal.session.match().is_bot(1));
    }
    SECTION("a game with one seat has no other players") {
        terminal.frontend.press("down down right enter");
        CHECK(has(terminal.picture(), "There are no other players"));
        CHECK_FALSE(terminal.session.match().game);
    }
    SECTION("a text is typed") {
        terminal.frontend.press("down down down down down").type("41").press("enter");
        terminal.play();
        CHECK(terminal.session.match().record.seed == 41);
    }
    SECTION("an empty seed is drawn at random") {
        terminal.frontend.press("down down down down down enter");
        terminal.play();
        CHECK(terminal.session.match().record.seed == 7);  // the environment's random seed
    }
    SECTION("a wrong seed is reported at its field") {
        terminal.frontend.press("down down down down down").type("x").press("enter");
        CHECK(has(terminal.picture(), "Invalid seed."));
        CHECK_FALSE(terminal.session.match().game);
    }
    SECTION("a refusal of the game is reported at its field") {
        terminal.frontend.press("down down down down").type("slow").press("up enter");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "> Mood"));
        CHECK(has(picture, "Unknown setting."));
    }
    SECTION("letters that are keys elsewhere are text in a field") {
        terminal.frontend.press("down down down down").type("q? :");
        CHECK(has(terminal.picture(), "Mood            q? :"));
    }
    SECTION("Escape returns to the choice of the game") {
        terminal.frontend.press("escape");
        CHECK(has(terminal.picture(), "New game: which one?"));
    }
}

TEST_CASE("settings that restricted mode forbids are not offered") {
    FakeTerminal terminal;
    SECTION("the seed field of a new game") {
        terminal.restrict();
        terminal.frontend.choose("New game").press("enter f10");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "Players"));
        CHECK_FALSE(has(picture, "Seed"));
    }
    SECTION("known seeds and undoing the end") {
        terminal.with_game("").restrict();
        terminal.session.execute("resign", "typed", 2);
        terminal.frontend.press("enter");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "Play again, new seed"));
        CHECK_FALSE(has(picture, "same seed"));
        CHECK_FALSE(has(picture, "Undo the last"));
    }
}

TEST_CASE("a question mark explains the forms of a new game") {
    FakeTerminal terminal;
    SECTION("the form of a new game by field") {
        terminal.frontend.choose("New game").press("enter f10").type("?");
        const std::string picture = terminal.picture();
        CHECK(has(picture, " New game: Walking to and fro"));
        CHECK(has(picture, "Who plays them: people at this keyboard, or bots."));
        CHECK(has(picture, "Choose from: people; "));
    }
    SECTION("in a text field only while it is empty") {
        terminal.frontend.choose("New game").press("enter f10 down down down down").type("?");
        CHECK(has(terminal.picture(), "Who plays them"));
    }
    SECTION("with its other key if text has been typed") {
        terminal.frontend.choose("New game")
            .press("enter f10 down down down down")
            .type("q")
            .press("f1");
        CHECK(has(terminal.picture(), "Who plays them"));
    }
    SECTION("the form is unchanged afterwards") {
        terminal.frontend.choose("New game")
            .press("enter f10 down right")
            .type("?")
            .press("escape");
        CHECK(has(terminal.picture(), "> Players         < 2 >"));
    }
    SECTION("the choice of games with the contents of each") {
        terminal.frontend.choose("New game").press("enter").type("?");
        CHECK(has(terminal.picture(), "Walking to and fro: The usual game"));
    }
}
