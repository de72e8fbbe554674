// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// Section X, and what section O says about exits and pushes.
namespace tenebrae::vast::testing {
namespace {

/// In the Collapse, at decision `remove` at the end of the Knight's turn.
TestCave& remove_now(TestCave& cave) {
    return cave.collapse().turn(Role::Knight).play("end");
}

}  // namespace

TEST_CASE("VA-X1: the Collapse begins at the start of a turn with an empty stack") {
    TestCave cave;
    cave.close().stack("T1").turn(Role::Knight).play("end");
    CHECK(cave.pending() == "place knight");
    cave.play("place n2");
    CHECK(cave.in_order("placed n2 T1, turn goblins, phase"));
    CHECK(cave.state.collapse);
    CHECK(cave.state.statistics.collapse_round == 1);
}

TEST_CASE("VA-X1: it never ends") {
    TestCave cave;
    cave.close().collapse();
    cave.state.stack.push(tile("T1"));
    cave.turn(Role::Knight).play("end");
    CHECK(cave.state.collapse);
    CHECK(cave.pending() == "remove knight");
}

TEST_CASE("VA-X2: the tokens of a collapsed tile go to their supplies, its Bombs too") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").lit("n2", "A7", "es").treasure("n2", 2).close();
    cave.bombed("n2", Direction::North);
    cave.knight("o").collapse().turn(Role::Knight).play("end");
    // e1n2 touches n2 and e1n1 or more; take the Dark tiles off until n2 touches one.
    while (!cave.offers("remove n2")) {
        cave.state.frames.at(1).value = 3;
        cave.play(cave.legal().substr(0, cave.legal().find(',')));
    }
    const int supply = cave.state.treasure_supply;
    cave.play("remove n2");
    CHECK(cave.state.treasure_supply == supply + 2);
    CHECK(cave.in_order("off treasure n2, off treasure n2, off bomb n2 n, collapsed n2 A7 out"));
    CHECK_FALSE(cave.has_space("n2"));
    CHECK_FALSE(cave.has_event("off crystal"));
}

TEST_CASE("VA-X3: before the Collapse a tile goes to the bottom of the stack, a Crystal out") {
    TestCave cave;
    cave.dark("n1", "C1").dark("n2", "A5").dark("e1", "A1").close();
    cave.secrets("cavein").tribe("eye", "hidden", 3).tribes();
    const int size = cave.state.stack.size;
    cave.play("secret cavein, collapse n2, collapse e1, collapse n1");
    CHECK(cave.in_order("collapsed n2 A5 under, collapsed e1 A1 under, collapsed n1 C1 out"));
    CHECK(cave.state.stack.size == size + 2);
    CHECK(cave.state.stack.cards.at(0) == tile("A1"));
    CHECK(cave.state.stack.cards.at(1) == tile("A5"));
    CHECK(cave.state.crystals_collapsed == 1);
}

TEST_CASE("VA-X3: in the Collapse it leaves the game; the Entrance is never collapsed") {
    TestCave cave;
    cave.dark("n1", "A1").collapse().turn(Role::Knight).play("end");
    CHECK(cave.legal() == "remove n1");
    cave.play("remove n1");
    CHECK(cave.has_event("collapsed n1 A1 out"));
    CHECK(cave.state.stack.empty());
    // Nothing can be removed any more, so that the other removals are skipped (VA-X8).
    CHECK(cave.has_event("turn goblins"));
}

TEST_CASE("VA-X4, X5: the Knight leaves through a passage, not onto Dark tiles or tribes") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("w1n1", "A10", "nesw");
    cave.dark("e1n1", "A3").tribe("bones", "n2", 1).knight("n1");
    ExitList exits;
    find_exits(cave.rules, cave.state, Piece::Knight, exits);
    CHECK(exits.size() == 2);
    CHECK(cave.state.spaces.at(exits[0]).at == kEntranceCell);
    CHECK(cave.state.spaces.at(exits[1]).at == cell("w1n1"));
    // The Golem, the Map and the allowance do not matter; a wall does.
    cave.state.spaces.at(space_at(cave.state, cell("n1"))).side &= 0xFBU;
    ExitList walled;
    find_exits(cave.rules, cave.state, Piece::Knight, walled);
    CHECK(walled.size() == 1);
}

TEST_CASE("VA-X5: a tribe leaves onto Dark tiles, not onto the Knight") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").dark("n2", "A5").tribe("bones", "n1", 4).knight("o");
    ExitList exits;
    find_exits(cave.rules, cave.state, Piece::Bones, exits);
    CHECK(exits.size() == 1);
    CHECK(cave.state.spaces.at(exits[0]).at == cell("n2"));
}

TEST_CASE("VA-X6: a tile can be chosen only if its pieces can leave one after the other") {
    TestCave cave;
    cave.lit("n1", "A2", "ns").dark("n2", "A5").knight("n1").close();
    CHECK(can_collapse(cave.rules, cave.state, space_at(cave.state, cell("n1"))));
    cave.tribe("bones", "o", 1);
    CHECK_FALSE(can_collapse(cave.rules, cave.state, space_at(cave.state, cell("n1"))));
    CHECK_FALSE(can_collapse(cave.rules, cave.state, kEntranceSpace));
}

