// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "paper_terminal.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

TEST_CASE("a click in a menu selects, and one on what is selected takes it") {
    PaperTerminal paper;
    paper.terminal.press(Key::click(22, 10));
    SECTION("selected") {
        CHECK(has(paper.picture(), "> Rules"));
    }
    SECTION("taken") {
        paper.terminal.press(Key::click(22, 10));
        CHECK_FALSE(has(paper.picture(), "T E N E B R A E"));
    }
    SECTION("beside it nothing happens") {
        paper.terminal.press(Key::click(2, 10)).press(Key::click(22, 20));
        CHECK(has(paper.picture(), "> Rules"));
    }
    SECTION("the wheel goes up and down") {
        const Key down{Key::Kind::WheelDown};
        paper.terminal.press(down).press(down).press(Key{Key::Kind::WheelUp});
        CHECK(has(paper.picture(), "> Options"));
    }
}

TEST_CASE("a click in a form selects a field, turns it, and begins the game") {
    PaperTerminal paper;
    paper.terminal.choose("New game").press("enter f10").press(Key::click(5, 5));
    SECTION("selected") {
        CHECK(has(paper.picture(), "> Players         < 1 >"));
    }
    SECTION("turned") {
        paper.terminal.press(Key::click(5, 5));
        CHECK(has(paper.picture(), "> Players         < 2 >"));
    }
    SECTION("begun") {
        paper.terminal.press(Key::click(5, 4)).press(Key::click(5, 4));
        CHECK(has(paper.picture(), "Walk or draw?"));
    }
}

TEST_CASE("the mouse is used when it is chosen, and no sooner") {
    PaperTerminal paper;
    std::vector<bool> used;
    paper.screen.use_mouse = [&used](bool on) { used.push_back(on); };
    paper.play();
    CHECK(used == std::vector<bool>{false});
    paper.screen.preferences.mouse = true;
    paper.play();
    CHECK(used.back());
}

TEST_CASE("a click far from every choice of the board plays nothing") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.press(Key::click(79, 23)).press(Key::click(79, 23));
    paper.terminal.press(Key{Key::Kind::WheelUp});
    CHECK(has(paper.picture(), "Walk or draw?"));
    CHECK(paper.session.match().history.steps().empty());
}
