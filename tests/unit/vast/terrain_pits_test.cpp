// SPDX-License-Identifier: MIT
#include "games/vast/rules/terrain.hpp"
#include "test_cave.hpp"
#include "test_names.hpp"

/// How pieces cross the Pits (VA-N12).
namespace tenebrae::vast::testing {
namespace {

/// Pits on n1, w2 and e2; a Dark tile behind the first, others on e1, s1 and w1.
TestCave cave_with_pits(int row = 17) {
    TestCave cave(row);
    cave.dark("n2", "A1").pits("n1", "w2", "e2").close();
    return cave;
}

}  // namespace

TEST_CASE("VA-N12: a step onto a Pit needs Movement that leads on") {
    TestCave one = cave_with_pits();
    one.cubes("per=1").knight_turn();
    CHECK_FALSE(one.offers("go n"));
    TestCave cave = cave_with_pits();
    cave.cubes("move=1 per=1").knight_turn().play("go n");
    CHECK(cave.where(Piece::Knight) == "n1");
    // Not back, and nothing but moves and free acts.
    CHECK(cave.legal_of("go") == "go n, go e, go w");
    CHECK(cave.legal_of("hop") == "hop w2, hop e2");
    CHECK_FALSE(cave.offers("end"));
}

TEST_CASE("VA-N12: a hop to another Pit costs 1 Movement") {
    TestCave cave = cave_with_pits();
    cave.cubes("move=1 per=1").knight_turn().play("go n, hop e2");
    CHECK(cave.where(Piece::Knight) == "e2");
    CHECK(cave.state.knight.moves == 2);
    CHECK(cave.legal_of("go") == "go n, go e, go s, go w");
    CHECK(cave.legal_of("hop").empty());
    CHECK_FALSE(cave.offers("end"));
}

TEST_CASE("VA-N12: should no way lead on, the piece may stay") {
    TestCave cave = cave_with_pits();
    cave.knight("n1").cubes("per=1").state.knight.moves = 1;
    cave.knight_turn();
    CHECK(cave.legal_of("go").empty());
    CHECK(cave.offers("end"));
}

TEST_CASE("VA-N12: a tribe steps and hops over Pits, and does not stop on one") {
    TestCave cave = cave_with_pits();
    cave.tribe("bones", "w1", 3).tribes().play("activate bones, step w");
    CHECK(cave.where(Piece::Bones) == "w2");
    CHECK_FALSE(cave.offers("stop"));
    CHECK_FALSE(cave.offers("step e"));
    CHECK(cave.legal_of("hop") == "hop n1, hop e2");
    cave.play("hop e2, step w");
    CHECK(cave.where(Piece::Bones) == "e1");
    CHECK(cave.offers("stop"));
}

TEST_CASE("VA-N12: the Thief crosses with Movement left") {
    TestCave cave = cave_with_pits(9);
    cave.thief("o", "2 3 4").thief_turn().play("go n");
    CHECK_FALSE(cave.offers("end"));
    CHECK(cave.legal_of("go") == "go n, go e, go w");
    // The last step cannot be a hop.
    CHECK(cave.legal_of("hop").empty());
    TestCave slow = cave_with_pits(9);
    slow.thief("o", "2 3 4").state.thief.moves = 1;
    slow.thief_turn();
    CHECK_FALSE(slow.offers("go n"));
}

TEST_CASE("VA-N12: the Dragon crosses a Pit by a move of 2, and does not hop") {
    TestCave cave = cave_with_pits(7);
    cave.dragon("o").dragon_turn();
    CHECK_FALSE(cave.offers("move n 1"));
    CHECK(cave.offers("move n 2"));
    cave.play("move n 2");
    CHECK(cave.where(Piece::Dragon) == "n2");
}

TEST_CASE("VA-N12: a push onto a Pit leads on, and does not end there") {
    TestCave cave;
    cave.lit("n2", "A1", "nesw").pits("n1", "w2", "e2").close();
    cave.tribe("bones", "e1", 3).monsters("bones", "wisp").tribes();
    cave.play("activate bones, wisp");
    CHECK(cave.legal() == "push n, done");
    cave.play("push n");
    CHECK(cave.legal() == "push n");
    cave.play("push n");
    CHECK(cave.where(Piece::Knight) == "n2");
    CHECK(cave.legal() == "done");
}

TEST_CASE("VA-N12: exits never lead onto a Pit") {
    TestCave cave;
    cave.lit("n2", "A1", "nesw").pits("n1", "w2", "e2").close().knight("n2");
    ExitList exits;
    find_exits(cave.rules, cave.state, Piece::Knight, exits);
    CHECK(exits.empty());
}

TEST_CASE("VA-N12, T5: a way off a Pit may be a climb that the Thief can pay") {
    // The tile on n2 walls the Pit on n1, and no tile is placed in the Collapse.
    TestCave cave(9);
    cave.lit("n2", "A2", "ew").pits("n1", "w2", "e2").close().collapse();
    cave.thief("o", "2 3 4").thief_turn();
    REQUIRE(cave.offers("go n"));
    cave.play("go n");
    CHECK(cave.offers("climb n"));
    CHECK_FALSE(cave.offers("end"));
    TestCave poor(9);
    poor.lit("n2", "A2", "ew").pits("n1", "w2", "e2").close().collapse();
    poor.thief("o", "2 3 4").state.thief.cubes = 4;
    poor.thief_turn();
    CHECK_FALSE(poor.offers("go n"));
}

TEST_CASE("VA-N12, K30: a way off a Pit may need the Map") {
    TestCave cave;
    cave.lit("n2", "A2", "ew").pits("n1", "w2", "e2").close().collapse();
    cave.cubes("move=1 per=1 map=1").state.knight.moves = 1;
    cave.knight_turn();
    TestCave without;
    without.lit("n2", "A2", "ew").pits("n1", "w2", "e2").close().collapse();
    without.cubes("move=1 per=1").state.knight.moves = 1;
    without.knight_turn();
    CHECK(cave.offers("go n"));
    CHECK_FALSE(without.offers("go n"));
    cave.play("go n");
    CHECK(cave.offers("go n map"));
    CHECK_FALSE(cave.offers("end"));
}

}  // namespace tenebrae::vast::testing
