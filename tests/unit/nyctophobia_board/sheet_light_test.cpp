// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "tui/games/nyctophobia/roles.hpp"
#include "tui/games/nyctophobia/sheet.hpp"
#include "tui/games/nyctophobia/sheet_picture.hpp"

namespace tenebrae::nyctophobia::board {
namespace {

using tui::GridCell;
using tui::Point;
using tui::Role;
using tui::Style;

/// What falls on the middle of each spot.
std::string lights(const Sheet& sheet) {
    const tui::LightFall light = light_on(sheet);
    std::string text = "\n";
    for (int row = 0; row < sheet.rows(); ++row) {
        for (int column = 0; column < sheet.columns(); ++column) {
            text += std::to_string(light.line(row * sheet.columns() + column, 0).at(0));
        }
        text += "\n";
    }
    return text;
}

/// Three by three spots, all felt, with every side open: nobody stands there.
Sheet clearing() {
    Sheet sheet({0, 0}, 3, 3);
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            sheet.at(sheet.spot(column, row)).light = kFeltLight;
            for (const Direction direction : kDirections) {
                sheet.stroke(sheet.spot(column, row), direction).mark = SideMark::Open;
            }
        }
    }
    return sheet;
}

Sheet seen_by_hunter(const trial::Forest& forest) {
    View view{forest.state};
    view.is_hunters = true;
    view.decides = true;
    const Answers answers;
    return forest_sheet({forest.rules, view, answers, {}});
}

tui::Grid lit(std::span<const Sheet> sheets, int width, int height) {
    tui::Grid grid(width, height);
    const Signs signs(glyphs());
    const Brush brush(grid, grid.area(), signs);
    const SheetLayout layout = lay_out(sheets, grid.area());
    for (std::size_t place = 0; place < layout.corners.size(); ++place) {
        draw_sheet(brush, layout.corners[place], layout.pitch, sheets[place], {{}, true});
    }
    return grid;
}

TEST_CASE("a page is as light as it is known, and where nothing is known there is nothing") {
    Sheet sheet = clearing();
    sheet.at({0, 0}).light = 0;
    sheet.at({1, 0}).light = kPassedLight;
    sheet.at({2, 2}).light = kStoodLight;
    CHECK(lights(sheet) == "\n012\n222\n223\n");
}

TEST_CASE("around a Hunted it is light as far as hands reach through open sides") {
    Sheet sheet = clearing();
    sheet.at({1, 1}).piece = 0;
    sheet.at({1, 1}).active = true;
    CHECK(lights(sheet) == "\n232\n353\n232\n");
    SECTION("a tree stops it") {
        sheet.stroke({1, 1}, Direction::East).mark = SideMark::Tree;
        CHECK(lights(sheet) == "\n232\n352\n232\n");
    }
    SECTION("so does a side of which nothing is told") {
        sheet.stroke({1, 1}, Direction::South).mark = SideMark::NotTold;
        CHECK(lights(sheet) == "\n232\n353\n222\n");
    }
    SECTION("whoever waits feels less") {
        sheet.at({1, 1}).active = false;
        CHECK(lights(sheet) == "\n222\n252\n222\n");
    }
}

TEST_CASE("the moon lies on the forest, and the lantern goes two steps along its ways") {
    trial::Forest forest;
    forest.trees("c4e b4s").hunter("c4").hunted(1, "h1").hunted(2, "h3").hunted(3, "h5");
    forest.begin_hunter();
    // Behind the tree at c4e there is none: round it are three steps.
    CHECK(lights(seen_by_hunter(forest)) == R"(
11111115
11211111
13431115
24511111
13431115
11211111
11111111
11111111
)");
}

TEST_CASE("in light the floor is ground and nothing else, trees and border have inks of their own"
) {
    trial::Forest forest;
    forest.trees("a3s b3e").hunter("c5").begin_hunter();
    const std::array sheets{seen_by_hunter(forest)};
    const tui::Grid grid = lit(sheets, 45, 19);
    // Columns of 5, lines of 2, from 2, 2 on.
    const GridCell tree = grid.at({2 + 2 * 5, 2 + 2 * 2 + 1});
    CHECK(tree.style.role == role_of(OwnRole::LitTree));
    CHECK(tree.style.light == tui::kFaintest);
    CHECK(grid.at({2, 5}).style.role == role_of(OwnRole::LitBorder));
    const GridCell crossing = grid.at({2 + 4 * 5, 2 + 2 * 2});
    CHECK(crossing.glyph == U' ');
    CHECK(crossing.style.role == role_of(OwnRole::Ground));
    CHECK(crossing.style.light == 1);
    // The Hunter is a block; the light falls off from him towards the east.
    int before = tui::kBrightest;
    for (int x = 2 + 2 * 5 + 2; x < 2 + 5 * 5; ++x) {
        const int light = grid.at({x, 2 + 4 * 2 + 1}).style.light;
        CHECK(light <= before);
        before = light;
    }
    CHECK(before == tui::kFaintest);
    // His turn underlines it, where without light it is turned over.
    const Point hunter{2 + 2 * 5 + 2, 2 + 4 * 2 + 1};
    const Style block{block_of_piece(kHunter), tui::kBrightest, false, true};
    CHECK(grid.at(hunter).style == block);
    const Style letter{
        role_of_piece(kHunter), grid_of(sheets, 45, 19).at(hunter).style.light, true};
    CHECK(grid_of(sheets, 45, 19).at(hunter).style == letter);
}

TEST_CASE("in light what is not known is nothing, and what is keeps its sign") {
    Sheet sheet = clearing();
    for (const Spot spot : {Spot{0, 0}, {1, 0}, {2, 0}, {0, 1}, {0, 2}}) {
        sheet.at(spot).light = 0;
    }
    sheet.at({1, 1}).light = kStoodLight;
    sheet.at({2, 2}).light = kPassedLight;
    const std::array sheets{sheet};
    const tui::Grid grid = lit(sheets, 16, 8);
    CHECK(grid.text() == R"(



            .

       .    ?

)");
    for (int x = 0; x < 16; ++x) {
        CHECK(grid.at({x, 2}).style.light == 0);
    }
    CHECK(grid.at({7, 4}).style.light == kStoodLight);
}

TEST_CASE("what the seat may not know changes no light (HU-I7)", "[tui]") {
    const auto glade = [] {
        return trial::Forest().hunted(1, "b2").hunted(2, "f3").hunted(3, "f5").trees("a2e");
    };
    trial::Forest one = glade();
    trial::Forest other = glade();
    other.trees("f6e g6e f6s").rocks("g5", 2).hunter("h7").car("f8", "g8");
    one.hunter("a8").car("f8", "g8");
    const auto drawn = [](trial::Forest& forest) {
        const Seat seat(forest.begin_turn());
        tui::Drawing drawing = seat.drawing();
        drawing.light = true;
        tui::Grid grid(80, 40);
        seat.board().draw_board(grid, grid.area(), drawing);
        std::vector<GridCell> cells;
        for (int place = 0; place < 80 * 40; ++place) {
            cells.push_back(grid.at({place % 80, place / 80}));
        }
        return cells;
    };
    CHECK(drawn(one) == drawn(other));
}

}  // namespace
}  // namespace tenebrae::nyctophobia::board
