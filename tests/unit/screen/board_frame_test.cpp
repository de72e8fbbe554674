// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tui/screen/board_frame.hpp"
#include "tui/screen/sign_brush.hpp"

#include <array>
#include <string_view>

using namespace tenebrae::tui;

namespace {

/// A board without its own signs.
enum class Sign : unsigned char {};
struct Signs {
    char32_t operator[](Sign /*sign*/) const { return U'?'; }
};
using Brush = SignBrush<Signs, Sign>;

/// Returns the picture with every cell filled and the names of columns and rows around them.
std::string picture_of(const BoardFrame& frame) {
    Grid grid(16, 9);
    for (int row = 0; row < frame.rows; ++row) {
        for (int column = 0; column < frame.columns; ++column) {
            grid.fill(frame.cell(column, row), U'.', {});
            grid.put(middle_of(frame.cell(column, row)), U'o', {});
        }
    }
    for (int column = 0; column < frame.columns; ++column) {
        const auto letter = U'a' + static_cast<char32_t>(column);
        grid.put(frame.above(column), letter, {});
        grid.put(frame.below(column), letter, {});
    }
    for (int row = 0; row < frame.rows; ++row) {
        const auto digit = U'1' + static_cast<char32_t>(row);
        grid.put(frame.left_of(row), digit, {});
        grid.put(frame.right_of(row), digit, {});
    }
    return grid.text();
}

}  // namespace

TEST_CASE("cells are drawn side by side with their names around them", "[tui]") {
    CHECK(
        picture_of({{2, 1}, {5, 3}, 2, 2})
        == "    a    b\n"
           "  ..........\n"
           "1 ..o....o.. 1\n"
           "  ..........\n"
           "  ..........\n"
           "2 ..o....o.. 2\n"
           "  ..........\n"
           "    a    b\n"
           "\n"
    );
}

TEST_CASE("a line between cells is drawn around them too", "[tui]") {
    CHECK(
        picture_of({{3, 2}, {5, 3}, 2, 2, 1})
        == "    a    b\n"
           "\n"
           "1  .o.. .o..  1\n"
           "   .... ....\n"
           "\n"
           "2  .o.. .o..  2\n"
           "   .... ....\n"
           "\n"
           "    a    b\n"
    );
    const BoardFrame frame{{3, 2}, {5, 3}, 2, 2, 1};
    CHECK(frame.cells() == Rect{3, 2, 9, 5});
    CHECK(frame.cell(2, 2) == Rect{13, 8, 4, 2});
}

TEST_CASE("of two middle columns or rows the left or upper one is used", "[tui]") {
    CHECK(middle_of({1, 1, 5, 3}) == Point{3, 2});
    CHECK(middle_of({1, 1, 4, 2}) == Point{2, 1});
    CHECK(centred({1, 0, 5, 1}, 3) == 2);
    CHECK(centred({1, 0, 5, 1}, 4) == 1);
}

TEST_CASE("the largest pitch that fits is used or the smallest if none fits", "[tui]") {
    constexpr std::array kPitches{Pitch{13, 6}, Pitch{9, 4}, Pitch{5, 2}};
    const auto within = [&](int columns) {
        return largest_pitch(kPitches, [columns](Pitch each) { return each.columns <= columns; });
    };
    CHECK(within(20) == Pitch{13, 6});
    CHECK(within(12) == Pitch{9, 4});
    CHECK(within(1) == Pitch{5, 2});
}

TEST_CASE("key actions of directions move the cursor and other key actions do not", "[tui]") {
    CHECK(cursor_step(KeyAction::North) == CursorStep{0, -1});
    CHECK(cursor_step(KeyAction::East) == CursorStep{1, 0});
    CHECK(cursor_step(KeyAction::SouthWest) == CursorStep{-1, 1});
    CHECK(cursor_step(KeyAction::NorthWest) == CursorStep{-1, -1});
    CHECK_FALSE(cursor_step(KeyAction::Confirm));

    CHECK(direction_of(KeyAction::South) == tenebrae::core::Direction::South);
    CHECK_FALSE(direction_of(KeyAction::NorthEast));
    CHECK_FALSE(direction_of(game_key_action(0)));
}

TEST_CASE("a cursor is a bracket on either side with the terminal cursor between them", "[tui]") {
    Grid grid(7, 3);
    const Signs signs;
    const Brush brush(grid, grid.area(), signs);
    brush.fill({0, 0, 4, 3}, U'.', {Role::Text, 3});
    brush.put({3, 1}, U'x', {Role::Text, 3});

    SECTION("in the light at its cell") {
        put_cursor(brush, {1, 0, 5, 3}, {Role::Cursor}, true);
        CHECK(grid.text() == "....\n.[.x ]\n....\n");
        CHECK(grid.at({1, 1}) == GridCell{U'[', {Role::Cursor, 3}});
        CHECK(grid.at({5, 1}) == GridCell{U']', {Role::Cursor, 0}});
        CHECK(grid.cursor() == Point{3, 1});
    }
    SECTION("in no light") {
        put_cursor(brush, {1, 0, 5, 3}, {Role::Cursor, 2, true}, false);
        CHECK(grid.at({1, 1}) == GridCell{U'[', {Role::Cursor, 0, true}});
    }
    SECTION("the terminal cursor is not placed without a board cursor") {
        put_brackets(brush, {1, 0, 5, 3}, {Role::Choice}, false);
        CHECK(grid.at({5, 1}) == GridCell{U']', {Role::Choice, 0}});
        CHECK(grid.cursor() == Point{0, 0});
    }
}
