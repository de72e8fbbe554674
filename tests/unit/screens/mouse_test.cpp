// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "paper_terminal.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

TEST_CASE("a click in a menu selects and a click on the selected item opens it") {
    PaperTerminal paper;
    paper.terminal.press(Key::click(22, 10));
    SECTION("selected") {
        CHECK(has(paper.picture(), "> Rules"));
    }
    SECTION("opened") {
        paper.terminal.press(Key::click(22, 10));
        CHECK_FALSE(has(paper.picture(), "T E N E B R A E"));
    }
    SECTION("a click beside it does nothing") {
        paper.terminal.press(Key::click(2, 10)).press(Key::click(22, 20));
        CHECK(has(paper.picture(), "> Rules"));
    }
    SECTION("the wheel moves up and down") {
        const Key down{Key::Kind::WheelDown};
        paper.terminal.press(down).press(down).press(Key{Key::Kind::WheelUp});
        CHECK(has(paper.picture(), "> Options"));
    }
}

TEST_CASE("a click in a form selects a field and changes it and starts the game") {
    PaperTerminal paper;
    paper.terminal.choose("New game").press("enter f10").press(Key::click(5, 5));
    SECTION("selected") {
        CHECK(has(paper.picture(), "> Players         < 1 >"));
    }
    SECTION("changed") {
        paper.terminal.press(Key::click(5, 5));
        CHECK(has(paper.picture(), "> Players         < 2 >"));
    }
    SECTION("started") {
        paper.terminal.press(Key::click(5, 4)).press(Key::click(5, 4));
        CHECK(has(paper.picture(), "Walk or draw?"));
    }
}

TEST_CASE("the mouse is used only if it is enabled") {
    PaperTerminal paper;
    std::vector<bool> used;
    paper.screen.use_mouse = [&used](bool on) { used.push_back(on); };
    paper.play();
    CHECK(used == std::vector<bool>{false});
    paper.screen.preferences.mouse = true;
    paper.play();
    CHECK(used.back());
}

TEST_CASE("a click away from every choice of the board plays nothing") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.press(Key::click(79, 23)).press(Key::click(79, 23));
    paper.terminal.press(Key{Key::Kind::WheelUp});
    CHECK(has(paper.picture(), "Walk or draw?"));
    CHECK(paper.session.match().history.steps().empty());
}
