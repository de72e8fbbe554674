// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// Section E, the Past Plunder card and solo play.
namespace tenebrae::vast::testing {

TEST_CASE("VA-E1, E2: at the end of a turn the top tile is placed next to any space") {
    TestCave cave;
    cave.dark("n1", "A1").dark("e1", "A5").close().turn(Role::Knight).play("end");
    CHECK(cave.pending() == "place knight");
    CHECK(
        cave.legal()
        == "place n2, place w1n1, place e1n1, place w2, place e2, place w1s1, place e1s1, place s2"
    );
    const Tile top = cave.state.stack.cards.at(cave.state.stack.size - 1U);
    cave.play("place w1n1");
    CHECK(cave.at("w1n1").tile == top);
    CHECK(cave.state.current == Role::Goblins);
}

TEST_CASE("VA-E1: with the Cave in the game nobody places at the end of a turn") {
    TestCave cave(8);
    cave.close().turn(Role::Knight).play("end");
    CHECK(cave.pending() == "war goblins");
    TestCave collapse(8);
    collapse.close().collapse().turn(Role::Knight).play("end");
    CHECK(collapse.pending() == "war goblins");
}

TEST_CASE("VA-E2: nothing is placed once the stack is empty") {
    TestCave cave;
    cave.close().stack("T1").turn(Role::Knight);
    cave.state.stack = {};
    cave.play("end");
    CHECK(cave.has_event("turn goblins"));
    CHECK(cave.state.collapse);
}

TEST_CASE("VA-V28, E1, O6: the holder puts a Treasure onto an unoccupied Dark tile after placing") {
    TestCave cave;
    cave.dark("n1", "A1").treasure("n1", 1).close().tribe("bones", "e1", 1).tribes();
    cave.play("end, place n2");
    CHECK(cave.pending() == "treasure goblins");
    CHECK(cave.legal() == "treasure n2, treasure w1, treasure s1");
    cave.play("treasure n2");
    CHECK(cave.at("n2").treasures == 1);
    CHECK(cave.state.treasure_supply == 8);
    CHECK(cave.state.current == Role::Knight);
    cave.play("end, place n3");
    CHECK(cave.state.current == Role::Goblins);
    CHECK(cave.pending() == "war goblins");
}

TEST_CASE("VA-V28, O6: without an unoccupied Dark tile one is placed beside a Dark tile") {
    TestCave cave;
    cave.lit("n1", "A2", "ew").dark("e1n1", "A1").treasure("e1n1", 1).dark("w1n1", "A4");
    cave.treasure("w1n1", 1).dark("e1", "A5").treasure("e1", 1).dark("s1", "A7");
    cave.treasure("s1", 1).dark("w1", "A8").treasure("w1", 1).tribes();
    cave.play("end, place n2, treasure n2");
    CHECK(cave.state.treasure_supply == 4);
    TestCave none;
    none.dark("n1", "A1").treasure("n1", 1).dark("e1", "A4").treasure("e1", 1).dark("s1", "A5");
    none.treasure("s1", 1).dark("w1", "A7").treasure("w1", 1);
    none.state.frames.at(0) = Frame{FrameKind::Turn, Role::Goblins, 3};
    none.state.depth = 1;
    none.state.current = Role::Goblins;
    Events events;
    begin(none.rules, none.state, &events);
    CHECK(none.pending() == "place goblins");
    CHECK(
        none.legal()
        == "place n2, place w1n1, place e1n1, place w2, place e2, place w1s1, place e1s1, place s2"
    );
    none.play("place n2");
    CHECK(none.at("n2").treasures == 1);
    CHECK(none.state.treasure_supply == 5);
    CHECK(none.state.current == Role::Knight);
}

TEST_CASE("VA-V28: in the Collapse with no Dark tile at all it goes onto an unoccupied Lit tile") {
    TestCave cave;
    cave.lit("n1", "A2", "ew").lit("n2", "A8", "ew").collapse();
    cave.rules.removals = 1;
    cave.tribes().play("end, remove n2");
    CHECK(cave.pending() == "treasure goblins");
    CHECK(cave.legal() == "treasure n1");
    TestCave dark;
    dark.dark("n1", "A2").treasure("n1", 1).dark("n2", "A8").lit("s1", "A1", "nesw").collapse();
    dark.lit("s2", "A5", "nesw");
    dark.rules.removals = 1;
    dark.tribes().play("end, remove n2");
    CHECK(dark.pending() == "knight knight");
}

TEST_CASE("VA-V28: the tile goes beside a Dark tile, not beside a Lit one only") {
    TestCave cave;
    cave.lit("n1", "A2", "ew").dark("w1n1", "A1").treasure("w1n1", 1).dark("e1n1", "A4");
    cave.treasure("e1n1", 1).dark("e1", "A5").treasure("e1", 1).dark("s1", "A7");
    cave.treasure("s1", 1).dark("w1", "A10").treasure("w1", 1);
    set_turn(cave.state, Role::Goblins);
    cave.state.frames.at(0).step = 3;
    cave.state.current = Role::Goblins;
    Events events;
    begin(cave.rules, cave.state, &events);
    CHECK(cave.pending() == "place goblins");
    // n2 is beside n1 only.
    CHECK_FALSE(cave.offers("place n2"));
    CHECK(cave.offers("place w1n2"));
}

TEST_CASE("VA-V28: a tile placed onto a lurking tribe is occupied and gets no Treasure") {
    TestCave cave;
    cave.dark("n1", "A1").treasure("n1", 1).dark("e1", "A4").treasure("e1", 1).dark("s1", "A5");
    cave.treasure("s1", 1).dark("w1", "A7").treasure("w1", 1).lurking("eye", "n2", 1).tribes();
    cave.state.stack.size = 2;
    cave.play("end, place e2");
    CHECK(cave.pending() == "treasure goblins");
    TestCave last = cave;
    last.state.spaces.at(space_at(last.state, cell("e2"))).treasures = 1;
    --last.state.treasure_supply;
    last.state.frames.at(0).step = 3;
    last.state.depth = 1;
    last.state.decision = Decision::None;
    Events events;
    begin(last.rules, last.state, &events);
    last.play("place n2");
    CHECK(last.where(Piece::Eye) == "n2");
    CHECK(last.at("n2").treasures == 0);
}

TEST_CASE("VA-V28: without a Treasure in the supply nothing happens") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").treasure("n1", 10).close().tribes().play("end, place w2");
    CHECK(cave.pending() == "knight knight");
}