TEST_CASE("VA-X6: an exit that shuts in a later piece is not legal if another is") {
    TestCave cave;
    cave.lit("n1", "A7", "sw").lit("w1n1", "A1", "nesw").dark("w1", "A4");
    cave.knight("n1").tribe("bones", "n1", 1);
    // The underground Dragon keeps a weak tribe away from w1n1, but not the Knight.
    cave.state.dragon.at = space_at(cave.state, cell("w1n1"));
    ExitList exits;
    find_exits(cave.rules, cave.state, Piece::Knight, exits);
    REQUIRE(exits.size() == 1);
    CHECK(cave.state.spaces.at(exits[0]).at == cell("w1n1"));
    CHECK(can_collapse(cave.rules, cave.state, space_at(cave.state, cell("n1"))));
    cave.tribe("bones", "n1", 2);
    ExitList both;
    find_exits(cave.rules, cave.state, Piece::Knight, both);
    CHECK(both.size() == 2);
}

TEST_CASE("VA-X7: an exit onto the Entrance gives the Knight her cubes and costs no Population") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").collapse().knight("n1").cubes("free=2 entrance=1");
    cave.turn(Role::Knight).play("end");
    CHECK(cave.legal() == "remove n1");
    cave.play("remove n1");
    CHECK(cave.pending() == "exit knight");
    CHECK(cave.legal() == "exit o");
    cave.play("exit o");
    CHECK(cave.state.knight.free == 3);
    CHECK(cave.in_order("moved knight n1 o exit, cube entrance free, collapsed n1"));
    TestCave tribe;
    tribe.lit("n1", "A1", "nesw").lit("e1", "A5", "nesw").collapse().tribe("eye", "n1", 1);
    tribe.state.goblins.tribes.at(2).lit_left = 1;
    tribe.knight("e1").turn(Role::Knight).play("end, remove n1, exit o");
    CHECK(tribe.population(Piece::Eye) == 1);
    CHECK(tribe.state.tribe(Piece::Eye).lit_left == 1);
}

TEST_CASE("VA-X8: tiles that touch 1 other go first, then 2, 3 and 4") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("e1", "A10", "nesw");
    cave.lit("e1n1", "A13", "nesw");
    remove_now(cave);
    CHECK(cave.legal() == "remove n2");
    cave.play("remove n2");
    // Now each of the square touches two.
    CHECK(cave.legal() == "remove n1, remove e1n1, remove e1");
    cave.play("remove e1n1");
    CHECK(cave.legal() == "remove n1, remove e1");
}

TEST_CASE("VA-X8, X6: a tile whose pieces cannot leave does not count") {
    TestCave cave;
    cave.lit("n1", "A2", "ns").dark("n2", "A5").dark("n3", "A1").tribe("bones", "o", 1);
    cave.knight("n1").dark("e1", "A4").dark("e2", "A7");
    remove_now(cave);
    CHECK(cave.legal() == "remove n3, remove e2");
}

TEST_CASE("VA-E2: of the legal tiles only Lit Crystal tiles if there are some") {
    TestCave cave;
    cave.lit("n1", "C1", "nesw").dark("e1", "C2").lit("s1", "A1", "nesw");
    remove_now(cave);
    CHECK(cave.legal() == "remove n1");
    cave.play("remove n1");
    CHECK(cave.legal() == "remove e1, remove s1");
}

TEST_CASE("VA-E2: three removals at the end of a turn, as many as option remove says") {
    TestCave cave;
    cave.dark("n1", "A1").dark("n2", "A2").dark("n3", "A4").dark("n4", "A5");
    remove_now(cave);
    cave.play("remove n4, remove n3, remove n2");
    CHECK(cave.pending() == "war goblins");
    TestCave once;
    once.rules.removals = 1;
    once.dark("n1", "A1").dark("n2", "A2").dark("n3", "A4");
    remove_now(once);
    once.play("remove n3");
    CHECK(once.pending() == "war goblins");
}

TEST_CASE("VA-X9, VA-X10, X11: a section that came off slides back by the fewest steps") {
    TestCave cave;
    cave.dark("n1", "A1").dark("n2", "A2").dark("n3", "A4").dark("e1n3", "A5").close();
    cave.secrets("cavein").tribe("eye", "hidden", 1).tribes().play("secret cavein, collapse n2");
    CHECK(cave.pending() == "slide goblins");
    // The section of n3 and e1n3 is named by its first cell.
    CHECK(cave.legal() == "slide n3 s");
    cave.play("slide n3 s");
    CHECK(cave.has_space("n2"));
    CHECK(cave.has_space("e1n2"));
    CHECK(cave.at("n2").tile == tile("A4"));
    CHECK(cave.pending() == "tribes goblins");
}

