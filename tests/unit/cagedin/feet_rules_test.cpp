// SPDX-License-Identifier: MIT
#include "bout.hpp"
#include "catch.hpp"

#include <algorithm>
#include <sstream>

/// Section A of the rules: footwork, strikes and haymakers.
namespace tenebrae::cagedin::trial {
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
    Bout one;
    one.hand(kRed, "hook-l").turn();
    CHECK(one.legal_of("footwork") == each("footwork hook-l", std::string(kNextToE3)));
    Bout two;
    two.hand(kRed, "jab-l").turn();
    CHECK(
        two.legal_of("footwork")
        == each("footwork jab-l", "c2 c3 c4 d2 d3 d4 d5 e1 e2 e5 f1 f2 f3 f4 g1 g2 g3")
    );
    Bout three;
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
    Bout bout;
    bout.at(kRed, "e1").at(kBlue, "e2").hand(kRed, "jab-l calf-l").turn();
    CHECK(bout.offers("footwork jab-l e3"));
    CHECK(bout.offers("footwork calf-l e4"));
    CHECK_FALSE(bout.offers("footwork calf-l e5"));
    bout.play("footwork jab-l e3");
    CHECK(bout.where(kRed) == "e3");
    CHECK(bout.told() == "footwork red jab-l e1 e3, turn-begins blue 2");
    CHECK(bout.cause_of("footwork") == "");
}

TEST_CASE("CI-A1: takedown and haymaker and counter-strike cards can be used for footwork as well"
) {
    Bout bout;
    bout.hand(kRed, "throw over-r upper-l shoot").turn();
    CHECK(bout.offers("footwork throw e2"));
    CHECK_FALSE(bout.offers("footwork throw e1"));
    CHECK(bout.offers("footwork over-r e2"));
    CHECK(bout.offers("footwork upper-l e1"));
    CHECK(bout.offers("footwork shoot e1"));
}

