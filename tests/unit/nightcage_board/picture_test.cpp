// SPDX-License-Identifier: MIT
#include "boards.hpp"

namespace tenebrae::nightcage::board {
namespace {

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
    CHECK(player.picture(46, 20, "ascii") == R"(
     a      b     ^c6     d      e      f
                ##   ##
1    .      .             .      .      .    1
                ##...##
                ##...####'  ##xx'  xx
2    .      .   ##.2*..,.KEY 'xx   xx   .    2
                ##...####  ,##xx  ,xx
         ##   ####...#########
3    .     >W<..3.k1*.1,.    '   .      .    3
         ##   ####.2.#########
                 /   \        xx   xx
4    .      .   (     )   .    gate     .    4
                 \   /        xx   xx
  xxxxxxx                     ##   ##
f5,     '   .      .      .      4~     .    5
  xxxxxxx                     #######

6    .      .      .      .      .      .    6

     a      b      c      d      e      f
)");
}

TEST_CASE("the effects of a move are shown before it is made", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    player.press("right");
    CHECK(player.picture(46, 20) == R"(
     a      b     ^c6     d      e      f
                ░░   ░░
1    .      .             .      .      .    1
                ░░...░░
                ░░...░░░░'  ░░xx'  xx
2    .      .   ░░.2*..,.KEY 'xx   xx   .    2
                ░░...░░░░  ,░░xx  ,xx
         xx   xx░░...░░░░░░░░░
3    .     !W!  3.k1*.1,. 1! '   .      .    3
         xx   xx░░.2.░░░░░░░░░
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

TEST_CASE("scrolling the view moves the names and marks at its edges along", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    player.press("v");
    CHECK(player.picture(46, 20) == R"(
     b     ^c1    ^d1    ^e1     f      a
         ░░...░░░░'  ░░xx'  xx
2    .   ░░.2*..,.KEY 'xx   xx   .      .    2
         ░░...░░░░  ,░░xx  ,xx
  ░░   ░░░░...░░░░░░░░░
a3  >W<..3.k1*.1,.    '   .      .      .    3
  ░░   ░░░░.2.░░░░░░░░░
          /   \        xx   xx
4    .   (     )   .    gate     .      .    4
          \   /        xx   xx
                       ░░   ░░       xxxxxxx
5    .      .      .      4~     .   ,     'b5
                       ░░░░░░░       xxxxxxx

6    .      .      .      .      .      .    6

         ░░   ░░
1    .             .      .      .      .    1
         ░░...░░
     b     vc2     d      e      f      a
)");
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
>1* P1  c3      KEY o. no path
 2* P2  c2          .. no path
 3* P3  v row 6     ..
 4~ P4  e5          oo 1 to gate
 5* P5  f7          oo at gate
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
>1* Ada c3      KEY o. no path
 2*     c2          .. no path
 3*     v row 6     ..
 4~     e5          oo 1 to gate
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
    CHECK(player.picture(46, 20) == R"(
     a      b     ^c6     d      e      f
                ░░   ░░
1    .      .             .      .      .    1
                ░░...░░
                ░░...░░░░'  ░░xx'  xx
2    .      .   ░░.2*..,.KEY 'xx   xx   .    2
                ░░...░░░░  ,░░xx  ,xx
         ░░   ░░░░...░░░░░░░░░
3    .   [ >W<.].!k1*!.,. !  '   .      .    3
         ░░   ░░░░...░░░░░░░░░
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

TEST_CASE("the line of a fall is shown", "[tui]") {
    BoardPlayer player;
    player.load_position(falling());
    player.press("-");
    CHECK(player.picture(46, 20) == R"(
     a      b     ^c6     d      e      f
                ░░   ░░
1    .      .             .      .      .    1
                ░░...░░
                ░░...░░░░'  ░░xx'  xx
2    .      .   ░░.2*..,.KEY 'xx   xx   .    2
                ░░...░░░░  ,░░xx  ,xx
         xx   xx░░...░░xxxxxxx
3    .     >W<         ,     '   .      .    3
         xx   xx░░   ░░xxxxxxx
                 /   \        xx   xx
4    +      +   (+ 1v+)   +   +gate+    +    4
                 \   /        xx   xx
  xxxxxxx                     ░░   ░░
f5,     '   .      .      .      4~     .    5
  xxxxxxx                     ░░░░░░░

6    .      .      .      .      .      .    6

     a      b      c      d      e      f
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

}  // namespace
}  // namespace tenebrae::nightcage::board
