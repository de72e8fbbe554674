// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "paper_terminal.hpp"
#include "table/tables.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

TEST_CASE("Enter three times starts the default game for one person") {
    PaperTerminal paper;
    paper.terminal.choose("New game").press("enter enter");
    CHECK(has(paper.picture(), "Walk or draw?"));
    CHECK(paper.session.match().record.seed == 7);
}

TEST_CASE("a new game is set up in two steps") {
    PaperTerminal paper;
    paper.terminal.choose("New game");
    SECTION("who plays") {
        CHECK(paper.picture() == R"( New game: who plays?
--------------------------------------------------------------------------------

 > Continue
   Who plays  < you alone >















 Enter: choose a game.

--------------------------------------------------------------------------------
 enter continue   up, down field   left, right value   ? help   escape back
)");
    }
    SECTION("which game") {
        paper.terminal.press("enter");
        CHECK(paper.picture() == R"( New game: which one?
--------------------------------------------------------------------------------

 > The usual game  Walking to and fro











  Eight points win.






--------------------------------------------------------------------------------
 enter start   f10 more to set   ? help   escape back
)");
    }
    SECTION("together with the program") {
        paper.terminal.press("down right");
        SECTION("with the strongest bot first and in the first seat") {
            paper.terminal.press("enter enter");
            paper.play();
            CHECK_FALSE(paper.session.match().is_bot(0));
            CHECK(paper.session.match().record.bots[1] == "eager");
        }
        SECTION("with another bot in the second seat") {
            paper.terminal.press("down down right down right enter enter");
            paper.play();
            CHECK(paper.session.match().record.bots[0] == "lazy");
            CHECK_FALSE(paper.session.match().is_bot(1));
        }
    }
    SECTION("with other people") {
        paper.terminal.press("down left enter enter");
        paper.play();
        CHECK(paper.session.match().game->seats().size() == 2);
        CHECK_FALSE(paper.session.match().is_bot(1));
    }
    SECTION("the choices are in the form of all settings") {
        paper.terminal.press("down left enter f10");
        const std::string picture = paper.picture();
        CHECK(has(picture, "Players         < 2 >"));
        CHECK(has(picture, "Other players   < people >"));
    }
    SECTION("the program's seats are in the form as well") {
        paper.terminal.press("down right down down down right enter right");
        const std::string picture = paper.picture();
        CHECK(has(picture, "Other players   < eager bots"));
        CHECK(has(picture, "Your seat       < 2 >"));
    }
    SECTION("Escape at each step returns to the one before") {
        paper.terminal.press("enter f10 escape escape escape");
        CHECK(has(paper.picture(), "T E N E B R A E"));
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
    PaperTerminal paper;
    paper.session = host::Session(environment);
    paper.terminal.choose("New game");
    SECTION("for the preset that is selected") {
        paper.terminal.press("enter");
        CHECK(has(paper.picture(), "Easy: the eager bot wins 67 of 100 games (4 of 6)."));
    }
    SECTION("for the players that were chosen") {
        paper.terminal.press("down right down down left enter");
        CHECK(has(paper.picture(), "Very hard: the lazy bot wins 13 of 100"));
    }
}

TEST_CASE("the form of a new game is filled in by keyboard") {
    PaperTerminal paper;
    paper.terminal.choose("New game").press("enter f10");
    SECTION("the form is shown") {
        CHECK(paper.picture() == R"( New game: Walking to and fro
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
        paper.terminal.press("down right enter");
        paper.play();
        CHECK(paper.session.match().game->seats().size() == 2);
    }
    SECTION("the other players are bots") {
        paper.terminal.press("down right down right right enter");
        paper.play();
        CHECK_FALSE(paper.session.match().is_bot(0));
        CHECK(paper.session.match().record.bots[1] == "eager");
    }
    SECTION("the other players are bots except a person in the second seat") {
        paper.terminal.press("down right down right down right enter");
        paper.play();
        CHECK(paper.session.match().record.bots[0] == "lazy");
        CHECK_FALSE(paper.session.match().is_bot(1));
    }
    SECTION("a game with one seat has no other players") {
        paper.terminal.press("down down right enter");
        CHECK(has(paper.picture(), "There are no other players"));
        CHECK_FALSE(paper.session.match().game);
    }
    SECTION("a text is typed") {
        paper.terminal.press("down down down down down").type("41").press("enter");
        paper.play();
        CHECK(paper.session.match().record.seed == 41);
    }
    SECTION("an empty seed is drawn at random") {
        paper.terminal.press("down down down down down enter");
        paper.play();
        CHECK(paper.session.match().record.seed == 7);  // the environment's random seed
    }
    SECTION("a wrong seed is reported at its field") {
        paper.terminal.press("down down down down down").type("x").press("enter");
        CHECK(has(paper.picture(), "Invalid seed."));
        CHECK_FALSE(paper.session.match().game);
    }
    SECTION("a refusal of the game is reported at its field") {
        paper.terminal.press("down down down down").type("slow").press("up enter");
        const std::string picture = paper.picture();
        CHECK(has(picture, "> Mood"));
        CHECK(has(picture, "Unknown setting."));
    }
    SECTION("letters that are keys elsewhere are text in a field") {
        paper.terminal.press("down down down down").type("q? :");
        CHECK(has(paper.picture(), "Mood            q? :"));
    }
    SECTION("Escape returns to the choice of the game") {
        paper.terminal.press("escape");
        CHECK(has(paper.picture(), "New game: which one?"));
    }
}

TEST_CASE("settings that restricted mode forbids are not offered") {
    PaperTerminal paper;
    SECTION("the seed field of a new game") {
        paper.restrict();
        paper.terminal.choose("New game").press("enter f10");
        const std::string picture = paper.picture();
        CHECK(has(picture, "Players"));
        CHECK_FALSE(has(picture, "Seed"));
    }
    SECTION("known seeds and undoing the end") {
        paper.with_game("").restrict();
        paper.session.execute("resign", "typed", 2);
        paper.terminal.press("enter");
        const std::string picture = paper.picture();
        CHECK(has(picture, "Play again, new seed"));
        CHECK_FALSE(has(picture, "same seed"));
        CHECK_FALSE(has(picture, "Undo the last"));
    }
}

TEST_CASE("a question mark explains the forms of a new game") {
    PaperTerminal paper;
    SECTION("the form of a new game by field") {
        paper.terminal.choose("New game").press("enter f10").type("?");
        const std::string picture = paper.picture();
        CHECK(has(picture, " New game: Walking to and fro"));
        CHECK(has(picture, "Who plays them: people at this keyboard, or bots."));
        CHECK(has(picture, "Choose from: people; "));
    }
    SECTION("in a text field only while it is empty") {
        paper.terminal.choose("New game").press("enter f10 down down down down").type("?");
        CHECK(has(paper.picture(), "Who plays them"));
    }
    SECTION("with its other key if text has been typed") {
        paper.terminal.choose("New game")
            .press("enter f10 down down down down")
            .type("q")
            .press("f1");
        CHECK(has(paper.picture(), "Who plays them"));
    }
    SECTION("the form is unchanged afterwards") {
        paper.terminal.choose("New game").press("enter f10 down right").type("?").press("escape");
        CHECK(has(paper.picture(), "> Players         < 2 >"));
    }
    SECTION("the choice of players") {
        paper.terminal.choose("New game").press("down right").type("?");
        CHECK(has(paper.picture(), "Choose from: you alone; you and bots; people at"));
    }
    SECTION("the choice of games with the contents of each") {
        paper.terminal.choose("New game").press("enter").type("?");
        CHECK(has(paper.picture(), "Walking to and fro: The usual game"));
    }
}
