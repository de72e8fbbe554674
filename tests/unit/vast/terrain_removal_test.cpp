// SPDX-License-Identifier: MIT
#include "games/vast/rules/terrain.hpp"
#include "test_cave.hpp"
#include "test_names.hpp"

/// Removing Terrain: in the Collapse, by Cave-In and by Wrath (VA-N14).
namespace tenebrae::vast::testing {
namespace {

/// A Forest on n2, e1n2, n1 and e1n1, and a Dark tile on e1.
TestCave with_forest(int row = 17) {
    TestCave cave(row);
    cave.dark("e1", "A1").terrain("forest", "n2");
    return cave;
}

}  // namespace

TEST_CASE("VA-N14: in the Collapse a Terrain may go in the place of a tile") {
    TestCave cave = with_forest();
    cave.treasure("n1", 2).collapse().turn(Role::Knight).play("end");
    CHECK(cave.legal() == "remove n2, remove e1");
    const int supply = cave.state.treasure_supply;
    cave.play("remove n2");
    CHECK(cave.in_order("off treasure n1, off treasure n1, gone forest n2"));
    CHECK(cave.state.treasure_supply == supply + 2);
    for (const std::string_view where : {"n2", "e1n2", "n1", "e1n1"}) {
        CHECK_FALSE(cave.has_space(where));
    }
    // It may be placed again later.
    CHECK_FALSE(is_on_map(cave.state, Terrain::Forest));
}

TEST_CASE("VA-N14: at least half of its outer sides face empty cells") {
    TestCave cave = with_forest();
    cave.lit("w1n1", "A10", "nesw").lit("w1n2", "A13", "nesw").lit("n3", "A5", "nesw");
    const SpaceId first = space_at(cave.state, cell("n2"));
    // o, e1, w1n1, w1n2 and n3 leave 3 of 8 sides.
    CHECK_FALSE(is_half_exposed(cave.state, first));
    remove_space(cave.state, space_at(cave.state, cell("n3")));
    CHECK(is_half_exposed(cave.state, first));
    cave.collapse();
    CHECK(can_remove_terrain(cave.rules, cave.state, first, false));
    CHECK_FALSE(can_remove_terrain(cave.rules, cave.state, space_at(cave.state, cell("n1")), false)
    );
}

TEST_CASE("VA-N14: its pieces must be able to leave, and not onto the same Terrain") {
    TestCave cave = with_forest();
    cave.tribe("bones", "e1n1", 2).collapse().turn(Role::Knight).play("end, remove n2");
    CHECK(cave.pending() == "exit goblins");
    CHECK(cave.legal() == "exit e1");
    cave.play("exit e1");
    CHECK(cave.has_event("gone forest n2"));
    TestCave held = with_forest();
    held.tribe("bones", "n1", 2).collapse().turn(Role::Knight).play("end");
    CHECK(held.legal() == "remove e1");
}

TEST_CASE("VA-N14: each Pit goes by itself") {
    TestCave cave;
    cave.dark("e1", "A1").dark("w1", "A3").pits("n1", "w2", "e2");
    cave.collapse().turn(Role::Knight).play("end");
    CHECK(cave.offers("remove n1"));
    CHECK(cave.offers("remove w2"));
    cave.play("remove w2");
    CHECK(cave.has_event("gone pits w2"));
    CHECK(cave.has_space("n1"));
    CHECK(cave.has_space("e2"));
}

TEST_CASE("VA-N14: the event says how the Terrain that goes lay") {
    TestCave cave(17);
    cave.dark("e1", "A1").terrain("canyon", "w1n2", "h").dark("n1", "A3");
    cave.collapse().turn(Role::Knight).play("end, remove w1n2");
    CHECK(cave.has_event("gone canyon w1n2 turn 0"));
    TestCave upright(17);
    upright.dark("n1", "A1").terrain("canyon", "w2n1", "v").dark("w1", "A3");
    upright.collapse().turn(Role::Knight).play("end, remove w2n1");
    CHECK(upright.has_event("gone canyon w2n1 turn 1"));
}

TEST_CASE("VA-N14: Cave-In takes a Terrain, without the condition on sides") {
    TestCave cave;
    cave.terrain("forest", "n2").close();
    cave.secrets("cavein").tribe("eye", "hidden", 2).tribes().play("secret cavein");
    CHECK(cave.offers("collapse n2"));
    CHECK_FALSE(cave.offers("collapse n1"));
    cave.play("collapse n2");
    CHECK(cave.has_event("gone forest n2"));
    TestCave held;
    held.terrain("forest", "n2").close().knight("e1n2");
    held.secrets("cavein").tribe("eye", "hidden", 2).tribes().play("secret cavein");
    CHECK_FALSE(held.offers("collapse n2"));
}

TEST_CASE("VA-N14, D33: Wrath takes a whole Terrain if a cell of it is marked") {
    TestCave cave(7);
    cave.terrain("forest", "n2").close().tribe("bones", "e1n2", 3).dragon("e1");
    cave.powers("claw claw claw claw").dragon_turn().next_die(DieFace::Cross);
    cave.play("wrath, pay claw, pay claw, pay claw, pay claw");
    CHECK(cave.in_order("scattered bones, gone forest n2"));
    CHECK_FALSE(cave.has_space("e1n2"));
    CHECK(cave.has_space("o"));
}

TEST_CASE("VA-N14, D33: a flight may lead over more spaces than the die marks") {
    TestCave cave;
    cave.terrain("lake", "n2").terrain("forest", "n4").terrain("river", "n8", "n").close();
    cave.tribe("bones", "n8", 2);
    SpaceSet taken;
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        if (cave.state.spaces[space].is_used() && cave.state.spaces[space].is_terrain()) {
            taken.put(space);
        }
    }
    CellList cells;
    find_flights(cave.rules, cave.state, Piece::Bones, taken, cells);
    // 12 spaces of Terrain lie before it.
    REQUIRE_FALSE(cells.empty());
    for (const Cell cell : cells) {
        CHECK_FALSE(taken.has(space_at(cave.state, cell)));
    }
}

}  // namespace tenebrae::vast::testing
