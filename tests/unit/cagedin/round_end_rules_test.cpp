// SPDX-License-Identifier: MIT
// Section E: the bell, what is still carried out, and the recovery between the rounds.
#include "bout.hpp"
#include "catch.hpp"

namespace tenebrae::cagedin::trial {
namespace {

/// Returns a bout with one card in Red's hand and one in the stand-up deck, so that playing it
/// makes the bell due.
Bout last_card(std::string_view card) {
    Bout bout;
    bout.hand(kRed, card).only_deck("jab-l");
    return bout;
}

/// Returns the same situation on the mat.
Bout last_ground_card(std::string_view card) {
    Bout bout;
    bout.mat().hand(kRed, card).only_ground("heel-h-t");
    return bout;
}

/// Returns the break between rounds 1 and 2. Blue begins round 2, so he is asked first. Each has
/// three cubes on the head.
Bout in_the_corner() {
    Bout bout = last_card("calf-l");
    bout.cubes(kRed, Meter::Head, 3).cubes(kBlue, Meter::Head, 3).turn();
    bout.play("footwork calf-l d3");
    REQUIRE(bout.ask() == "recover blue");
    return bout;
}

TEST_CASE("CI-E1: the bell is due as soon as the last stand-up card is drawn") {
    Bout bout = last_card("cross-l");
    bout.turn().play("strike cross-l");
    CHECK(bout.tells("bell feet"));
    CHECK(bout.cause_of("bell") == "drew red 1 refill jab-l");
    CHECK(bout.state.open.is_bell_due);
    CHECK(bout.ask() == "defend blue");
}

TEST_CASE("CI-E1: the bell is due as soon as the last ground card is drawn or overturned") {
    Bout drawn = last_ground_card("arm-bl-t");
    drawn.turn().play("pound arm-bl-t");
    CHECK(drawn.tells("bell mat"));
    CHECK(drawn.state.open.is_bell_due);

    Bout overturned;
    overturned.mat().cubes(kBlue, Meter::Fatigue, 6).only_ground("arm-h-e").turn();
    overturned.play("submit arm-bl-t, pass");
    CHECK(overturned.cause_of("bell") == "overturned arm-h-e");
}

TEST_CASE("CI-E1: with one card left the bell is not due") {
    Bout bout;
    bout.hand(kRed, "cross-l").only_deck("jab-l jab-r low-l low-r calf-l").turn();
    bout.play("strike cross-l");
    CHECK_FALSE(bout.tells("bell"));
    CHECK_FALSE(bout.state.open.is_bell_due);
    CHECK(bout.deck_size(Place::Feet) == 1);
}

TEST_CASE("CI-E2: footwork is completed before the round ends") {
    Bout bout = last_card("calf-l");
    bout.round(3).turn().play("footwork calf-l d3");
    CHECK(bout.told().find("footwork red calf-l e3 d3, drew red 1 refill") == 0);
    CHECK(bout.tells("round-ends 3"));
    CHECK(bout.where(kRed) == "d3");
    CHECK(bout.ask() == "none");
}

TEST_CASE("CI-E2: the defender's answer and the damage still happen but no further turn or combo") {
    Bout bout = last_card("jab-l");
    bout.turn().play("strike jab-l");
    CHECK(bout.legal() == "pass");
    bout.play("pass");
    CHECK(bout.tells("damage blue head 1 hit"));
    CHECK(bout.tells("combo-ends red bell"));
    CHECK(bout.tells("round-ends 1"));
    CHECK_FALSE(bout.tells("turn-begins"));
    CHECK_FALSE(bout.tells("combo red"));
    CHECK(bout.ask() == "recover blue");
}

TEST_CASE("CI-E2: a block and its counter still count") {
    Bout bout = last_card("cross-l");
    bout.hand(kBlue, "upper-l hook-r").turn().play("strike cross-l, block upper-l");
    CHECK(bout.tells("damage red head 1 counter"));
    CHECK(bout.tells("round-ends 1"));
}

TEST_CASE("CI-E1, CI-E2: the defender's refill makes the bell due as well") {
    Bout bout;
    bout.hand(kBlue, "upper-l").only_deck("calf-l").turn().play("strike hook-l, block upper-l");
    CHECK(bout.tells("drew blue 1 refill"));
    CHECK(bout.tells("damage red head 1 counter"));
    CHECK(bout.tells("round-ends 1"));
}

TEST_CASE("CI-E2: a knockout ends the fight before the round ends") {
    Bout bout = last_card("cross-l");
    bout.cubes(kBlue, Meter::Head, 8).turn().play("strike cross-l, pass");
    CHECK(bout.result() == "red knockout");
    CHECK_FALSE(bout.tells("round-ends"));
}

TEST_CASE("CI-E2: a haymaker still deals damage but following is not asked any more") {
    Bout bout = last_card("over-l");
    bout.round(3).turn().play("haymaker over-l, pass");
    CHECK(bout.cubes(kBlue, Meter::Head) == 2);
    CHECK(bout.tells("round-ends 3"));
    CHECK(bout.ask() == "none");
}

TEST_CASE("CI-E2: a shove that lands asks for no step any more") {
    Bout bout = last_card("cross-l");
    bout.turn().play("shove cross-l, pass");
    CHECK(bout.tells("pushed blue e4 e5"));
    CHECK(bout.tells("round-ends 1"));
    CHECK(bout.ask() == "recover blue");
}

TEST_CASE("CI-E2: a takedown that lands deals its damage without going to the mat") {
    Bout bout = last_card("slam");
    bout.round(3).turn().play("takedown slam, pass");
    CHECK_FALSE(bout.tells("to-mat"));
    CHECK_FALSE(bout.tells("hand-discarded"));
    CHECK(bout.tells("round-ends 3"));
    CHECK(bout.state.open.place == Place::Feet);

    Bout judo = last_card("slam");
    judo.type(kRed, Type::Judo).turn().play("takedown slam, pass");
    CHECK(judo.ask() == "side red");
    judo.play("side left");
    CHECK(judo.cubes(kBlue, Meter::BodyLeft) == 2);
    CHECK_FALSE(judo.tells("to-mat"));
    CHECK(judo.tells("combo-ends red bell"));
    CHECK(judo.tells("round-ends 1"));
}

TEST_CASE("CI-E2: a pound that lands still asks for the harm") {
    Bout bout = last_ground_card("arm-bl-t");
    bout.turn().play("pound arm-bl-t, pass");
    CHECK(bout.ask() == "harm red");
    bout.play("damage");
    CHECK(bout.told().find("damage blue body-l 1 pound") == 0);
    CHECK(bout.tells("round-ends 1"));
    CHECK(bout.cubes(kBlue, Meter::BodyLeft) == 1);
}

TEST_CASE("CI-E2: a Wrestler's pound gives no combo after the bell") {
    Bout bout = last_ground_card("arm-bl-t");
    bout.type(kRed, Type::Wrestler).at(kRed, "d6").at(kBlue, "d7").turn();
    bout.play("pound arm-bl-t, pass");
    CHECK(bout.tells("combo-ends red bell"));
    CHECK(bout.tells("round-ends 1"));
}

TEST_CASE("CI-E2, CI-M12: the taps still count when the bell is due") {
    Bout bout;
    bout.mat().hand(kRed, "arm-bl-t").hand(kBlue, "kim-h-t").cubes(kBlue, Meter::Fatigue, 6);
    bout.only_ground("tri-h-e tri-bl-t tri-br-t tri-ll-t heel-h-t heel-bl-t heel-br-t heel-ll-t");
    bout.turn().play("submit arm-bl-t, pass");
    CHECK(bout.result() == "red submission");
    CHECK_FALSE(bout.tells("round-ends"));
}

TEST_CASE("CI-E2: a fighter who stands up stays on the mat but the free pound is carried out") {
    Bout bout = last_ground_card("arm-bl-t");
    bout.round(3).turn().play("stand arm-bl-t, pound kim-h-t, damage");
    CHECK(bout.cubes(kRed, Meter::Head) == 1);
    CHECK_FALSE(bout.tells("to-feet"));
    CHECK(bout.tells("round-ends 3"));
    CHECK(bout.state.open.place == Place::Mat);

    Bout passed = last_ground_card("arm-bl-t");
    passed.turn().play("stand arm-bl-t, pass");
    CHECK_FALSE(passed.tells("to-feet"));
    CHECK(passed.tells("round-ends 1"));
}

TEST_CASE("CI-E2: covering up is completed before the round ends") {
    Bout bout;
    bout.only_deck("jab-l").turn().play("cover discard hook-l draw 2");
    CHECK(
        bout.told().find("covered red hook-l, drew red 1 cover jab-l, bell feet, round-ends 1") == 0
    );
}

TEST_CASE("CI-E2, CI-T2: the corner's draw can end the round before the action") {
    Bout bout;
    bout.at(kRed, "d1").only_deck("jab-l").start();
    CHECK(
        bout.told().find("drew red 1 corner jab-l, bell feet, round-ends 1") != std::string::npos
    );
    CHECK(bout.ask() == "recover blue");
}

TEST_CASE("CI-E2, CI-A17: the deals for the mat can end the round after the takedown has landed") {
    Bout bout;
    bout.hand(kRed, "slam hook-l")
        .only_ground("arm-h-e arm-bl-t arm-br-t arm-ll-e kim-h-t kim-bl-e");
    bout.round(3).turn().play("takedown slam, pass");
    CHECK(bout.tells("to-mat"));
    CHECK(bout.tells("drew red 4 mat"));
    CHECK(bout.tells("drew blue 2 mat"));
    CHECK(bout.tells("bell mat"));
    CHECK(bout.tells("round-ends 3"));
}

TEST_CASE("CI-E2, CI-M18, CI-K10: the deals for the feet can end the round and an empty deck gives "
          "no card") {
    Bout bout;
    bout.only_deck("jab-l jab-r cross-l").mat().round(3).turn().play("stand arm-bl-t, pass");
    CHECK(bout.tells("to-feet"));
    CHECK(bout.tells("drew red 3 feet jab-l jab-r cross-l"));
    CHECK_FALSE(bout.tells("drew blue"));
    CHECK(bout.tells("round-ends 3"));
}

TEST_CASE("CI-E3: before another round everything is reset and the fighter who begins it is active"
) {
    Bout bout = last_card("calf-l");
    bout.cubes(kBlue, Meter::LegLeft, 2).turn().play("footwork calf-l d3");
    const Open& open = bout.state.open;
    CHECK(bout.where(kRed) == "d1");
    CHECK(bout.where(kBlue) == "d7");
    CHECK(open.place == Place::Feet);
    CHECK(bout.hand_size(kRed) == 0);
    CHECK(bout.hand_size(kBlue) == 0);
    CHECK(bout.hand(kRed).empty());
    CHECK(bout.hand(kBlue).empty());
    CHECK(bout.deck_size(Place::Feet) == 54);
    CHECK(bout.deck_size(Place::Mat) == 30);
    CHECK(bout.pile(Place::Feet).empty());
    CHECK(bout.pile(Place::Mat).empty());
    CHECK_FALSE(open.is_bell_due);
    CHECK(open.active == kBlue);
    CHECK(open.first == kRed);
    CHECK(open.round == 1);
    CHECK(open.turn == 1);
    CHECK(open.actions == 0);
    CHECK(bout.cubes(kBlue, Meter::LegLeft) == 2);
}

TEST_CASE("CI-E3: a round that ends on the mat is reset as well and no group is left") {
    Bout bout;
    bout.mat().cubes(kBlue, Meter::Fatigue, 6).hand(kRed, "arm-bl-t arm-br-t arm-lr-t");
    bout.only_ground("arm-h-e tri-bl-t").turn().play("submit arm-bl-t, pass, mat");
    REQUIRE(bout.state.open.groups.size > 0);
    bout.play("pound kim-h-t, pass, damage, pound arm-br-t, pass, damage, pound kim-ll-t");
    REQUIRE(bout.tells("bell mat"));
    bout.play("pass, damage");
    REQUIRE(bout.tells("round-ends 1"));
    CHECK(bout.state.open.groups.size == 0);
    CHECK(bout.state.open.place == Place::Feet);
    CHECK(bout.deck_size(Place::Mat) == 30);
}

TEST_CASE("CI-E3: after the last round nothing is moved") {
    Bout bout = last_card("calf-l");
    bout.round(3).turn().play("footwork calf-l d3");
    CHECK(bout.where(kRed) == "d3");
    CHECK(bout.where(kBlue) == "e4");
    CHECK(bout.hand(kRed) == "jab-l");
    CHECK(bout.deck_size(Place::Feet) == 0);
    CHECK(bout.state.open.round == 3);
    CHECK(bout.state.open.active == kRed);
}

TEST_CASE("CI-E4: the judges decide after the last round and recovery follows the others") {
    for (int round = 1; round <= 3; ++round) {
        Bout bout = last_card("calf-l");
        bout.round(round).turn().play("footwork calf-l d3");
        CHECK(bout.tells("judged") == (round == 3));
        CHECK((bout.ask() == "none") == (round == 3));
    }
    Rules rules = standard_rules();
    rules.rounds = 1;
    Bout only(rules);
    only.hand(kRed, "calf-l").only_deck("jab-l").turn().play("footwork calf-l d3");
    CHECK(only.result() == "draw");
}

TEST_CASE("CI-E5: each fighter spends two points on cubes of his own or on coaching or not at all"
) {
    Bout bout = in_the_corner();
    CHECK(bout.legal() == "recover head, coach, skip");
    CHECK(bout.state.open.points == 2);
    bout.play("recover head");
    CHECK(bout.told() == "damage-removed blue head 2");
    CHECK(bout.state.open.points == 1);
    CHECK(bout.ask() == "recover blue");
    bout.play("skip");
    CHECK(bout.told() == "skipped blue");
    CHECK(bout.ask() == "recover red");
    CHECK(bout.state.open.points == 2);
    CHECK(bout.cubes(kRed, Meter::Head) == 3);
    bout.play("coach");
    CHECK(bout.told() == "coached red");
    CHECK(bout.state.open.fighters[kRed].coaching == 1);
    bout.play("coach");
    CHECK(bout.tells("round-begins 2 blue"));
}

TEST_CASE("CI-E5: every meter with a cube can be chosen including fatigue") {
    Bout bout = last_card("calf-l");
    bout.cubes(kBlue, Meter::BodyRight, 1).cubes(kBlue, Meter::LegLeft, 2);
    bout.cubes(kBlue, Meter::Fatigue, 5).cubes(kRed, Meter::Head, 1).turn();
    bout.play("footwork calf-l d3");
    CHECK(bout.legal() == "recover body-r, recover leg-l, recover fatigue, coach, skip");
    bout.play("recover body-r");
    CHECK(bout.legal() == "recover leg-l, recover fatigue, coach, skip");
    bout.play("recover fatigue");
    CHECK(bout.tells("fatigue-removed blue corner 4"));
    CHECK(bout.legal() == "recover head, coach, skip");
}

TEST_CASE("CI-E6, CI-B11: two points on one meter remove its last cubes and F spaces count again "
          "when covered") {
    Bout bout = in_the_corner();
    bout.play("recover head, recover head");
    CHECK(bout.told() == "damage-removed blue head 2, damage-removed blue head 1");
    CHECK(bout.cubes(kBlue, Meter::Head) == 1);
    CHECK(bout.cubes(kBlue, Meter::Fatigue) == 0);

    Bout again;
    again.cubes(kBlue, Meter::Head, 2).hand(kRed, "cross-l hook-l").turn();
    again.play("strike cross-l, pass");
    CHECK(again.tells("fatigue blue f-space 1"));
}

TEST_CASE("CI-E7, CI-S6: each point of coaching adds one card to the next deal only") {
    Bout bout = in_the_corner();
    bout.play("coach, coach, coach, skip");
    CHECK(bout.tells("drew blue 7 deal"));
    CHECK(bout.tells("drew red 6 deal"));
    CHECK(bout.state.open.fighters[kRed].coaching == 0);
    CHECK(bout.state.open.fighters[kBlue].coaching == 0);
    CHECK(bout.hand_size(kRed) == 6);
    CHECK(bout.hand_size(kBlue) == 8);  // and the card of his corner
}

TEST_CASE("CI-E8: the fighter who begins the next round spends both points first") {
    Bout bout;
    bout.round(2, kBlue).active(kBlue).hand(kRed, "hook-l").only_deck("jab-l").turn();
    bout.play("strike hook-r, pass");
    CHECK(bout.ask() == "turn red");
    bout.play("footwork hook-l d3");
    CHECK(bout.tells("round-ends 2"));
    CHECK(bout.ask() == "recover red");
    bout.play("skip");
    CHECK(bout.ask() == "recover red");
    bout.play("skip");
    CHECK(bout.ask() == "recover blue");
    bout.play("skip, skip");
    CHECK(bout.tells("round-begins 3 red"));
}

TEST_CASE("CI-E8: the opponent and spectators see how points are spent") {
    Bout bout = in_the_corner();
    bout.play("recover head, coach");
    for (int seat = 0; seat < 3; ++seat) {
        CHECK(bout.told_to(seat) == "damage-removed blue head 2, coached blue");
    }
}

TEST_CASE("CI-E9, CI-S8: then the next round starts with the meters unchanged") {
    Bout bout = in_the_corner();
    bout.play("skip, skip, skip, skip");
    CHECK(
        bout.told_to(2)
        == "skipped blue, skipped blue, skipped red, skipped red, round-begins 2 blue, "
           "drew blue 5 deal, drew red 5 deal, turn-begins blue 2, drew blue 1 corner"
    );
    CHECK(bout.state.open.round == 2);
    CHECK(bout.state.open.first == kBlue);
    CHECK(bout.ask() == "turn blue");
    CHECK(bout.cubes(kBlue, Meter::Head) == 3);
    CHECK(bout.cubes(kRed, Meter::Head) == 3);
    CHECK(bout.deck_size(Place::Feet) == 43);
    CHECK(bout.deck_size(Place::Mat) == 30);
    CHECK(bout.cause_of("round-begins").empty());
}

}  // namespace
}  // namespace tenebrae::cagedin::trial
