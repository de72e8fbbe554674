// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "tui/games/vast/goals.hpp"

namespace tenebrae::vast::board {
namespace {

using testing::TestCave;

/// Returns a cave of Knight, Goblins and Cave: she is on a Lit tile north of the Entrance.
TestCave gallery() {
    TestCave cave(8);
    cave.lit("n1", "E1", "ns").dark("n2", "A1").knight("n1").close();
    cave.hand("A10 E3 T2").omens("bat bat chasm mushroom trail trail");
    cave.state.knight.grit = 3;
    return cave;
}

TEST_CASE("the Cave's panel draws its hand, the stack, its tokens and its Omens", "[tui]") {
    CHECK(BoardPlayer(gallery().cave_turn()).panel(36, 30) == R"(
Round 1, turn of the Cave

Cave step 1 of 3: collect 1
A10 vVv E3 <o>  T2 o=o  stack 37
##   ## ##   ## ##   ## :::::::
        #  ?  #    $    : <o> :
##   ## ##   ## ##   ## :::::::
bat 2       boulder 0   quartz 0
mushroom 1  trail 2     chasm 1
bats      1       rockslide 2
plunder   1       spores    3
hatred    1       curse     1
Bag 30, Rockslides 3, Treasures 10
Events: Ambush, Ambush, Ambush

Knight Health 7, Strength 1, Grit 3
Goblins Rage 1 F0 B0 E0

To win: the Collapse (in 40 tiles),
  5 Crystal tiles gone
Closest: nobody yet
Stack 37, Crystals lost 0 of 5

collect 1
omen 12 spores knight  45 curse deck
)");
}

TEST_CASE("a wide panel has the symbols that pay for each Omen", "[tui]") {
    TestCave cave = gallery().cave_turn();
    cave.state.cave.uses = {0, 0, 0, 0, 1, 0};
    const std::string panel = BoardPlayer(cave).panel(48, 38);
    CHECK(panel.find("hatred    2 of mushroom trail chasm (1x)") != std::string::npos);
    CHECK(panel.find("bats      1 of bat boulder chasm") != std::string::npos);
}

TEST_CASE("others see the number of tiles and the tokens, not the hand", "[tui]") {
    BoardPlayer player(gallery().cave_turn());
    CHECK(player.panel(36, 22).find("E3") != std::string::npos);
    for (const int seat : {testing::kKnightSeat, testing::kOnlooker}) {
        player.show_to(seat);
        const std::string panel = player.panel(36, 22);
        CHECK(panel.find("E3") == std::string::npos);
        CHECK(panel.find("3 tiles in hand") != std::string::npos);
        CHECK(panel.find(": vVv : : o=o : : <o> :") != std::string::npos);
        CHECK(panel.find("trail 2") != std::string::npos);
        CHECK(player.picture(45, 22).find("vVv !") == std::string::npos);
    }
}

TEST_CASE("the Cave sees what Dark tiles bring", "[tui]") {
    const BoardPlayer player(gallery().cave_turn());
    CHECK(player.picture(45, 22).find("vVv !") != std::string::npos);
}

TEST_CASE("the Cave's turn goes step by step with Enter", "[tui]") {
    BoardPlayer player(gallery().cave_turn());
    CHECK(player.chosen() == "collect");
    CHECK(player.press("enter") == "collect");
    const std::string first = player.chosen();
    CHECK(first.starts_with("place "));
    player.press("o");
    CHECK(player.chosen() != first);
    CHECK(player.chosen().substr(0, 9) == first.substr(0, 9));
    CHECK(player.prompt(80).find("o other tile") != std::string::npos);
    CHECK(player.picture(45, 22).find(".......") != std::string::npos);
    CHECK(player.press("enter").starts_with("place "));
    REQUIRE(player.frames() > 0);
    CHECK(player.picture(45, 22).find(".......") != std::string::npos);
    player.board().end_animation();
    CHECK(player.press("enter").starts_with("treasure "));
    CHECK(player.chosen().empty());
    CHECK(player.press("enter").find("choose first") != std::string::npos);
    CHECK(player.press(". .") == "end");
}

TEST_CASE("a key goes through the Omens, and directions through the targets of one", "[tui]") {
    BoardPlayer player(gallery().cave_turn());
    player.press("p");
    CHECK(player.chosen() == "omen bats knight");
    CHECK(player.prompt(80).starts_with("Giant Bats, 1 token:"));
    player.press("p");
    CHECK(player.chosen().starts_with("omen rockslide "));
    player.press("p");
    CHECK(player.chosen().starts_with("omen plunder "));
    player.press("p");
    CHECK(player.chosen() == "omen spores knight");
    player.press("p");
    CHECK(player.chosen().starts_with("omen hatred "));
    player.press("p");
    CHECK(player.chosen() == "omen curse turn n1 ew");
    player.press("o");
    CHECK(player.chosen() == "omen curse event n1");
    player.press("escape");
    CHECK(player.chosen() == "collect");
    player.press("p");
    CHECK(player.press("g g") == "collect");
}

TEST_CASE("Rockslides are aimed at edges", "[tui]") {
    TestCave cave = gallery();
    cave.rockslide("o", Direction::East).cave_turn();
    BoardPlayer player(cave);
    player.press("p p");
    player.press("down");
    const std::string edge = player.chosen();
    CHECK(edge.starts_with("omen rockslide "));
    CHECK(player.picture(45, 16) == R"(
     w2     w1      o     e1     e2     e3
                 :::::::
 n2              :vVv !:
                 :::3:::
                 ##   ##
 n1              #  K  #
                 ## 4 ##
          :::::::##   ##:::::::
  o       :o=o !5   o  %%<o> !:
          :::::::## % ##:::::::
                 :::%:::
 s1              :vVv !:
                 :::::::

 s2

)");
    CHECK(player.press("enter") == edge);
    CHECK(player.cave().state.decision == Decision::OmenPay);
    CHECK(player.prompt(80).starts_with("Rockslide: token 1 of 2?"));
    CHECK(player.press("g enter") == "pay bat");
}

TEST_CASE("with all Rockslides out a key chooses the one that is moved", "[tui]") {
    TestCave cave = gallery();
    cave.rockslide("o", Direction::East).rockslide("o", Direction::South);
    cave.rockslide("n1", Direction::South).cave_turn();
    BoardPlayer player(cave);
    player.press("p p");
    const std::string first = player.chosen();
    CHECK(first.find(" from ") != std::string::npos);
    player.press("o");
    CHECK(player.chosen() != first);
    CHECK(player.chosen().substr(0, first.find(" from")) == first.substr(0, first.find(" from")));
    CHECK(player.picture(45, 22).find('x') != std::string::npos);
}

TEST_CASE("an Omen's preview tells its cost and what it changes", "[tui]") {
    BoardPlayer player(gallery().cave_turn());
    player.press("p p p p");
    CHECK(player.preview() == R"(Soporific Spores (3 tokens) on the Knight
+ It costs 3 tokens; you have 1 mushroom and 2 trail [VA-C20]
+ Her Grit falls from 3 to 0)");
    player.press("p");
    CHECK(player.preview() == R"(Hatred (1 token): place the tile A10 (ambush) on w1n1
+ It costs 1 token; you have 1 mushroom, 2 trail and 1 chasm [VA-C20]
+ It touches 2 tiles, 1 step from the Knight, walls ignored
+ You draw one with the eye for it [VA-C2])");
    player.press("p");
    CHECK(
        player.preview()
        == R"(Crystal Curse (1 token): turn the tile on n1, open to the east and west
+ It costs 1 token; you have 2 bat, 2 trail and 1 chasm [VA-C20]
+ Cuts 1 Lit tile off from the Entrance
+ The Knight is among them
+ 2 open edges get new Dark tiles [VA-P2]
+ A wall to the next tile: north, south)"
    );
}

TEST_CASE("in the Collapse the Cave removes tiles, and its goal counts Crystals", "[tui]") {
    TestCave cave(8);
    cave.lit("n1", "E1", "ns").dark("n2", "C1").knight("n1").close().collapse();
    cave.omens("trail").hatred(1).cave_turn(CaveStep::Tiles);
    BoardPlayer player(cave);
    CHECK(player.chosen().starts_with("remove "));
    CHECK(player.prompt(80).starts_with("Cave: which tile goes? (3 more)"));
    CHECK(player.picture(45, 22).find('x') != std::string::npos);
    const std::vector<Goal> goals = goals_of(cave.rules, cave.state);
    CHECK(goals.back().role == Role::Cave);
    CHECK(goals.back().missing == "5 Crystal tiles gone, 1 Hatred token away");
    player.press("p");
    CHECK(player.chosen().starts_with("omen hatred "));
    CHECK(player.press("enter").starts_with("omen hatred "));
    player.press("enter");
    CHECK(player.frames() > 0);
}

TEST_CASE("the Cave fills edges in the turns of others and chooses Events", "[tui]") {
    TestCave cave(8);
    cave.lit("n1", "E1", "ns").dark("n2", "E2").knight("n1").hand("A10 E3 T2").close();
    cave.events("rats light air").cubes("per=1").knight_turn();
    BoardPlayer player(cave);
    player.press("up up");
    while (player.cave().state.decision != Decision::Offer && !player.chosen().empty()) {
        if (player.cave().state.decision == Decision::Fill) {
            CHECK(player.panel(36, 22).find("\nCave ") != std::string::npos);
        }
        player.press("enter");
    }
    REQUIRE(player.cave().state.decision == Decision::Offer);
    player.press("r");
    CHECK(player.preview().find("The Knight meets") != std::string::npos);
    CHECK(player.press("enter").starts_with("event "));
}

TEST_CASE("every decision of the Cave has help", "[tui]") {
    const BoardPlayer player(gallery().cave_turn());
    const std::string help = player.help();
    CHECK(help.find("Your turn has three steps") != std::string::npos);
    CHECK(help.find("You are the Cave.") != std::string::npos);
    CHECK(help.find("{") == std::string::npos);
}

}  // namespace
}  // namespace tenebrae::vast::board
