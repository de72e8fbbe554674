// SPDX-License-Identifier: MIT
#include "games/vast/rules/terrain.hpp"
#include "test_cave.hpp"
#include "test_names.hpp"

/// Entering, leaving and crossing Terrain, and the River (VA-N4 to N7, N13).
namespace tenebrae::vast::testing {
namespace {

/// A Terrain of four spaces on n2, e1n2, n1 and e1n1.
TestCave north_of_entrance(std::string_view name, int row = 17) {
    TestCave cave(row);
    cave.terrain(name, "n2").close().cubes("move=1 per=1");
    return cave;
}

/// A Canyon from north to south, with its bridge on e1, between n1 and e2n1.
TestCave beside_canyon(int row) {
    TestCave cave(row);
    cave.lit("n1", "A1", "nesw").lit("e2n1", "A5", "nesw").terrain("canyon", "e1n1", "v");
    cave.close();
    return cave;
}

}  // namespace

TEST_CASE("VA-N4: a space of Terrain costs 1 Movement and forces no Encounter") {
    TestCave cave = north_of_entrance("forest");
    cave.knight_turn().play("go n");
    CHECK(cave.where(Piece::Knight) == "n1");
    CHECK(cave.pending() == "knight knight");
    CHECK(cave.state.knight.moves == 1);
    CHECK(cave.state.knight.encounters == 0);
    CHECK(cave.offers("end"));
}

TEST_CASE("VA-N4, N5: the surfaced Dragon may stand there, exits may lead there") {
    TestCave cave = north_of_entrance("forest", 7);
    cave.surfaced("o").dragon_turn();
    CHECK(cave.offers("move n 1"));
    CHECK(cave.offers("move n 2"));
    TestCave exit = north_of_entrance("magma");
    ExitList exits;
    find_exits(exit.rules, exit.state, Piece::Knight, exits);
    CHECK(exits.size() == 1);
    CHECK(exit.state.spaces.at(exits[0]).at == cell("n1"));
}

TEST_CASE("VA-N6: the Knight leaves a Terrain onto an empty cell, where a tile is placed first") {
    TestCave cave = north_of_entrance("forest");
    cave.knight("n1").knight_turn();
    CHECK(cave.offers("go w"));
    cave.play("go w");
    CHECK(cave.in_order("placed w1n1 C9, moved knight"));
    CHECK(cave.where(Piece::Knight) == "w1n1");
    CHECK(cave.pending() == "orient knight");
    CHECK(cave.legal() == "orient nes, orient esw, orient new");
}

TEST_CASE("VA-N6: not in the Collapse, and not without a tile") {
    TestCave collapse = north_of_entrance("forest");
    collapse.knight("n1").collapse().knight_turn();
    CHECK_FALSE(collapse.offers("go w"));
    CHECK(collapse.offers("go n"));
    TestCave empty = north_of_entrance("forest");
    empty.knight("n1").stack("").knight_turn();
    CHECK_FALSE(empty.offers("go w"));
}

TEST_CASE("VA-N6: with the Cave in the game it chooses the tile") {
    TestCave cave = north_of_entrance("forest", 8);
    cave.knight("n1").knight_turn().play("go w");
    CHECK(cave.pending() == "dig cave");
    cave.play("dig E8");
    CHECK(cave.where(Piece::Knight) == "w1n1");
    CHECK(cave.pending() == "orient knight");
}

TEST_CASE("VA-N6: a tribe once for each Terrain and turn") {
    TestCave cave = north_of_entrance("forest");
    cave.tribe("bones", "n1", 3).tribes().play("activate bones, step w");
    CHECK(cave.where(Piece::Bones) == "w1n1");
    CHECK(cave.pending() == "tribe goblins");
    CHECK(has(Set{cave.state.terrain.left.at(1)}, Terrain::Forest));
    cave.play("stop, end, place w1n2");
    CHECK(cave.state.terrain.left.at(1) == 0);
    TestCave again = north_of_entrance("forest");
    again.tribe("bones", "n1", 3);
    again.state.terrain.left.at(1) = 1U << static_cast<unsigned>(Terrain::Forest);
    again.tribes().play("activate bones");
    CHECK_FALSE(again.offers("step w"));
}

TEST_CASE("VA-N6: the underground Dragon may leave so, the surfaced one not") {
    TestCave cave = north_of_entrance("forest", 7);
    cave.dragon("n1").dragon_turn();
    CHECK(cave.offers("move w 1"));
    CHECK_FALSE(cave.offers("move w 2"));
    cave.play("move w 1");
    CHECK(cave.has_event("placed w1n1"));
    CHECK(cave.where(Piece::Dragon) == "w1n1");
    TestCave surfaced = north_of_entrance("forest", 7);
    surfaced.surfaced("n1").dragon_turn();
    CHECK_FALSE(surfaced.offers("move w 1"));
}

TEST_CASE("VA-N6: the Thief leaves a Terrain onto an empty cell") {
    TestCave cave = north_of_entrance("forest", 9);
    cave.thief("n1", "4 2 3").thief_turn().play("go w");
    CHECK(cave.where(Piece::Thief) == "w1n1");
    CHECK(cave.left() == "3 3");
}

TEST_CASE("VA-N7: nobody enters an impassable space") {
    TestCave cave = beside_canyon(9);
    cave.knight("n1").cubes("move=1 per=1").knight_turn();
    CHECK_FALSE(cave.offers("go e"));
    TestCave tribe = beside_canyon(9);
    tribe.tribe("bones", "n1", 2).tribes().play("activate bones");
    CHECK_FALSE(tribe.offers("step e"));
    TestCave thief = beside_canyon(9);
    thief.thief("n1", "4 2 3").thief_turn();
    CHECK_FALSE(thief.offers("go e"));
    TestCave dragon = beside_canyon(7);
    dragon.dragon("n1").powers("wing").dragon_turn();
    CHECK_FALSE(dragon.offers("move e 1"));
    CHECK_FALSE(dragon.offers("move e 2"));
    CHECK_FALSE(dragon.offers("wing e 2"));
}

TEST_CASE("VA-N7: the surfaced Dragon crosses it by a wing of 2") {
    TestCave cave = beside_canyon(7);
    cave.surfaced("n1").powers("wing").dragon_turn();
    CHECK_FALSE(cave.offers("move e 2"));
    CHECK_FALSE(cave.offers("wing e 1"));
    cave.play("wing e 2, pay wing");
    CHECK(cave.where(Piece::Dragon) == "e2n1");
}

TEST_CASE("VA-N7, T5: the Thief climbs over it for 2 cubes and 2 Movement") {
    TestCave cave = beside_canyon(9);
    cave.thief("n1", "4 2 3").thief_turn().play("climb e");
    CHECK(cave.where(Piece::Thief) == "e2n1");
    CHECK(cave.left() == "2 1");
    TestCave poor = beside_canyon(9);
    poor.thief("n1", "4 3 2").state.thief.cubes = 1;
    poor.thief_turn();
    CHECK_FALSE(poor.offers("climb e"));
    TestCave slow = beside_canyon(9);
    slow.thief("n1", "2 3 4").state.thief.moves = 1;
    slow.thief_turn();
    CHECK_FALSE(slow.offers("climb e"));
}

TEST_CASE("VA-N13: who enters the River may flow down the current, or stay") {
    TestCave cave;
    cave.terrain("river", "n4", "n").close().cubes("move=1 per=1").knight_turn().play("go n");
    CHECK(cave.pending() == "flow knight");
    CHECK(cave.legal() == "flow n4, flow n3, flow n2, stay");
    cave.play("flow n3");
    CHECK(cave.where(Piece::Knight) == "n3");
    CHECK(cave.state.knight.moves == 1);
    CHECK(cave.pending() == "knight knight");
    // A step within the River does not ask.
    cave.play("go s");
    CHECK(cave.pending() == "knight knight");
}

TEST_CASE("VA-N13: not asked on the last space; a tribe on the way ends the flow") {
    TestCave last;
    last.terrain("river", "n4", "s").close().cubes("move=1 per=1").knight_turn().play("go n");
    CHECK(last.pending() == "knight knight");
    TestCave met;
    met.terrain("river", "n4", "n").close().tribe("fangs", "n3", 1);
    met.cubes("move=1 per=1").knight_turn().play("go n");
    CHECK(met.legal() == "flow n2, stay");
}

TEST_CASE("VA-N13: a tribe loses 1 Population on entering, and 1 against the current") {
    TestCave cave;
    cave.dark("e1n1", "A1").terrain("river", "n4", "s").close();
    cave.tribe("bones", "e1n1", 4).tribes().play("activate bones, step w");
    CHECK(cave.population(Piece::Bones) == 3);
    CHECK(cave.pending() == "tribe goblins");
    cave.play("step n");
    CHECK(cave.population(Piece::Bones) == 2);
    TestCave down;
    down.dark("e1n1", "A1").terrain("river", "n4", "n").close();
    down.tribe("bones", "e1n1", 4).tribes().play("activate bones, step w");
    CHECK(down.pending() == "flow goblins");
    down.play("stay, step n");
    CHECK(down.population(Piece::Bones) == 3);
}

TEST_CASE("VA-N13, B29: a tribe that enters the Knight's space on the River attacks at once") {
    TestCave cave;
    cave.dark("e1n1", "A1").terrain("river", "n4", "n").close().knight("n1");
    cave.tribe("bones", "e1n1", 4).tribes().play("activate bones, step w");
    CHECK(cave.state.knight.health == 6);
    CHECK(cave.pending() != "flow goblins");
}

TEST_CASE("VA-N6, K14: the Knight does not leave onto the cell of a stronger lurking tribe") {
    TestCave cave = north_of_entrance("forest");
    cave.knight("n1").lurking("bones", "w1n1", 4).knight_turn();
    CHECK_FALSE(cave.offers("go w"));
    TestCave strong = north_of_entrance("forest");
    strong.knight("n1").lurking("bones", "w1n1", 1).cubes("move=1 per=1 str=2").knight_turn();
    CHECK(strong.offers("go w"));
}

}  // namespace tenebrae::vast::testing
