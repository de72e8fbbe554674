// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "test_forest.hpp"

/// Sections M, P and K of the rules.
namespace tenebrae::nyctophobia::testing {
namespace {

Rules mage_rules() {
    Rules rules = plain_rules();
    rules.deck = Deck::Mage;
    return rules;
}

}  // namespace

TEST_CASE("HU-M1: the movement is two steps to neighbouring spaces and may go back") {
    TestForest forest;
    forest.hunted(1, "d4").begin_turn().play("move e");
    CHECK(forest.event_texts() == "step 1 e move");
    CHECK(forest.where(1) == "e4");
    forest.play("move w");
    CHECK(forest.where(1) == "d4");
    CHECK(forest.pending_decision() == "after 1");
}

TEST_CASE(
    "HU-M2: steps into felt trees and borders and pieces are not offered but steps into the car are"
) {
    TestForest forest;
    forest.trees("d1e").hunted(1, "e1").hunted(2, "e2").car("f1", "g1").begin_turn();
    CHECK(forest.legal_of("move") == "move e");
    forest.play("move e");
    CHECK(forest.where(1) == "f1");
}

TEST_CASE("HU-M4: a blocked step is reported and the decision is asked again") {
    TestForest forest;
    forest.trees("d2e").hunted(1, "c2").hunted(2, "d1").rocks("d3").begin_turn();
    forest.play("move e");
    forest.play("move e");
    CHECK(forest.event_texts() == "blocked 1 e tree");
    CHECK(forest.where(1) == "d2");
    CHECK(forest.pending_decision() == "second 1");
    forest.play("move n");
    CHECK(forest.event_texts() == "blocked 1 n hunted-2");
    CHECK(forest.pending_decision() == "second 1");
    CHECK(forest.legal() == "move s, move w, search");
    forest.play("move s");
    CHECK(forest.event_texts() == "step 1 s move, rocks 1 1");
    CHECK(forest.pending_decision() == "after 1");
}

TEST_CASE("HU-M4: a blocked step reports the car and piece and rocks like a search") {
    TestForest forest;
    forest.car("d4", "d5").hunted(1, "b4").hunted(2, "d4").hidden(2).rocks("d4", 2);
    forest.begin_turn().play("move e, move e");
    CHECK(forest.has_event("blocked 1 e car+hunted-2+rocks-2"));
    CHECK(forest.where(1) == "c4");
}

TEST_CASE("HU-M4 HU-F4: a blocked step of the Guide reports only one space") {
    TestForest forest;
    forest.character(1, Character::Guide).hunted(1, "b4").hunted(2, "d4").begin_turn();
    forest.play("move e, move e");
    CHECK(forest.has_event("blocked 1 e hunted-2"));
}

TEST_CASE("HU-M4: a step against the border is reported") {
    TestForest forest;
    forest.begin_turn().play("move e, move n");
    CHECK(forest.has_event("blocked 1 n border"));
    CHECK(forest.where(1) == "b1");
}

TEST_CASE("HU-M4: the Hunter blocks a step and is named and nothing is spent") {
    TestForest forest;
    forest.hunted(1, "d6").hunter("d4").begin_turn().play("move n, forgo, retreat n");
    CHECK(forest.has_event("blocked 1 n hunter"));
    CHECK(forest.count("combat") == 1);
    CHECK(forest.pending_decision() == "retreat 1");
    CHECK(forest.legal() == "retreat e, retreat s, retreat w, search");
}

TEST_CASE("HU-M3: a step reports first the noise and then rocks and then the car and then combat") {
    TestForest forest;
    forest.character(1, Character::Klutz).car("b1", "c1").rocks("b1", 2).hunter("b2");
    forest.hunted(2, "a5").hunted(3, "a7").begin_turn().play("move e noise");
    CHECK(
        forest.event_texts()
        == "step 1 e move, noise-left 1, rocks 1 2, in-car 1, combat 1 s, hurt 1 1"
    );
    CHECK(forest.cause_of("noise-left") == "step 1 e move");
    CHECK(forest.cause_of("rocks") == "step 1 e move");
    CHECK(forest.cause_of("in-car") == "step 1 e move");
    CHECK(forest.cause_of("combat") == "step 1 e move");
    CHECK(forest.cause_of("hurt") == "combat 1 s");
    CHECK(forest.noise_at() == "a1");
    CHECK(forest.rocks_of(1) == 3);
    CHECK(forest.rocks_at("b1") == 0);
}

TEST_CASE("HU-M3: in-car is reported at each step into a car space") {
    TestForest forest;
    forest.car("c1", "d1").begin_turn().play("move e");
    CHECK_FALSE(forest.has_event("in-car"));
    forest.play("move e");
    CHECK(forest.has_event("in-car 1"));
    TestForest inside;
    inside.car("b1", "c1").begin_turn().play("move e, move e");
    CHECK(inside.count("in-car 1") == 2);
}

TEST_CASE("HU-M3: rocks are not reported where there are none") {
    TestForest forest;
    forest.begin_turn().play("move e");
    CHECK_FALSE(forest.has_event("rocks"));
}

TEST_CASE("HU-M3: touching the Hunter after the first step starts a combat and ends the movement") {
    TestForest forest;
    forest.hunted(1, "d6").hunter("d4").begin_turn().play("move n");
    CHECK(forest.has_event("combat 1 n"));
    CHECK(forest.where(1) == "d5");
    CHECK(forest.pending_decision() == "counter 1");
}

TEST_CASE("HU-M5: Hunted that are swapped take no rocks") {
    TestForest forest(mage_rules());
    forest.hunted(1, "a1").hunted(2, "c3").hunted(3, "a7").rocks("c3").rocks("a1");
    forest.hand(Card::Changelings).begin_hunter().play("card 1, swap 1 2");
    CHECK(forest.where(1) == "c3");
    CHECK(forest.where(2) == "a1");
    CHECK_FALSE(forest.has_event("rocks"));
    CHECK(forest.rocks_at("c3") == 1);
    CHECK(forest.rocks_of(1) == 1);
}

TEST_CASE("HU-P1: a sprint is one extra step as the action of the turn") {
    TestForest forest;
    forest.begin_turn().play("sprint e");
    CHECK(forest.event_texts() == "step 1 e sprint");
    CHECK(forest.where(1) == "b1");
    forest.play("move e, move e");
    CHECK(forest.where(1) == "d1");
    CHECK(forest.legal() == "search, end");
}

TEST_CASE("HU-P1: a blocked sprint does not spend the action") {
    TestForest forest;
    forest.trees("c1e").begin_turn().play("move e, move e, sprint e");
    CHECK(forest.has_event("blocked 1 e tree"));
    CHECK(forest.pending_decision() == "after 1");
    CHECK(forest.legal_of("sprint") == "sprint n, sprint s, sprint w");
    CHECK(forest.offers("hide"));
}

TEST_CASE("HU-P1: a sprint takes rocks and reports the car and may start a combat") {
    TestForest forest;
    forest.car("d1", "d2").rocks("d1").hunter("e1").begin_turn().play("move e, move e, sprint e");
    CHECK(forest.has_event("in-car 1"));
    CHECK(forest.has_event("rocks 1 1"));
    CHECK(forest.cause_of("combat") == "step 1 e sprint");
    CHECK(forest.pending_decision() == "counter 1");
}

TEST_CASE(
    "HU-P1 HU-X10: a sprint into combat before the movement ends the turn without the movement"
) {
    TestForest forest;
    forest.hunted(1, "d6").hunter("d4").begin_turn().play("sprint n, forgo, retreat s, stand");
    CHECK(forest.has_event("end-turn 1"));
    CHECK(forest.pending_decision() == "turn 2");
}

TEST_CASE("HU-P2: after a sprint the movement may start with no side felt") {
    TestForest forest;
    forest.begin_turn().play("sprint e");
    CHECK(forest.legal() == "move n, move e, move s, move w");
    for (const FeltSide side : forest.state.hunted.at(0).felt) {
        CHECK(side == FeltSide::Unknown);
    }
    forest.play("move n");
    CHECK(forest.has_event("blocked 1 n border"));
    CHECK(forest.legal() == "move e, move s, move w");
}

TEST_CASE("HU-P3: the Track Star may sprint a second step") {
    TestForest forest;
    forest.character(1, Character::TrackStar).begin_turn().play("sprint e");
    CHECK(forest.pending_decision() == "sprint 1");
    CHECK(forest.legal() == "sprint n, sprint e, sprint s, sprint w, stop");
    forest.play("sprint n");
    CHECK(forest.has_event("blocked 1 n border"));
    CHECK(forest.legal() == "sprint e, sprint s, sprint w, stop");
    forest.play("sprint e");
    CHECK(forest.pending_decision() == "turn 1");
    CHECK(forest.where(1) == "c1");
    CHECK(forest.legal_of("sprint").empty());
}

TEST_CASE("HU-P3: the Track Star may stop after one sprint step and continue the turn") {
    TestForest forest;
    forest.character(1, Character::TrackStar).begin_turn().play("move e, move e, sprint e");
    CHECK(forest.pending_decision() == "sprint 1");
    forest.play("stop");
    CHECK(forest.pending_decision() == "turn 2");
}

TEST_CASE("HU-P3: a combat ends the sprint of the Track Star") {
    TestForest forest;
    forest.character(1, Character::TrackStar).hunted(1, "d6").hunter("d4").begin_turn();
    forest.play("sprint n");
    CHECK(forest.pending_decision() == "counter 1");
}

TEST_CASE("HU-P3: the second sprint step may start a combat") {
    TestForest forest;
    forest.character(1, Character::TrackStar).hunted(1, "d7").hunter("d4").begin_turn();
    forest.play("sprint n");
    CHECK(forest.pending_decision() == "sprint 1");
    forest.play("sprint n");
    CHECK(forest.has_event("combat 1 n"));
}

TEST_CASE("HU-K1: the Hunter does not enter the car but may go next to it") {
    TestForest forest;
    forest.car("d4", "d5").hunter("d6").hunted(1, "d4").hunted(2, "a1").hunted(3, "a8");
    forest.begin_hunter().play("card 1");
    CHECK_FALSE(forest.offers("step n"));
    CHECK(forest.legal() == "step e, step w");
}

TEST_CASE("HU-K1: two Hunted may be in the car and leave it over open sides") {
    TestForest forest;
    forest.car("b1", "c1").hunted(2, "c1").begin_turn().play("move e");
    CHECK(forest.has_event("in-car 1"));
    CHECK(forest.where(1) == "b1");
    forest.play("move s");
    CHECK(forest.where(1) == "b2");
}

TEST_CASE("HU-K2 HU-X2: a Hunted in the car is attacked like any other") {
    TestForest forest;
    forest.car("c1", "c2").hunter("d2").hunted(1, "a2").begin_turn().play("move e, move e");
    CHECK(forest.has_event("in-car 1"));
    CHECK(forest.has_event("combat 1 e"));
}

TEST_CASE("HU-X2: a tree between them prevents the combat") {
    TestForest forest;
    forest.trees("c2e").hunter("d2").hunted(1, "a2").begin_turn().play("move e, move e");
    CHECK_FALSE(forest.has_event("combat"));
    CHECK(forest.pending_decision() == "after 1");
}

}  // namespace tenebrae::nyctophobia::testing
