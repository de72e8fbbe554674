// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "tui/games/vast/goals.hpp"
#include "tui/games/vast/roles.hpp"

namespace tenebrae::vast::board {
namespace {

using testing::TestCave;

TEST_CASE("the panel has the Knight's board, the others and the goals", "[tui]") {
    TestCave cave;
    cave.knight("o").cubes("str=1").quests("swift").cards("sword", "axe").close().knight_turn();
    CHECK(BoardPlayer(cave).panel(36, 30) == R"(
Round 1, turn of the Knight

Knight on o, Strength 2
Health  ******* 7 of 7
Grit    0, next at 5
move ... per ... str #.. 1 free
bomb . bow . map ... shield .
Moves 1, Encounters 1, Bombs 3
Treasures: Sword, Axe (face down)
Quests: Swift 4

Goblins Rage 1 F0 B0 E0

To win: 5 more Crystals, then the
  Entrance
Closest: nobody yet
Stack 41, Crystals lost 0 of 5

cube 1 move  2 per  3 str  4 bomb
     5 bow  6 map  7 shield  8 sword
     9 axe
show 10 axe
end 15
)");
}

TEST_CASE("the panel has the Goblins' board", "[tui]") {
    TestCave cave;
    cave.tribe("fangs", "n1", 2).monsters("fangs", "ogre").secrets("hex").close().tribes();
    CHECK(BoardPlayer(cave).panel(36, 22) == R"(
Round 1, turn of the Goblins
Goblins
Rage    *.. 1 of 3
fangs   "".. str 4 hidden
  with Ogre
bones   .... str 0 hidden
eye     .... str 0 hidden
Secrets: Hex
Knight Health 7, Strength 1, Grit 0
To win: 7 Health of the Knight
Closest: nobody yet
Stack 41, Crystals lost 0 of 5
end 3
)");
}

TEST_CASE("the panel has the Dragon's board", "[tui]") {
    TestCave cave(18);
    cave.dragon("o").wake(4).powers("flame claw").close().dragon_turn();
    CHECK(BoardPlayer(cave).panel(36, 22) == R"(
Round 1, turn of the Dragon
Dragon on o, underground
Health  ***** Armor 2, Spirit 4
Waking  ####....... 4 of 11
Sloth greed 0 hunger 4 pride 4 1 1
Eaten 0 of 7, 0 Treasures
Power cards: claw 1, flame 1
Knight Health 7, Strength 1, Grit 0
To win: 7 more cubes, surface, leave
Closest: the Dragon
Stack 41, Crystals lost 0 of 5
claw 5
flame 6
slither 7 hunger greed
        8 pride-event greed
        9 pride-still greed
)");
}

TEST_CASE("a key shows the boards of the others in turn", "[tui]") {
    TestCave cave(18);
    cave.dragon("o").knight("o").close().knight_turn();
    BoardPlayer player(cave);
    CHECK(player.panel(34, 22).find("Knight on o") != std::string::npos);
    player.press("d");
    CHECK(player.panel(34, 22).find("Waking") != std::string::npos);
    player.press("d");
    CHECK(player.panel(34, 22).find("Knight on o") != std::string::npos);
}

TEST_CASE("the nearest goal is the one of which most is done", "[tui]") {
    TestCave cave(18);
    cave.dragon("o").wake(6).close().dragon_turn();
    cave.state.dragon.health = 4;
    const std::vector<Goal> goals = goals_of(cave.rules, cave.state);
    REQUIRE(closest(goals) != nullptr);
    CHECK(closest(goals)->role == Role::Dragon);
    CHECK(closest(goals)->missing == "5 more cubes, surface, leave");
    cave.state.dragon.health = 1;
    CHECK(closest(goals_of(cave.rules, cave.state))->role == Role::Knight);
}

TEST_CASE("nobody is closest before anything is done", "[tui]") {
    TestCave cave;
    cave.close().knight_turn();
    CHECK(closest(goals_of(cave.rules, cave.state)) == nullptr);
}

TEST_CASE("previews tell what a move meets and what a cube gives", "[tui]") {
    TestCave cave;
    cave.dark("n1", "A1").tribe("bones", "hidden", 3).knight("o").close().knight_turn();
    BoardPlayer player(cave);
    player.press("up");
    CHECK(player.preview() == R"(Go north to n1, a Dark tile
! If it is an ambush, the bones tribe of Strength 3 may hit you [VA-K22]
+ Dark: an Encounter reveals it, for 1 Grit
+ Then 0 moves left)");
    player.press("c c c");
    CHECK(player.preview() == R"(Place a Hero cube: Strength 1 to 2
+ 1 free cube left until your next turn)");
    player.press(".");
    CHECK(player.preview() == R"(End the turn
! 2 free cubes not placed
! 1 move not made)");
}

TEST_CASE(
    "VA-B27: an attack is previewed with the Population left after leaving a Lit tile", "[tui]"
) {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").tribe("fangs", "n1", 4).close().tribes().play("activate fangs");
    cave.state.goblins.tribes[0].lit_left = 1;
    BoardPlayer player(cave);
    player.press("down");
    CHECK(player.chosen() == "step s");
    CHECK(player.preview().find("Attack: Strength 4 against 1") != std::string::npos);
    CHECK(player.preview().find("scatters: Population 3 to 1") != std::string::npos);
}

}  // namespace
}  // namespace tenebrae::vast::board
