// SPDX-License-Identifier: MIT
// Grave events have a beat before their animation.
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "tui/table/beat.hpp"

#include <utility>
#include <vector>

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

constexpr int kBeatMs = 700;

/// A game in which the next card is a 3, which has a beat.
struct BeforeTheCard {
    BeforeTheCard() {
        terminal.with_game().session.execute("step", "typed", 1);
        terminal.screen.preferences.animations = true;
        terminal.screen.preferences.bell = true;
        terminal.frontend.press("d");
    }

    FakeTerminal terminal;
};

}  // namespace

TEST_CASE("a grave event stands alone over the board before anything moves") {
    BeforeTheCard game;
    const std::string picture = game.terminal.picture();
    INFO(picture);
    CHECK(has(picture, "A card of 3 is"));
    CHECK_FALSE(has(picture, "Points"));
    CHECK_FALSE(has(picture, "? help"));
    CHECK_FALSE(has(picture, "["));  // the board
    CHECK(game.terminal.frontend.beeps == 2);
    CHECK(game.terminal.session.match().history.steps().size() == 2);
}

TEST_CASE("a beat has its own length and is followed by the animation") {
    BeforeTheCard game;
    game.terminal.frontend.waits_per_key = 30;
    const std::string picture = game.terminal.picture();
    INFO(picture);
    CHECK(has(picture, "Points: 3"));
    CHECK(game.terminal.frontend.waited_ms > kBeatMs);
    CHECK(game.terminal.frontend.waited_ms <= kBeatMs + 300);
    CHECK(game.terminal.frontend.beeps == 2);
}

TEST_CASE("any key ends a beat") {
    BeforeTheCard game;
    game.terminal.frontend.press("?");
    const std::string picture = game.terminal.picture();
    INFO(picture);
    CHECK(has(picture, "Walk to the other cell, or draw a card."));
    CHECK(game.terminal.session.match().history.steps().size() == 2);
}

TEST_CASE("the bell rings only if wanted and only with animations") {
    BeforeTheCard game;
    SECTION("not without the option") {
        game.terminal.screen.preferences.bell = false;
        CHECK_FALSE(has(game.terminal.picture(), "Points"));
    }
    SECTION("not without animations") {
        game.terminal.screen.preferences.animations = false;
        CHECK(has(game.terminal.picture(), "Points: 3"));
    }
    SECTION("not on a slow line") {
        game.terminal.frontend.slow = true;
        CHECK(has(game.terminal.picture(), "Points: 3"));
    }
    CHECK(game.terminal.frontend.beeps == 0);
}

TEST_CASE("the sentence of a beat is wrapped inside the board") {
    Grid grid(30, 9);
    grid.fill(grid.area(), U'x', {Role::Strong, 3});
    Beats beats;
    beats.begin({{"The last tile is drawn.", {.ms = 1, .role = Role::Bad, .light = 2}}});
    REQUIRE(beats.is_running());
    beats.draw(grid, {2, 1, 18, 7});
    CHECK(grid.text() == R"(xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
xx                  xxxxxxxxxx
xx  The last tile   xxxxxxxxxx
xx    is drawn.     xxxxxxxxxx
xx                  xxxxxxxxxx
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
)");
    CHECK(grid.at({2, 1}).style == Style{Role::Faint, 2});
    CHECK(grid.at({2, 3}).style == Style{Role::Bad, 0, true});
    CHECK(grid.at({25, 3}).style == Style{Role::Strong, 3});
    beats.step();
    CHECK_FALSE(beats.is_running());
}

TEST_CASE("a beat of several lines keeps them apart") {
    Grid grid(20, 7);
    Beats beats;
    beats.begin({{"Round 1: even.\nA took 0.", {.ms = 1}}});
    beats.draw(grid, grid.area());
    CHECK(grid.text() == R"(

   Round 1: even.
     A took 0.



)");
}
