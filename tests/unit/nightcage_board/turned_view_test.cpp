// SPDX-License-Identifier: MIT
#include "boards.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nightcage::board {
namespace {

/// Tiles of 7 x 3 and two columns of names.
constexpr int kWidth = 46;
constexpr int kHeight = 20;
constexpr int kSide = 6;

/// Returns the name of a cell; columns and rows wrap around.
std::string cell_at(int column, int row) {
    return {static_cast<char>('a' + column % kSide), static_cast<char>('1' + row % kSide)};
}

/// Returns a position with all four prisoners in a square. `cell` is its north-west corner.
std::string together(std::string_view cell, int turn) {
    const int column = cell[0] - 'a';
    const int row = cell[1] - '1';
    const std::array square{
        cell_at(column, row),
        cell_at(column + 1, row),
        cell_at(column, row + 1),
        cell_at(column + 1, row + 1)};
    std::string text = "board\n";
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            text += std::ranges::count(square, cell_at(x, y)) == 1 ? " xnesw" : " .";
        }
        text += "\n";
    }
    for (std::size_t who = 0; who < square.size(); ++who) {
        text += "prisoner " + std::to_string(who + 1) + " at " + square.at(who) + " lit nerve 0\n";
    }
    return text + "turn " + std::to_string(turn) + "\nstack counts t 9 x 8 k 6 w 4 g 4\n";
}

/// The names above the columns and beside the rows, from the top left.
struct Named {
    std::string columns;
    std::string rows;
    friend bool operator==(const Named&, const Named&) = default;
};

Named named(BoardPlayer& player) {
    const tui::Grid grid = player.grid(kWidth, kHeight);
    Named found;
    for (int place = 0; place < kSide; ++place) {
        found.columns += static_cast<char>(grid.at({2 + 7 * place + 3, 0}).glyph);
        for (const int x : {0, 1}) {
            const char32_t glyph = grid.at({x, 2 + 3 * place}).glyph;
            // Where a corridor leaves the board there is an arrow beside it.
            found.rows +=
                glyph >= U'1' && glyph <= U'9' ? std::string(1, static_cast<char>(glyph)) : "";
        }
    }
    return found;
}

/// Returns the centre of the cell, found by the names of its column and row.
tui::Point middle_of(BoardPlayer& player, std::string_view cell) {
    const Named names = named(player);
    return {
        2 + 7 * static_cast<int>(names.columns.find(cell[0])) + 3,
        2 + 3 * static_cast<int>(names.rows.find(cell[1]))};
}

bool is_middle(tui::Point point) {
    constexpr std::array kMiddleColumns{2 + 7 * 2 + 3, 2 + 7 * 3 + 3};
    constexpr std::array kMiddleRows{2 + 3 * 2, 2 + 3 * 3};
    return std::ranges::find(kMiddleColumns, point.x) != kMiddleColumns.end()
           && std::ranges::find(kMiddleRows, point.y) != kMiddleRows.end();
}

TEST_CASE("the prisoners are in the middle of the view and the names say where they are", "[tui]") {
    int turned = 0;
    for (int column = 0; column < kSide; ++column) {
        for (int row = 0; row < kSide; ++row) {
            const std::string cell = cell_at(column, row);
            INFO(cell);
            BoardPlayer player;
            player.load_position(together(cell, 5));
            const tui::Grid grid = player.grid(kWidth, kHeight);
            const tui::Point middle = middle_of(player, cell);
            CHECK(is_middle(middle));
            CHECK(grid.cursor() == middle);
            turned += named(player) == Named{"abcdef", "123456"} ? 0 : 1;
        }
    }
    CHECK(turned >= 20);
}

TEST_CASE("names wrap around the edge of a scrolled board", "[tui]") {
    BoardPlayer player;
    player.load_position(together("a6", 5));
    const Named names = named(player);
    CHECK(std::string("abcdefabcdef").find(names.columns) != std::string::npos);
    CHECK(std::string("123456123456").find(names.rows) != std::string::npos);
    CHECK_FALSE(names == Named{"abcdef", "123456"});
}

TEST_CASE("the view scrolls only between turns", "[tui]") {
    BoardPlayer player;
    player.load_position(together("c3", 5));
    const Named before = named(player);
    player.load_position(together("f6", 5));
    CHECK(named(player) == before);
    CHECK_FALSE(is_middle(middle_of(player, "f6")));
    player.load_position(together("f6", 6));
    CHECK_FALSE(named(player) == before);
    CHECK(is_middle(middle_of(player, "f6")));
}

TEST_CASE("the view does not scroll for a step of one cell", "[tui]") {
    BoardPlayer player;
    player.load_position(together("c3", 5));
    const Named before = named(player);
    const tui::Point middle = middle_of(player, "c3");
    // From one of the two middle columns to the other.
    const std::string_view beside = middle.x == 2 + 7 * 2 + 3 ? "d3" : "b3";
    player.load_position(together(beside, 6));
    CHECK(named(player) == before);
}

TEST_CASE("a view scrolled by hand stays until the turn ends", "[tui]") {
    BoardPlayer player;
    player.load_position(together("c3", 5));
    const Named before = named(player);
    for (int steps = 0; steps < 3; ++steps) {
        player.press(tui::KeyAction::ScrollEast);
    }
    const Named scrolled = named(player);
    REQUIRE_FALSE(scrolled == before);
    player.load_position(together("c3", 5));
    CHECK(named(player) == scrolled);
    player.load_position(together("c3", 6));
    CHECK(is_middle(middle_of(player, "c3")));
}

}  // namespace
}  // namespace tenebrae::nightcage::board