TEST_CASE("CI-A2, CI-B9: fatigue of 2 and 4 and 6 shortens footwork by 1 and by 2 and to none") {
    const auto with = [](int fatigue) {
        Bout bout;
        bout.hand(kRed, "jab-l hook-l low-l").cubes(kRed, Meter::Fatigue, fatigue).turn();
        return std::array{
            bout.offers("footwork hook-l e2"),
            bout.offers("footwork jab-l e2"),
            bout.offers("footwork jab-l e1"),
            bout.offers("footwork low-l e2"),
            bout.offers("footwork low-l e1"),
            bout.offers("footwork low-l b3")};
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
    Bout bout;
    bout.hand(kRed, "hook-l").cubes(kBlue, Meter::Fatigue, 8).turn();
    CHECK(bout.legal_of("footwork") == each("footwork hook-l", std::string(kNextToE3)));
    CHECK(footwork(bout.rules, bout.state.open.fighters[kRed], bout.rules.tables.standup[20]) == 3);
    CHECK(
        footwork(bout.rules, bout.state.open.fighters[kBlue], bout.rules.tables.standup[20]) == 0
    );
}

TEST_CASE("CI-A3: footwork cannot be blocked and ends the turn even with the combo symbol") {
    Bout bout;
    bout.hand(kRed, "jab-l hook-l").turn().play("footwork jab-l e2");
    CHECK(bout.ask() == "turn blue");
    CHECK(bout.pile(Place::Feet) == "jab-l");
    CHECK(bout.hand(kRed) == "hook-l");
}

TEST_CASE("CI-A4: a plain strike card is a strike while the pawns are adjacent") {
    Bout bout;
    bout.hand(kRed, "jab-l cross-r upper-l spin-l low-r throw").turn();
    CHECK(bout.legal_of("strike") == "strike jab-l, strike cross-r, strike upper-l, strike low-r");
    Bout apart;
    apart.at(kBlue, "e5").hand(kRed, "jab-l cross-r").turn();
    CHECK(apart.legal_of("strike").empty());
}

TEST_CASE("CI-A5: a strike that lands deals 1 damage at its location") {
    const auto strike = [](const std::string& code) {
        Bout bout;
        bout.hand(kRed, code + " rib-l").turn().play("strike " + code + ", pass");
        return bout.first("damage");
    };
    CHECK(strike("hook-l") == "damage blue head 1 hit");
    CHECK(strike("hook-r") == "damage blue head 1 hit");
    CHECK(strike("knee-l") == "damage blue body-l 1 hit");
    CHECK(strike("knee-r") == "damage blue body-r 1 hit");
    CHECK(strike("calf-l") == "damage blue leg-l 1 hit");
    CHECK(strike("calf-r") == "damage blue leg-r 1 hit");
}

TEST_CASE("CI-A5: the events of a strike have the right causes") {
    Bout bout;
    bout.hand(kRed, "hook-l rib-l").turn().play("strike hook-l");
    CHECK(bout.told() == "attack red strike hook-l");
    CHECK(bout.ask() == "defend blue");
    bout.play("pass");
    CHECK(bout.told() == "not-blocked blue strike, damage blue head 1 hit, turn-begins blue 2");
    CHECK(bout.cause_of("not-blocked") == "");
    CHECK(bout.cause_of("damage") == "not-blocked blue strike");
    CHECK(bout.cubes(kBlue, Meter::Head) == 1);
    CHECK(bout.cubes(kRed, Meter::Head) == 0);
    CHECK(bout.where(kBlue) == "e4");
    CHECK(bout.ask() == "turn blue");
}

TEST_CASE("CI-A6: a haymaker card is only played as a haymaker and never as a strike") {
    Bout bout;
    bout.hand(kRed, "over-l spin-r").turn();
    CHECK(bout.legal_of("strike").empty());
    CHECK(bout.offers("haymaker over-l"));
    CHECK(bout.offers("haymaker spin-r"));
    Bout plain;
    plain.hand(kRed, "hook-l").turn();
    CHECK(plain.legal_of("haymaker").empty());
}

TEST_CASE("CI-A7: a haymaker may begin with a step to a free hex next to both pawns") {
    Bout bout;
    bout.hand(kRed, "over-l").turn();
    CHECK(bout.offers("haymaker over-l"));
    CHECK(bout.offers("haymaker over-l to d4"));
    CHECK(bout.offers("haymaker over-l to f3"));
    CHECK(std::ranges::count(bout.legal_of("haymaker"), ',') == 2);
    Bout in_line;
    in_line.at(kRed, "e2").hand(kRed, "over-l").turn();
    CHECK(in_line.legal_of("haymaker") == "haymaker over-l to e3");
    Bout bent;
    bent.at(kRed, "c3").at(kBlue, "e4").hand(kRed, "over-l").turn();
    CHECK(bent.legal_of("haymaker") == "haymaker over-l to d4");
    Bout beside;
    beside.at(kRed, "d3").at(kBlue, "f3").hand(kRed, "over-l").turn();
    CHECK(beside.legal_of("haymaker") == "haymaker over-l to e3");
    Bout two_ways;
    two_ways.at(kRed, "d3").at(kBlue, "e4").hand(kRed, "over-l").turn();
    CHECK(two_ways.legal_of("haymaker") == "haymaker over-l to d4, haymaker over-l to e3");
    Bout far;
    far.at(kRed, "e1").hand(kRed, "over-l").turn();
    CHECK(far.legal_of("haymaker").empty());
}

TEST_CASE("CI-A7: neither fatigue nor the footwork value affects the step") {
    Bout bout;
    bout.at(kRed, "e2").hand(kRed, "over-l rib-l").cubes(kRed, Meter::Fatigue, 8).turn();
    CHECK(bout.legal_of("footwork").empty());
    bout.play("haymaker over-l to e3");
    CHECK(bout.where(kRed) == "e3");
    // On a full meter a payment would not be visible.
    Bout rested;
    rested.at(kRed, "e2").hand(kRed, "over-l rib-l").cubes(kRed, Meter::Fatigue, 2).turn();
    rested.play("haymaker over-l to e3");
    CHECK(rested.cubes(kRed, Meter::Fatigue) == 2);
}

TEST_CASE("CI-A7: the step is reported and not undone if the haymaker is blocked") {
    Bout bout;
    bout.at(kRed, "e2").hand(kRed, "over-l rib-l").hand(kBlue, "jab-l knee-r").turn();
    bout.play("haymaker over-l to e3");
    CHECK(bout.count("moved red step e2 e3") == 1);
    CHECK(bout.count("attack red haymaker over-l") == 1);
    bout.play("block jab-l");
    CHECK(bout.where(kRed) == "e3");
    CHECK(bout.where(kBlue) == "e4");
    CHECK(bout.cubes(kBlue, Meter::Head) == 0);
    CHECK(bout.ask() == "turn blue");
}

TEST_CASE("CI-A8, CI-A9: a haymaker that lands deals 2 damage and then pushes straight behind") {
    Bout bout;
    bout.hand(kRed, "spin-l rib-l").turn().play("haymaker spin-l, pass");
    CHECK(
        bout.told()
        == "attack red haymaker spin-l, not-blocked blue haymaker, damage blue body-l 1 hit, "
           "damage blue body-l 2 hit, pushed blue e4 e5"
    );
    CHECK(bout.cause_of("pushed") == "not-blocked blue haymaker");
    CHECK(bout.where(kBlue) == "e5");
    CHECK(bout.where(kRed) == "e3");
    CHECK(bout.ask() == "follow red");
}

TEST_CASE("CI-A9: the push goes away from the hex that the step led to") {
    Bout bout;
    bout.hand(kRed, "over-l rib-l").turn().play("haymaker over-l to d4, pass");
    CHECK(bout.where(kBlue) == "f4");
    bout.play("follow");
    CHECK(bout.where(kRed) == "e4");
}

TEST_CASE("CI-A9: a defender against the cage is not pushed and cannot be followed") {
    Bout bout;
    bout.at(kRed, "b2").at(kBlue, "a2").hand(kRed, "over-r rib-l").turn();
    bout.play("haymaker over-r, pass");
    CHECK(bout.tells("not-pushed blue a2"));
    CHECK_FALSE(bout.tells("pushed"));
    CHECK(bout.cubes(kBlue, Meter::Head) == 2);
    CHECK(bout.where(kBlue) == "a2");
    CHECK(bout.ask() == "turn blue");
}

TEST_CASE("CI-A9: a push along the cage is possible") {
    Bout bout;
    bout.at(kRed, "a1").at(kBlue, "a2").hand(kRed, "over-r rib-l").turn();
    bout.play("haymaker over-r, pass");
    CHECK(bout.where(kBlue) == "a3");
    CHECK(bout.ask() == "follow red");
}

TEST_CASE("CI-A10: the attacker follows into the hex that was left or stays") {
    Bout follows;
    follows.hand(kRed, "over-r rib-l").turn().play("haymaker over-r, pass");
    CHECK(follows.legal() == "follow, stay");
    follows.play("follow");
    CHECK(follows.told() == "moved red follow e3 e4, turn-begins blue 2");
    CHECK(follows.where(kRed) == "e4");
    CHECK(follows.where(kBlue) == "e5");
    Bout stays;
    stays.hand(kRed, "over-r rib-l").turn().play("haymaker over-r, pass, stay");
    CHECK(stays.where(kRed) == "e3");
    CHECK(stays.ask() == "turn blue");
    CHECK_FALSE(stays.tells("moved"));
}

}  // namespace tenebrae::cagedin::trial
