// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "test_forest.hpp"

/// Section D of the rules.
namespace tenebrae::nyctophobia::testing {
namespace {

TestForest with(Character character, std::string_view space = "d4") {
    TestForest forest;
    forest.character(1, character).hunted(1, space);
    return forest;
}

}  // namespace

TEST_CASE("HU-D3 HU-X5: the Boxer counters without a rock") {
    TestForest forest = with(Character::Boxer, "d6");
    forest.rocks_held(1, 0).hunter("d4").begin_turn().play("move n");
    CHECK(forest.pending_decision() == "counter 1");
    CHECK(forest.legal() == "counter fist, forgo");
    forest.play("counter fist");
    CHECK(forest.has_event("counter 1 fist"));
    CHECK(forest.cause_of("wound") == "counter 1 fist");
    CHECK(forest.hunter_at() == "d2");
}

TEST_CASE(
    "HU-D3: a rock of the Boxer drives the Hunter back three spaces when thrown or in a counter"
) {
    TestForest thrown = with(Character::Boxer, "a1");
    thrown.hunter("b1").begin_turn().play("throw e");
    CHECK(thrown.has_event("driven e 3"));
    TestForest counter = with(Character::Boxer, "d7");
    counter.hunter("d5").begin_turn().play("move n");
    CHECK(counter.legal() == "counter rock, counter fist, forgo");
    counter.play("counter rock");
    CHECK(counter.hunter_at() == "d2");
    CHECK(counter.rocks_at("d5") == 1);
}

TEST_CASE("HU-D4: the Cheerleader gives her action to an upright Hunted") {
    TestForest forest = with(Character::Cheerleader);
    forest.hidden(3).begin_turn();
    CHECK(forest.legal_of("cheer") == "cheer 2");
    forest.play("cheer 2");
    CHECK(forest.event_texts() == "cheer 1 2");
    CHECK(forest.pending_decision() == "cheered 2");
    CHECK(
        forest.legal()
        == "sprint n, sprint e, sprint s, sprint w, throw n, throw e, throw s, throw w, decline"
    );
}

TEST_CASE("HU-D4: the action is spent even if the cheered Hunted declines it") {
    TestForest declined = with(Character::Cheerleader);
    declined.begin_turn().play("cheer 2, decline");
    CHECK(declined.has_event("decline 2"));
    CHECK(declined.pending_decision() == "turn 1");
    CHECK(declined.legal() == "move n, move e, move s, move w");
    TestForest used = with(Character::Cheerleader);
    used.begin_turn().play("cheer 2, throw e");
    CHECK(used.has_event("flight 2 e 7 border"));
    CHECK(used.rocks_of(2) == 0);
    CHECK(used.rocks_of(1) == 1);
    CHECK(used.pending_decision() == "turn 1");
    CHECK(used.legal() == "move n, move e, move s, move w");
}

TEST_CASE("HU-D4: a blocked sprint of the cheered Hunted does not spend the action") {
    TestForest forest = with(Character::Cheerleader);
    forest.begin_turn().play("cheer 2, sprint w");
    CHECK(forest.has_event("blocked 2 w border"));
    CHECK(forest.pending_decision() == "cheered 2");
    CHECK(forest.legal_of("sprint") == "sprint n, sprint e, sprint s");
    CHECK(forest.offers("decline"));
}

TEST_CASE(
    "HU-D4: the cheered Hunted may hide only if the Cheerleader has moved and nobody has called"
) {
    TestForest forest = with(Character::Cheerleader);
    forest.begin_turn().play("move n, move s, cheer 2");
    CHECK(forest.offers("hide"));
    forest.play("hide");
    CHECK(forest.is_hidden(2));
    CHECK_FALSE(forest.is_hidden(1));
    CHECK(forest.pending_decision() == "after 1");
    CHECK(forest.legal() == "search, end");
    TestForest called = with(Character::Cheerleader);
    called.called(3, true).begin_turn().play("move n, move s, cheer 2");
    CHECK_FALSE(called.offers("hide"));
}

TEST_CASE("HU-D4: a combat of the cheered Hunted ends the Cheerleader's turn") {
    TestForest forest = with(Character::Cheerleader, "a1");
    forest.hunted(2, "d6").hunter("d4").begin_turn().play("cheer 2, sprint n");
    CHECK(forest.has_event("combat 2 n"));
    CHECK(forest.cause_of("combat") == "step 2 n sprint");
    CHECK(forest.pending_decision() == "counter 2");
    CHECK(forest.health_of(2) == 1);
    CHECK(forest.health_of(1) == 2);
    forest.play("forgo, retreat s, stand");
    CHECK(forest.has_event("reset"));
    CHECK(forest.has_event("end-turn 1"));
    CHECK(forest.pending_decision() == "turn 2");
}

TEST_CASE("HU-D4: the cheered Hunted uses its own abilities") {
    TestForest star = with(Character::Cheerleader);
    star.character(2, Character::TrackStar).begin_turn().play("cheer 2, sprint e");
    CHECK(star.pending_decision() == "sprint 2");
    star.play("sprint e");
    CHECK(star.where(2) == "c3");
    CHECK(star.pending_decision() == "turn 1");
    TestForest klutz = with(Character::Cheerleader);
    klutz.character(2, Character::Klutz).begin_turn().play("cheer 2, sprint e noise");
    CHECK(klutz.noise_at() == "a3");
    TestForest climber = with(Character::Cheerleader);
    climber.character(2, Character::Climber).trees("a3e").begin_turn();
    climber.play("cheer 2, sprint e");
    CHECK(climber.has_event("blocked 2 e tree"));
    CHECK(climber.legal_of("hop").empty());
}

TEST_CASE(
    "HU-D4: the cheered Hunted may call from the car and the Cheerleader may not cheer herself"
) {
    TestForest forest = with(Character::Cheerleader);
    forest.hunted(2, "g1").begin_turn();
    CHECK(forest.legal_of("cheer") == "cheer 2, cheer 3");
    CHECK(forest.legal_of("call").empty());
    forest.play("cheer 2");
    CHECK(forest.offers("call"));
    forest.play("call");
    CHECK(forest.has_event("call 2"));
}

TEST_CASE("HU-D4 HU-W6: a Cheerleader hit by the Hunted she cheered may hide and then her turn ends"
) {
    TestForest forest = with(Character::Cheerleader, "d3");
    forest.begin_turn().play("cheer 2, throw e");
    CHECK(forest.has_event("flight 2 e 3 friend 1"));
    CHECK(forest.has_event("hurt 1 1"));
    CHECK(forest.pending_decision() == "retreat 1");
    forest.play("hide");
    CHECK(forest.is_hidden(1));
    CHECK(forest.cause_of("end-turn 1") == "hide 1");
    CHECK(forest.pending_decision() == "turn 2");
    CHECK_FALSE(forest.has_event("reset"));
}

TEST_CASE("HU-D4 HU-W6: a Cheerleader who stands after the retreat continues her turn") {
    TestForest forest = with(Character::Cheerleader, "d3");
    forest.begin_turn().play("cheer 2, throw e, retreat n, stand");
    CHECK(forest.pending_decision() == "turn 1");
    CHECK(forest.where(1) == "d2");
    CHECK(forest.legal() == "move n, move e, move s, move w");
}

TEST_CASE("HU-D5: the Klutz may leave a noise in the space it leaves") {
    TestForest forest = with(Character::Klutz);
    forest.noise("c8").begin_turn();
    CHECK(forest.offers("move n"));
    CHECK(forest.offers("move n noise"));
    CHECK(forest.offers("sprint n noise"));
    forest.play("move n noise");
    CHECK(forest.event_texts() == "step 1 n move, noise-left 1");
    CHECK(forest.noise_at() == "d4");
    forest.play("move n");
    CHECK_FALSE(forest.has_event("noise-left"));
    CHECK(forest.noise_at() == "d4");
}

TEST_CASE("HU-D5 HU-M4: a blocked step of the Klutz leaves no noise") {
    TestForest forest = with(Character::Klutz);
    forest.trees("d3e").begin_turn().play("move n, move e noise");
    CHECK(forest.has_event("blocked 1 e tree"));
    CHECK_FALSE(forest.has_event("noise-left"));
    CHECK(forest.noise_at() == "off");
}

TEST_CASE("HU-D5: the Reset removes the noise of a Klutz's retreat") {
    TestForest forest = with(Character::Klutz, "d6");
    forest.hunter("d4").begin_turn().play("move n, forgo");
    CHECK(forest.offers("retreat s noise"));
    forest.play("retreat s noise");
    CHECK(forest.noise_at() == "d5");
    forest.play("stand");
    CHECK(forest.noise_at() == "off");
}

TEST_CASE("HU-D5: no other character has steps with noise") {
    TestForest forest = with(Character::Climber);
    forest.begin_turn();
    CHECK_FALSE(forest.offers("move n noise"));
    CHECK_FALSE(forest.offers("sprint n noise"));
}

TEST_CASE("HU-D6: the Track Star retreats up to three steps") {
    TestForest forest = with(Character::TrackStar, "d6");
    forest.hunter("d4").begin_turn().play("move n, forgo, retreat s, retreat s");
    CHECK(forest.legal_of("retreat") == "retreat n, retreat e, retreat s, retreat w");
    forest.play("retreat s");
    CHECK(forest.where(1) == "d8");
    CHECK(forest.legal() == "search, hide, stand");
}

TEST_CASE("HU-D7: the Climber may hop over a felt tree with noise instead of both steps") {
    TestForest forest = with(Character::Climber);
    forest.trees("d4e").rocks("e4").begin_turn();
    CHECK(forest.legal_of("hop") == "hop e");
    forest.play("hop e");
    CHECK(forest.event_texts() == "hop 1 e, noise-left 1, rocks 1 1");
    CHECK(forest.cause_of("rocks") == "hop 1 e");
    CHECK(forest.where(1) == "e4");
    CHECK(forest.noise_at() == "d4");
    CHECK(forest.pending_decision() == "after 1");
    CHECK(forest.offers("search"));
    CHECK(forest.legal_of("hop").empty());
}

TEST_CASE("HU-D7: a hop is not offered over the border or an open side or after the first step") {
    TestForest forest = with(Character::Climber, "a1");
    forest.trees("b1e").begin_turn();
    CHECK(forest.legal_of("hop").empty());
    forest.play("move e, move e");
    CHECK(forest.has_event("blocked 1 e tree"));
    CHECK(forest.legal_of("hop").empty());
}

TEST_CASE("HU-D7: only the Climber hops") {
    TestForest forest = with(Character::TrackStar);
    forest.trees("d4e").begin_turn();
    CHECK(forest.legal_of("hop").empty());
}

TEST_CASE("HU-D7: the Climber may hop over a tree found by a failed step") {
    TestForest forest = with(Character::Climber);
    forest.trees("d3e").begin_turn().play("sprint n");
    CHECK(forest.legal_of("hop").empty());
    forest.play("move e");
    CHECK(forest.has_event("blocked 1 e tree"));
    CHECK(forest.legal_of("hop") == "hop e");
    forest.play("hop e");
    CHECK(forest.where(1) == "e3");
}

TEST_CASE("HU-D7: a hop into the car is reported and a hop next to the Hunter starts a combat") {
    TestForest car = with(Character::Climber);
    car.car("e4", "e5").trees("d4e").begin_turn().play("hop e");
    CHECK(car.event_texts() == "hop 1 e, noise-left 1, in-car 1");
    TestForest combat = with(Character::Climber);
    combat.hunter("f4").trees("d4e").begin_turn().play("hop e");
    CHECK(combat.has_event("combat 1 e"));
    CHECK(combat.cause_of("combat") == "hop 1 e");
}

TEST_CASE("HU-D7: in a retreat a hop is possible only as the first step and replaces all steps") {
    TestForest forest = with(Character::Climber, "d6");
    forest.trees("d5e").hunter("d4").begin_turn().play("move n, forgo");
    CHECK(forest.legal_of("hop").empty());
    forest.play("search");
    CHECK(forest.legal_of("hop") == "hop e");
    forest.play("hop e");
    CHECK(forest.where(1) == "e5");
    CHECK(forest.pending_decision() == "retreat 1");
    CHECK(forest.legal() == "search, hide, stand");
    TestForest late = with(Character::Climber, "d6");
    late.trees("d6e").hunter("d4").begin_turn().play("move n, forgo, retreat s, search");
    CHECK(late.legal_of("hop").empty());
    CHECK_FALSE(late.legal_of("retreat").empty());
}

TEST_CASE("HU-D8: a hop onto a piece fails at no cost and does not tell which piece") {
    TestForest forest = with(Character::Climber);
    forest.trees("d4e d4s").hunter("e4").hunted(2, "d5").hidden(2).begin_turn();
    CHECK(forest.legal_of("hop") == "hop e, hop s");
    forest.play("hop e");
    CHECK(forest.event_texts() == "occupied 1 e");
    CHECK(forest.noise_at() == "off");
    CHECK(forest.where(1) == "d4");
    CHECK(forest.pending_decision() == "turn 1");
    CHECK(forest.legal_of("hop") == "hop s");
    forest.play("hop s");
    CHECK(forest.event_texts() == "occupied 1 s");
    CHECK(forest.legal_of("hop").empty());
    forest.play("move n");
    CHECK(forest.pending_decision() == "second 1");
}

TEST_CASE("HU-D8: the hop is offered again at a new stop") {
    TestForest forest = with(Character::Climber);
    forest.trees("d4e").hunted(2, "e4").begin_turn().play("hop e, sprint n, move s");
    CHECK(forest.where(1) == "d4");
    CHECK(forest.pending_decision() == "second 1");
    CHECK(forest.legal_of("hop").empty());
    TestForest next = with(Character::Climber);
    next.trees("d4e").hunted(2, "e4").begin_turn().play("hop e, move n, move s, end");
    next.begin_turn(1);
    CHECK(next.legal_of("hop") == "hop e");
}

TEST_CASE("HU-D8 HU-Y2: failed hops are forgotten when the forest turns") {
    Rules rules = plain_rules();
    rules.deck = Deck::Mage;
    rules.hunted = 4;
    TestForest forest(rules);
    forest.hand(Card::Vertigo).character(1, Character::Climber).trees("d4e d4w");
    forest.hunted(1, "d4").hunted(2, "e4").hunted(3, "d3").hunted(4, "d5");
    forest.begin_turn().play("hop e, wait");
    CHECK(forest.has_event("occupied 1 e"));
    forest.begin_hunter().play("card 1");
    forest.begin_turn();
    CHECK(forest.where(1) == "e5");
    CHECK(forest.legal_of("hop") == "hop e, hop w");
}

}  // namespace tenebrae::nyctophobia::testing
