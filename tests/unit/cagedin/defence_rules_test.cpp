// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "test_fight.hpp"

/// Section D of the rules.
namespace tenebrae::cagedin::testing {
namespace {

/// Every strike card of table 1 once, and every takedown card.
constexpr std::string_view kOneOfEach =
    "jab-l jab-r cross-l cross-r hook-l hook-r upper-l upper-r over-l over-r bjab-l bjab-r rib-l "
    "rib-r knee-l knee-r catch-l catch-r spin-l spin-r low-l low-r calf-l calf-r check-l check-r "
    "throw slam shoot";

/// Returns the legal answers to red's action if blue holds one of each card he does not play.
std::string answers(const std::string& action, std::string_view hand) {
    TestFight fight;
    fight.hand(kRed, std::string(action.substr(action.find(' ') + 1)) + " throw-c")
        .hand(kBlue, hand)
        .turn()
        .play(action);
    return fight.legal();
}

}  // namespace

TEST_CASE("CI-D1: a strike is blocked by a card of its location and side") {
    CHECK(
        answers("strike jab-l", kOneOfEach)
        == "block jab-l, block cross-l, block hook-l, block upper-l, block over-l, pass"
    );
    CHECK(
        answers("strike hook-r", kOneOfEach)
        == "block jab-r, block cross-r, block hook-r, block upper-r, block over-r, pass"
    );
    CHECK(
        answers("strike rib-l", kOneOfEach)
        == "block bjab-l, block rib-l, block knee-l, block catch-l, block spin-l, pass"
    );
    CHECK(
        answers("strike knee-r", kOneOfEach)
        == "block bjab-r, block rib-r, block knee-r, block catch-r, block spin-r, pass"
    );
    CHECK(answers("strike low-l", kOneOfEach) == "block low-l, block calf-l, block check-l, pass");
    CHECK(answers("strike calf-r", kOneOfEach) == "block low-r, block calf-r, block check-r, pass");
}

TEST_CASE("CI-D1: haymakers and shoves with strike cards are blocked in the same way") {
    CHECK(answers("haymaker over-l", "jab-l jab-r rib-l throw") == "block jab-l, pass");
    CHECK(
        answers("haymaker spin-r", "jab-r spin-l rib-r catch-r")
        == "block rib-r, block catch-r, pass"
    );
    CHECK(answers("shove low-l", "low-r calf-l throw shoot") == "block calf-l, pass");
    CHECK(answers("shove over-r", "hook-r hook-l spin-r") == "block hook-r, pass");
}

TEST_CASE("CI-D2: takedowns and shoves with takedown cards are blocked by the same name") {
    const std::string hand = "jab-l throw slam-c slam shoot-c shoot*2";
    CHECK(answers("takedown shoot", hand) == "block shoot-c, block shoot, pass");
    TestFight fight;
    fight.hand(kRed, "slam rib-l").hand(kBlue, "throw slam-c shoot").turn().play("takedown slam");
    CHECK(fight.legal() == "block slam-c, pass");
    TestFight shove;
    shove.hand(kRed, "throw rib-l").hand(kBlue, "throw-c slam-c shoot").turn().play("shove throw");
    CHECK(shove.legal() == "block throw-c, pass");
}

TEST_CASE(
    "CI-D2, CI-F3: a Pure Striker blocks takedowns by any name but shoves by the same name only"
) {
    TestFight takedown;
    takedown.type(kBlue, Type::Striker).hand(kRed, "slam rib-l");
    takedown.hand(kBlue, "jab-l throw shoot").turn().play("takedown slam");
    CHECK(takedown.legal() == "block throw, block shoot, pass");
    TestFight shove;
    shove.type(kBlue, Type::Striker).hand(kRed, "slam rib-l");
    shove.hand(kBlue, "jab-l throw shoot").turn().play("shove slam");
    CHECK(shove.legal() == "pass");
}

TEST_CASE("CI-D3: on the mat the same hold blocks pound and submission and standing up") {
    const auto asked = [](const std::string& action) {
        TestFight fight;
        fight.mat().hand(kRed, "arm-bl-t rnc-h-t").hand(kBlue, "arm-h-e arm-lr-t kim-bl-e tri-h-e");
        fight.turn().play(action);
        return fight.legal_of("block");
    };
    CHECK(asked("pound arm-bl-t") == "block arm-h-e, block arm-lr-t");
    CHECK(asked("stand arm-bl-t") == "block arm-h-e, block arm-lr-t");
    CHECK(asked("pound rnc-h-t").empty());
    TestFight fight;
    fight.mat().hand(kRed, "arm-bl-t rnc-h-t").hand(kBlue, "arm-h-e kim-bl-e");
    fight.cubes(kBlue, Meter::Fatigue, 6).turn().play("submit arm-bl-t");
    CHECK(fight.legal() == "block arm-h-e, pass");
}

TEST_CASE("CI-D4: the defender may choose not to block and is asked nothing else") {
    TestFight fight;
    fight.hand(kRed, "jab-l rib-l").hand(kBlue, "jab-l cross-l").turn().play("strike jab-l");
    CHECK(fight.pending_decision() == "defend blue");
    CHECK(fight.legal() == "block jab-l, block cross-l, pass");
    fight.play("pass");
    CHECK(fight.cubes(kBlue, Meter::Head) == 1);
    CHECK(fight.hand(kBlue) == "jab-l cross-l");
}

TEST_CASE("CI-D5: a blocked attack has no effect and ends the turn even with the combo symbol") {
    TestFight fight;
    fight.hand(kRed, "jab-l rib-l").hand(kBlue, "cross-l hook-l").turn();
    fight.play("strike jab-l, block cross-l");
    CHECK(
        fight.event_texts()
        == "attack red strike jab-l, blocked blue strike cross-l, turn-begins blue 2"
    );
    CHECK(fight.cubes(kBlue, Meter::Head) == 0);
    CHECK(fight.cubes(kRed, Meter::Head) == 0);
    CHECK(fight.pile(Place::Feet) == "jab-l cross-l");
    CHECK(fight.hand(kBlue) == "hook-l");
    TestFight shove;
    shove.hand(kRed, "jab-l rib-l").hand(kBlue, "cross-l hook-l").turn();
    shove.play("shove jab-l, block cross-l");
    CHECK(shove.where(kBlue) == "e4");
    CHECK(shove.pending_decision() == "turn blue");
    TestFight takedown;
    takedown.hand(kRed, "slam-c rib-l").hand(kBlue, "slam hook-l").turn();
    takedown.play("takedown slam-c, block slam");
    CHECK(takedown.state.open.place == Place::Feet);
    CHECK(takedown.pending_decision() == "turn blue");
}

TEST_CASE("CI-D6, CI-K11: block and refill and counter-strike happen in this order") {
    TestFight fight;
    fight.hand(kRed, "jab-l rib-l").hand(kBlue, "upper-l").deck("low-l low-r rib-r knee-l").turn();
    fight.play("strike jab-l, block upper-l");
    CHECK(
        fight.event_texts()
        == "attack red strike jab-l, blocked blue strike upper-l, "
           "drew blue 4 refill rib-r knee-l low-l low-r, countered blue icon, "
           "damage red head 1 counter, turn-begins blue 2"
    );
    CHECK(fight.cause_of("drew") == "blocked blue strike upper-l");
    CHECK(fight.cause_of("countered") == "blocked blue strike upper-l");
    CHECK(fight.cause_of("damage") == "countered blue icon");
}

TEST_CASE("CI-D6: a Pure Striker's refill comes before the fatigue for his block") {
    TestFight fight;
    fight.type(kBlue, Type::Striker).hand(kRed, "slam rib-l").hand(kBlue, "shoot");
    fight.deck("low-l low-r rib-r knee-l").turn().play("takedown slam, block shoot");
    CHECK(
        fight.event_texts()
        == "attack red takedown slam, blocked blue takedown shoot, "
           "drew blue 4 refill rib-r knee-l low-l low-r, fatigue blue defence 1, "
           "turn-begins blue 2"
    );
}

TEST_CASE("CI-D6, CI-F5: a Pure Striker's other blocks cost nothing") {
    for (const std::string action : {"strike hook-l", "shove hook-l", "shove slam"}) {
        TestFight fight;
        fight.type(kBlue, Type::Striker).hand(kRed, "hook-l slam rib-l");
        fight.hand(kBlue, "jab-l slam-c low-l").turn().play(action);
        fight.play(fight.offers("block jab-l") ? "block jab-l" : "block slam-c");
        CHECK(fight.cubes(kBlue, Meter::Fatigue) == 0);
        CHECK(fight.pending_decision() == "turn blue");
    }
}

TEST_CASE("CI-D7: a counter-strike icon deals the damage to the same meter of the attacker") {
    const auto countered = [](const std::string& attack, const std::string& block) {
        TestFight fight;
        fight.hand(kRed, attack.substr(attack.find(' ') + 1) + " throw");
        fight.hand(kBlue, block + " throw-c").turn().play(attack + ", block " + block);
        return fight.first("countered") + "; " + fight.first("damage");
    };
    CHECK(countered("strike jab-r", "upper-r") == "countered blue icon; damage red head 1 counter");
    CHECK(
        countered("strike knee-l", "catch-l") == "countered blue icon; damage red body-l 1 counter"
    );
    CHECK(
        countered("strike bjab-r", "catch-r") == "countered blue icon; damage red body-r 1 counter"
    );
    CHECK(
        countered("strike calf-l", "check-l") == "countered blue icon; damage red leg-l 1 counter"
    );
    CHECK(
        countered("strike low-r", "check-r") == "countered blue icon; damage red leg-r 1 counter"
    );
    CHECK(countered("strike jab-r", "hook-r") == "; ");
}

TEST_CASE("CI-D7: a countered haymaker deals 2 damage to the attacker and pushes nobody") {
    TestFight fight;
    fight.hand(kRed, "over-l rib-l").hand(kBlue, "upper-l low-l").turn();
    fight.play("haymaker over-l, block upper-l");
    CHECK(
        fight.event_texts()
        == "attack red haymaker over-l, blocked blue haymaker upper-l, countered blue icon, "
           "damage red head 1 counter, damage red head 2 counter, turn-begins blue 2"
    );
    CHECK(fight.where(kRed) == "e3");
    CHECK(fight.where(kBlue) == "e4");
    CHECK(fight.cubes(kBlue, Meter::Head) == 0);
}

TEST_CASE("CI-D7, CI-H6: any block on b3 or d4 or f3 counters and on other hexes it does not") {
    const auto reason_on = [](const std::string& at, const std::string& from) {
        TestFight fight;
        fight.at(kRed, from).at(kBlue, at).hand(kRed, "jab-l rib-l").hand(kBlue, "hook-l low-l");
        fight.turn().play("strike jab-l, block hook-l");
        return fight.first("countered");
    };
    CHECK(reason_on("b3", "b2") == "countered blue hex");
    CHECK(reason_on("d4", "d3") == "countered blue hex");
    CHECK(reason_on("f3", "f4") == "countered blue hex");
    CHECK(reason_on("d3", "d4").empty());
    CHECK(reason_on("b2", "b3").empty());
    CHECK(reason_on("e4", "e3").empty());
}

TEST_CASE("CI-D7: a counter-strike can knock out and can cover an F space") {
    TestFight knockout;
    knockout.hand(kRed, "jab-l rib-l").hand(kBlue, "upper-l low-l").cubes(kRed, Meter::Head, 8);
    knockout.turn().play("strike jab-l, block upper-l");
    CHECK(knockout.result() == "blue knockout");
    CHECK(knockout.pending_decision() == "none");
    TestFight tired;
    tired.hand(kRed, "jab-l rib-l").hand(kBlue, "upper-l low-l").cubes(kRed, Meter::Head, 2);
    tired.turn().play("strike jab-l, block upper-l");
    CHECK(tired.has_event("fatigue red f-space 1"));
}

TEST_CASE("CI-D8: hex and icon together counter once and an attack that lands is not countered") {
    TestFight both;
    both.at(kRed, "d3").at(kBlue, "d4").hand(kRed, "jab-l rib-l").hand(kBlue, "upper-l low-l");
    both.turn().play("strike jab-l, block upper-l");
    CHECK(both.count("countered") == 1);
    CHECK(both.cubes(kRed, Meter::Head) == 1);
    TestFight lands;
    lands.at(kRed, "d3").at(kBlue, "d4").hand(kRed, "jab-l rib-l").hand(kBlue, "upper-l low-l");
    lands.turn().play("strike jab-l, pass");
    CHECK_FALSE(lands.has_event("countered"));
    CHECK(lands.cubes(kRed, Meter::Head) == 0);
}

TEST_CASE("CI-D9: shoves and takedowns are countered neither by icon nor by hex") {
    TestFight shove;
    shove.at(kRed, "d3").at(kBlue, "d4").hand(kRed, "jab-l rib-l").hand(kBlue, "upper-l low-l");
    shove.turn().play("shove jab-l, block upper-l");
    CHECK_FALSE(shove.has_event("countered"));
    CHECK(shove.cubes(kRed, Meter::Head) == 0);
    TestFight takedown;
    takedown.at(kRed, "d3").at(kBlue, "d4").hand(kRed, "slam rib-l").hand(kBlue, "slam-c low-l");
    takedown.turn().play("takedown slam, block slam-c");
    CHECK_FALSE(takedown.has_event("countered"));
    CHECK_FALSE(takedown.has_event("damage"));
}

TEST_CASE("CI-D9: nothing on the mat is countered even on a counter-strike hex") {
    for (const std::string action : {"pound arm-bl-t", "submit arm-bl-t", "stand arm-bl-t"}) {
        TestFight fight;
        fight.mat().at(kRed, "d3").at(kBlue, "d4").hand(kRed, "arm-bl-t rnc-h-t");
        fight.hand(kBlue, "arm-h-e kim-bl-e").cubes(kBlue, Meter::Fatigue, 6).turn();
        fight.play(action + ", block arm-h-e");
        CHECK_FALSE(fight.has_event("countered"));
        CHECK_FALSE(fight.has_event("damage"));
        CHECK(fight.pending_decision() == "turn blue");
    }
}

TEST_CASE("CI-D10: combo and haymaker icons of a block card have no effect") {
    TestFight fight;
    fight.hand(kRed, "hook-l rib-l").hand(kBlue, "over-l jab-l low-l").turn();
    fight.play("strike hook-l, block over-l");
    CHECK(fight.where(kRed) == "e3");
    CHECK(fight.cubes(kRed, Meter::Head) == 0);
    TestFight combo;
    combo.hand(kRed, "hook-l rib-l").hand(kBlue, "over-l jab-l low-l").turn();
    combo.play("strike hook-l, block jab-l");
    CHECK_FALSE(combo.has_event("combo"));
    CHECK(combo.state.open.actions == 0);
    CHECK(combo.pending_decision() == "turn blue");
}

}  // namespace tenebrae::cagedin::testing
