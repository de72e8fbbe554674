// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "test_fight.hpp"

/// Section A of the rules: shoves, takedowns and covering up.
namespace tenebrae::cagedin::testing {

TEST_CASE("CI-A11: any stand-up card is a shove while the pawns are adjacent") {
    TestFight fight;
    fight.hand(kRed, "jab-l upper-r over-l throw-c shoot").turn();
    CHECK(
        fight.legal_of("shove")
        == "shove jab-l, shove upper-r, shove over-l, shove throw-c, shove shoot"
    );
    TestFight apart;
    apart.at(kBlue, "e5").hand(kRed, "jab-l shoot").turn();
    CHECK(apart.legal_of("shove").empty());
}

TEST_CASE("CI-A12, CI-A14: a shove that lands pushes straight behind and deals no damage") {
    TestFight fight;
    fight.hand(kRed, "hook-l rib-l").turn().play("shove hook-l, pass");
    CHECK(
        fight.event_texts() == "attack red shove hook-l, not-blocked blue shove, pushed blue e4 e5"
    );
    CHECK(fight.where(kBlue) == "e5");
    CHECK(fight.cubes(kBlue, Meter::Head) == 0);
    CHECK(fight.pending_decision() == "step red");
}

TEST_CASE("CI-A12, CI-A13: a shove against the cage lands without a push and still allows the step"
) {
    TestFight fight;
    fight.at(kRed, "b2").at(kBlue, "a2").hand(kRed, "jab-l rib-l").turn();
    fight.play("shove jab-l, pass");
    CHECK(fight.has_event("not-pushed blue a2"));
    CHECK(fight.where(kBlue) == "a2");
    CHECK(fight.pending_decision() == "step red");
    CHECK_FALSE(fight.offers("step a2"));
    CHECK(fight.offers("step a1"));
    fight.play("stay");
    CHECK(fight.pending_decision() == "combo red");
}

TEST_CASE("CI-A13: the attacker then steps in any direction to a free hex or stays") {
    TestFight fight;
    fight.hand(kRed, "hook-l rib-l").turn().play("shove hook-l, pass");
    CHECK(fight.legal() == "step d3, step d4, step e2, step e4, step f2, step f3, stay");
    fight.play("step f2");
    CHECK(fight.event_texts() == "moved red shove e3 f2, turn-begins blue 2");
    CHECK(fight.where(kRed) == "f2");
}

TEST_CASE("CI-A13: the step is free and is not affected by fatigue") {
    TestFight fight;
    fight.hand(kRed, "hook-l rib-l").cubes(kRed, Meter::Fatigue, 8).turn();
    fight.play("shove hook-l, pass, step e4");
    CHECK(fight.where(kRed) == "e4");
    CHECK(fight.hand(kRed) == "rib-l");
    CHECK(fight.pending_decision() == "turn blue");
    // On a full meter a payment would not be visible.
    TestFight rested;
    rested.hand(kRed, "hook-l rib-l").cubes(kRed, Meter::Fatigue, 2).turn();
    rested.play("shove hook-l, pass, step e4");
    CHECK(rested.where(kRed) == "e4");
    CHECK(rested.cubes(kRed, Meter::Fatigue) == 2);
}

TEST_CASE("CI-A13: a pawn at the cage steps only to hexes that exist") {
    TestFight fight;
    fight.at(kRed, "a1").at(kBlue, "a2").hand(kRed, "hook-l rib-l").turn();
    fight.play("shove hook-l, pass");
    CHECK(fight.legal() == "step a2, step b1, step b2, stay");
}

TEST_CASE("CI-A14: a shove has the combo symbol of its card but no haymaker or counter-strike") {
    TestFight combo;
    combo.hand(kRed, "jab-l rib-l").turn().play("shove jab-l, pass, stay");
    CHECK(combo.has_event("combo red 1"));
    CHECK(combo.pending_decision() == "combo red");
    TestFight haymaker;
    haymaker.at(kBlue, "e4").hand(kRed, "over-l rib-l").turn().play("shove over-l, pass");
    CHECK(haymaker.where(kBlue) == "e5");
    CHECK_FALSE(haymaker.has_event("damage"));
    CHECK(haymaker.pending_decision() == "step red");
    TestFight apart;
    apart.at(kRed, "e2").hand(kRed, "over-l rib-l").turn();
    CHECK(apart.legal_of("shove").empty());
}

TEST_CASE("CI-A15: an adjacent fighter plays takedown cards as takedowns and never strike cards") {
    TestFight fight;
    fight.hand(kRed, "jab-l throw slam-c shoot").turn();
    CHECK(fight.legal_of("takedown") == "takedown throw, takedown slam-c, takedown shoot");
    CHECK(fight.legal_of("strike") == "strike jab-l");
    TestFight apart;
    apart.at(kBlue, "e5").hand(kRed, "throw").turn();
    CHECK(apart.legal_of("takedown").empty());
}

TEST_CASE("CI-A16, CI-A17, CI-A18: a takedown that lands leads to the mat with new hands") {
    TestFight fight;
    fight.hand(kRed, "slam rib-l*2").hand(kBlue, "jab-l cross-r");
    fight.ground("arm-h-e arm-bl-t kim-h-t tri-h-e heel-h-t rnc-h-t gui-h-t gui-bl-t").turn();
    fight.play("takedown slam, pass");
    CHECK(
        fight.event_texts()
        == "attack red takedown slam, not-blocked blue takedown, to-mat, "
           "hand-discarded red rib-l*2, hand-discarded blue jab-l cross-r, "
           "drew red 4 mat arm-h-e arm-bl-t kim-h-t tri-h-e, "
           "drew blue 4 mat rnc-h-t gui-h-t gui-bl-t heel-h-t, turn-begins blue 2"
    );
    CHECK(fight.cause_of("to-mat") == "not-blocked blue takedown");
    CHECK(fight.cause_of("hand-discarded red") == "to-mat");
    CHECK(fight.cause_of("hand-discarded blue") == "to-mat");
    CHECK(fight.where(kRed) == "e3");
    CHECK(fight.where(kBlue) == "e4");
    CHECK(fight.pile(Place::Feet) == "jab-l cross-r rib-l*2 slam");
    CHECK(fight.hand(kRed) == "arm-h-e arm-bl-t kim-h-t tri-h-e");
    CHECK(fight.deck_size(Place::Mat) == 22);
    CHECK(fight.pending_decision() == "turn blue");
    CHECK_FALSE(fight.has_event("damage"));
}

TEST_CASE("CI-A17: blue discards and draws first if he is the attacker") {
    TestFight fight;
    fight.active(kBlue).hand(kRed, "rib-l").hand(kBlue, "slam jab-l");
    fight.ground("arm-h-e arm-bl-t kim-h-t tri-h-e heel-h-t rnc-h-t gui-h-t gui-bl-t").turn();
    fight.play("takedown slam, pass");
    CHECK(fight.hand(kBlue) == "arm-h-e arm-bl-t kim-h-t tri-h-e");
    CHECK(fight.first("hand-discarded") == "hand-discarded blue jab-l");
    CHECK(fight.pending_decision() == "turn red");
}

TEST_CASE(
    "CI-A18, CI-O7: after a takedown with the symbol the attacker has the first action on the mat"
) {
    TestFight fight;
    fight.hand(kRed, "slam-c rib-l").turn().play("takedown slam-c, pass");
    CHECK(fight.has_event("combo red 1"));
    CHECK(fight.pending_decision() == "combo red");
    CHECK_FALSE(fight.legal_of("pound").empty());
    CHECK(fight.state.open.turn == 1);
}

TEST_CASE("CI-A19: covering up discards one card and draws up to two and ends the turn") {
    TestFight fight;
    fight.hand(kRed, "jab-l rib-l").deck("cross-l cross-r low-l").turn();
    CHECK(
        fight.legal_of("cover discard")
        == "cover discard jab-l draw 0, cover discard jab-l draw 1, cover discard jab-l draw 2, "
           "cover discard rib-l draw 0, cover discard rib-l draw 1, cover discard rib-l draw 2"
    );
    fight.play("cover discard jab-l draw 2");
    CHECK(
        fight.event_texts()
        == "covered red jab-l, drew red 2 cover cross-l cross-r, turn-begins blue 2"
    );
    CHECK(fight.cause_of("drew") == "covered red jab-l");
    CHECK(fight.hand(kRed) == "cross-l cross-r rib-l");
    CHECK(fight.pile(Place::Feet) == "jab-l");
    TestFight none;
    none.hand(kRed, "jab-l rib-l").turn().play("cover discard jab-l draw 0");
    CHECK(none.event_texts() == "covered red jab-l, turn-begins blue 2");
    CHECK(none.hand(kRed) == "rib-l");
}

TEST_CASE("CI-A20: covering up never brings a hand above four") {
    const auto offered = [](const std::string& hand) {
        TestFight fight;
        fight.hand(kRed, hand).turn();
        return fight.legal_of("cover discard rib-l");
    };
    const std::string none = "cover discard rib-l draw 0";
    const std::string one = none + ", cover discard rib-l draw 1";
    const std::string two = one + ", cover discard rib-l draw 2";
    CHECK(offered("rib-l jab-l") == two);
    CHECK(offered("rib-l jab-l*2") == two);
    CHECK(offered("rib-l jab-l*2 cross-l") == one);
    CHECK(offered("rib-l jab-l*2 cross-l*2") == none);
    CHECK(offered("rib-l jab-l*2 cross-l*2 low-l*2") == none);
}

TEST_CASE("CI-A20: a short deck does not limit the chosen number and all that is left is drawn") {
    TestFight fight;
    fight.hand(kRed, "rib-l jab-l").only_deck("cross-r").turn();
    CHECK(fight.offers("cover discard rib-l draw 2"));
    fight.play("cover discard rib-l draw 2");
    CHECK(fight.has_event("drew red 1 cover cross-r"));
    CHECK(fight.has_event("bell feet"));
}

TEST_CASE("CI-A20, CI-K11: covering up with the last card refills to four and allows no other draw"
) {
    TestFight fight;
    fight.hand(kRed, "rib-l").deck("cross-l cross-r low-l low-r jab-l").turn();
    CHECK(fight.legal_of("cover discard") == "cover discard rib-l draw 0");
    fight.play("cover discard rib-l draw 0");
    CHECK(fight.has_event("drew red 4 refill cross-l cross-r low-l low-r"));
    CHECK(fight.count("drew red") == 1);
    CHECK(fight.hand_size(kRed) == 4);
}

TEST_CASE("CI-A21: rest removes one cube of the fighter's own fatigue and needs at least one") {
    TestFight none;
    none.cubes(kBlue, Meter::Fatigue, 3).turn();
    CHECK_FALSE(none.offers("cover rest"));
    TestFight fight;
    fight.cubes(kRed, Meter::Fatigue, 3).turn();
    fight.play("cover rest");
    CHECK(
        fight.event_texts() == "covered red rest, fatigue-removed red rest 2, turn-begins blue 2"
    );
    CHECK(fight.cause_of("fatigue-removed") == "");
    CHECK(fight.cubes(kRed, Meter::Fatigue) == 2);
    CHECK(fight.hand_size(kRed) == 2);
    CHECK(fight.pending_decision() == "turn blue");
}

}  // namespace tenebrae::cagedin::testing
