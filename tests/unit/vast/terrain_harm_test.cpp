// SPDX-License-Identifier: MIT
#include "games/vast/rules/terrain.hpp"
#include "test_cave.hpp"
#include "test_names.hpp"

/// Lake, Magma and Forest (VA-N9 to N11, N15).
namespace tenebrae::vast::testing {
namespace {

/// A Terrain of four spaces on n2, e1n2, n1 and e1n1; Dark tiles on e1, s1 and w1.
TestCave cave_with(std::string_view name, int row = 17) {
    TestCave cave(row);
    cave.terrain(name, "n2").close();
    return cave;
}

SpaceId at(const TestCave& cave, std::string_view where) {
    return space_at(cave.state, cell(where));
}

}  // namespace

TEST_CASE("VA-N9: a tribe that enters the Lake from outside loses 1 Population") {
    TestCave cave = cave_with("lake");
    cave.tribe("bones", "e1", 3).tribes().play("activate bones, step n");
    CHECK(cave.population(Piece::Bones) == 2);
    // Its spaces count as Lit for VA-B27: the second leaving costs 1.
    cave.play("step w");
    CHECK(cave.population(Piece::Bones) == 2);
    cave.play("step n");
    CHECK(cave.population(Piece::Bones) == 1);
    TestCave last = cave_with("lake");
    last.tribe("bones", "e1", 1).tribes().play("activate bones, step n");
    CHECK(last.where(Piece::Bones) == "hidden");
}

TEST_CASE("VA-N10: who ends the own turn on Magma is burnt") {
    TestCave knight = cave_with("magma");
    knight.knight("n1").knight_turn().play("end");
    CHECK(knight.state.knight.health == 6);
    CHECK(knight.pending() == "place knight");
    TestCave tribe = cave_with("magma");
    tribe.tribe("bones", "n1", 3).tribes().play("end");
    CHECK(tribe.population(Piece::Bones) == 0);
    CHECK(tribe.where(Piece::Bones) == "hidden");
    CHECK(tribe.in_order("population bones 0, scattered bones"));
    TestCave thief = cave_with("magma", 9);
    thief.thief("n1", "4 2 3").thief_turn().play("end");
    CHECK(thief.has_event("killed thief"));
    CHECK(thief.state.knight.grit == 0);
    CHECK(thief.pending() == "place thief");
}

TEST_CASE("VA-N10: in another's turn Magma harms nobody") {
    TestCave cave = cave_with("magma");
    cave.tribe("bones", "n1", 3).knight_turn().play("end");
    CHECK(cave.population(Piece::Bones) == 3);
}

TEST_CASE("VA-N10: a tribe loses 1 for each Magma space it leaves, before the entry is judged") {
    TestCave cave = cave_with("magma");
    cave.tribe("bones", "n1", 3).tribes().play("activate bones, step e");
    CHECK(cave.population(Piece::Bones) == 2);
    cave.play("step s");
    CHECK(cave.population(Piece::Bones) == 1);
    CHECK(cave.where(Piece::Bones) == "e1");
    // Strength 2 against her 1, but 1 is lost.
    TestCave weak = cave_with("magma");
    weak.tribe("bones", "n1", 2).tribes().play("activate bones");
    CHECK_FALSE(weak.offers("step s"));
    TestCave strong = cave_with("magma");
    strong.tribe("bones", "n1", 3).tribes().play("activate bones");
    CHECK(strong.offers("step s"));
}

TEST_CASE("VA-N11: Bow, Enchanted Bow and Wisp do not reach into the Forest or out of it") {
    for (const std::string_view name : {"forest", "lake"}) {
        const bool reaches = name == "lake";
        TestCave bow = cave_with(name);
        bow.tribe("bones", "n1", 3).cubes("bow=1 str=1").knight_turn();
        CHECK(bow.offers("shoot bones") == reaches);
        TestCave wisp = cave_with(name);
        wisp.tribe("bones", "n1", 3).monsters("bones", "wisp").tribes().play("activate bones");
        CHECK(wisp.offers("wisp") == reaches);
        TestCave ebow = cave_with(name, 7);
        ebow.dragon("n2");
        CHECK(is_in_ebow_reach(ebow.state, Piece::Dragon) == reaches);
    }
}

TEST_CASE("VA-N11: Hiss, Claw and Slap of the Dragon leave out pieces in the Forest") {
    TestCave cave = cave_with("forest", 7);
    cave.tribe("bones", "n1", 3).tribe("fangs", "e1", 3).dragon("o").knight("o");
    cave.powers("claw claw claw").dragon_turn();
    CHECK(cave.legal_of("hiss") == "hiss fangs");
    cave.next_die(DieFace::Cross).play("claw, pay claw");
    CHECK(cave.where(Piece::Bones) == "n1");
    CHECK(cave.population(Piece::Bones) == 3);
    CHECK(cave.where(Piece::Fangs) == "hidden");
    for (const std::string_view name : {"forest", "lake"}) {
        TestCave slap = cave_with(name, 7);
        slap.knight("n1").dragon("o").powers("wing wing").dragon_turn();
        CHECK(slap.offers("slap") == (name == "lake"));
    }
}

TEST_CASE("VA-N11: Hex, Bats, Hand Crossbow and Hiding Spots do not reach into the Forest") {
    for (const std::string_view name : {"forest", "lake"}) {
        const bool reaches = name == "lake";
        TestCave cave = cave_with(name, 1);
        cave.knight("n1").tribe("eye", "hidden", 3).thief("o", "2 4 3");
        CHECK(can_hex(cave.rules, cave.state, Role::Knight) == reaches);
        CHECK(can_hex(cave.rules, cave.state, Role::Thief));
        CHECK(can_hex(cave.rules, cave.state, Role::Cave));
        CHECK(can_send_bats(cave.state, Piece::Knight) == reaches);
        CHECK_FALSE(can_backstab(cave.rules, cave.state, Piece::Knight));
        cave.upgrades("crossbow");
        CHECK(can_backstab(cave.rules, cave.state, Piece::Knight) == reaches);
        // On the same space all works.
        CHECK_FALSE(is_hidden_by_forest(cave.state, at(cave, "n1"), Piece::Knight));
    }
    for (const std::string_view name : {"forest", "lake"}) {
        TestCave spots;
        spots.lit("w1n1", "A12", "e").terrain(name, "n2").close();
        spots.knight("n1").tribe("fangs", "hidden", 4);
        CHECK(can_attack_from_hiding(spots.rules, spots.state, Piece::Fangs) == (name == "lake"));
    }
}

TEST_CASE("VA-N15: a tribe that Bats push into the Lake loses 1, between its spaces nothing") {
    TestCave cave = cave_with("lake", 8);
    cave.tribe("bones", "e1", 3).omens("bat").cave_turn();
    cave.play("omen bats bones, pay bat, push n");
    CHECK(cave.population(Piece::Bones) == 2);
    cave.play("push w, done");
    CHECK(cave.population(Piece::Bones) == 2);
    TestCave magma = cave_with("magma", 8);
    magma.tribe("bones", "e1", 3).omens("bat").cave_turn();
    magma.play("omen bats bones, pay bat, push n, push s");
    CHECK(magma.population(Piece::Bones) == 3);
}

}  // namespace tenebrae::vast::testing
