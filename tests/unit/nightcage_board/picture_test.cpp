// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "core/text.hpp"

namespace tenebrae::nightcage::board {
namespace {

/// Returns the lines of a picture that differ from those of another, each after its number.
std::string changed_lines(const std::string& before, const std::string& after) {
    const std::vector<std::string> old_lines = core::split_lines(before);
    const std::vector<std::string> new_lines = core::split_lines(after);
    REQUIRE(old_lines.size() == new_lines.size());
    std::string changed = "\n";
    for (std::size_t line = 1; line < new_lines.size(); ++line) {
        if (old_lines[line] != new_lines[line]) {
            changed += (line < 10 ? " " : "") + std::to_string(line) + "|" + new_lines[line] + "\n";
        }
    }
    return changed;
}

/// Returns the picture of the first test.
std::string crossroads_picture() {
    BoardPlayer player;
    player.load_position(crossroads());
    return player.picture(46, 20);
}

/// Returns the tiles of a picture of 46 x 20, without the names around them, after as many columns
/// and lines have been moved to the other edge.
std::vector<std::u32string> turned_tiles(const BoardPlayer& player, tui::Point by) {
    constexpr tui::Rect kTiles{2, 1, 42, 18};
    const tui::Grid grid = player.grid(46, 20);
    std::vector<std::u32string> lines(kTiles.height);
    for (int y = 0; y < kTiles.height; ++y) {
        for (int x = 0; x < kTiles.width; ++x) {
            lines[static_cast<std::size_t>(y)] += grid.at({kTiles.x + (x + by.x) % kTiles.width,
                                                           kTiles.y + (y + by.y) % kTiles.height})
                                                      .glyph;
        }
    }
    return lines;
}

TEST_CASE("the board is drawn with passages and prisoners and monsters and keys", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    CHECK(player.picture(46, 20) == R"(
     a      b     ^c6     d      e      f
                ░░   ░░
1    .      .             .      .      .    1
                ░░...░░
                ░░...░░░░'  ░░xx'  xx
2    .      .   ░░.2*..,.KEY 'xx   xx   .    2
                ░░...░░░░  ,░░xx  ,xx
         ░░   ░░░░...░░░░░░░░░
3    .     >W<..3.k1*.1,.    '   .      .    3
         ░░   ░░░░.2.░░░░░░░░░
                 /   \        xx   xx
4    .      .   (     )   .    gate     .    4
                 \   /        xx   xx
  xxxxxxx                     ░░   ░░
f5,     '   .      .      .      4~     .    5
  xxxxxxx                     ░░░░░░░

6    .      .      .      .      .      .    6

     a      b      c      d      e      f
)");
}

TEST_CASE("the ASCII picture is the same", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    constexpr std::string_view kRock = "░";
    std::string expected = crossroads_picture();
    for (std::size_t at = 0; (at = expected.find(kRock, at)) != std::string::npos;) {
        expected.replace(at, kRock.size(), "#");
    }
    CHECK(player.picture(46, 20, "ascii") == expected);
}

TEST_CASE("the effects of a move are shown before it is made", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    player.press("right");
    CHECK(changed_lines(crossroads_picture(), player.picture(46, 20)) == R"(
 8|         xx   xx░░...░░░░░░░░░
 9|3    .     !W!  3.k1*.1,. 1! '   .      .    3
10|         xx   xx░░.2.░░░░░░░░░
)");
}

TEST_CASE("scrolling the view moves tiles and names and the marks at its edges", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    const auto moved = turned_tiles(player, {7, 3});
    player.press("v");
    CHECK(turned_tiles(player, {}) == moved);
    const std::vector<std::string> lines = core::split_lines(player.grid(46, 20).text());
    CHECK(lines.front() == "     b     ^c1    ^d1    ^e1     f      a");
    CHECK(lines.back() == "     b     vc2     d      e      f      a");
    std::string sides;
    for (std::size_t line = 2; line < 19; line += 3) {
        sides += lines[line].substr(0, 2) + lines[line].substr(lines[line].size() - 2) + ",";
    }
    CHECK(sides == "2  2,a3 3,4  4,5 b5,6  6,1  1,");
}

TEST_CASE("seven tiles in each direction fit into 22 lines", "[tui]") {
    BoardPlayer player("second", {{"prisoners", "5", {}}, {"players", "5", {}}});
    player.load_position(seven());
    CHECK(player.picture(41, 22) == R"(
     a    b   ^c7   d    e    f    g
             ░   ░
 1   .    .         .    .    ?    .   1
             ░...░
             ░...░░'  ░x'  x
 2   .    .  ░.2*.,KEY'x   x  .    .   2
             ░...░░  ,░x  ,x
        ░   ░░...░░░░░░
 3   .   >W<.3k1*1,   '  .    .    .   3
        ░   ░░.2.░░░░░░
              / \      x   x
 4   .    .  (   )  .  gate   .    .   4
              \ /      x   x
   xxxxx               ░   ░
<g5,   '  .    .    .    4~   .    .   5
   xxxxx               ░░░░░

 6   .    .    .    .    .    ?    .   6

                            GATE░
 7   .    .    .    .    ?  ..5*.  ?   7
                            ░vf1░
)");
    CHECK(player.panel(32, 12) == R"(
Turn 6, round 2, Ada (1)
>1* P1  c3      KEY ◉◌ no path
 2* P2  c2          ◌◌ no path
 3* P3  v row 6     ◌◌
 4~ P4  e5          ◉◉ 1 to gate
 5* P5  f7          ◉◉ at gate
Candle =====*......  27 ~9 turns
Next key 19% monster 15%
Keys 1+1+5/5, spare 2  Gates 2+0



)");
    CHECK(player.panel(42, 12).find(">1* P1 Ada  c3 ") != std::string::npos);
    CHECK(player.panel(42, 12).find(" 2* P2 Ben  c2 ") != std::string::npos);
}

TEST_CASE("the panel does not mix names of players and of prisoners", "[tui]") {
    BoardPlayer player("second", {{"players", "2", {}}});  // prisoner 1 is called Ada
    player.load_position(crossroads());
    const std::string panel = player.panel(42, 12);
    CHECK(panel.find(", Ben (1)\n") != std::string::npos);
    CHECK(panel.find("1* P1 Ada c3 ") != std::string::npos);
    CHECK(panel.find("3* P2     v row 6 ") != std::string::npos);
}

TEST_CASE("with more room the tiles are larger", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    CHECK(player.picture(82, 32) == R"(
        a          b         ^c6         d          e          f
                         ░░░     ░░░

 1      .          .                     .          .          .      1

                         ░░░.....░░░
                         ░░░.....░░░░░░ '   ░░░xxx '   xxx
                         ░░░........... '    ' xxx '   xxx
 2      .          .     ░░░..2*....,.. KEY   'xxx     xxx     .      2
                         ░░░.........,.   ,    xxx   , xxx
                         ░░░.....░░░░░░   , ░░░xxx   , xxx
              ░░░     ░░░░░░.....░░░░░░░░░░░░░░
                      ................. '    '
 3      .         >W< ...3...k1*...1,..       '     .          .      3
                      ...............,.   ,
              ░░░     ░░░░░░..2..░░░░░░░░░░░░░░
                           /     \             xxx     xxx
                         /         \
 4      .          .     (         )     .        gate         .      4
                         \         /
                           \     /             xxx     xxx
   xxxxxxxxxxx                                 ░░░     ░░░
       '    '
<f5,         '     .          .          .          4~         .      5
    ,    ,
   xxxxxxxxxxx                                 ░░░░░░░░░░░


 6      .          .          .          .          .          .      6


        a          b          c          d          e          f
)");
}

TEST_CASE("the panel shows prisoners and stack and darkness", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    CHECK(player.panel(34, 12) == R"(
Turn 5, round 2
>1* Ada c3      KEY ◉◌ no path
 2*     c2          ◌◌ no path
 3*     v row 6     ◌◌
 4~     e5          ◉◉ 1 to gate
Candle ======*.......  27 ~9 turns
Next key 15% gate 4% monster 15%
Keys 1+1+4/4, spare 2  Gates 1+1




)");
}

TEST_CASE("a drawn tile is shown at its target and the other allowed cells are marked", "[tui]") {
    BoardPlayer player;
    player.press("r enter");
    CHECK(player.picture(46, 20) == R"(
     a      b      c      d      e      f

1    .      .      .      .      .      .    1


2    .      .      .      .      .      .    2

                ░░░░░░░1:   ::
3    .      .   ░░.1*.'..        .      .    3
                ░░..,░░::   ::

4    .      .      2      .      .      .    4


5    .      .      .      .      .      .    5


6    .      .      .      .      .      .    6

     a      b      c      d      e      f
)");
}

TEST_CASE("looking at a monster shows what it sees", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    player.board().look(true);
    player.press("left");
    CHECK(changed_lines(crossroads_picture(), player.picture(46, 20)) == R"(
 9|3    .   [ >W<.].!k1*!.,. !  '   .      .    3
10|         ░░   ░░░░...░░░░░░░░░
)");
}

TEST_CASE("the line of a fall is shown", "[tui]") {
    BoardPlayer player;
    player.load_position(falling());
    player.press("-");
    CHECK(changed_lines(crossroads_picture(), player.picture(46, 20)) == R"(
 8|         xx   xx░░...░░xxxxxxx
 9|3    .     >W<         ,     '   .      .    3
10|         xx   xx░░   ░░xxxxxxx
12|4    +      +   (+ 1v+)   +   +gate+    +    4
)");
}

TEST_CASE("a pit fiend shows its diagonals before it is placed", "[tui]") {
    BoardPlayer player("hardest");
    player.load_position(advanced("phase move light hand f\n"));
    CHECK(player.picture(46, 20) == R"(
     a      b     ^c6     d      e      f
                xx   xx
1    .      !             .      .      !    1
                xx   xx
         ░░   ░░xx   xx░░   ░░
2    .      K   x! 2*! .. K>     !      .    2
         ░░ v ░░xx   xx░░   ░░
         ░░   ░░░░...░░1:\ /::
3    .     >W<.....1*.... X      .      .    3
         ░░   ░░░░...░░::/ \::
                 /   \        xx   xx
4    .      .   (  !  )   .   !GATE!    .    4
                 \   /        xx   xx
         xx ^ xx              ░░...░░xx | xx
5    .    ! K !    .      ?   ...4*.. !-P-! a5
         xx   xx              ░░░░░░░xx | xx
                ░░   ░░
6    !      .     <K      .      .      .    6
                ░░   ░░
     a      b     vc1     d      e      f
)");
}

TEST_CASE("a pathless shows its row and column before it is placed", "[tui]") {
    BoardPlayer player("hardest");
    player.load_position(advanced("phase move light hand p\n"));
    CHECK(player.picture(46, 20) == R"(
     a      b     ^c6     d      e      f
                ░░   ░░
1    .      .             !      .      .    1
                ░░...░░
         ░░   ░░░░...░░░░   ░░
2    .      K   ░░.2*...! K>!    .      .    2
         ░░ v ░░░░...░░░░   ░░
         ░░   ░░░░...░░1: | ::
3    !    !>W<!..!.1*!...-P-     !      !    3
         ░░   ░░░░...░░:: | ::
                 /   \        ░░   ░░
4    .      .   (     )   !    GATE     .    4
                 \   /        ░░...░░
         ░░ ^ ░░              ░░...░░░░ | ░░
5    .      K      .      !   ...4*....-P-  a5
         ░░   ░░              ░░░░░░░░░ | ░░
                ░░   ░░
6    .      .     <K      !      .      .    6
                ░░   ░░
     a      b     vc1     d      e      f
)");
}

TEST_CASE("the Dirge is shown over the board where it would fall", "[tui]") {
    BoardPlayer player("hardest");
    player.load_position(dirge());
    player.press("r down down");
    CHECK(player.picture(46, 20) == R"(
     a      b     ^c6     d      e      f
                3x   xx~ ~ ~ ~
1    1      2           ~ ~ ~    .      .    1
                xx   xx~ ~ ~ ~
         5░   ░░6 ~ ~ ~~ ~ ~ ~~ ~ ~ ~
2    4      K    ~ 2!~  ~ K>~  ~ ~ ~    .    2
         ░░ v ░░~ ~ ~ ~~ ~ ~ ~~ ~ ~ ~
         8░   ░░9░...░░~ ~ ~ ~~ ~ ~ ~~ ~ ~ ~
3    7     >W<.....1*.. ~ O ~  ~ ~ ~  ~ ~ ~  3
         ░░   ░░░░...░░~ ~ ~ ~~ ~ ~ ~~ ~ ~ ~
                 /   \        ~ ~ ~ ~~ ~ ~ ~
4    .      .   (     )   .    GATE~  ~ ~ ~  4
                 \   /        ~ ~ ~ ~~ ~ ~ ~
         ░░ ^ ░░              ░░...░░░░ | ░░
5    .      K      .      ?   ...4*....-P-  a5
         ░░   ░░              ░░░░░░░░░ | ░░
                ░░   ░░
6    .      .     <K      .      .      .    6
                ░░   ░░
     a      b     vc1     d      e      f
)");
}

TEST_CASE("with light as background prisoners and monsters and keys are figures", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    CHECK("\n" + player.lit_grid(46, 20).text() == R"(
     a      b     ^c6     d      e      f
                ░░   ░░
1                                            1
                ░░   ░░
                ░░ ♦ ░░░░'  ░░xx'  xx
2               ░░ 2   , o-w 'xx   xx        2
                ░░   ░░░░  ,░░xx  ,xx
         ░░\^/░░░░ ♦ ░░░░░░░░░
3         >◉W◉< 3 >1  1,     '               3
         ░░/v\░░░░o-w2░░░░░░░░
                 /   \        xx   xx
4               (     )        GATE          4
                 \   /        xx   xx
  xxxxxxx                     ░░ ~ ░░
f5,     '                        4           5
  xxxxxxx                     ░░░░░░░

6                                            6

     a      b      c      d      e      f
)");
}

TEST_CASE("with light as background keepers and bosses are figures", "[tui]") {
    BoardPlayer player("hardest");
    player.load_position(advanced("phase move light hand f\n"));
    CHECK("\n" + player.lit_grid(46, 20).text() == R"(
     a      b     ^c6     d      e      f
                xx ' xx
1           !   '     '                 !    1
                xx ' xx
         ░/---\░xx ♦ xx░/---\░
2         |◉K◉| x! 2 !' |◉K◉>    !           2
         ░\-v-/░xx ' xx░\---/░
         ░░\^/░░░░ ♦ ░░1\   /:
3         >◉W◉< ' >1  '  ◉X◉                 3
         ░░/v\░░░░ ' ░░:/   \:
                 /   \        xx   xx
4               (  !  )       !GATE!         4
                 \   /        xx   xx
         x/-^-\x              ░░ ♦ ░░xx | xx
5         !◉K◉!           ?   '  4  ' !◉P◉! a5
         x\---/x              ░░░░░░░xx | xx
                ░/---\░
6    !           <◉K◉|                       6
                ░\---/░
     a      b     vc1     d      e      f
)");
}

}  // namespace
}  // namespace tenebrae::nightcage::board
