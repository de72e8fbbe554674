// SPDX-License-Identifier: MIT
// Section M: ground and pound, standing up.
#include "catch.hpp"
#include "test_fight.hpp"

namespace tenebrae::cagedin::testing {
namespace {

/// Returns the fight after red has pounded with one of his armbars and blue has not blocked.
TestFight pounded(TestFight fight, std::string_view card = "arm-bl-t") {
    fight.mat().turn().play("pound " + std::string(card) + ", pass");
    return fight;
}

TEST_CASE("CI-M1: on the mat any card may be used to pound or submit or stand up") {
    TestFight fight;
    fight.mat().cubes(kBlue, Meter::Fatigue, 6).turn();
    CHECK(fight.pending_decision() == "turn red");
    CHECK(
        fight.legal()
        == "pound arm-bl-t, pound arm-br-t, submit arm-bl-t, submit arm-br-t, stand arm-bl-t, "
           "stand arm-br-t"
    );
}

TEST_CASE("CI-M1: on the mat no pawn moves") {
    TestFight fight;
    fight.mat().hand(kRed, "arm-bl-t arm-br-t arm-lr-t").cubes(kBlue, Meter::Fatigue, 6);
    fight.ground("arm-h-e").turn();
    fight.play("pound arm-bl-t, pass, damage, pound kim-h-t, pass, damage, submit arm-br-t, pass");
    fight.play("mat");
    CHECK(fight.where(kRed) == "e3");
    CHECK(fight.where(kBlue) == "e4");
}

TEST_CASE("CI-M2: ground and pound is blocked with a card of the same hold only") {
    TestFight fight;
    fight.mat().hand(kBlue, "arm-h-e arm-lr-t kim-bl-e").turn().play("pound arm-bl-t");
    CHECK(fight.has_event("attack red pound arm-bl-t"));
    CHECK(fight.pending_decision() == "defend blue");
    CHECK(fight.legal() == "block arm-h-e, block arm-lr-t, pass");
    fight.play("block arm-lr-t");
    CHECK(fight.has_event("blocked blue pound arm-lr-t"));
    CHECK(fight.pending_decision() == "turn blue");
    CHECK(fight.cubes(kBlue, Meter::BodyLeft) == 0);
    CHECK(fight.cubes(kBlue, Meter::Fatigue) == 0);
    CHECK(fight.pile(Place::Mat) == "arm-bl-t arm-lr-t");
}

TEST_CASE("CI-M3: after a pound lands the attacker chooses damage or fatigue") {
    TestFight fight = pounded(TestFight());
    CHECK(fight.pending_decision() == "harm red");
    CHECK(fight.legal() == "damage, fatigue");
    TestFight other = fight;
    fight.play("damage");
    CHECK(fight.first("damage") == "damage blue body-l 1 pound");
    CHECK_FALSE(fight.has_event("fatigue"));
    CHECK(fight.pending_decision() == "turn blue");
    other.play("fatigue");
    CHECK(other.first("fatigue") == "fatigue blue pound 1");
    CHECK_FALSE(other.has_event("damage"));
    CHECK(other.pending_decision() == "turn blue");
}

TEST_CASE("CI-M3, CI-B7: chosen fatigue is lost on a full meter") {
    TestFight fight;
    fight.cubes(kBlue, Meter::Fatigue, 8);
    fight = pounded(fight);
    fight.play("fatigue");
    CHECK_FALSE(fight.has_event("fatigue"));
    CHECK(fight.cubes(kBlue, Meter::Fatigue) == 8);
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE("CI-M4: on a +1 DMG hex a pound deals one more damage at the same location") {
    for (const std::string_view corner : {"a1", "a4", "g1", "g4"}) {
        const bool is_left = corner[1] == '1';
        TestFight fight;
        fight.at(kBlue, corner).at(kRed, std::string{corner[0], is_left ? '2' : '3'});
        fight = pounded(fight);
        fight.play("damage");
        CHECK(
            fight.event_texts().find("damage blue body-l 1 pound, damage blue body-l 2 corner-hex")
            == 0
        );
    }
}

TEST_CASE("CI-M4: chosen fatigue is not raised and the attacker's own hex has no effect") {
    TestFight fight;
    fight.at(kBlue, "a1").at(kRed, "a2");
    TestFight tired = pounded(fight);
    tired.play("fatigue");
    CHECK(tired.cubes(kBlue, Meter::Fatigue) == 1);

    TestFight reversed;
    reversed.at(kBlue, "a2").at(kRed, "a1");
    reversed = pounded(reversed);
    reversed.play("damage");
    CHECK(reversed.cubes(kBlue, Meter::BodyLeft) == 1);
}

TEST_CASE("CI-M4: the raised damage to a full leg becomes fatigue") {
    TestFight fight;
    fight.at(kBlue, "a1").at(kRed, "a2").mat().hand(kRed, "arm-ll-e arm-lr-t");
    TestFight full = fight;
    full.cubes(kBlue, Meter::LegLeft, 4);
    full = pounded(full, "arm-ll-e");
    full.play("damage");
    CHECK(full.count("fatigue blue full-leg") == 2);
    CHECK(full.cubes(kBlue, Meter::LegLeft) == 4);
    CHECK(full.cubes(kBlue, Meter::Fatigue) == 2);

    // The first cube covers the last space, an F space. The second finds the leg full.
    TestFight nearly = fight;
    nearly.cubes(kBlue, Meter::LegLeft, 3);
    nearly = pounded(nearly, "arm-ll-e");
    nearly.play("damage");
    CHECK(nearly.count("damage") == 1);
    CHECK(nearly.count("fatigue blue f-space") == 1);
    CHECK(nearly.count("fatigue blue full-leg") == 1);
    CHECK(nearly.cubes(kBlue, Meter::Fatigue) == 2);
}

TEST_CASE("CI-M4, CI-B6: the additional point can knock out and is not dealt after a knockout") {
    TestFight fight;
    fight.at(kBlue, "g4").at(kRed, "g3").mat().hand(kRed, "arm-h-e arm-br-t");
    TestFight second = fight;
    second.cubes(kBlue, Meter::Head, 7);
    second = pounded(second, "arm-h-e");
    second.play("damage");
    CHECK(second.cubes(kBlue, Meter::Head) == 9);
    CHECK(second.result() == "red knockout");

    TestFight first = fight;
    first.cubes(kBlue, Meter::Head, 8);
    first = pounded(first, "arm-h-e");
    first.play("damage");
    CHECK(first.event_texts() == "damage blue head 9 pound, over red knockout");
}

TEST_CASE("CI-M16: any ground card may be played to stand up") {
    TestFight fight;
    fight.mat().hand(kRed, "arm-h-e kim-bl-e*1 heel-lr-e").turn();
    CHECK(fight.legal_of("stand") == "stand arm-h-e, stand kim-bl-e, stand heel-lr-e");
    fight.play("stand kim-bl-e");
    CHECK(fight.event_texts() == "stands red kim-bl-e");
    CHECK(fight.hand(kRed) == "arm-h-e heel-lr-e");
    CHECK(fight.pile(Place::Mat) == "kim-bl-e");
}

TEST_CASE("CI-M17: the defender blocks with the hold or pounds with any card or passes") {
    TestFight fight;
    fight.mat().hand(kBlue, "arm-h-e kim-h-t").turn().play("stand arm-bl-t");
    CHECK(fight.pending_decision() == "answer blue");
    CHECK(fight.legal() == "block arm-h-e, pound arm-h-e, pound kim-h-t, pass");
}

TEST_CASE("CI-M17: a defender who cannot block may still pound") {
    TestFight fight;
    fight.mat().turn().play("stand arm-bl-t");
    CHECK(fight.legal() == "pound kim-h-t, pound kim-ll-t, pass");
}

TEST_CASE(
    "CI-M18: if not blocked both discard their hands and draw four and the active fighter is first"
) {
    TestFight fight;
    fight.mat().deck("jab-l*2 jab-r*2 rib-l*2 rib-r*2").turn().play("stand arm-bl-t, pass");
    CHECK(
        fight.event_texts()
        == "stands red arm-bl-t, not-blocked blue stand, to-feet, hand-discarded red arm-br-t, "
           "hand-discarded blue kim-h-t kim-ll-t, drew red 4 feet jab-l jab-l jab-r jab-r, "
           "drew blue 4 feet rib-l rib-l rib-r rib-r, turn-begins blue 2"
    );
    CHECK(fight.state.open.place == Place::Feet);
    CHECK(fight.hand(kRed) == "jab-l*2 jab-r*2");
    CHECK(fight.hand(kBlue) == "rib-l*2 rib-r*2");
    CHECK(fight.pile(Place::Mat) == "arm-bl-t arm-br-t kim-h-t kim-ll-t");
    CHECK(fight.where(kRed) == "e3");
}

TEST_CASE("CI-M18, CI-K14: if blue stands up he discards and draws first") {
    TestFight fight;
    fight.mat().active(kBlue).turn().play("stand kim-h-t, pass");
    const std::string told = fight.event_texts();
    CHECK(told.find("hand-discarded blue") < told.find("hand-discarded red"));
    CHECK(told.find("drew blue 4 feet") < told.find("drew red 4 feet"));
    CHECK(fight.pending_decision() == "turn red");
}

TEST_CASE("CI-M19, CI-M18: the free pound is carried out before the hands are discarded") {
    TestFight fight;
    fight.mat().turn().play("stand arm-bl-t, pound kim-ll-t");
    CHECK(fight.has_event("attack blue free-pound kim-ll-t"));
    CHECK(fight.pending_decision() == "harm blue");
    CHECK(fight.legal() == "damage, fatigue");
    CHECK(fight.hand(kRed) == "arm-br-t");
    CHECK(fight.state.open.place == Place::Mat);
    fight.play("damage");
    CHECK(
        fight.event_texts().find("damage red leg-l 1 pound, to-feet, hand-discarded red arm-br-t")
        == 0
    );
    CHECK(fight.pending_decision() == "turn blue");
    CHECK(fight.state.open.place == Place::Feet);
    CHECK(fight.hand_size(kRed) == 4);
    CHECK(fight.hand_size(kBlue) == 4);
}

TEST_CASE("CI-M19: a free pound may deal fatigue instead of damage") {
    TestFight fight;
    fight.mat().turn().play("stand arm-bl-t, pound kim-ll-t, fatigue");
    CHECK(fight.has_event("fatigue red pound 1"));
    CHECK(fight.state.open.place == Place::Feet);
}

TEST_CASE("CI-M19, CI-M4: the free pound's damage is raised on a +1 DMG hex") {
    TestFight fight;
    fight.at(kRed, "a4").at(kBlue, "a3").mat().turn();
    fight.play("stand arm-bl-t, pound kim-ll-t, damage");
    CHECK(fight.has_event("damage red leg-l 1 pound"));
    CHECK(fight.has_event("damage red leg-l 2 corner-hex"));
}

TEST_CASE("CI-M19: a knockout by the free pound ends the fight") {
    TestFight fight;
    fight.cubes(kRed, Meter::Head, 8).mat().turn().play("stand arm-bl-t, pound kim-h-t, damage");
    CHECK(fight.result() == "blue knockout");
    CHECK_FALSE(fight.has_event("to-feet"));
    CHECK(fight.legal().empty());
}

TEST_CASE("CI-M19, CI-K11: a hand emptied by a free pound is refilled before the harm is chosen") {
    TestFight fight;
    fight.mat().hand(kBlue, "kim-h-t").turn().play("stand arm-bl-t, pound kim-h-t");
    CHECK(fight.has_event("drew blue 4 refill"));
    CHECK(fight.pending_decision() == "harm blue");
    CHECK(fight.hand_size(kBlue) == 4);
}

TEST_CASE(
    "CI-M20: a blocked attempt to stand up leaves the fight on the mat and the hands unchanged"
) {
    TestFight fight;
    fight.mat().hand(kBlue, "arm-h-e kim-h-t").turn().play("stand arm-bl-t, block arm-h-e");
    CHECK(fight.has_event("blocked blue stand arm-h-e"));
    CHECK(fight.state.open.place == Place::Mat);
    CHECK(fight.hand(kRed) == "arm-br-t");
    CHECK(fight.hand(kBlue) == "kim-h-t");
    CHECK_FALSE(fight.has_event("drew"));
}

TEST_CASE("CI-M21: the next turn is the defender's whether the attempt succeeded or not") {
    TestFight stood;
    stood.mat().turn().play("stand arm-bl-t, pass");
    CHECK(stood.pending_decision() == "turn blue");
    TestFight stayed;
    stayed.mat().hand(kBlue, "arm-h-e kim-h-t").turn().play("stand arm-bl-t, block arm-h-e");
    CHECK(stayed.pending_decision() == "turn blue");
    CHECK(stayed.state.open.turn == 2);
}

}  // namespace
}  // namespace tenebrae::cagedin::testing
