// SPDX-License-Identifier: MIT
// A rare win is celebrated with its rarity.
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "table/tables.hpp"
#include "tui/table/dawn.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// A line of the text that is wrapped over the board.
constexpr std::string_view kRare = " 1 of 100 of these ";

/// A game that the next card wins, in a world where bots win as many of 100 games.
struct BeforeTheWin {
    explicit BeforeTheWin(int won) {
        std::filesystem::copy(
            "data", folder.file("data"), std::filesystem::copy_options::recursive
        );
        std::filesystem::create_directories(folder.file("data/walking"));
        static_cast<void>(folder.put(
            "data/walking/chances.toml",
            "format = 1\n[usual.lazy]\nwon = " + std::to_string(won) + "\ngames = 100\n"
        ));
        host::Environment environment = walking_environment();
        environment.data_folder = folder.file("data");
        terminal.session = host::Session(environment);
        terminal.with_game();
        terminal.session.execute("step", "typed", 2);
        for (int card = 0; card < 5; ++card) {
            terminal.session.execute("draw", "typed", 3);
        }
        terminal.screen.preferences.animations = true;
        terminal.frontend.waits_per_key = 80;
        terminal.frontend.type("d");
    }

    const table::test::Folder folder;
    FakeTerminal terminal;
};

}  // namespace

TEST_CASE("a rare win is shown with its rarity over the board, and any key leads on") {
    BeforeTheWin game(1);
    SECTION("over the board") {
        const std::string picture = game.terminal.picture();
        INFO(picture);
        CHECK(has(picture, kRare));
        CHECK_FALSE(has(picture, "It took 1 turn"));
    }
    SECTION("a key leads to the summary") {
        game.terminal.frontend.press("tab");
        CHECK(has(game.terminal.picture(), "It took 1 turn"));
    }
}

TEST_CASE("a win that is not rare has no dawn") {
    BeforeTheWin game(50);
    CHECK_FALSE(has(game.terminal.picture(), "A rare win"));
}

TEST_CASE("there is no dawn without animations") {
    BeforeTheWin game(1);
    game.terminal.screen.preferences.animations = false;
    CHECK_FALSE(has(game.terminal.picture(), kRare));
}

TEST_CASE("the dawn rises from below until every line is bright") {
    const Rect board{0, 0, 20, 10};
    Dawn dawn{"Rare."};
    const auto lights = [&] {
        Grid grid(20, 10);
        grid.fill(grid.area(), U'x', {Role::Faint, 0});
        dawn.draw(grid, board);
        return std::pair(grid.at({0, 0}).style.light, grid.at({0, 9}).style.light);
    };
    CHECK(lights() == std::pair<Light, Light>(0, kUnlit));
    for (int frame = 0; frame < 6; ++frame) {
        dawn.step();
    }
    CHECK(lights().first < lights().second);
    while (dawn.is_rising()) {
        dawn.step();
    }
    CHECK(lights() == std::pair(kBrightest, kBrightest));
    CHECK_FALSE(Dawn().is_rising());
}