TEST_CASE("VA-X11: several directions are legal if each brings the section nearer") {
    TestCave cave;
    cave.dark("n1", "A1").dark("e1n1", "A2").dark("e2n1", "A4").dark("e2n2", "A5").collapse();
    cave.secrets("cavein").tribe("eye", "hidden", 2).tribes();
    cave.play("secret cavein, collapse e1n1, collapse n1");
    // e2n1 is two to the east and one to the north of the Entrance.
    CHECK(cave.legal() == "slide e2n2 s, slide e2n2 w");
    cave.play("slide e2n2 w");
    CHECK(cave.legal() == "slide e1n2 s, slide e1n2 w");
    cave.play("slide e1n2 s");
    CHECK(cave.at("e1").tile == tile("A4"));
    CHECK(cave.at("e1n1").tile == tile("A5"));
}

TEST_CASE("VA-X12, VA-X13: tokens, pieces and Bombs slide too, and nobody is harmed") {
    TestCave cave;
    cave.dark("n1", "A1").dark("n2", "A2").lit("n3", "E10", "nesw").treasure("n3", 2);
    cave.tribe("fangs", "n3", 1).collapse();
    cave.bombed("n3", Direction::East);
    cave.secrets("cavein").tribe("eye", "hidden", 1).tribes();
    cave.play("secret cavein, collapse n2, slide n3 s");
    CHECK(cave.where(Piece::Fangs) == "n2");
    CHECK(cave.at("n2").treasures == 2);
    CHECK(is_bombed(cave.state, space_at(cave.state, cell("n2")), Direction::East));
    CHECK(cave.state.tribe(Piece::Fangs).lit_left == 0);
    CHECK(cave.pending() == "tribes goblins");
}

TEST_CASE("VA-X12: a slide onto a lurking tribe reveals it, under the Knight it hides it") {
    TestCave cave;
    cave.dark("n1", "A1").dark("n2", "A2").lit("n3", "E10", "nesw").lit("n4", "A5", "nesw");
    cave.collapse().lurking("bones", "n2", 1);
    State& state = cave.state;
    remove_space(state, space_at(state, cell("n2")));
    cave.dark("s1", "A4").secrets("cavein").tribe("eye", "hidden", 1);
    TestCave knight = cave;
    state.current = Role::Goblins;
    state.frames.at(0) = Frame{FrameKind::Turn, Role::Goblins, 1};
    state.frames.at(1) = Frame{FrameKind::AfterCollapse, Role::None, 1};
    state.depth = 2;
    Events events;
    begin(cave.rules, state, &events);
    cave.play("slide n4 s");
    CHECK(cave.where(Piece::Bones) == "n2");
    knight.knight("n3");
    knight.state.current = Role::Goblins;
    knight.state.frames.at(0) = Frame{FrameKind::Turn, Role::Goblins, 1};
    knight.state.frames.at(1) = Frame{FrameKind::AfterCollapse, Role::None, 1};
    knight.state.depth = 2;
    begin(knight.rules, knight.state, &events);
    knight.play("slide n4 s");
    CHECK(knight.where(Piece::Bones) == "hidden");
    CHECK(knight.where(Piece::Knight) == "n2");
}

TEST_CASE("VA-B23: a lurking tribe with no space beside it becomes hidden") {
    TestCave cave;
    cave.dark("n1", "A1").dark("n2", "A2").dark("e1", "A4").dark("s1", "A5").dark("w1", "A8");
    cave.collapse().lurking("bones", "n3", 2).turn(Role::Knight).play("end, remove n2");
    CHECK(cave.where(Piece::Bones) == "hidden");
    CHECK(cave.population(Piece::Bones) == 2);
}

TEST_CASE("VA-X9, P2: after a Cave-In the map is joined and then filled") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").close();
    cave.secrets("cavein").tribe("eye", "hidden", 1).tribes();
    cave.play("secret cavein, collapse n2");
    CHECK(cave.pending() == "fill goblins");
    CHECK(cave.legal() == "fill n2");
    CHECK(cave.in_order("collapsed n2"));
}

TEST_CASE("VA-E7: five collapsed Crystal tiles in the Collapse lose the game for all") {
    TestCave cave;
    cave.dark("n1", "C1").dark("n2", "C2").collapse();
    cave.state.crystals_collapsed = 3;
    cave.turn(Role::Knight).play("end, remove n2");
    CHECK(cave.result() == "none");
    cave.play("remove n1");
    CHECK(cave.result() == "nobody collapse");
}

TEST_CASE("VA-E7: it is looked at when the Collapse begins") {
    TestCave cave;
    cave.close().stack("");
    cave.state.crystals_collapsed = 5;
    cave.turn(Role::Knight);
    CHECK(cave.result() == "nobody collapse");
    TestCave before;
    before.close().stack("T1");
    before.state.crystals_collapsed = 5;
    before.turn(Role::Knight);
    CHECK(before.result() == "none");
}

}  // namespace tenebrae::vast::testing
