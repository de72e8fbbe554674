// SPDX-License-Identifier: MIT
// Section M: ground and pound, standing up.
#include "bout.hpp"
#include "catch.hpp"

namespace tenebrae::cagedin::trial {
namespace {

/// Returns the bout after red has pounded with one of his armbars and blue has not blocked.
Bout pounded(Bout bout, std::string_view card = "arm-bl-t") {
    bout.mat().turn().play("pound " + std::string(card) + ", pass");
    return bout;
}

TEST_CASE("CI-M1: on the mat any card may be used to pound or submit or stand up") {
    Bout bout;
    bout.mat().cubes(kBlue, Meter::Fatigue, 6).turn();
    CHECK(bout.ask() == "turn red");
    CHECK(
        bout.legal()
        == "pound arm-bl-t, pound arm-br-t, submit arm-bl-t, submit arm-br-t, stand arm-bl-t, "
           "stand arm-br-t"
    );
}

TEST_CASE("CI-M1: on the mat no pawn moves") {
    Bout bout;
    bout.mat().hand(kRed, "arm-bl-t arm-br-t arm-lr-t").cubes(kBlue, Meter::Fatigue, 6);
    bout.ground("arm-h-e").turn();
    bout.play("pound arm-bl-t, pass, damage, pound kim-h-t, pass, damage, submit arm-br-t, pass");
    bout.play("mat");
    CHECK(bout.where(kRed) == "e3");
    CHECK(bout.where(kBlue) == "e4");
}

TEST_CASE("CI-M2: ground and pound is blocked with a card of the same hold only") {
    Bout bout;
    bout.mat().hand(kBlue, "arm-h-e arm-lr-t kim-bl-e").turn().play("pound arm-bl-t");
    CHECK(bout.tells("attack red pound arm-bl-t"));
    CHECK(bout.ask() == "defend blue");
    CHECK(bout.legal() == "block arm-h-e, block arm-lr-t, pass");
    bout.play("block arm-lr-t");
    CHECK(bout.tells("blocked blue pound arm-lr-t"));
    CHECK(bout.ask() == "turn blue");
    CHECK(bout.cubes(kBlue, Meter::BodyLeft) == 0);
    CHECK(bout.cubes(kBlue, Meter::Fatigue) == 0);
    CHECK(bout.pile(Place::Mat) == "arm-bl-t arm-lr-t");
}

TEST_CASE("CI-M3: after a pound lands the attacker chooses damage or fatigue") {
    Bout bout = pounded(Bout());
    CHECK(bout.ask() == "harm red");
    CHECK(bout.legal() == "damage, fatigue");
    Bout other = bout;
    bout.play("damage");
    CHECK(bout.first("damage") == "damage blue body-l 1 pound");
    CHECK_FALSE(bout.tells("fatigue"));
    CHECK(bout.ask() == "turn blue");
    other.play("fatigue");
    CHECK(other.first("fatigue") == "fatigue blue pound 1");
    CHECK_FALSE(other.tells("damage"));
    CHECK(other.ask() == "turn blue");
}

TEST_CASE("CI-M3, CI-B7: chosen fatigue is lost on a full meter") {
    Bout bout;
    bout.cubes(kBlue, Meter::Fatigue, 8);
    bout = pounded(bout);
    bout.play("fatigue");
    CHECK_FALSE(bout.tells("fatigue"));
    CHECK(bout.cubes(kBlue, Meter::Fatigue) == 8);
    CHECK(bout.ask() == "turn blue");
}

TEST_CASE("CI-M4: on a +1 DMG hex a pound deals one more damage at the same location") {
    for (const std::string_view corner : {"a1", "a4", "g1", "g4"}) {
        const bool is_left = corner[1] == '1';
        Bout bout;
        bout.at(kBlue, corner).at(kRed, std::string{corner[0], is_left ? '2' : '3'});
        bout = pounded(bout);
        bout.play("damage");
        CHECK(bout.told().find("damage blue body-l 1 pound, damage blue body-l 2 corner-hex") == 0);
    }
}

TEST_CASE("CI-M4: chosen fatigue is not raised and the attacker's own hex has no effect") {
    Bout bout;
    bout.at(kBlue, "a1").at(kRed, "a2");
    Bout tired = pounded(bout);
    tired.play("fatigue");
    CHECK(tired.cubes(kBlue, Meter::Fatigue) == 1);

    Bout reversed;
    reversed.at(kBlue, "a2").at(kRed, "a1");
    reversed = pounded(reversed);
    reversed.play("damage");
    CHECK(reversed.cubes(kBlue, Meter::BodyLeft) == 1);
}

TEST_CASE("CI-M4: the raised damage to a full leg becomes fatigue") {
    Bout bout;
    bout.at(kBlue, "a1").at(kRed, "a2").mat().hand(kRed, "arm-ll-e arm-lr-t");
    Bout full = bout;
    full.cubes(kBlue, Meter::LegLeft, 4);
    full = pounded(full, "arm-ll-e");
    full.play("damage");
    CHECK(full.count("fatigue blue full-leg") == 2);
    CHECK(full.cubes(kBlue, Meter::LegLeft) == 4);
    CHECK(full.cubes(kBlue, Meter::Fatigue) == 2);

    // The first cube covers the last space, an F space. The second finds the leg full.
    Bout nearly = bout;
    nearly.cubes(kBlue, Meter::LegLeft, 3);
    nearly = pounded(nearly, "arm-ll-e");
    nearly.play("damage");
    CHECK(nearly.count("damage") == 1);
    CHECK(nearly.count("fatigue blue f-space") == 1);
    CHECK(nearly.count("fatigue blue full-leg") == 1);
    CHECK(nearly.cubes(kBlue, Meter::Fatigue) == 2);
}

TEST_CASE("CI-M4, CI-B6: the additional point can knock out and is not dealt after a knockout") {
    Bout bout;
    bout.at(kBlue, "g4").at(kRed, "g3").mat().hand(kRed, "arm-h-e arm-br-t");
    Bout second = bout;
    second.cubes(kBlue, Meter::Head, 7);
    second = pounded(second, "arm-h-e");
    second.play("damage");
    CHECK(second.cubes(kBlue, Meter::Head) == 9);
    CHECK(second.result() == "red knockout");

    Bout first = bout;
    first.cubes(kBlue, Meter::Head, 8);
    first = pounded(first, "arm-h-e");
    first.play("damage");
    CHECK(first.told() == "damage blue head 9 pound, over red knockout");
}

TEST_CASE("CI-M16: any ground card may be played to stand up") {
    Bout bout;
    bout.mat().hand(kRed, "arm-h-e kim-bl-e*1 heel-lr-e").turn();
    CHECK(bout.legal_of("stand") == "stand arm-h-e, stand kim-bl-e, stand heel-lr-e");
    bout.play("stand kim-bl-e");
    CHECK(bout.told() == "stands red kim-bl-e");
    CHECK(bout.hand(kRed) == "arm-h-e heel-lr-e");
    CHECK(bout.pile(Place::Mat) == "kim-bl-e");
}

TEST_CASE("CI-M17: the defender blocks with the hold or pounds with any card or passes") {
    Bout bout;
    bout.mat().hand(kBlue, "arm-h-e kim-h-t").turn().play("stand arm-bl-t");
    CHECK(bout.ask() == "answer blue");
    CHECK(bout.legal() == "block arm-h-e, pound arm-h-e, pound kim-h-t, pass");
}

TEST_CASE("CI-M17: a defender who cannot block may still pound") {
    Bout bout;
    bout.mat().turn().play("stand arm-bl-t");
    CHECK(bout.legal() == "pound kim-h-t, pound kim-ll-t, pass");
}

TEST_CASE(
    "CI-M18: if not blocked both discard their hands and draw four and the active fighter is first"
) {
    Bout bout;
    bout.mat().deck("jab-l*2 jab-r*2 rib-l*2 rib-r*2").turn().play("stand arm-bl-t, pass");
    CHECK(
        bout.told()
        == "stands red arm-bl-t, not-blocked blue stand, to-feet, hand-discarded red arm-br-t, "
           "hand-discarded blue kim-h-t kim-ll-t, drew red 4 feet jab-l jab-l jab-r jab-r, "
           "drew blue 4 feet rib-l rib-l rib-r rib-r, turn-begins blue 2"
    );
    CHECK(bout.state.open.place == Place::Feet);
    CHECK(bout.hand(kRed) == "jab-l*2 jab-r*2");
    CHECK(bout.hand(kBlue) == "rib-l*2 rib-r*2");
    CHECK(bout.pile(Place::Mat) == "arm-bl-t arm-br-t kim-h-t kim-ll-t");
    CHECK(bout.where(kRed) == "e3");
}

TEST_CASE("CI-M18, CI-K14: if blue stands up he discards and draws first") {
    Bout bout;
    bout.mat().active(kBlue).turn().play("stand kim-h-t, pass");
    const std::string told = bout.told();
    CHECK(told.find("hand-discarded blue") < told.find("hand-discarded red"));
    CHECK(told.find("drew blue 4 feet") < told.find("drew red 4 feet"));
    CHECK(bout.ask() == "turn red");
}

TEST_CASE("CI-M19, CI-M18: the free pound is carried out before the hands are discarded") {
    Bout bout;
    bout.mat().turn().play("stand arm-bl-t, pound kim-ll-t");
    CHECK(bout.tells("attack blue free-pound kim-ll-t"));
    CHECK(bout.ask() == "harm blue");
    CHECK(bout.legal() == "damage, fatigue");
    CHECK(bout.hand(kRed) == "arm-br-t");
    CHECK(bout.state.open.place == Place::Mat);
    bout.play("damage");
    CHECK(bout.told().find("damage red leg-l 1 pound, to-feet, hand-discarded red arm-br-t") == 0);
    CHECK(bout.ask() == "turn blue");
    CHECK(bout.state.open.place == Place::Feet);
    CHECK(bout.hand_size(kRed) == 4);
    CHECK(bout.hand_size(kBlue) == 4);
}

TEST_CASE("CI-M19: a free pound may deal fatigue instead of damage") {
    Bout bout;
    bout.mat().turn().play("stand arm-bl-t, pound kim-ll-t, fatigue");
    CHECK(bout.tells("fatigue red pound 1"));
    CHECK(bout.state.open.place == Place::Feet);
}

TEST_CASE("CI-M19, CI-M4: the free pound's damage is raised on a +1 DMG hex") {
    Bout bout;
    bout.at(kRed, "a4").at(kBlue, "a3").mat().turn();
    bout.play("stand arm-bl-t, pound kim-ll-t, damage");
    CHECK(bout.tells("damage red leg-l 1 pound"));
    CHECK(bout.tells("damage red leg-l 2 corner-hex"));
}

TEST_CASE("CI-M19: a knockout by the free pound ends the fight") {
    Bout bout;
    bout.cubes(kRed, Meter::Head, 8).mat().turn().play("stand arm-bl-t, pound kim-h-t, damage");
    CHECK(bout.result() == "blue knockout");
    CHECK_FALSE(bout.tells("to-feet"));
    CHECK(bout.legal().empty());
}

TEST_CASE("CI-M19, CI-K11: a hand emptied by a free pound is refilled before the harm is chosen") {
    Bout bout;
    bout.mat().hand(kBlue, "kim-h-t").turn().play("stand arm-bl-t, pound kim-h-t");
    CHECK(bout.tells("drew blue 4 refill"));
    CHECK(bout.ask() == "harm blue");
    CHECK(bout.hand_size(kBlue) == 4);
}

TEST_CASE(
    "CI-M20: a blocked attempt to stand up leaves the fight on the mat and the hands unchanged"
) {
    Bout bout;
    bout.mat().hand(kBlue, "arm-h-e kim-h-t").turn().play("stand arm-bl-t, block arm-h-e");
    CHECK(bout.tells("blocked blue stand arm-h-e"));
    CHECK(bout.state.open.place == Place::Mat);
    CHECK(bout.hand(kRed) == "arm-br-t");
    CHECK(bout.hand(kBlue) == "kim-h-t");
    CHECK_FALSE(bout.tells("drew"));
}

TEST_CASE("CI-M21: the next turn is the defender's whether the attempt succeeded or not") {
    Bout stood;
    stood.mat().turn().play("stand arm-bl-t, pass");
    CHECK(stood.ask() == "turn blue");
    Bout stayed;
    stayed.mat().hand(kBlue, "arm-h-e kim-h-t").turn().play("stand arm-bl-t, block arm-h-e");
    CHECK(stayed.ask() == "turn blue");
    CHECK(stayed.state.open.turn == 2);
}

}  // namespace
}  // namespace tenebrae::cagedin::trial
