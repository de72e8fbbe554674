// SPDX-License-Identifier: MIT
// HU-Z1 and the causes in table 5: which event caused which.
#include "catch.hpp"
#include "test_forest.hpp"

namespace tenebrae::nyctophobia::testing {
namespace {

/// Returns a forest with Hunted 1 on e3, two spaces north of the Hunter on e5. The others are far
/// away.
TestForest near_the_hunter() {
    TestForest forest;
    forest.hunter("e5").hunted(1, "e3").hunted(2, "a8").hunted(3, "h1").car("a1", "b1");
    return forest;
}

void play_hunter(TestForest& forest) {
    forest.play("card 1");
    while (forest.pending_decision() == "step hunter") {
        forest.play(forest.legal().substr(0, 6));
    }
}

TEST_CASE("HU-Z1: actions that a Hunted chooses in its own turn have no cause") {
    TestForest forest = near_the_hunter();
    forest.car("e1", "e2").begin_turn().play("throw e, move n");
    CHECK(forest.cause_of("throw").empty());
    CHECK(forest.cause_of("step").empty());
    forest.play("search");
    CHECK(forest.cause_of("feel").empty());

    TestForest other = near_the_hunter();
    other.begin_turn().play("sprint n");
    CHECK(other.cause_of("step").empty());
    other.play("move e, move e");
    other.play("end");
    CHECK(other.cause_of("end-turn").empty());

    TestForest call = near_the_hunter();
    call.hunted(1, "a1").begin_turn().play("call");
    CHECK(call.cause_of("call").empty());

    TestForest hides = near_the_hunter();
    hides.begin_turn().play("move n, move n, hide");
    CHECK(hides.cause_of("hide").empty());
    CHECK(hides.cause_of("end-turn") == "hide 1");

    TestForest cheers = near_the_hunter();
    cheers.character(1, Character::Cheerleader).begin_turn().play("cheer 2");
    CHECK(cheers.cause_of("cheer").empty());
}

TEST_CASE("HU-Z1: the beginning of a turn causes the unhiding and the first search") {
    TestForest forest = near_the_hunter();
    forest.hidden(1).begin_turn();
    CHECK(forest.cause_of("turn").empty());  // the test starts with this event
    CHECK(forest.cause_of("unhide") == "turn 1 round 1");
    CHECK(forest.cause_of("feel") == "turn 1 round 1");
    CHECK(forest.event_texts().find("turn 1 round 1, unhide 1, feel 1") == 0);
}

TEST_CASE("HU-Z1: a step causes its noise and rocks and the report of the car") {
    TestForest forest = near_the_hunter();
    forest.car("d3", "d2").rocks("d3").character(1, Character::Klutz).begin_turn();
    forest.play("move w noise");
    CHECK(forest.event_texts() == "step 1 w move, noise-left 1, rocks 1 1, in-car 1");
    CHECK(forest.cause_of("noise-left") == "step 1 w move");
    CHECK(forest.cause_of("rocks") == "step 1 w move");
    CHECK(forest.cause_of("in-car") == "step 1 w move");
}

TEST_CASE("HU-Z1: a hop causes its noise and rocks and the report of the car") {
    TestForest forest = near_the_hunter();
    forest.car("d2", "d3").rocks("d3").trees("d3e").character(1, Character::Climber);
    forest.begin_turn().play("hop w");
    CHECK(forest.event_texts() == "hop 1 w, noise-left 1, rocks 1 1, in-car 1");
    CHECK(forest.cause_of("noise-left") == "hop 1 w");
    CHECK(forest.cause_of("rocks") == "hop 1 w");
    CHECK(forest.cause_of("in-car") == "hop 1 w");
}

TEST_CASE("HU-Z1: a throw causes its flight and the wound and in turn the driving back") {
    TestForest forest = near_the_hunter();
    forest.begin_turn().play("throw s");
    CHECK(forest.cause_of("flight") == "throw 1 s");
    CHECK(forest.cause_of("wound") == "flight 1 s 2 hunter");
    CHECK(forest.cause_of("driven") == "wound");
}

TEST_CASE("HU-Z1 HU-W6: the flight causes the retreat of a friend that is hit") {
    TestForest forest = near_the_hunter();
    forest.hunted(2, "e1").rocks("d1").begin_turn().play("throw n, retreat w");
    CHECK(forest.cause_of("hurt") == "flight 1 n 2 friend 2");
    CHECK(forest.cause_of("step") == "flight 1 n 2 friend 2");
    CHECK(forest.cause_of("rocks") == "step 2 w retreat");
    forest.play("retreat n, search, stand");
    CHECK(forest.cause_of("blocked") == "flight 1 n 2 friend 2");
    CHECK(forest.cause_of("feel") == "flight 1 n 2 friend 2");
    CHECK(forest.cause_of("stand") == "flight 1 n 2 friend 2");
}

TEST_CASE("HU-Z1: the combat causes the injury and the counter and the retreat and the Reset") {
    TestForest forest = near_the_hunter();
    forest.begin_turn().play("move s, counter rock, retreat w, search, stand");
    CHECK(forest.cause_of("combat") == "step 1 s move");
    CHECK(forest.cause_of("hurt") == "combat 1 s");
    CHECK(forest.cause_of("counter") == "combat 1 s");
    CHECK(forest.cause_of("wound") == "counter 1 rock");
    CHECK(forest.cause_of("driven") == "wound");
    CHECK(forest.cause_of("step 1 w") == "combat 1 s");
    CHECK(forest.cause_of("feel 1") == "combat 1 s");
    CHECK(forest.cause_of("stand") == "combat 1 s");
    CHECK(forest.cause_of("reset") == "combat 1 s");
    CHECK(forest.cause_of("end-turn") == "reset");
    CHECK(forest.cause_of("turn 2") == "end-turn 1");

    TestForest forgone = near_the_hunter();
    forgone.begin_turn().play("move s, forgo, retreat w, hide");
    CHECK(forgone.cause_of("forgo") == "combat 1 s");
    CHECK(forgone.cause_of("hide") == "combat 1 s");
    CHECK(forgone.cause_of("end-turn") == "reset");
}

TEST_CASE("HU-Z1: a combat in the Hunter's turn is caused by the event that made them touch") {
    TestForest stepped = near_the_hunter();
    stepped.begin_hunter().play("card 1, step n");
    CHECK(stepped.cause_of("combat") == "hunter-step n");

    TestForest begun = near_the_hunter();
    begun.hunted(1, "e4").begin_hunter().play("card 1");
    CHECK(begun.cause_of("combat") == "card calm");

    Rules rules = plain_rules();
    rules.deck = Deck::Simple;
    TestForest simple(rules);
    simple.hunter("e5").hunted(1, "e4").begin_hunter();
    CHECK(simple.cause_of("combat") == "hunter-turn");
}

TEST_CASE("HU-Z1: each turn is caused by the end of the turn before") {
    TestForest forest;
    forest.begin_turn(2).end_turn();
    CHECK(forest.cause_of("turn 3") == "end-turn 2");
    forest.end_turn();
    CHECK(forest.cause_of("hunter-turn") == "end-turn 3");
    play_hunter(forest);
    CHECK(forest.cause_of("turn 1") == "hunter-end");
}

TEST_CASE("HU-Z1: the card is caused by the Hunter's turn and causes everything else in it") {
    TestForest forest = near_the_hunter();
    forest.noise("e7").trees("e6e").hand(Card::ClearCut).begin_hunter();
    forest.play("card 1, step s, step s");
    CHECK(forest.cause_of("card") == "hunter-turn");
    CHECK(forest.cause_of("text") == "card clear-cut");
    CHECK(forest.cause_of("hunter-step") == "card clear-cut");
    CHECK(forest.cause_of("reached") == "hunter-step s");
    CHECK(forest.cause_of("drew") == "card clear-cut");
    CHECK(forest.cause_of("hunter-end") == "card clear-cut");
}

TEST_CASE("HU-Z1: the card causes felled and planted trees and turns of the forest and Fog") {
    TestForest felled = near_the_hunter();
    felled.trees("e5e").hand(Card::Chop).begin_hunter().play("card 1, fell e");
    CHECK(felled.cause_of("felled") == "card chop");

    Rules rules = plain_rules();
    rules.deck = Deck::Mage;
    const auto mage = [&rules](Card card) {
        TestForest forest(rules);
        forest.hunter("e5").noise("d8").pile({}).hand(card, Card::Bored);
        return forest;
    };
    TestForest planted = mage(Card::Thicket);
    planted.begin_hunter().play("card 1, plant d4e");
    CHECK(planted.cause_of("planted") == "card thicket");
    TestForest turned = mage(Card::Vertigo);
    turned.begin_hunter().play("card 1");
    CHECK(turned.cause_of("turned") == "card vertigo");
    CHECK(turned.cause_of("forest-turns") == "card vertigo");
    CHECK(turned.cause_of("noise-off") == "card vertigo");
    TestForest fog = mage(Card::Fog);
    fog.begin_hunter().play("card 1");
    CHECK(fog.cause_of("fog") == "card fog");
    TestForest swapped = mage(Card::Changelings);
    swapped.begin_hunter().play("card 1, swap 1 2");
    CHECK(swapped.cause_of("swapped") == "card changelings");
    TestForest lured = mage(Card::Ventriloquism);
    lured.begin_hunter().play("card 1, lure 3");
    CHECK(lured.cause_of("noise-moved") == "card ventriloquism");
}

TEST_CASE("HU-Z1: the end of the Hunter's turn is caused by the Reset or the card or the turn") {
    TestForest fought = near_the_hunter();
    fought.hunted(1, "e4").begin_hunter().play("card 1, forgo, retreat n, stand");
    CHECK(fought.cause_of("reset") == "combat 1 s");
    CHECK(fought.cause_of("hunter-end") == "reset");
    CHECK(fought.cause_of("drew") == "card calm");

    Rules rules = plain_rules();
    rules.deck = Deck::Simple;
    TestForest simple(rules);
    simple.begin_hunter().play("step n, step n");
    CHECK(simple.cause_of("hunter-step") == "hunter-turn");
    CHECK(simple.cause_of("hunter-end") == "hunter-turn");
}

TEST_CASE("HU-Z1 HU-I5: a noise reached at the beginning of an instruction is caused by the card") {
    TestForest forest = near_the_hunter();
    forest.noise("e5").begin_hunter().play("card 1");
    CHECK(forest.cause_of("reached") == "card calm");
}

TEST_CASE("HU-Z1: the card causes the shuffle of the pile") {
    TestForest forest = near_the_hunter();
    forest.pile({}).begin_hunter().play("card 1, step n, counter rock, retreat w, stand");
    CHECK(forest.cause_of("reshuffle") == "card calm");
}

}  // namespace
}  // namespace tenebrae::nyctophobia::testing
