// SPDX-License-Identifier: MIT
// Section E: the bell, what is still carried out, and the recovery between the rounds.
#include "catch.hpp"
#include "test_fight.hpp"

namespace tenebrae::cagedin::testing {
namespace {

/// Returns a fight with one card in Red's hand and one in the stand-up deck, so that playing it
/// makes the bell due.
TestFight last_card(std::string_view card) {
    TestFight fight;
    fight.hand(kRed, card).only_deck("jab-l");
    return fight;
}

/// Returns the same situation on the mat.
TestFight last_ground_card(std::string_view card) {
    TestFight fight;
    fight.mat().hand(kRed, card).only_ground("heel-h-t");
    return fight;
}

/// Returns the break between rounds 1 and 2. Blue begins round 2, so he is asked first. Each has
/// three cubes on the head.
TestFight in_the_corner() {
    TestFight fight = last_card("calf-l");
    fight.cubes(kRed, Meter::Head, 3).cubes(kBlue, Meter::Head, 3).turn();
    fight.play("footwork calf-l d3");
    REQUIRE(fight.pending_decision() == "recover blue");
    return fight;
}

TEST_CASE("CI-E1: the bell is due as soon as the last stand-up card is drawn") {
    TestFight fight = last_card("cross-l");
    fight.turn().play("strike cross-l");
    CHECK(fight.has_event("bell feet"));
    CHECK(fight.cause_of("bell") == "drew red 1 refill jab-l");
    CHECK(fight.state.open.is_bell_due);
    CHECK(fight.pending_decision() == "defend blue");
}

TEST_CASE("CI-E1: the bell is due as soon as the last ground card is drawn or overturned") {
    TestFight drawn = last_ground_card("arm-bl-t");
    drawn.turn().play("pound arm-bl-t");
    CHECK(drawn.has_event("bell mat"));
    CHECK(drawn.state.open.is_bell_due);

    TestFight overturned;
    overturned.mat().cubes(kBlue, Meter::Fatigue, 6).only_ground("arm-h-e").turn();
    overturned.play("submit arm-bl-t, pass");
    CHECK(overturned.cause_of("bell") == "overturned arm-h-e");
}

TEST_CASE("CI-E1: with one card left the bell is not due") {
    TestFight fight;
    fight.hand(kRed, "cross-l").only_deck("jab-l jab-r low-l low-r calf-l").turn();
    fight.play("strike cross-l");
    CHECK_FALSE(fight.has_event("bell"));
    CHECK_FALSE(fight.state.open.is_bell_due);
    CHECK(fight.deck_size(Place::Feet) == 1);
}

TEST_CASE("CI-E2: footwork is completed before the round ends") {
    TestFight fight = last_card("calf-l");
    fight.round(3).turn().play("footwork calf-l d3");
    CHECK(fight.event_texts().find("footwork red calf-l e3 d3, drew red 1 refill") == 0);
    CHECK(fight.has_event("round-ends 3"));
    CHECK(fight.where(kRed) == "d3");
    CHECK(fight.pending_decision() == "none");
}

TEST_CASE("CI-E2: the defender's answer and the damage still happen but no further turn or combo") {
    TestFight fight = last_card("jab-l");
    fight.turn().play("strike jab-l");
    CHECK(fight.legal() == "pass");
    fight.play("pass");
    CHECK(fight.has_event("damage blue head 1 hit"));
    CHECK(fight.has_event("combo-ends red bell"));
    CHECK(fight.has_event("round-ends 1"));
    CHECK_FALSE(fight.has_event("turn-begins"));
    CHECK_FALSE(fight.has_event("combo red"));
    CHECK(fight.pending_decision() == "recover blue");
}

TEST_CASE("CI-E2: a block and its counter still count") {
    TestFight fight = last_card("cross-l");
    fight.hand(kBlue, "upper-l hook-r").turn().play("strike cross-l, block upper-l");
    CHECK(fight.has_event("damage red head 1 counter"));
    CHECK(fight.has_event("round-ends 1"));
}

TEST_CASE("CI-E1, CI-E2: the defender's refill makes the bell due as well") {
    TestFight fight;
    fight.hand(kBlue, "upper-l").only_deck("calf-l").turn().play("strike hook-l, block upper-l");
    CHECK(fight.has_event("drew blue 1 refill"));
    CHECK(fight.has_event("damage red head 1 counter"));
    CHECK(fight.has_event("round-ends 1"));
}

TEST_CASE("CI-E2: a knockout ends the fight before the round ends") {
    TestFight fight = last_card("cross-l");
    fight.cubes(kBlue, Meter::Head, 8).turn().play("strike cross-l, pass");
    CHECK(fight.result() == "red knockout");
    CHECK_FALSE(fight.has_event("round-ends"));
}

TEST_CASE("CI-E2: a haymaker still deals damage but following is not asked any more") {
    TestFight fight = last_card("over-l");
    fight.round(3).turn().play("haymaker over-l, pass");
    CHECK(fight.cubes(kBlue, Meter::Head) == 2);
    CHECK(fight.has_event("round-ends 3"));
    CHECK(fight.pending_decision() == "none");
}

TEST_CASE("CI-E2: a shove that lands asks for no step any more") {
    TestFight fight = last_card("cross-l");
    fight.turn().play("shove cross-l, pass");
    CHECK(fight.has_event("pushed blue e4 e5"));
    CHECK(fight.has_event("round-ends 1"));
    CHECK(fight.pending_decision() == "recover blue");
}

TEST_CASE("CI-E2: a takedown that lands deals its damage without going to the mat") {
    TestFight fight = last_card("slam");
    fight.round(3).turn().play("takedown slam, pass");
    CHECK_FALSE(fight.has_event("to-mat"));
    CHECK_FALSE(fight.has_event("hand-discarded"));
    CHECK(fight.has_event("round-ends 3"));
    CHECK(fight.state.open.place == Place::Feet);

    TestFight judo = last_card("slam");
    judo.type(kRed, Type::Judo).turn().play("takedown slam, pass");
    CHECK(judo.pending_decision() == "side red");
    judo.play("side left");
    CHECK(judo.cubes(kBlue, Meter::BodyLeft) == 2);
    CHECK_FALSE(judo.has_event("to-mat"));
    CHECK(judo.has_event("combo-ends red bell"));
    CHECK(judo.has_event("round-ends 1"));
}

TEST_CASE("CI-E2: a pound that lands still asks for the harm") {
    TestFight fight = last_ground_card("arm-bl-t");
    fight.turn().play("pound arm-bl-t, pass");
    CHECK(fight.pending_decision() == "harm red");
    fight.play("damage");
    CHECK(fight.event_texts().find("damage blue body-l 1 pound") == 0);
    CHECK(fight.has_event("round-ends 1"));
    CHECK(fight.cubes(kBlue, Meter::BodyLeft) == 1);
}

TEST_CASE("CI-E2: a Wrestler's pound gives no combo after the bell") {
    TestFight fight = last_ground_card("arm-bl-t");
    fight.type(kRed, Type::Wrestler).at(kRed, "d6").at(kBlue, "d7").turn();
    fight.play("pound arm-bl-t, pass");
    CHECK(fight.has_event("combo-ends red bell"));
    CHECK(fight.has_event("round-ends 1"));
}

TEST_CASE("CI-E2, CI-M12: the taps still count when the bell is due") {
    TestFight fight;
    fight.mat().hand(kRed, "arm-bl-t").hand(kBlue, "kim-h-t").cubes(kBlue, Meter::Fatigue, 6);
    fight.only_ground("tri-h-e tri-bl-t tri-br-t tri-ll-t heel-h-t heel-bl-t heel-br-t heel-ll-t");
    fight.turn().play("submit arm-bl-t, pass");
    CHECK(fight.result() == "red submission");
    CHECK_FALSE(fight.has_event("round-ends"));
}

TEST_CASE("CI-E2: a fighter who stands up stays on the mat but the free pound is carried out") {
    TestFight fight = last_ground_card("arm-bl-t");
    fight.round(3).turn().play("stand arm-bl-t, pound kim-h-t, damage");
    CHECK(fight.cubes(kRed, Meter::Head) == 1);
    CHECK_FALSE(fight.has_event("to-feet"));
    CHECK(fight.has_event("round-ends 3"));
    CHECK(fight.state.open.place == Place::Mat);

    TestFight passed = last_ground_card("arm-bl-t");
    passed.turn().play("stand arm-bl-t, pass");
    CHECK_FALSE(passed.has_event("to-feet"));
    CHECK(passed.has_event("round-ends 1"));
}

TEST_CASE("CI-E2: covering up is completed before the round ends") {
    TestFight fight;
    fight.only_deck("jab-l").turn().play("cover discard hook-l draw 2");
    CHECK(
        fight.event_texts().find(
            "covered red hook-l, drew red 1 cover jab-l, bell feet, round-ends 1"
        )
        == 0
    );
}

TEST_CASE("CI-E2, CI-T2: the corner's draw can end the round before the action") {
    TestFight fight;
    fight.at(kRed, "d1").only_deck("jab-l").start();
    CHECK(
        fight.event_texts().find("drew red 1 corner jab-l, bell feet, round-ends 1")
        != std::string::npos
    );
    CHECK(fight.pending_decision() == "recover blue");
}

TEST_CASE("CI-E2, CI-A17: the deals for the mat can end the round after the takedown has landed") {
    TestFight fight;
    fight.hand(kRed, "slam hook-l")
        .only_ground("arm-h-e arm-bl-t arm-br-t arm-ll-e kim-h-t kim-bl-e");
    fight.round(3).turn().play("takedown slam, pass");
    CHECK(fight.has_event("to-mat"));
    CHECK(fight.has_event("drew red 4 mat"));
    CHECK(fight.has_event("drew blue 2 mat"));
    CHECK(fight.has_event("bell mat"));
    CHECK(fight.has_event("round-ends 3"));
}

TEST_CASE("CI-E2, CI-M18, CI-K10: the deals for the feet can end the round and an empty deck gives "
          "no card") {
    TestFight fight;
    fight.only_deck("jab-l jab-r cross-l").mat().round(3).turn().play("stand arm-bl-t, pass");
    CHECK(fight.has_event("to-feet"));
    CHECK(fight.has_event("drew red 3 feet jab-l jab-r cross-l"));
    CHECK_FALSE(fight.has_event("drew blue"));
    CHECK(fight.has_event("round-ends 3"));
}

TEST_CASE("CI-E3: before another round everything is reset and the fighter who begins it is active"
) {
    TestFight fight = last_card("calf-l");
    fight.cubes(kBlue, Meter::LegLeft, 2).turn().play("footwork calf-l d3");
    const PublicState& open = fight.state.open;
    CHECK(fight.where(kRed) == "d1");
    CHECK(fight.where(kBlue) == "d7");
    CHECK(open.place == Place::Feet);
    CHECK(fight.hand_size(kRed) == 0);
    CHECK(fight.hand_size(kBlue) == 0);
    CHECK(fight.hand(kRed).empty());
    CHECK(fight.hand(kBlue).empty());
    CHECK(fight.deck_size(Place::Feet) == 54);
    CHECK(fight.deck_size(Place::Mat) == 30);
    CHECK(fight.pile(Place::Feet).empty());
    CHECK(fight.pile(Place::Mat).empty());
    CHECK_FALSE(open.is_bell_due);
    CHECK(open.active == kBlue);
    CHECK(open.first == kRed);
    CHECK(open.round == 1);
    CHECK(open.turn == 1);
    CHECK(open.actions == 0);
    CHECK(fight.cubes(kBlue, Meter::LegLeft) == 2);
}

TEST_CASE("CI-E3: a round that ends on the mat is reset as well and no group is left") {
    TestFight fight;
    fight.mat().cubes(kBlue, Meter::Fatigue, 6).hand(kRed, "arm-bl-t arm-br-t arm-lr-t");
    fight.only_ground("arm-h-e tri-bl-t").turn().play("submit arm-bl-t, pass, mat");
    REQUIRE(fight.state.open.groups.size > 0);
    fight.play("pound kim-h-t, pass, damage, pound arm-br-t, pass, damage, pound kim-ll-t");
    REQUIRE(fight.has_event("bell mat"));
    fight.play("pass, damage");
    REQUIRE(fight.has_event("round-ends 1"));
    CHECK(fight.state.open.groups.size == 0);
    CHECK(fight.state.open.place == Place::Feet);
    CHECK(fight.deck_size(Place::Mat) == 30);
}

TEST_CASE("CI-E3: after the last round nothing is moved") {
    TestFight fight = last_card("calf-l");
    fight.round(3).turn().play("footwork calf-l d3");
    CHECK(fight.where(kRed) == "d3");
    CHECK(fight.where(kBlue) == "e4");
    CHECK(fight.hand(kRed) == "jab-l");
    CHECK(fight.deck_size(Place::Feet) == 0);
    CHECK(fight.state.open.round == 3);
    CHECK(fight.state.open.active == kRed);
}

TEST_CASE("CI-E4: the judges decide after the last round and recovery follows the others") {
    for (int round = 1; round <= 3; ++round) {
        TestFight fight = last_card("calf-l");
        fight.round(round).turn().play("footwork calf-l d3");
        CHECK(fight.has_event("judged") == (round == 3));
        CHECK((fight.pending_decision() == "none") == (round == 3));
    }
    Rules rules = standard_rules();
    rules.rounds = 1;
    TestFight only(rules);
    only.hand(kRed, "calf-l").only_deck("jab-l").turn().play("footwork calf-l d3");
    CHECK(only.result() == "draw");
}

TEST_CASE("CI-E5: each fighter spends two points on cubes of his own or on coaching or not at all"
) {
    TestFight fight = in_the_corner();
    CHECK(fight.legal() == "recover head, coach, skip");
    CHECK(fight.state.open.points == 2);
    fight.play("recover head");
    CHECK(fight.event_texts() == "damage-removed blue head 2");
    CHECK(fight.state.open.points == 1);
    CHECK(fight.pending_decision() == "recover blue");
    fight.play("skip");
    CHECK(fight.event_texts() == "skipped blue");
    CHECK(fight.pending_decision() == "recover red");
    CHECK(fight.state.open.points == 2);
    CHECK(fight.cubes(kRed, Meter::Head) == 3);
    fight.play("coach");
    CHECK(fight.event_texts() == "coached red");
    CHECK(fight.state.open.fighters[kRed].coaching == 1);
    fight.play("coach");
    CHECK(fight.has_event("round-begins 2 blue"));
}

TEST_CASE("CI-E5: every meter with a cube can be chosen including fatigue") {
    TestFight fight = last_card("calf-l");
    fight.cubes(kBlue, Meter::BodyRight, 1).cubes(kBlue, Meter::LegLeft, 2);
    fight.cubes(kBlue, Meter::Fatigue, 5).cubes(kRed, Meter::Head, 1).turn();
    fight.play("footwork calf-l d3");
    CHECK(fight.legal() == "recover body-r, recover leg-l, recover fatigue, coach, skip");
    fight.play("recover body-r");
    CHECK(fight.legal() == "recover leg-l, recover fatigue, coach, skip");
    fight.play("recover fatigue");
    CHECK(fight.has_event("fatigue-removed blue corner 4"));
    CHECK(fight.legal() == "recover head, coach, skip");
}

TEST_CASE("CI-E6, CI-B11: two points on one meter remove its last cubes and F spaces count again "
          "when covered") {
    TestFight fight = in_the_corner();
    fight.play("recover head, recover head");
    CHECK(fight.event_texts() == "damage-removed blue head 2, damage-removed blue head 1");
    CHECK(fight.cubes(kBlue, Meter::Head) == 1);
    CHECK(fight.cubes(kBlue, Meter::Fatigue) == 0);

    TestFight again;
    again.cubes(kBlue, Meter::Head, 2).hand(kRed, "cross-l hook-l").turn();
    again.play("strike cross-l, pass");
    CHECK(again.has_event("fatigue blue f-space 1"));
}

TEST_CASE("CI-E7, CI-S6: each point of coaching adds one card to the next deal only") {
    TestFight fight = in_the_corner();
    fight.play("coach, coach, coach, skip");
    CHECK(fight.has_event("drew blue 7 deal"));
    CHECK(fight.has_event("drew red 6 deal"));
    CHECK(fight.state.open.fighters[kRed].coaching == 0);
    CHECK(fight.state.open.fighters[kBlue].coaching == 0);
    CHECK(fight.hand_size(kRed) == 6);
    CHECK(fight.hand_size(kBlue) == 8);  // and the card of his corner
}

TEST_CASE("CI-E8: the fighter who begins the next round spends both points first") {
    TestFight fight;
    fight.round(2, kBlue).active(kBlue).hand(kRed, "hook-l").only_deck("jab-l").turn();
    fight.play("strike hook-r, pass");
    CHECK(fight.pending_decision() == "turn red");
    fight.play("footwork hook-l d3");
    CHECK(fight.has_event("round-ends 2"));
    CHECK(fight.pending_decision() == "recover red");
    fight.play("skip");
    CHECK(fight.pending_decision() == "recover red");
    fight.play("skip");
    CHECK(fight.pending_decision() == "recover blue");
    fight.play("skip, skip");
    CHECK(fight.has_event("round-begins 3 red"));
}

TEST_CASE("CI-E8: the opponent and spectators see how points are spent") {
    TestFight fight = in_the_corner();
    fight.play("recover head, coach");
    for (int seat = 0; seat < 3; ++seat) {
        CHECK(fight.event_texts_for(seat) == "damage-removed blue head 2, coached blue");
    }
}

TEST_CASE("CI-E9, CI-S8: then the next round starts with the meters unchanged") {
    TestFight fight = in_the_corner();
    fight.play("skip, skip, skip, skip");
    CHECK(
        fight.event_texts_for(2)
        == "skipped blue, skipped blue, skipped red, skipped red, round-begins 2 blue, "
           "drew blue 5 deal, drew red 5 deal, turn-begins blue 2, drew blue 1 corner"
    );
    CHECK(fight.state.open.round == 2);
    CHECK(fight.state.open.first == kBlue);
    CHECK(fight.pending_decision() == "turn blue");
    CHECK(fight.cubes(kBlue, Meter::Head) == 3);
    CHECK(fight.cubes(kRed, Meter::Head) == 3);
    CHECK(fight.deck_size(Place::Feet) == 43);
    CHECK(fight.deck_size(Place::Mat) == 30);
    CHECK(fight.cause_of("round-begins").empty());
}

}  // namespace
}  // namespace tenebrae::cagedin::testing
