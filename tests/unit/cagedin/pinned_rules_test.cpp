// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "test_fight.hpp"

/// Section H of the rules: the effects of the cage on the fighters.
namespace tenebrae::cagedin::testing {
namespace {

/// Returns a fight with Red on a2 at the cage and Blue on b2 in front of him.
TestFight pinned(std::string_view hand, Type type = Type::None) {
    TestFight fight;
    fight.at(kRed, "a2").at(kBlue, "b2").type(kRed, type).hand(kRed, hand).turn();
    return fight;
}

bool is_pinned_at(std::string_view seat_at, std::string_view other_at) {
    TestFight fight;
    fight.at(kBlue, seat_at).at(kRed, other_at).turn();
    return is_pinned(fight.state.open, kBlue);
}

}  // namespace

TEST_CASE("CI-H6, CI-S4: red's corner is d1 and blue's is d7") {
    Rules rules = standard_rules();
    rules.has_types = false;
    TestFight fight(rules);
    fight.start_fight();
    CHECK(fight.where(kRed) == "d1");
    CHECK(fight.where(kBlue) == "d7");
}

TEST_CASE("CI-H6: ground and pound deals 1 damage more on a1 and a4 and g1 and g4 only") {
    const auto pounded = [](std::string_view at, std::string_view from) {
        TestFight fight;
        fight.mat().at(kBlue, at).at(kRed, from).hand(kRed, "arm-h-e kim-h-t").turn();
        fight.play("pound arm-h-e, pass, damage");
        return fight.cubes(kBlue, Meter::Head);
    };
    CHECK(pounded("a1", "a2") == 2);
    CHECK(pounded("a4", "b4") == 2);
    CHECK(pounded("g1", "g2") == 2);
    CHECK(pounded("g4", "f4") == 2);
    CHECK(pounded("a2", "a1") == 1);
    CHECK(pounded("d1", "d2") == 1);
    CHECK(pounded("d4", "d5") == 1);
}

TEST_CASE("CI-H7: no move ends on the other pawn") {
    TestFight fight;
    fight.hand(kRed, "over-l low-l shoot").turn();
    for (const std::string card : {"over-l", "low-l", "shoot"}) {
        CHECK_FALSE(fight.offers("footwork " + card + " e4"));
        CHECK_FALSE(fight.offers("footwork " + card + " e3"));
    }
    CHECK_FALSE(fight.offers("haymaker over-l to e4"));
    TestFight shove;
    shove.at(kRed, "b2").at(kBlue, "a2").hand(kRed, "rib-l*2").turn().play("shove rib-l, pass");
    CHECK_FALSE(shove.offers("step a2"));
}

TEST_CASE("CI-H8: a fighter at the cage is pinned by the other on an adjacent interior hex") {
    CHECK(is_pinned_at("a2", "b2"));
    CHECK(is_pinned_at("d1", "d2"));
    CHECK(is_pinned_at("g4", "f4"));
    CHECK_FALSE(is_pinned_at("a2", "a3"));
    CHECK_FALSE(is_pinned_at("a1", "b1"));
    CHECK_FALSE(is_pinned_at("a2", "c3"));
    CHECK_FALSE(is_pinned_at("b2", "a2"));
    CHECK_FALSE(is_pinned_at("e4", "e3"));
}

TEST_CASE("CI-H8: the fighters never pin each other at the same time") {
    for (Hex red = 0; red < kHexes; ++red) {
        for (Hex blue = 0; blue < kHexes; ++blue) {
            PublicState open;
            open.fighters[kRed].at = red;
            open.fighters[kBlue].at = blue;
            const bool expected =
                red != blue && distance(red, blue) == 1 && touches_cage(red) && !touches_cage(blue);
            CHECK(is_pinned(open, kRed) == expected);
            CHECK_FALSE((is_pinned(open, kRed) && is_pinned(open, kBlue)));
        }
    }
}

TEST_CASE("CI-H9, CI-A15: a pinned fighter attempts no takedown unless he is a Judo Fighter") {
    CHECK(pinned("throw slam-c shoot").legal_of("takedown").empty());
    CHECK(pinned("throw", Type::Wrestler).legal_of("takedown").empty());
    CHECK(
        pinned("throw slam-c", Type::Judo).legal_of("takedown") == "takedown throw, takedown slam-c"
    );
    TestFight other;
    other.at(kRed, "b2").at(kBlue, "a2").hand(kRed, "throw").turn();
    CHECK(other.offers("takedown throw"));
}

TEST_CASE("CI-H10, CI-H11: a pinned fighter may take all other actions") {
    const TestFight fight = pinned("jab-l over-l throw");
    CHECK(fight.offers("strike jab-l"));
    CHECK(fight.offers("haymaker over-l"));
    CHECK(fight.offers("shove throw"));
    CHECK(fight.offers("footwork throw a1"));
    CHECK(fight.offers("cover discard jab-l draw 2"));
    TestFight defender;
    defender.at(kRed, "b2").at(kBlue, "a2").hand(kRed, "slam hook-l").hand(kBlue, "slam-c jab-l");
    defender.turn();
    TestFight strike = defender;
    strike.play("strike hook-l");
    CHECK(strike.offers("block jab-l"));
    defender.play("takedown slam");
    CHECK(defender.offers("block slam-c"));
}

TEST_CASE("CI-H10: a pinned fighter's combo ends when its next action would begin") {
    TestFight fight = pinned("jab-l jab-r");
    fight.play("strike jab-l, pass");
    CHECK(fight.cubes(kBlue, Meter::Head) == 1);
    CHECK(fight.has_event("combo-ends red pinned"));
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE("CI-H11: pinning depends on the present hexes only and can come and go") {
    TestFight fight = pinned("jab-l throw");
    fight.play("cover discard jab-l draw 0, footwork hook-r c2");
    CHECK(fight.pending_decision() == "turn red");
    CHECK_FALSE(is_pinned(fight.state.open, kRed));
    fight.play("footwork throw a1, footwork hook-r b2");
    CHECK(is_pinned(fight.state.open, kRed));
}

}  // namespace tenebrae::cagedin::testing
