// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "test_fight.hpp"

/// Section T of the rules.
namespace tenebrae::cagedin::testing {

TEST_CASE("CI-T1, CI-T5: the fighters alternate turns of one action") {
    TestFight fight;
    fight.hand(kRed, "hook-l rib-l low-l").hand(kBlue, "rib-l knee-r knee-l").turn();
    CHECK(fight.pending_decision() == "turn red");
    fight.play("footwork hook-l e2");
    CHECK(fight.pending_decision() == "turn blue");
    fight.play("cover discard knee-r draw 0");
    CHECK(fight.pending_decision() == "turn red");
    fight.play("cover discard rib-l draw 0");
    CHECK(fight.has_event("turn-begins blue 4"));
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE("CI-T2: a fighter on his own corner draws one card as his turn begins") {
    TestFight fight;
    fight.at(kBlue, "d7").deck("jab-l").turn().play("cover discard hook-l draw 0");
    CHECK(
        fight.event_texts() == "covered red hook-l, turn-begins blue 2, drew blue 1 corner jab-l"
    );
    CHECK(fight.cause_of("drew") == "turn-begins blue 2");
    CHECK(fight.hand(kBlue) == "jab-l hook-r*2");
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE("CI-T2: phase `start` of a position makes the draw and phase `turn` does not") {
    TestFight start;
    start.at(kRed, "d1").deck("jab-l").start();
    CHECK(start.has_event("drew red 1 corner jab-l"));
    CHECK(start.pending_decision() == "turn red");
    TestFight turn;
    turn.at(kRed, "d1").deck("jab-l").turn();
    CHECK(turn.events.empty());
    TestFight elsewhere;
    elsewhere.deck("jab-l").start();
    CHECK_FALSE(elsewhere.has_event("drew"));
    CHECK(elsewhere.pending_decision() == "turn red");
}

TEST_CASE("CI-T2: nothing is drawn on the opponent's corner or for the opponent's turn") {
    TestFight fight;
    fight.at(kBlue, "d1").at(kRed, "d7").turn();
    fight.play("cover discard hook-l draw 0, cover discard hook-r draw 0");
    CHECK_FALSE(fight.has_event("drew"));
    TestFight other;
    other.at(kRed, "d1").turn().play("cover discard hook-l draw 0");
    CHECK_FALSE(other.has_event("drew"));
}

TEST_CASE("CI-T2: on the mat the draw is from the ground deck") {
    TestFight fight;
    fight.mat().at(kRed, "d6").at(kBlue, "d7").ground("tri-h-e").turn();
    fight.play("pound arm-bl-t, pass, fatigue");
    CHECK(fight.has_event("drew blue 1 corner tri-h-e"));
    CHECK(fight.hand_size(kBlue) == 3);
}

TEST_CASE("CI-T2: further actions of a combo do not draw again") {
    TestFight fight;
    fight.at(kRed, "d1").at(kBlue, "c1").hand(kRed, "jab-l jab-r rib-l").turn();
    fight.play("strike jab-l, pass, strike jab-r, pass");
    CHECK(fight.pending_decision() == "combo red");
    CHECK_FALSE(fight.has_event("drew"));
}

TEST_CASE("CI-T2, CI-E2: a corner draw that makes the bell due ends the round before the action") {
    TestFight fight;
    fight.at(kBlue, "d7").only_deck("jab-l").turn().play("cover discard hook-l draw 0");
    CHECK(
        fight.event_texts()
        == "covered red hook-l, turn-begins blue 2, drew blue 1 corner jab-l, bell feet, "
           "round-ends 1"
    );
    CHECK(fight.pending_decision() == "recover blue");
}

TEST_CASE("CI-T3: every action on the feet is offered") {
    TestFight fight;
    fight.at(kRed, "a1").at(kBlue, "a2").hand(kRed, "hook-l over-l slam");
    fight.cubes(kRed, Meter::Fatigue, 1).turn();
    CHECK(
        fight.legal()
        == "footwork hook-l b1, footwork hook-l b2, footwork over-l b1, footwork over-l b2, "
           "footwork slam b1, footwork slam b2, strike hook-l, haymaker over-l, "
           "haymaker over-l to b2, shove hook-l, shove over-l, shove slam, takedown slam, "
           "cover discard hook-l draw 0, cover discard hook-l draw 1, "
           "cover discard hook-l draw 2, cover discard over-l draw 0, "
           "cover discard over-l draw 1, cover discard over-l draw 2, "
           "cover discard slam draw 0, cover discard slam draw 1, cover discard slam draw 2, "
           "cover rest"
    );
}

TEST_CASE("CI-T3: every action on the mat is offered") {
    TestFight fight;
    fight.mat().hand(kRed, "arm-h-e kim-h-t").cubes(kBlue, Meter::Fatigue, 6).turn();
    CHECK(
        fight.legal()
        == "pound arm-h-e, pound kim-h-t, submit arm-h-e, submit kim-h-t, stand arm-h-e, "
           "stand kim-h-t"
    );
}

TEST_CASE("CI-T4: step and card and refill and answer and effect and decisions and bell happen in "
          "this order") {
    TestFight fight;
    fight.at(kRed, "e2").hand(kRed, "over-l").only_deck("low-l low-r").turn();
    fight.play("haymaker over-l to e3, pass");
    CHECK(fight.has_events_in_order(
        "moved red step, drew red 2 refill, bell feet, not-blocked blue, damage blue head 1, "
        "damage blue head 2, pushed blue, round-ends 1"
    ));
    CHECK(fight.pending_decision() == "recover blue");
}

TEST_CASE("CI-T4, CI-E2: if the bell is due the round ends without the step of a shove") {
    TestFight fight;
    fight.hand(kRed, "jab-l").only_deck("low-l low-r").turn().play("shove jab-l, pass");
    CHECK(
        fight.has_events_in_order("bell feet, pushed blue e4 e5, combo-ends red bell, round-ends 1")
    );
    CHECK(fight.pending_decision() == "recover blue");
}

TEST_CASE("CI-T6: a turn cannot be passed and always has a legal action") {
    TestFight fight;
    fight.at(kRed, "a1").at(kBlue, "g4").hand(kRed, "jab-l").cubes(kRed, Meter::Fatigue, 8).turn();
    CHECK(fight.legal() == "cover discard jab-l draw 0, cover rest");
    TestFight below;
    below.mat().hand(kRed, "arm-h-e").cubes(kRed, Meter::Fatigue, 8).turn();
    CHECK(below.legal() == "pound arm-h-e, stand arm-h-e");
}

TEST_CASE("CI-T7: turns are numbered through the whole fight and actions of a combo are not counted"
) {
    TestFight fight;
    fight.hand(kRed, "jab-l jab-r rib-l").only_deck("low-l low-r rib-r").turn();
    fight.play("strike jab-l, pass, strike jab-r, pass");
    CHECK(fight.state.open.turn == 1);
    fight.play("end");
    CHECK(fight.state.open.turn == 2);
    fight.play("cover discard hook-r draw 2, cover discard rib-l draw 0");
    CHECK(fight.has_event("turn-begins red 3"));
    CHECK(fight.has_event("bell feet"));
    CHECK(fight.pending_decision() == "recover blue");
    fight.play("skip, skip, skip, skip");
    CHECK(fight.has_event("turn-begins blue 4"));
    CHECK(fight.state.open.turn == 4);
}

}  // namespace tenebrae::cagedin::testing