TEST_CASE("VA-K9, E3, B29: the Goblins win when the Knight is killed") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").close().tribe("bones", "n1", 3);
    cave.state.knight.health = 1;
    cave.tribes().play("activate bones, step s");
    CHECK(cave.result() == "goblins knight-killed");
    CHECK(cave.in_order("attack bones knight hit, health knight 0 -1, killed knight, won"));
    CHECK_FALSE(cave.has_event("scattered"));
}

TEST_CASE("VA-E5: the Knight wins on the Entrance with five Crystals, in anybody's turn") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").close().knight("n1");
    cave.state.smashed.at(index(Role::Knight)) = 3;
    cave.state.smashed.at(index(Role::Goblins)) = 2;
    cave.knight_turn().play("go s");
    CHECK(cave.result() == "knight escape");
    TestCave pushed;
    pushed.lit("n1", "A1", "nesw").close().knight("n1").tribe("bones", "n2", 1);
    pushed.monsters("bones", "wisp");
    pushed.state.smashed.at(index(Role::Knight)) = 5;
    pushed.tribes().play("activate bones, wisp, push s");
    CHECK(pushed.result() == "knight escape");
}

TEST_CASE("VA-E5, B31: she wins when the Goblins smash the fifth while she is on the Entrance") {
    TestCave cave;
    cave.lit("n1", "C1", "nesw").token("n1", Token::Crystal).close();
    cave.tribe("fangs", "n1", 3).tribe("bones", "n1", 4);
    cave.state.smashed.at(index(Role::Knight)) = 4;
    cave.tribes().play("activate fangs, attack crystal, activate bones, attack crystal");
    CHECK(cave.result() == "knight escape");
}

