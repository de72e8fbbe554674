// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "fake_terminal.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

TEST_CASE("a click in a menu selects and a click on the selected item opens it") {
    FakeTerminal terminal;
    terminal.frontend.press(Key::click(22, 11));
    SECTION("selected") {
        CHECK(has(terminal.picture(), "> Rules"));
    }
    SECTION("opened") {
        terminal.frontend.press(Key::click(22, 11));
        CHECK_FALSE(has(terminal.picture(), "T E N E B R A E"));
    }
    SECTION("a click beside it does nothing") {
        terminal.frontend.press(Key::click(2, 10)).press(Key::click(22, 20));
        CHECK(has(terminal.picture(), "> Rules"));
    }
    SECTION("the wheel moves up and down") {
        const Key down{Key::Kind::WheelDown};
        terminal.frontend.press(down).press(down).press(Key{Key::Kind::WheelUp});
        CHECK(has(terminal.picture(), "> Options"));
    }
}

TEST_CASE("a click in a form selects a field and changes it and starts the game") {
    FakeTerminal terminal;
    terminal.frontend.choose("New game").press("enter f10").press(Key::click(5, 5));
    SECTION("selected") {
        CHECK(has(terminal.picture(), "> Players         < 1 >"));
    }
    SECTION("changed") {
        terminal.frontend.press(Key::click(5, 5));
        CHECK(has(terminal.picture(), "> Players         < 2 >"));
    }
    SECTION("started") {
        terminal.frontend.press(Key::click(5, 4)).press(Key::click(5, 4));
        CHECK(has(terminal.picture(), "Walk or draw?"));
    }
}

TEST_CASE("the mouse is used only if it is enabled") {
    FakeTerminal terminal;
    std::vector<bool> used;
    terminal.screen.use_mouse = [&used](bool on) { used.push_back(on); };
    terminal.play();
    CHECK(used == std::vector<bool>{false});
    terminal.screen.preferences.mouse = true;
    terminal.play();
    CHECK(used.back());
}

TEST_CASE("a click away from every choice of the board plays nothing") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.press(Key::click(79, 23)).press(Key::click(79, 23));
    terminal.frontend.press(Key{Key::Kind::WheelUp});
    CHECK(has(terminal.picture(), "Walk or draw?"));
    CHECK(terminal.session.match().history.steps().empty());
}
