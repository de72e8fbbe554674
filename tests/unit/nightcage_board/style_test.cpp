// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "core/text.hpp"
#include "tui/games/nightcage/board_picture.hpp"
#include "tui/games/nightcage/roles.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace tenebrae::nightcage::board {
namespace {

using tui::Point;
using tui::Role;
using tui::Style;

/// Returns a point on a tile. Tiles are 7 x 3, with the centre at 3, 1, after two columns of names.
/// Uses the names at the edges, because the view may be scrolled.
Point on(BoardPlayer& player, std::string_view cell, int x, int y) {
    const tui::Grid grid = player.grid(46, 20);
    const auto letter = static_cast<char32_t>(cell[0]);
    const auto digit = static_cast<char32_t>(cell[1]);
    int column = 0;
    while (grid.at({2 + 7 * column + 3, 0}).glyph != letter) {
        ++column;
    }
    int row = 0;
    while (grid.at({0, 2 + 3 * row}).glyph != digit && grid.at({1, 2 + 3 * row}).glyph != digit) {
        ++row;
    }
    return {2 + 7 * column + x, 1 + 3 * row + y};
}

tui::GridCell at(const tui::Grid& grid, Point point) {
    return grid.at(point);
}

TEST_CASE("candlelight falls off from the flame over the tiles it illuminates", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    const tui::Grid grid = player.grid(46, 20);
    // Prisoner 1 at c3: brightest at the flame, much less at the far end of d3.
    CHECK(at(grid, on(player, "c3", 4, 1)).style == Style{Role::Flame, 5});
    int before = 5;
    for (int x = 5; x < 14; ++x) {
        const int light = at(grid, on(player, "c3", x, 1)).style.light;
        CHECK(light <= before);
        before = light;
    }
    CHECK(before == 2);
    // NC-L1: light ends at the neighbour, and a tile that is not illuminated has none.
    CHECK(at(grid, on(player, "e2", 3, 1)).style.light == 0);
    CHECK(at(grid, on(player, "e2", 3, 1)).style.role == Role::Doomed);
    // A prisoner without light is barely visible.
    CHECK(at(grid, on(player, "e5", 3, 0)).style.light == 2);
    // Darkness has no light and only its own role.
    CHECK(at(grid, on(player, "a1", 0, 0)).style == Style{Role::Dark, 0});
}

TEST_CASE("of two candles the brighter one counts", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    const tui::Grid grid = player.grid(46, 20);
    // c2 and c3 illuminate each other: both flames have full brightness.
    CHECK(at(grid, on(player, "c2", 3, 1)).style.light == 5);
    CHECK(at(grid, on(player, "c3", 3, 1)).style.light == 5);
    CHECK(at(grid, on(player, "c2", 3, 2)).style.light == 5);
}

TEST_CASE("a flickering flame changes only the light", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    const tui::Grid still = player.grid(46, 20);
    bool changed = false;
    for (unsigned breath = 1; breath < 20; ++breath) {
        tui::Grid grid(46, 20);
        tui::Drawing drawing = player.drawing();
        drawing.flicker = breath;
        player.board().draw_board(grid, grid.area(), drawing);
        for (int y = 0; y < 20; ++y) {
            for (int x = 0; x < 46; ++x) {
                changed = changed || grid.at({x, y}).style.light != still.at({x, y}).style.light;
                CHECK(grid.at({x, y}).style.role == still.at({x, y}).style.role);
            }
        }
    }
    CHECK(changed);
}

TEST_CASE("every prisoner has its own colour and the one to move is reversed", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    const tui::Grid grid = player.grid(46, 20);
    CHECK(at(grid, on(player, "c3", 3, 1)).style == Style{Role::Seat1, 5, true, false});
    CHECK(at(grid, on(player, "c2", 3, 1)).style == Style{Role::Seat2, 5, false, false});
    CHECK(at(grid, on(player, "e5", 3, 1)).style == Style{Role::Seat4, 2, false, false});
    CHECK(at(grid, on(player, "c3", 2, 1)).style.role == role_of(OwnRole::Key));
    CHECK(at(grid, on(player, "b3", 3, 1)).style.role == role_of(OwnRole::Monster));
    CHECK(at(grid, on(player, "d2", 3, 1)).style.role == role_of(OwnRole::Key));
    CHECK(at(grid, on(player, "d2", 3, 1)).glyph == U'E');
}

/// Returns the number of the first line that begins so.
int line_with(const tui::Grid& panel, std::string_view begin) {
    const std::vector<std::string> lines = core::split_lines(panel.text());
    const auto line = std::ranges::find_if(lines, [begin](const std::string& text) {
        return text.starts_with(begin);
    });
    REQUIRE(line != lines.end());
    return static_cast<int>(line - lines.begin());
}

TEST_CASE("with light the candle is a gradient up to its flame", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    const tui::Grid panel = player.lit_panel(60, 40);
    const int y = line_with(panel, "The candle") + 1;
    int before = 0;
    int x = 0;
    while (panel.at({x, y}).style.reverse) {
        const Style style = panel.at({x, y}).style;
        const bool is_upper = style.role == role_of(OwnRole::UpperWax);
        CHECK((is_upper || style.role == role_of(OwnRole::LowerWax)));
        const int step = style.light + (is_upper ? 6 : 0);
        CHECK(panel.at({x, y}).glyph == U' ');
        CHECK(step >= before);
        before = step;
        ++x;
    }
    CHECK(before == 11);
    CHECK(panel.at({x, y}) == tui::GridCell{U'♦', {Role::Flame}});
    CHECK(panel.at({x + 1, y}) == tui::GridCell{U'╌', {role_of(OwnRole::LowerWax)}});
}

TEST_CASE("with light the chances are bars in the colour of what they are", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    const tui::Grid panel = player.lit_panel(60, 40);
    const std::vector<std::pair<std::string_view, OwnRole>> bars{
        {"T ", OwnRole::PassageBar},
        {"key", OwnRole::KeyBar},
        {"gate", OwnRole::GateBar},
        {"wax eater", OwnRole::MonsterBar}};
    for (const auto& [name, role] : bars) {
        INFO(name);
        const Style style = panel.at({13, line_with(panel, name)}).style;
        CHECK(style.role == role_of(role));
        CHECK(style.reverse);
    }
    // 46 columns are too few for names and bars: one bar with letters.
    const tui::Grid narrow = player.lit_panel(45, 40);
    const int y = line_with(narrow, "Next");
    CHECK(core::split_lines(narrow.text())[static_cast<std::size_t>(y)].find(" k") > 0);
    CHECK(narrow.at({5, y}).style == Style{role_of(OwnRole::PassageBar), 0, true});
}

TEST_CASE("with light the prisoners' numbers are blocks if there is room", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    CHECK(player.lit_panel(60, 40).at({2, 2}).style.role == block_of(0));
    CHECK(player.lit_panel(34, 20).at({1, 1}).style.role == Role::Seat1);
}

TEST_CASE("in ASCII the panel has signs even with light", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    tui::Grid plain(60, 40);
    player.board().draw_panel(plain, plain.area(), player.drawing("ascii"));
    CHECK(player.lit_panel(60, 40, "ascii") == plain);
}

TEST_CASE("lost tiles and strikes and previews have their own roles", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    player.press("right");
    const tui::Grid grid = player.grid(46, 20);
    CHECK(at(grid, on(player, "b3", 0, 0)).style == Style{Role::Doomed, 0});
    CHECK(at(grid, on(player, "b3", 3, 1)).style.role == Role::Warning);
    CHECK(at(grid, on(player, "d3", 3, 1)).style.role == Role::Cursor);
    CHECK(at(grid, on(player, "d3", 4, 1)).glyph == U'!');
    CHECK(grid.cursor() == on(player, "d3", 3, 1));

    BoardPlayer other;
    other.press("r enter");
    const tui::Grid placing = other.grid(46, 20);
    CHECK(at(placing, on(other, "d3", 0, 0)).style.role == Role::Choice);  // its number
    CHECK(at(placing, on(other, "d3", 1, 0)).style.role == Role::Preview);
    CHECK(placing.cursor() == on(other, "d3", 3, 1));
    CHECK(at(placing, on(other, "c4", 3, 1)).style.role == Role::Choice);
}

TEST_CASE("a monster that would strike at once is a warning before it is placed", "[tui]") {
    BoardPlayer player;
    player.load_position("board\n  . . . . . .\n  . . tnsw . . .\n  . . sne x . .\n  . . . . . .\n"
                         "  . . . . . .\n  . . . . . g\n"
                         "prisoner 1 at c3 lit nerve 1\nprisoner 2 at f6 lit nerve 0\n"
                         "prisoner 3 at f6 lit nerve 0\nprisoner 4 at f6 lit nerve 0\nturn 5\n"
                         "stack w t t t t t t t t t k k k k k g\n");
    player.press("s enter right");
    REQUIRE(player.selected() == "replace d3");
    for (const tui::Grid& grid : {player.grid(46, 20), player.lit_grid(46, 20)}) {
        for (const int x : {2, 4}) {
            CHECK(at(grid, on(player, "d3", x, 1)).glyph == U'!');
            CHECK(at(grid, on(player, "d3", x, 1)).style.role == Role::Warning);
        }
        CHECK(at(grid, on(player, "d3", 3, 1)).style.role == Role::Warning);
    }
}

TEST_CASE("a monster above the prisoner who charges it stays on its tile", "[tui]") {
    BoardPlayer player("hardest");
    player.load_position(advanced(""));
    const Rules& rules = player.game().rules();
    PublicState shown = player.view().shown;
    shown.prisoners[0].cell = rules.board.at(4, 5);  // f5, the pathless
    for (const bool light : {false, true}) {
        tui::Grid grid(46, 20);
        const tui::Rect all = grid.area();
        draw_scene(grid, all, rules, still_scene(rules, shown), {&glyphs(), 0, {}, light});
        const tui::Rect tile = Layout(rules.board, all, {}).tile(rules.board.at(4, 5));
        CHECK(grid.at(tui::middle_of(tile)).glyph == U'1');
        CHECK(grid.at({tile.x + (light ? 3 : 1), tile.y}).glyph == U'P');
        for (int x = tile.x; x < tile.right(); ++x) {
            CHECK(grid.at({x, tile.y - 1}).glyph == U' ');
        }
    }
}

TEST_CASE("a floor that will give way shows cracks if its pit stays lit", "[tui]") {
    const std::string board = "board\n  . . . . . .\n  . . . . . .\n  . . sne . . .\n"
                              "  . . . . . .\n  . . . . . .\n  . . . . . g\n";
    const std::string others = "prisoner 2 at f6 lit nerve 0\nprisoner 3 at f6 lit nerve 0\n"
                               "prisoner 4 at f6 lit nerve 0\nturn 5\n"
                               "stack counts t 9 x 9 k 6 w 4\n";
    BoardPlayer lit;
    lit.load_position(board + "prisoner 1 at c3 lit nerve 1\n" + others);
    lit.press("right");
    CHECK(at(lit.grid(46, 20), on(lit, "c3", 0, 0)).style.role == role_of(OwnRole::Rock));

    // NC-O4: a tile left by a blind step has no light.
    BoardPlayer blind;
    blind.load_position(board + "prisoner 1 at c3 out nerve 1\n" + others);
    blind.press("right");
    CHECK(at(blind.grid(46, 20), on(blind, "c3", 0, 0)).style.role == Role::Doomed);
}

TEST_CASE("with light as background it falls off along the passages and darkness has none") {
    BoardPlayer player;
    player.load_position(crossroads());
    const tui::Grid grid = player.lit_grid(46, 20);
    int before = tui::kBrightest;
    for (int x = 5; x < 14; ++x) {
        const tui::GridCell cell = at(grid, on(player, "c3", x, 1));
        CHECK(cell.style.light <= before);
        before = cell.style.light;
    }
    CHECK(before == tui::kFaintest);
    CHECK(at(grid, on(player, "c3", 6, 2)).style.role == role_of(OwnRole::Stone));
    CHECK(at(grid, on(player, "c4", 3, 1)).style.role == role_of(OwnRole::Hollow));
    CHECK(at(grid, on(player, "c4", 0, 1)).style.role == role_of(OwnRole::Rim));
    CHECK(at(grid, on(player, "e2", 3, 1)).style.role == role_of(OwnRole::Lost));
    for (const int x : {0, 3, 6}) {
        CHECK(at(grid, on(player, "a1", x, 1)).glyph == U' ');
        CHECK(at(grid, on(player, "a1", x, 1)).style == Style{Role::Dark, 0});
    }
}

TEST_CASE("with light as background a prisoner is a block between flame and key") {
    BoardPlayer player;
    player.load_position(crossroads());
    const tui::Grid grid = player.lit_grid(46, 20);
    for (const int x : {2, 3, 4}) {
        CHECK(at(grid, on(player, "c3", x, 1)).style.role == block_of(0));
        CHECK(at(grid, on(player, "c3", x, 2)).style.role == role_of(OwnRole::Key));
        CHECK(at(grid, on(player, "b3", x, 1)).style.role == role_of(OwnRole::Monster));
    }
    CHECK(at(grid, on(player, "c3", 3, 1)).glyph == U'1');
    CHECK(at(grid, on(player, "c3", 3, 0)).style.role == Role::Flame);
    // The number of the move south is next to them.
    CHECK(at(grid, on(player, "c3", 5, 2)).style.role == Role::Choice);
    CHECK(at(grid, on(player, "e5", 3, 0)).style.role == role_of(OwnRole::Ash));
}

TEST_CASE("with light as background the landing place of a falling prisoner is visible") {
    BoardPlayer player;
    player.load_position(crossroads("turn 7\n"));
    REQUIRE(player.selected().starts_with("land"));
    const tui::Grid grid = player.lit_grid(46, 20);
    CHECK(grid.at(grid.cursor()).glyph == U'3');
    CHECK(grid.at(grid.cursor()).style.role == Role::Cursor);
}

TEST_CASE("the look cursor can be put at a place by its name", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    CHECK_FALSE(player.board().look_at("z9"));
    CHECK_FALSE(player.board().looking());
    REQUIRE(player.board().look_at("b2"));
    CHECK(player.board().looking());
    CHECK(player.grid(46, 20).cursor() == on(player, "b2", 3, 1));
}

TEST_CASE("the terminal's cursor follows the look cursor and the prisoner to move", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    CHECK(player.grid(46, 20).cursor() == on(player, "c3", 3, 1));
    player.board().look(true);
    CHECK(player.grid(46, 20).cursor() == on(player, "c3", 3, 1));
    player.board().press(tui::KeyAction::NorthWest);
    CHECK(player.grid(46, 20).cursor() == on(player, "b2", 3, 1));
}

}  // namespace
}  // namespace tenebrae::nightcage::board
