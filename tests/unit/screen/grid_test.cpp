// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tui/screen/grid.hpp"

using namespace tenebrae::tui;

namespace {

constexpr Style kText{};
constexpr Style kKey{own_role(0)};

}  // namespace

TEST_CASE("a new grid is blank", "[tui]") {
    const Grid grid(4, 2);
    CHECK(grid.text() == "\n\n");
    CHECK(grid.at({3, 1}) == GridCell{});
    CHECK(grid.area() == Rect{0, 0, 4, 2});
}

TEST_CASE("a grid without cells accepts any text and shows nothing", "[tui]") {
    for (const auto& [width, height] : {std::pair(0, 0), std::pair(-3, 2), std::pair(5, -1)}) {
        Grid grid(width, height);
        grid.put({0, 0}, U'x', kText);
        grid.write({0, 0}, "text", kText);
        grid.fill({-5, -5, 20, 20}, U'#', kText);
        grid.restyle({-5, -5, 20, 20}, kKey);
        CHECK(grid.text().find_first_not_of('\n') == std::string::npos);
    }
}

TEST_CASE("text is written at its position", "[tui]") {
    Grid grid(9, 4);
    CHECK(grid.write({1, 0}, "candle", kText) == 7);
    CHECK(grid.write({0, 2}, "wax", kKey) == 3);
    grid.put({8, 3}, U'*', kText);
    CHECK(
        grid.text()
        == " candle\n"
           "\n"
           "wax\n"
           "        *\n"
    );
    CHECK(grid.at({0, 2}) == GridCell{U'w', kKey});
    CHECK(grid.at({3, 2}) == GridCell{});
}

TEST_CASE("text is clipped on every side", "[tui]") {
    Grid grid(5, 3);
    grid.write({-2, 0}, "abcd", kText);
    grid.write({3, 1}, "efgh", kText);
    grid.write({0, -1}, "above", kText);
    grid.write({0, 3}, "below", kText);
    grid.put({-1, 2}, U'x', kText);
    grid.put({5, 2}, U'x', kText);
    grid.put({2, 2}, U'o', kText);
    CHECK(
        grid.text()
        == "cd\n"
           "   ef\n"
           "  o\n"
    );
}

TEST_CASE("text stays within the rectangle it is given", "[tui]") {
    Grid grid(10, 3);
    grid.fill(grid.area(), U'.', kText);
    grid.write({1, 1}, "abcdefgh", kText, {3, 1, 3, 1});
    grid.write({3, 0}, "no", kText, {3, 1, 3, 1});
    CHECK(
        grid.text()
        == "..........\n"
           "...cde....\n"
           "..........\n"
    );
}

TEST_CASE("a wide character takes two columns and is never cut in half", "[tui]") {
    Grid grid(5, 3);
    SECTION("it is left out at the right edge") {
        CHECK(grid.write({0, 0}, "a夜夜夜", kText) == 5);
        CHECK(grid.write({1, 1}, "ab夜c", kText) == 5);
        CHECK(grid.write({2, 2}, "ab夜c", kText) == 4);
        CHECK(grid.text() == "a夜夜\n ab夜\n  ab\n");
    }
    SECTION("its second column has no glyph but has its style") {
        grid.write({1, 0}, "夜", kKey);
        CHECK(grid.at({1, 0}) == GridCell{U'夜', kKey});
        CHECK(grid.at({2, 0}) == GridCell{0, kKey});
    }
    SECTION("it is left out over the left edge and the next character keeps its place") {
        grid.write({-1, 0}, "夜ab", kText);
        CHECK(grid.text() == " ab\n\n\n");
    }
    SECTION("it is removed if its first column is overwritten") {
        grid.write({1, 0}, "夜", kText);
        grid.put({1, 0}, U'x', kText);
        CHECK(grid.text() == " x\n\n\n");
        CHECK(grid.at({2, 0}).glyph == U' ');
    }
    SECTION("it is removed if its second column is overwritten") {
        grid.write({1, 0}, "夜", kText);
        grid.put({2, 0}, U'x', kText);
        CHECK(grid.text() == "  x\n\n\n");
        CHECK(grid.at({1, 0}).glyph == U' ');
    }
    SECTION("a wide character over two others leaves no half of them") {
        grid.write({0, 0}, "夜夜", kText);
        grid.write({1, 0}, "灯", kText);
        CHECK(grid.text() == " 灯\n\n\n");
        CHECK(grid.at({3, 0}).glyph == U' ');
    }
}

TEST_CASE("a wide character at the edge of a rectangle does not reach over it", "[tui]") {
    Grid grid(8, 1);
    grid.fill(grid.area(), U'.', kText);
    grid.write({0, 0}, "a夜夜b", kText, {0, 0, 4, 1});
    CHECK(grid.text() == "a夜.....\n");
}

TEST_CASE(
    "control and zero-width characters are left out and bad bytes are question marks", "[tui]"
) {
    Grid grid(8, 1);
    CHECK(
        grid.write(
            {0, 0},
            "a\x1b[\xe2\x80\x8b"
            "e\xcc\x81\xff",
            kText
        )
        == 4
    );
    CHECK(grid.text() == "a[e?\n");
}

