// SPDX-License-Identifier: MIT
#include "games/vast/rules/terrain.hpp"
#include "test_cave.hpp"
#include "test_names.hpp"

/// The Canyon of the Troll (VA-V33).
namespace tenebrae::vast::testing {
namespace {

/// The Knight alone on a tunnel that leads north to another one, an ambush tile; the Troll is next.
TestCave before_troll() {
    TestCave cave(27);
    cave.infested(Infestation::C).lit("n1", "A2", "ns").dark("n2", "A8").knight("n1").close();
    cave.cubes("move=1 per=1 free=1").next_monsters("troll");
    return cave;
}

}  // namespace

TEST_CASE("VA-V33: the Troll's Canyon is placed, and his token holds its bridge") {
    TestCave cave = before_troll();
    cave.knight_turn().play("go n, orient ns, fill n3, ready");
    CHECK(cave.state.knight.health == 6);
    CHECK(cave.pending() == "terrain knight");
    CHECK(cave.legal() == "terrain canyon w1n3 v, terrain canyon e1n3 v");
    cave.play("terrain canyon e1n3 v");
    CHECK(cave.in_order("laid canyon e1n3, on troll e1n2, placed e2n2"));
    CHECK(cave.state.monster_tokens.at(1) == space_at(cave.state, cell("e1n2")));
    // The card lies beside it.
    CHECK(cave.state.goblins.monster_discards == 0);
    CHECK(cave.state.terrain_round == 0);
    CHECK(cave.pending() == "encounter knight");
}

TEST_CASE("VA-V33: nothing happens in the Collapse, with the Canyon on the map, without a place") {
    TestCave collapse = before_troll();
    collapse.collapse().knight_turn().play("go n, orient ns, ready");
    CHECK(collapse.pending() == "encounter knight");
    CHECK(collapse.state.goblins.monster_discards == only(Monster::Troll));
    TestCave twice = before_troll();
    twice.terrain("canyon", "w1s2", "h").knight_turn().play("go n, orient ns, fill n3, ready");
    CHECK(twice.pending() == "encounter knight");
    CHECK(twice.state.goblins.monster_discards == only(Monster::Troll));
    TestCave full(27);
    full.infested(Infestation::C).dark("n1", "A1").close().cubes("move=1 per=1 free=1");
    full.next_monsters("troll").knight_turn();
    full.play("go n, orient nesw, fill n2, fill w1n1, fill e1n1, ready");
    CHECK(full.pending() == "encounter knight");
    CHECK(full.state.goblins.monster_discards == only(Monster::Troll));
}

TEST_CASE("VA-V33: version 1 of the rules places no Canyon") {
    TestCave cave = before_troll();
    cave.rules.version = kFirstRulesVersion;
    cave.knight_turn().play("go n, orient ns, fill n3, ready");
    CHECK(cave.pending() == "encounter knight");
    CHECK(cave.state.goblins.monster_discards == only(Monster::Troll));
    CHECK_FALSE(is_on_map(cave.state, Terrain::Canyon));
}

}  // namespace tenebrae::vast::testing
