// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "test_fight.hpp"

#include <algorithm>
#include <sstream>

/// Section A of the rules: footwork, strikes and haymakers.
namespace tenebrae::cagedin::testing {
namespace {

/// Returns the words with each of the hexes: "footwork jab-l c3, footwork jab-l c4".
std::string each(const std::string& words, const std::string& hexes) {
    std::string text;
    std::istringstream stream(hexes);
    for (std::string hex; stream >> hex;) {
        text += (text.empty() ? "" : ", ") + words + " " + hex;
    }
    return text;
}

constexpr std::string_view kNextToE3 = "d3 d4 e2 f2 f3";

}  // namespace

TEST_CASE("CI-A1: footwork reaches every hex within its value except the other pawn's") {
    TestFight one;
    one.hand(kRed, "hook-l").turn();
    CHECK(one.legal_of("footwork") == each("footwork hook-l", std::string(kNextToE3)));
    TestFight two;
    two.hand(kRed, "jab-l").turn();
    CHECK(
        two.legal_of("footwork")
        == each("footwork jab-l", "c2 c3 c4 d2 d3 d4 d5 e1 e2 e5 f1 f2 f3 f4 g1 g2 g3")
    );
    TestFight three;
    three.hand(kRed, "low-l").turn();
    CHECK(
        three.legal_of("footwork")
        == each(
            "footwork low-l",
            "b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 d5 d6 e1 e2 e5 e6 f1 f2 f3 f4 f5 g1 g2 g3 g4"
        )
    );
}

TEST_CASE("CI-A1: footwork may pass through the other pawn even to leave a closed corner") {
    TestFight fight;
    fight.at(kRed, "e1").at(kBlue, "e2").hand(kRed, "jab-l calf-l").turn();
    CHECK(fight.offers("footwork jab-l e3"));
    CHECK(fight.offers("footwork calf-l e4"));
    CHECK_FALSE(fight.offers("footwork calf-l e5"));
    fight.play("footwork jab-l e3");
    CHECK(fight.where(kRed) == "e3");
    CHECK(fight.event_texts() == "footwork red jab-l e1 e3, turn-begins blue 2");
    CHECK(fight.cause_of("footwork") == "");
}

TEST_CASE("CI-A1: takedown and haymaker and counter-strike cards can be used for footwork as well"
) {
    TestFight fight;
    fight.hand(kRed, "throw over-r upper-l shoot").turn();
    CHECK(fight.offers("footwork throw e2"));
    CHECK_FALSE(fight.offers("footwork throw e1"));
    CHECK(fight.offers("footwork over-r e2"));
    CHECK(fight.offers("footwork upper-l e1"));
    CHECK(fight.offers("footwork shoot e1"));
}

TEST_CASE("CI-A2, CI-B9: fatigue of 2 and 4 and 6 shortens footwork by 1 and by 2 and to none") {
    const auto with = [](int fatigue) {
        TestFight fight;
        fight.hand(kRed, "jab-l hook-l low-l").cubes(kRed, Meter::Fatigue, fatigue).turn();
        return std::array{
            fight.offers("footwork hook-l e2"),
            fight.offers("footwork jab-l e2"),
            fight.offers("footwork jab-l e1"),
            fight.offers("footwork low-l e2"),
            fight.offers("footwork low-l e1"),
            fight.offers("footwork low-l b3")};
    };
    const std::array none{true, true, true, true, true, true};
    const std::array one_less{false, true, false, true, true, false};
    const std::array two_less{false, false, false, true, false, false};
    CHECK(with(1) == none);
    CHECK(with(2) == one_less);
    CHECK(with(3) == one_less);
    CHECK(with(4) == two_less);
    CHECK(with(5) == two_less);
    CHECK(with(6) == std::array<bool, 6>{});
    CHECK(with(8) == std::array<bool, 6>{});
}

TEST_CASE("CI-A2: a fighter's own fatigue shortens footwork and the other's does not") {
    TestFight fight;
    fight.hand(kRed, "hook-l").cubes(kBlue, Meter::Fatigue, 8).turn();
    CHECK(fight.legal_of("footwork") == each("footwork hook-l", std::string(kNextToE3)));
    CHECK(
        footwork(fight.rules, fight.state.open.fighters[kRed], fight.rules.tables.standup[20]) == 3
    );
    CHECK(
        footwork(fight.rules, fight.state.open.fighters[kBlue], fight.rules.tables.standup[20]) == 0
    );
}

TEST_CASE("CI-A3: footwork cannot be blocked and ends the turn even with the combo symbol") {
    TestFight fight;
    fight.hand(kRed, "jab-l hook-l").turn().play("footwork jab-l e2");
    CHECK(fight.pending_decision() == "turn blue");
    CHECK(fight.pile(Place::Feet) == "jab-l");
    CHECK(fight.hand(kRed) == "hook-l");
}

TEST_CASE("CI-A4: a plain strike card is a strike while the pawns are adjacent") {
    TestFight fight;
    fight.hand(kRed, "jab-l cross-r upper-l spin-l low-r throw").turn();
    CHECK(fight.legal_of("strike") == "strike jab-l, strike cross-r, strike upper-l, strike low-r");
    TestFight apart;
    apart.at(kBlue, "e5").hand(kRed, "jab-l cross-r").turn();
    CHECK(apart.legal_of("strike").empty());
}

TEST_CASE("CI-A5: a strike that lands deals 1 damage at its location") {
    const auto strike = [](const std::string& code) {
        TestFight fight;
        fight.hand(kRed, code + " rib-l").turn().play("strike " + code + ", pass");
        return fight.first("damage");
    };
    CHECK(strike("hook-l") == "damage blue head 1 hit");
    CHECK(strike("hook-r") == "damage blue head 1 hit");
    CHECK(strike("knee-l") == "damage blue body-l 1 hit");
    CHECK(strike("knee-r") == "damage blue body-r 1 hit");
    CHECK(strike("calf-l") == "damage blue leg-l 1 hit");
    CHECK(strike("calf-r") == "damage blue leg-r 1 hit");
}

TEST_CASE("CI-A5: the events of a strike have the right causes") {
    TestFight fight;
    fight.hand(kRed, "hook-l rib-l").turn().play("strike hook-l");
    CHECK(fight.event_texts() == "attack red strike hook-l");
    CHECK(fight.pending_decision() == "defend blue");
    fight.play("pass");
    CHECK(
        fight.event_texts() == "not-blocked blue strike, damage blue head 1 hit, turn-begins blue 2"
    );
    CHECK(fight.cause_of("not-blocked") == "");
    CHECK(fight.cause_of("damage") == "not-blocked blue strike");
    CHECK(fight.cubes(kBlue, Meter::Head) == 1);
    CHECK(fight.cubes(kRed, Meter::Head) == 0);
    CHECK(fight.where(kBlue) == "e4");
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE("CI-A6: a haymaker card is only played as a haymaker and never as a strike") {
    TestFight fight;
    fight.hand(kRed, "over-l spin-r").turn();
    CHECK(fight.legal_of("strike").empty());
    CHECK(fight.offers("haymaker over-l"));
    CHECK(fight.offers("haymaker spin-r"));
    TestFight plain;
    plain.hand(kRed, "hook-l").turn();
    CHECK(plain.legal_of("haymaker").empty());
}

TEST_CASE("CI-A7: a haymaker may begin with a step to a free hex next to both pawns") {
    TestFight fight;
    fight.hand(kRed, "over-l").turn();
    CHECK(fight.offers("haymaker over-l"));
    CHECK(fight.offers("haymaker over-l to d4"));
    CHECK(fight.offers("haymaker over-l to f3"));
    CHECK(std::ranges::count(fight.legal_of("haymaker"), ',') == 2);
    TestFight in_line;
    in_line.at(kRed, "e2").hand(kRed, "over-l").turn();
    CHECK(in_line.legal_of("haymaker") == "haymaker over-l to e3");
    TestFight bent;
    bent.at(kRed, "c3").at(kBlue, "e4").hand(kRed, "over-l").turn();
    CHECK(bent.legal_of("haymaker") == "haymaker over-l to d4");
    TestFight beside;
    beside.at(kRed, "d3").at(kBlue, "f3").hand(kRed, "over-l").turn();
    CHECK(beside.legal_of("haymaker") == "haymaker over-l to e3");
    TestFight two_ways;
    two_ways.at(kRed, "d3").at(kBlue, "e4").hand(kRed, "over-l").turn();
    CHECK(two_ways.legal_of("haymaker") == "haymaker over-l to d4, haymaker over-l to e3");
    TestFight far;
    far.at(kRed, "e1").hand(kRed, "over-l").turn();
    CHECK(far.legal_of("haymaker").empty());
}

TEST_CASE("CI-A7: neither fatigue nor the footwork value affects the step") {
    TestFight fight;
    fight.at(kRed, "e2").hand(kRed, "over-l rib-l").cubes(kRed, Meter::Fatigue, 8).turn();
    CHECK(fight.legal_of("footwork").empty());
    fight.play("haymaker over-l to e3");
    CHECK(fight.where(kRed) == "e3");
    // On a full meter a payment would not be visible.
    TestFight rested;
    rested.at(kRed, "e2").hand(kRed, "over-l rib-l").cubes(kRed, Meter::Fatigue, 2).turn();
    rested.play("haymaker over-l to e3");
    CHECK(rested.cubes(kRed, Meter::Fatigue) == 2);
}

TEST_CASE("CI-A7: the step is reported and not undone if the haymaker is blocked") {
    TestFight fight;
    fight.at(kRed, "e2").hand(kRed, "over-l rib-l").hand(kBlue, "jab-l knee-r").turn();
    fight.play("haymaker over-l to e3");
    CHECK(fight.count("moved red step e2 e3") == 1);
    CHECK(fight.count("attack red haymaker over-l") == 1);
    fight.play("block jab-l");
    CHECK(fight.where(kRed) == "e3");
    CHECK(fight.where(kBlue) == "e4");
    CHECK(fight.cubes(kBlue, Meter::Head) == 0);
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE("CI-A8, CI-A9: a haymaker that lands deals 2 damage and then pushes straight behind") {
    TestFight fight;
    fight.hand(kRed, "spin-l rib-l").turn().play("haymaker spin-l, pass");
    CHECK(
        fight.event_texts()
        == "attack red haymaker spin-l, not-blocked blue haymaker, damage blue body-l 1 hit, "
           "damage blue body-l 2 hit, pushed blue e4 e5"
    );
    CHECK(fight.cause_of("pushed") == "not-blocked blue haymaker");
    CHECK(fight.where(kBlue) == "e5");
    CHECK(fight.where(kRed) == "e3");
    CHECK(fight.pending_decision() == "follow red");
}

TEST_CASE("CI-A9: the push goes away from the hex that the step led to") {
    TestFight fight;
    fight.hand(kRed, "over-l rib-l").turn().play("haymaker over-l to d4, pass");
    CHECK(fight.where(kBlue) == "f4");
    fight.play("follow");
    CHECK(fight.where(kRed) == "e4");
}

TEST_CASE("CI-A9: a defender against the cage is not pushed and cannot be followed") {
    TestFight fight;
    fight.at(kRed, "b2").at(kBlue, "a2").hand(kRed, "over-r rib-l").turn();
    fight.play("haymaker over-r, pass");
    CHECK(fight.has_event("not-pushed blue a2"));
    CHECK_FALSE(fight.has_event("pushed"));
    CHECK(fight.cubes(kBlue, Meter::Head) == 2);
    CHECK(fight.where(kBlue) == "a2");
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE("CI-A9: a push along the cage is possible") {
    TestFight fight;
    fight.at(kRed, "a1").at(kBlue, "a2").hand(kRed, "over-r rib-l").turn();
    fight.play("haymaker over-r, pass");
    CHECK(fight.where(kBlue) == "a3");
    CHECK(fight.pending_decision() == "follow red");
}

TEST_CASE("CI-A10: the attacker follows into the hex that was left or stays") {
    TestFight follows;
    follows.hand(kRed, "over-r rib-l").turn().play("haymaker over-r, pass");
    CHECK(follows.legal() == "follow, stay");
    follows.play("follow");
    CHECK(follows.event_texts() == "moved red follow e3 e4, turn-begins blue 2");
    CHECK(follows.where(kRed) == "e4");
    CHECK(follows.where(kBlue) == "e5");
    TestFight stays;
    stays.hand(kRed, "over-r rib-l").turn().play("haymaker over-r, pass, stay");
    CHECK(stays.where(kRed) == "e3");
    CHECK(stays.pending_decision() == "turn blue");
    CHECK_FALSE(stays.has_event("moved"));
}

}  // namespace tenebrae::cagedin::testing
