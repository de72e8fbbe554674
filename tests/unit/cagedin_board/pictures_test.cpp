// SPDX-License-Identifier: MIT
#include "boards.hpp"

namespace tenebrae::cagedin::board {
namespace {

using testing::TestFight;

TEST_CASE("at 80x24 the cage and the hand and the reach of the selected card are shown", "[tui]") {
    BoardPlayer player(TestFight()
                           .at(kRed, "d3")
                           .at(kBlue, "d4")
                           .hand(kRed, "jab-l cross-r catch-r over-l shoot-c")
                           .turn());
    player.press("1");
    CHECK(player.picture(44, 22) == R"(
          /a1+\ /a2 \ /a3 \ /a4+\
          \   / \   / \   / \   /
       /b1 \ /b2 \ /b3c\ /b4 \ /b5 \
       \ o / \ o / \ o / \   / \   /
    /c1 \ /c2 \ /c3 \ /c4 \ /c5 \ /c6 \
    \ o / \ o / \ o / \ o / \   / \   /
 /d1r\ /d2 \ /d3 \ /d4c\ /d5 \ /d6 \ /d7b\
 \ o / \ o / \(R)/ \(B)/ \ o / \   / \   /
    /e1 \ /e2 \ /e3 \ /e4 \ /e5 \ /e6 \
    \ o / \ o / \ o / \ o / \   / \   /
       /f1 \ /f2 \ /f3c\ /f4 \ /f5 \
       \ o / \ o / \ o / \   / \   /
          /g1+\ /g2 \ /g3 \ /g4+\
          \   / \   / \   / \   /
>1 Jab                 2 Cross
   head-l combo fw2      head-r fw2
 3 Overhand            4 Catch and Answer
   head-l haymaker fw1   body-r counter fw2
 5 Shoot Legs
   takedown combo fw2


)");
}

TEST_CASE("at 80x24 the selected action is shown at its destination", "[tui]") {
    BoardPlayer player(TestFight().at(kRed, "d3").at(kBlue, "d4").hand(kRed, "over-l").turn());
    player.press("1 h up-right");
    CHECK(player.picture(44, 17) == R"(
          /a1+\ /a2 \ /a3 \ /a4+\
          \   / \   / \   / \   /
       /b1 \ /b2 \ /b3c\ /b4 \ /b5 \
       \   / \   / \   / \   / \   /
    /c1 \ /c2 \ /c3 \ /c4 \ /c5 \ /c6 \
    \   / \   / \[r]/ \   / \   / \   /
 /d1r\ /d2 \ /d3 \ /d4c\ /d5 \ /d6 \ /d7b\
 \   / \   / \(R)/ \(B)/ \   / \   / \   /
    /e1 \ /e2 \ /e3 \ /e4 \ /e5 \ /e6 \
    \   / \   / \ o / \[b]/ \   / \   /
       /f1 \ /f2 \ /f3c\ /f4 \ /f5 \
       \   / \   / \   / \   / \   /
          /g1+\ /g2 \ /g3 \ /g4+\
          \   / \   / \   / \   /
>1 Overhand
   head-l haymaker fw1

)");
}

TEST_CASE("a large hand is drawn with codes", "[tui]") {
    BoardPlayer player(
        TestFight()
            .hand(
                kRed,
                "jab-l*2 jab-r cross-l cross-r upper-l over-r knee-l spin-l low-r check-r "
                "throw-c shoot*2"
            )
            .turn()
    );
    CHECK(player.picture(44, 22) == R"(
          /a1+\ /a2 \ /a3 \ /a4+\
          \   / \   / \   / \   /
       /b1 \ /b2 \ /b3c\ /b4 \ /b5 \
       \   / \   / \   / \   / \   /
    /c1 \ /c2 \ /c3 \ /c4 \ /c5 \ /c6 \
    \   / \ o / \ o / \ o / \   / \   /
 /d1r\ /d2 \ /d3 \ /d4c\ /d5 \ /d6 \ /d7b\
 \   / \ o / \ o / \ o / \ o / \   / \   /
    /e1 \ /e2 \ /e3 \ /e4 \ /e5 \ /e6 \
    \ o / \ o / \(R)/ \(B)/ \ o / \   /
       /f1 \ /f2 \ /f3c\ /f4 \ /f5 \
       \ o / \ o / \ o / \ o / \   /
          /g1+\ /g2 \ /g3 \ /g4+\
          \ o / \ o / \ o / \   /
>1 jab-l c2    >2 jab-l c2     3 jab-r c2
 4 cross-l 2    5 cross-r 2    6 upper-l a2
 7 over-r h1    8 knee-l 1     9 spin-l h1
 10 low-r c3    11 check-r a3  12 throw-c c1
 13 shoot 2     14 shoot 2



)");
}

TEST_CASE("on the mat a card shows its hold and meter and icon", "[tui]") {
    BoardPlayer player(TestFight().mat().hand(kRed, "arm-h-e kim-bl-e rnc-lr-t heel-lr-e").turn());
    CHECK(player.picture(44, 22) == R"(
          /a1+\ /a2 \ /a3 \ /a4+\
          \   / \   / \   / \   /
       /b1 \ /b2 \ /b3c\ /b4 \ /b5 \
       \   / \   / \   / \   / \   /
    /c1 \ /c2 \ /c3 \ /c4 \ /c5 \ /c6 \
    \   / \   / \   / \   / \   / \   /
 /d1r\ /d2 \ /d3 \ /d4c\ /d5 \ /d6 \ /d7b\
 \   / \   / \   / \   / \   / \   / \   /
    /e1 \ /e2 \ /e3 \ /e4 \ /e5 \ /e6 \
    \   / \   / \(R)/ \(B)/ \   / \   /
       /f1 \ /f2 \ /f3c\ /f4 \ /f5 \
       \   / \   / \   / \   / \   /
          /g1+\ /g2 \ /g3 \ /g4+\
          \   / \   / \   / \   /
>1 armbar              2 kimura
   hits head, escape     hits body-l, escape
 3 rear naked choke    4 heel hook
   hits leg-r, tap       hits leg-r, escape




)");
}

TEST_CASE("with more room the hexes are larger and labelled", "[tui]") {
    BoardPlayer player(TestFight().at(kRed, "d6").at(kBlue, "d7").hand(kRed, "jab-l").turn());
    CHECK(player.picture(71, 38) == R"(
                / a1  \   / a2  \   / a3  \   / a4  \
               /       \ /       \ /       \ /       \
               \       / \       / \       / \       /
                +1 DMG/   \     /   \     /   +1 DMG/
           / b1  \   / b2  \   / b3  \   / b4  \   / b5  \
          /       \ /       \ /       \ /       \ /       \
          \       / \       / \       / \   o   / \   o   /
           \     /   \     /   counter   \     /   \     /
      / c1  \   / c2  \   / c3  \   / c4  \   / c5  \   / c6  \
     /       \ /       \ /       \ /       \ /       \ /       \
     \       / \       / \       / \   o   / \   o   / \   o   /
      \     /   \     /   \     /   \     /   \     /   \     /
 / d1  \   / d2  \   / d3  \   / d4  \   / d5  \   / d6  \   / d7  \
/       \ /       \ /       \ /       \ /       \ /  \o/  \ /  \o/  \
\       / \       / \       / \   o   / \   o   / \ (RED) / \!BLUE! /
 \ red /   \     /   \     /   counter   \     /   \     /   \blue /
      / e1  \   / e2  \   / e3  \   / e4  \   / e5  \   / e6  \
     /       \ /       \ /       \ /       \ /       \ /       \
     \       / \       / \       / \   o   / \   o   / \   o   /
      \     /   \     /   \     /   \     /   \     /   \     /
           / f1  \   / f2  \   / f3  \   / f4  \   / f5  \
          /       \ /       \ /       \ /       \ /       \
          \       / \       / \       / \   o   / \   o   /
           \     /   \     /   counter   \     /   \     /
                / g1  \   / g2  \   / g3  \   / g4  \
               /       \ /       \ /       \ /       \
               \       / \       / \       / \       /
                +1 DMG/   \     /   \     /   +1 DMG/
>1 Jab
   head-l combo fw2








)");
}

TEST_CASE("answers without a card are numbered and a digit selects one", "[tui]") {
    BoardPlayer player(TestFight().mat().turn().play("pound arm-bl-t, pass"));
    CHECK(player.picture(44, 22).find("> 1 ") != std::string::npos);
    CHECK(player.selected() == "damage");
    CHECK(player.press("2") == "redraw");
    CHECK(player.selected() == "fatigue");
    CHECK(player.press("3").starts_with("There is no choice"));
    CHECK(player.press("enter") == "fatigue");
}

}  // namespace
}  // namespace tenebrae::cagedin::board
