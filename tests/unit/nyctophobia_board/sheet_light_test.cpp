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

/// Returns the light at the middle of each spot, one row per line.
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

/// Returns 3 by 3 spots without pieces: all spots are felt and all sides are open.
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

Sheet seen_by_hunter(const testing::TestForest& forest) {
    View view{forest.state};
    view.shows_forest = true;
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

TEST_CASE("known spots are lit by how well they are known and unknown spots are dark") {
    Sheet sheet = clearing();
    sheet.at({0, 0}).light = 0;
    sheet.at({1, 0}).light = kPassedLight;
    sheet.at({2, 2}).light = kStoodLight;
    CHECK(lights(sheet) == "\n012\n222\n223\n");
}

TEST_CASE("what was felt fades with the turns of the Hunter, down to the faintest light") {
    Sheet sheet = clearing();
    const auto row = [&sheet](int row, tui::Light light, std::array<std::uint8_t, 3> ages) {
        for (int column = 0; column < 3; ++column) {
            SheetSpot& spot = sheet.at(sheet.spot(column, row));
            spot.light = light;
            spot.age = ages[static_cast<std::size_t>(column)];
        }
    };
    row(0, kStoodLight, {0, 2, 255});
    row(1, kFeltLight, {0, 1, 3});
    row(2, kPassedLight, {0, 1, 255});
    CHECK(lights(sheet) == "\n321\n221\n111\n");
}

TEST_CASE("in half blocks memory fades everywhere, and what is felt in this turn is clear") {
    Sheet sheet = clearing();
    std::vector<tui::Grid> turns;
    for (const std::uint8_t age : std::array<std::uint8_t, 4>{0, 1, 3, 8}) {
        sheet.at({1, 1}).age = age;
        turns.emplace_back(27, 14);
        const Signs signs(glyphs());
        const Brush brush(turns.back(), turns.back().area(), signs);
        draw_sheet(brush, {0, 0}, {9, 4}, sheet, {{}, true, true});
    }
    const tui::Grid& clear = turns.front();
    for (const tui::Grid& later : std::span(turns).subspan(1)) {
        // The space is the middle one of three by three.
        int fainter = 0;
        for (int y = 0; y < clear.height(); ++y) {
            for (int x = 0; x < clear.width(); ++x) {
                const bool is_inside = x > 9 && x < 18 && y > 5 && y < 9;
                const tui::Pixel before = clear.pixels(y)[static_cast<std::size_t>(x)].upper;
                const tui::Pixel after = later.pixels(y)[static_cast<std::size_t>(x)].upper;
                CHECK((is_inside ? after.light < before.light : after == before));
                fainter += before.light - after.light;
            }
        }
        CHECK(fainter > 0);
    }
}

TEST_CASE("a Hunted lights the spots that it can reach through open sides") {
    Sheet sheet = clearing();
    sheet.at({1, 1}).piece = 0;
    sheet.at({1, 1}).active = true;
    CHECK(lights(sheet) == "\n232\n353\n232\n");
    SECTION("a tree blocks the light") {
        sheet.stroke({1, 1}, Direction::East).mark = SideMark::Tree;
        CHECK(lights(sheet) == "\n232\n352\n232\n");
    }
    SECTION("a side without a report blocks the light") {
        sheet.stroke({1, 1}, Direction::South).mark = SideMark::Unknown;
        CHECK(lights(sheet) == "\n232\n353\n222\n");
    }
    SECTION("a Hunted that is not active lights only its own spot") {
        sheet.at({1, 1}).active = false;
        CHECK(lights(sheet) == "\n222\n252\n222\n");
    }
}

TEST_CASE("the moon lights the whole forest and the lantern two steps of open path") {
    testing::TestForest forest;
    forest.trees("c4e b4s").hunter("c4").hunted(1, "h1").hunted(2, "h3").hunted(3, "h5");
    forest.begin_hunter();
    // The lantern does not light the space behind the tree at c4e: the path around it takes three
    // steps.
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

TEST_CASE("with light the floor is plain ground and trees and border have their own roles") {
    testing::TestForest forest;
    forest.trees("a3s b3e").hunter("c5").begin_hunter();
    const std::array sheets{seen_by_hunter(forest)};
    const tui::Grid grid = lit(sheets, 45, 19);
    // Each space is 5 columns by 2 lines. The first is at column 2, line 2.
    const GridCell tree = grid.at({2 + 2 * 5, 2 + 2 * 2 + 1});
    CHECK(tree.style.role == role_of(OwnRole::LitTree));
    CHECK(tree.style.light == tui::kFaintest);
    CHECK(grid.at({2, 5}).style.role == role_of(OwnRole::LitBorder));
    const GridCell crossing = grid.at({2 + 4 * 5, 2 + 2 * 2});
    CHECK(crossing.glyph == U' ');
    CHECK(crossing.style.role == role_of(OwnRole::Ground));
    CHECK(crossing.style.light == 1);
    // The Hunter is drawn as a block. The light fades to the east of him.
    int before = tui::kBrightest;
    for (int x = 2 + 2 * 5 + 2; x < 2 + 5 * 5; ++x) {
        const int light = grid.at({x, 2 + 4 * 2 + 1}).style.light;
        CHECK(light <= before);
        before = light;
    }
    CHECK(before == tui::kFaintest);
    // On his turn the block is underlined. Without light his letter is in reverse video instead.
    const Point hunter{2 + 2 * 5 + 2, 2 + 4 * 2 + 1};
    const Style block{block_of_piece(kHunter), tui::kBrightest, false, true};
    CHECK(grid.at(hunter).style == block);
    const Style letter{
        role_of_piece(kHunter), grid_of(sheets, 45, 19).at(hunter).style.light, true};
    CHECK(grid_of(sheets, 45, 19).at(hunter).style == letter);
}

TEST_CASE("with light unknown spots are blank and known spots keep their sign") {
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

TEST_CASE("hidden information does not change the light (HU-I7)", "[tui]") {
    const auto glade = [] {
        return testing::TestForest().hunted(1, "b2").hunted(2, "f3").hunted(3, "f5").trees("a2e");
    };
    testing::TestForest one = glade();
    testing::TestForest other = glade();
    other.trees("f6e g6e f6s").rocks("g5", 2).hunter("h7").car("f8", "g8");
    one.hunter("a8").car("f8", "g8");
    const auto drawn = [](testing::TestForest& forest) {
        const BoardPlayer player(forest.begin_turn());
        tui::Drawing drawing = player.drawing();
        drawing.light = true;
        tui::Grid grid(80, 40);
        player.board().draw_board(grid, grid.area(), drawing);
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
