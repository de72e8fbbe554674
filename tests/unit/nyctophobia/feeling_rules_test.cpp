// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "test_forest.hpp"

/// Section F of the rules.
namespace tenebrae::nyctophobia::testing {
namespace {

TestForest& fogged(TestForest& forest) {
    forest.state.open.fog = true;
    return forest;
}

}  // namespace

TEST_CASE("HU-F1: a search reports the border or a tree or what is behind an open side") {
    TestForest forest;
    forest.trees("d1s").hunted(1, "d1").hunted(2, "e1").rocks("c1", 3).begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 border hunted-2 tree rocks-3");
}

TEST_CASE("HU-F1: a search reports the car and a piece and rocks of one space together") {
    TestForest forest;
    forest.car("e4", "e5").hunted(1, "d4").hunted(2, "e4").rocks("e4", 2).begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free car+hunted-2+rocks-2 free free");
}

TEST_CASE("HU-F1: a search feels nothing diagonally and nothing behind a tree") {
    TestForest forest;
    forest.trees("d4e").hunted(1, "d4").hunted(2, "e3").hunted(3, "e4").rocks("c5").begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free tree free free");
}

TEST_CASE("HU-F1: a search does not feel the noise") {
    TestForest forest;
    forest.hunted(1, "d4").noise("d3").begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free free free free");
}

TEST_CASE("HU-F1: a search does not report rocks in the space of the Hunted") {
    TestForest forest;
    forest.hunted(1, "d4").rocks("d4", 2).begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free free free free");
    CHECK(forest.rocks_of(1) == 1);
}

TEST_CASE("HU-F2: the Hunter is felt and named like any piece") {
    TestForest forest;
    forest.hunted(1, "d4").hunter("e4").rocks("e4").begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free hunter+rocks-1 free free");
}

TEST_CASE("HU-F3: each stop may be searched only once") {
    TestForest forest;
    forest.begin_turn();
    CHECK_FALSE(forest.offers("search"));
    forest.play("move e");
    CHECK(forest.offers("search"));
    forest.play("search");
    CHECK(forest.event_texts() == "feel 1 border free free free");
    CHECK_FALSE(forest.offers("search"));
    forest.play("move w");
    CHECK(forest.offers("search"));
    forest.play("search");
    CHECK(forest.event_texts() == "feel 1 border free free border");
    CHECK_FALSE(forest.offers("search"));
    CHECK(forest.pending_decision() == "after 1");
}

TEST_CASE("HU-F3: a stop reached by a sprint may not be searched but the next stop may") {
    TestForest forest;
    forest.begin_turn().play("move e, move e, sprint e");
    CHECK_FALSE(forest.has_event("feel 1 border free free free"));
    CHECK(forest.has_event("end-turn 1"));
    TestForest before;
    before.begin_turn().play("sprint e");
    CHECK(before.legal_of("search").empty());
    before.play("move e");
    CHECK(before.offers("search"));
}

TEST_CASE("HU-F3 HU-Y4: under Fog there is no optional search") {
    TestForest forest;
    fogged(forest).begin_turn().play("move e");
    CHECK_FALSE(forest.offers("search"));
    forest.play("move e");
    CHECK_FALSE(forest.offers("search"));
    CHECK(forest.offers("end"));
}

TEST_CASE("HU-Y4: under Fog a blocked step is still reported") {
    TestForest forest;
    fogged(forest).trees("b1e").begin_turn().play("move e, move e");
    CHECK(forest.has_event("blocked 1 e tree"));
}

TEST_CASE("HU-F3: a stop in a retreat may be searched once") {
    TestForest forest;
    forest.hunted(1, "d6").hunter("d4").begin_turn().play("move n, forgo");
    CHECK(forest.pending_decision() == "retreat 1");
    CHECK(forest.offers("search"));
    forest.play("search");
    CHECK(forest.event_texts() == "feel 1 hunter free free free");
    CHECK_FALSE(forest.offers("search"));
    forest.play("retreat s");
    CHECK(forest.offers("search"));
}

TEST_CASE("HU-F3: a friend hit by a rock may search in its retreat") {
    TestForest forest;
    forest.hunted(1, "d4").hunted(2, "e4").hunted(3, "g4").rocks_held(3, 1);
    forest.begin_turn(3).play("throw w");
    CHECK(forest.has_event("flight 3 w 2 friend 2"));
    CHECK(forest.pending_decision() == "retreat 2");
    CHECK(forest.offers("search"));
}

TEST_CASE("HU-F3: attacked in the Hunter's turn a Hunted may search a stop again or after a sprint"
) {
    TestForest searched;
    searched.hunted(3, "d4").hunter("d2").begin_turn(3).play("move e, move w, search, end, card 1");
    CHECK(searched.has_event("step 3 w move"));
    searched.play("step s, forgo");
    CHECK(searched.pending_decision() == "retreat 3");
    CHECK(searched.offers("search"));
    searched.play("search");
    CHECK_FALSE(searched.offers("search"));
    searched.play("retreat s");
    CHECK(searched.offers("search"));
    TestForest sprinted;
    sprinted.hunted(3, "b4").hunter("e3").begin_turn(3).play("move e, move s, sprint n, card 1");
    sprinted.play("step w, step s, forgo");
    CHECK(sprinted.pending_decision() == "retreat 3");
    CHECK(sprinted.where(3) == "c4");
    CHECK(sprinted.offers("search"));
}

TEST_CASE("HU-F4 HU-D2: the Forest Guide feels one space further in a straight line over open sides"
) {
    TestForest forest;
    forest.character(1, Character::Guide).hunted(1, "c3").trees("c2n d3e");
    forest.hunted(2, "c5").rocks("b3", 1).rocks("a3", 2).hunted(3, "a8").begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free/tree free/tree free/hunted-2 rocks-1/rocks-2");
}

TEST_CASE("HU-F4: the Guide feels the border behind the next space but nothing behind a tree") {
    TestForest forest;
    forest.character(1, Character::Guide).hunted(1, "b2").trees("b2e").begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free/border tree free/free free/border");
}

TEST_CASE("HU-F4: pieces and rocks and the car do not stop the Guide from feeling the second space"
) {
    TestForest forest;
    forest.character(1, Character::Guide).hunted(1, "d4").hunted(2, "e4").hunted(3, "d5");
    forest.car("b4", "c4").hunter("f4").rocks("d6").begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 free/free hunted-2/hunter hunted-3/rocks-1 car/car");
}

TEST_CASE("HU-F4: every search of the Guide reaches further") {
    TestForest forest;
    forest.character(1, Character::Guide).begin_turn().play("move e, search");
    CHECK(forest.first("feel 1") == "feel 1 border free/free free/free free/border");
}

TEST_CASE("HU-F5: a hidden friend is felt like any piece") {
    TestForest forest;
    forest.hunted(1, "d4").hunted(2, "d3").hidden(2).begin_turn();
    CHECK(forest.first("feel 1") == "feel 1 hunted-2 free free free");
    CHECK(forest.legal_of("move") == "move e, move s, move w");
}

TEST_CASE("HU-F6: a search makes all four sides known and a new stop none") {
    TestForest forest;
    forest.trees("d4e").hunted(1, "d4").hunted(2, "d5").begin_turn();
    const auto& felt = forest.state.hunted.at(0).felt;
    CHECK(felt.at(0) == FeltSide::Open);
    CHECK(felt.at(1) == FeltSide::Tree);
    CHECK(felt.at(2) == FeltSide::Piece);
    CHECK(felt.at(3) == FeltSide::Open);
    forest.play("move w");
    for (const FeltSide side : felt) {
        CHECK(side == FeltSide::Unknown);
    }
}

TEST_CASE("HU-F6: a failed attempt makes one side known") {
    TestForest forest;
    forest.trees("b1e").begin_turn().play("move e, move e");
    const auto& felt = forest.state.hunted.at(0).felt;
    CHECK(felt.at(0) == FeltSide::Unknown);
    CHECK(felt.at(1) == FeltSide::Tree);
    CHECK(felt.at(2) == FeltSide::Unknown);
    CHECK(felt.at(3) == FeltSide::Unknown);
    forest.play("move n");
    CHECK(forest.has_event("blocked 1 n border"));
    CHECK(forest.legal() == "move s, move w, search");
}

TEST_CASE("HU-F6: sides felt at an earlier stop in the same space are forgotten") {
    TestForest forest;
    forest.trees("a1e").begin_turn();
    CHECK_FALSE(forest.offers("move e"));
    forest.play("move s, move n");
    CHECK(forest.where(1) == "a1");
    CHECK(forest.offers("sprint e"));
    CHECK(forest.offers("sprint n"));
}

TEST_CASE("HU-F6: when a piece moves the sides felt blocked by a piece become unknown again") {
    TestForest forest;
    forest.character(1, Character::Cheerleader).hunted(1, "d4").hunted(2, "e4").trees("d3s");
    forest.begin_turn();
    CHECK(forest.legal_of("move") == "move s, move w");
    forest.play("cheer 2, sprint e");
    CHECK(forest.pending_decision() == "turn 1");
    CHECK(forest.legal_of("move") == "move e, move s, move w");
}

TEST_CASE("HU-F6: driving the Hunter back makes the side he blocked unknown again") {
    TestForest forest;
    forest.hunted(1, "d4").hunter("e4").begin_turn();
    CHECK(forest.legal_of("move") == "move n, move s, move w");
    forest.play("throw e");
    CHECK(forest.hunter_at() == "g4");
    CHECK(forest.legal_of("move") == "move n, move e, move s, move w");
}

TEST_CASE("HU-F6: with closed talk the first search of a turn makes the sides known") {
    Rules rules = testing::plain_rules();
    rules.open_talk = false;
    TestForest forest(rules);
    forest.hunted(2, "d4").hunted(3, "d5").begin_turn(1).play("move e, move w, search, end");
    CHECK(forest.pending_decision() == "turn 2");
    CHECK(forest.legal_of("move") == "move n, move e, move w");
}
TEST_CASE("HU-F6: the Hunter's turn makes all sides unknown") {
    TestForest forest;
    forest.begin_turn(3).play("move e, move e, search, end");
    CHECK(forest.pending_decision() == "card hunter");
    for (const Hunted& hunted : forest.state.hunted) {
        for (const FeltSide side : hunted.felt) {
            CHECK(side == FeltSide::Unknown);
        }
    }
}

}  // namespace tenebrae::nyctophobia::testing