TEST_CASE("VA-K2: Crystals smashed by the Dragon and collapsed ones do not count") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").close().knight("n1");
    cave.state.smashed.at(index(Role::Dragon)) = 5;
    cave.state.crystals_collapsed = 5;
    cave.state.smashed.at(index(Role::Knight)) = 4;
    CHECK(crystals_for_knight(cave.state) == 4);
    State state = cave.state;
    state.crystals_collapsed = 0;
    cave.state = state;
    cave.knight_turn().play("go s");
    CHECK(cave.result() == "none");
}

TEST_CASE("VA-E3: the Goblins alone win with five smashed Crystals") {
    TestCave cave(28);
    cave.lit("n1", "C1", "nesw").token("n1", Token::Crystal).close();
    cave.tribe("fangs", "n1", 3).tribe("bones", "n1", 4);
    cave.state.smashed.at(index(Role::Goblins)) = 4;
    cave.tribes().play("activate fangs, attack crystal, activate bones, attack crystal");
    CHECK(cave.result() == "goblins crystals");
}

TEST_CASE("VA-E9, VA-E10: after the last round the game ends without a winner") {
    TestCave cave;
    cave.rules.round_limit = 3;
    cave.close();
    cave.state.round = 3;
    cave.tribes().play("end, place n2, treasure n2");
    CHECK(cave.result() == "nobody rounds");
    CHECK(cave.has_event("lost rounds"));
}

TEST_CASE("VA-V40: alone n tiles are placed, n by revealed Crystals, cubes or Population") {
    TestCave cave(27);
    cave.close().cubes("free=4").turn(Role::Knight).play("end");
    CHECK(solo_tiles(cave.rules, cave.state) == 4);
    for (int number = 0; number < 4; ++number) {
        CHECK(cave.pending() == "place knight");
        cave.play(cave.legal().substr(0, cave.legal().find(',')));
    }
    CHECK(cave.pending() == "knight knight");
    cave.state.crystals_revealed = 6;
    CHECK(solo_tiles(cave.rules, cave.state) == 6);
    TestCave goblins(28);
    goblins.close().tribe("eye", "hidden", 3).tribe("fangs", "hidden", 1);
    CHECK(solo_tiles(goblins.rules, goblins.state) == 3);
}

TEST_CASE("VA-V40: alone Lit Crystal tiles are removed first, then Dark, then other Lit tiles") {
    TestCave cave(27);
    cave.lit("n1", "C1", "nesw").dark("e1", "C2").lit("s1", "A1", "nesw").dark("w1", "A2");
    cave.collapse().turn(Role::Knight).play("end");
    CHECK(cave.legal() == "remove n1");
    cave.play("remove n1");
    CHECK(cave.legal() == "remove w1, remove e1");
    cave.state.frames.at(1).value = 3;
    cave.play("remove w1, remove e1");
    CHECK(cave.legal() == "remove s1");
}

TEST_CASE("VA-J1: an event names its statement and what caused it") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").close().tribe("bones", "n1", 2).monsters("bones", "ogre");
    cave.cubes("str=3").knight_turn().play("go n, attack bones");
    CHECK(cave.cause_of("encounter n1") == "moved knight o n1 go");
    CHECK(cave.cause_of("attack knight bones hit") == "");
    CHECK(cave.cause_of("scattered bones") == "attack knight bones hit");
    CHECK(cave.cause_of("population bones 0") == "scattered bones");
    CHECK(cave.cause_of("rage 2") == "attack knight bones hit");
    for (const Event& event : cave.happened) {
        CHECK(event.rule.number > 0);
    }
}

}  // namespace tenebrae::vast::testing