TEST_CASE("filling and restyling stay inside the grid", "[tui]") {
    Grid grid(4, 3);
    grid.fill({2, 1, 9, 9}, U'#', kKey);
    grid.restyle({-1, -1, 4, 3}, {own_role(1), 2});
    CHECK(grid.text() == "\n  ##\n  ##\n");
    CHECK(grid.at({2, 1}) == GridCell{U'#', {own_role(1), 2}});
    CHECK(grid.at({3, 1}) == GridCell{U'#', kKey});
    CHECK(grid.at({2, 2}) == GridCell{U'#', kKey});
}

TEST_CASE("copying part of another grid leaves the rest and no half of a wide character", "[tui]") {
    Grid from(6, 2);
    from.write({0, 0}, "abc灯f", kKey);
    from.write({0, 1}, "ghijkl", kText);
    Grid grid(6, 2);
    grid.write({1, 0}, "夜.夜", kText);
    grid.write({0, 1}, "......", kText);
    SECTION("a part of it") {
        grid.copy({2, 0, 3, 2}, from);
        CHECK(grid.text() == "  c灯\n..ijk.\n");
        CHECK(grid.at({3, 0}) == GridCell{U'灯', kKey});
    }
    SECTION("the whole grid and more") {
        grid.copy({-1, -1, 9, 9}, from);
        CHECK(grid == from);
        grid.put({3, 0}, U'x', kText);
        CHECK(grid.text() == "abcx f\nghijkl\n");
    }
    SECTION("none of it") {
        grid.copy({6, 0, 2, 2}, from);
        CHECK(grid.text() == " 夜.夜\n......\n");
    }
}

TEST_CASE("a cleared grid equals a new one", "[tui]") {
    Grid grid(4, 2);
    grid.write({0, 0}, "夜ab", kKey);
    grid.set_cursor({2, 1});
    CHECK_FALSE(grid == Grid(4, 2));
    grid.clear();
    CHECK(grid == Grid(4, 2));
}

TEST_CASE("pixels stay under what light falls on and go with darkness") {
    const CellPixels pixels{{Role::Light, 20}, {Role::Light, 30}};
    const auto has_pixels = [&](auto change) {
        Grid grid(4, 2);
        grid.put({1, 1}, U' ', {Role::Text, 3});
        grid.paint({1, 1}, pixels);
        change(grid);
        return !grid.pixels(1).empty() && grid.pixels(1)[1] == pixels;
    };
    const Style lit{Role::Choice, 2};
    const Style dark{Role::Choice, 0};
    CHECK(has_pixels([](Grid& /*grid*/) {}));
    CHECK(has_pixels([&](Grid& grid) { grid.put({1, 1}, U'x', lit); }));
    CHECK(has_pixels([&](Grid& grid) { grid.write({0, 1}, "word", lit); }));
    CHECK(has_pixels([&](Grid& grid) { grid.fill({0, 0, 4, 2}, U'.', lit); }));
    CHECK(has_pixels([&](Grid& grid) { grid.restyle({0, 0, 4, 2}, lit); }));
    CHECK(has_pixels([&](Grid& grid) { grid.fill({0, 0, 1, 2}, U'.', dark); }));
    CHECK_FALSE(has_pixels([&](Grid& grid) { grid.put({1, 1}, U'x', dark); }));
    CHECK_FALSE(has_pixels([&](Grid& grid) { grid.write({0, 1}, "word", dark); }));
    CHECK_FALSE(has_pixels([&](Grid& grid) { grid.fill({0, 0, 4, 2}, U'.', dark); }));
    CHECK_FALSE(has_pixels([&](Grid& grid) { grid.restyle({0, 0, 4, 2}, dark); }));
    CHECK_FALSE(has_pixels([](Grid& grid) { grid.clear(); }));
    CHECK_FALSE(has_pixels([](Grid& grid) { grid.copy({0, 0, 4, 2}, Grid(4, 2)); }));
}

TEST_CASE("pixels are copied, and count when pictures are compared") {
    Grid one(4, 2);
    one.put({1, 1}, U' ', {Role::Text, 3});
    Grid other = one;
    one.paint({1, 1}, {{Role::Light, 20}, {Role::Light, 30}});
    CHECK_FALSE(one == other);
    other.copy({1, 1, 1, 1}, one);
    CHECK(one == other);
    one.paint({9, 9}, {{Role::Light, 20}, {Role::Light, 30}});
    CHECK(one == other);
}

TEST_CASE("less light on a cell darkens its pixels") {
    Grid grid(4, 2);
    grid.put({1, 1}, U' ', {Role::Text, 3});
    grid.paint({1, 1}, {{Role::Light, 8}, {Role::Light, 40, Role::Good, 30}});
    grid.relight({1, 1}, 2);
    CHECK(grid.at({1, 1}).style.light == 2);
    CHECK(grid.pixels(1)[1] == CellPixels{{Role::Light, 8}, {Role::Light, 16, Role::Good, 16}});
    grid.relight({9, 9}, 2);
}
