// SPDX-License-Identifier: MIT
#include "bout.hpp"
#include "catch.hpp"

/// Section O of the rules.
namespace tenebrae::cagedin::trial {
namespace {

/// Returns a bout in which three strikes of a combo have landed and the fourth action is due.
/// `more` is the rest of the hand.
Bout after_three(const std::string& more, int fatigue = 0) {
    Bout bout;
    bout.hand(kRed, "jab-l*2 jab-r " + more).cubes(kRed, Meter::Fatigue, fatigue).turn();
    bout.play("strike jab-l, pass, strike jab-l, pass, strike jab-r, pass");
    return bout;
}

}  // namespace

TEST_CASE("CI-O1: after a strike with the symbol lands any action of the place or `end` is legal") {
    Bout bout;
    bout.hand(kRed, "jab-l cross-r over-l throw").turn().play("strike jab-l, pass");
    CHECK(
        bout.told()
        == "attack red strike jab-l, not-blocked blue strike, damage blue head 1 hit, combo red 1"
    );
    CHECK(bout.cause_of("combo") == "not-blocked blue strike");
    CHECK(bout.ask() == "combo red");
    Bout fresh;
    fresh.hand(kRed, "cross-r over-l throw").turn();
    CHECK(bout.legal() == fresh.legal() + ", end");
    CHECK_FALSE(fresh.offers("end"));
}

TEST_CASE("CI-O1: there is no combo without the symbol or after a knockout") {
    Bout plain;
    plain.hand(kRed, "cross-l jab-l").turn().play("strike cross-l, pass");
    CHECK(plain.ask() == "turn blue");
    CHECK_FALSE(plain.tells("combo"));
    CHECK_FALSE(plain.tells("combo-ends"));
    Bout knockout;
    knockout.hand(kRed, "jab-l jab-r").cubes(kBlue, Meter::Head, 8).turn();
    knockout.play("strike jab-l, pass");
    CHECK(knockout.result() == "red knockout");
    CHECK(knockout.ask() == "none");
    CHECK_FALSE(knockout.tells("combo"));
}

TEST_CASE("CI-O1, CI-E2: no combo continues when the bell is due") {
    Bout bout;
    bout.hand(kRed, "jab-l").only_deck("low-l low-r").turn().play("strike jab-l, pass");
    CHECK(bout.tells("bell feet"));
    CHECK(bout.cubes(kBlue, Meter::Head) == 1);
    CHECK(bout.tells("combo-ends red bell"));
    CHECK(bout.tells("round-ends 1"));
}

TEST_CASE("CI-O2: a full fatigue meter ends the combo") {
    Bout full;
    full.hand(kRed, "jab-l jab-r").cubes(kRed, Meter::Fatigue, 8).turn();
    full.play("strike jab-l, pass");
    CHECK(full.tells("combo-ends red full-meter"));
    CHECK(full.cause_of("combo-ends") == "not-blocked blue strike");
    CHECK(full.ask() == "turn blue");
    Bout nearly;
    nearly.hand(kRed, "jab-l jab-r").cubes(kRed, Meter::Fatigue, 7).turn();
    nearly.play("strike jab-l, pass");
    CHECK(nearly.ask() == "combo red");
    Bout other;
    other.hand(kRed, "jab-l jab-r").cubes(kBlue, Meter::Fatigue, 8).turn();
    other.play("strike jab-l, pass");
    CHECK(other.ask() == "combo red");
}

TEST_CASE("CI-O2, CI-H10: a pinned attacker has no combo but a pinned defender does not matter") {
    Bout pinned;
    pinned.at(kRed, "a2").at(kBlue, "b2").hand(kRed, "jab-l jab-r").turn();
    pinned.play("strike jab-l, pass");
    CHECK(pinned.tells("combo-ends red pinned"));
    CHECK(pinned.ask() == "turn blue");
    Bout other;
    other.at(kRed, "b2").at(kBlue, "a2").hand(kRed, "jab-l jab-r").turn();
    other.play("strike jab-l, pass");
    CHECK(other.ask() == "combo red");
}

TEST_CASE("CI-O2: pinning is checked after all movement of the action") {
    Bout shove;
    shove.at(kRed, "a2").at(kBlue, "b2").hand(kRed, "jab-l jab-r").turn();
    shove.play("shove jab-l, pass");
    CHECK(shove.where(kBlue) == "c2");
    CHECK(shove.ask() == "step red");
    CHECK_FALSE(shove.tells("combo-ends"));
    shove.play("stay");
    CHECK(shove.ask() == "combo red");
    Rules rules = standard_rules();
    rules.tables.standup[8].combo = true;  // the left Overhand
    for (const std::string answer : {"follow", "stay"}) {
        Bout haymaker(rules);
        haymaker.at(kRed, "a2").at(kBlue, "b2").hand(kRed, "over-l jab-r").turn();
        haymaker.play("haymaker over-l, pass, " + answer);
        CHECK(haymaker.ask() == "combo red");
    }
}

TEST_CASE("CI-O3: the printed symbol counts for strike and haymaker and shove and takedown") {
    Bout strike;
    strike.hand(kRed, "low-l jab-r").turn().play("strike low-l, pass");
    CHECK(strike.ask() == "combo red");
    Bout shove;
    shove.hand(kRed, "shoot-c jab-r").turn().play("shove shoot-c, pass, step e4");
    CHECK(shove.ask() == "combo red");
    Bout takedown;
    takedown.hand(kRed, "throw-c jab-r").turn().play("takedown throw-c, pass");
    CHECK(takedown.ask() == "combo red");
    Bout plain;
    plain.hand(kRed, "throw jab-r").turn().play("takedown throw, pass");
    CHECK(plain.ask() == "turn blue");
    Rules rules = standard_rules();
    rules.tables.standup[8].combo = true;  // the left Overhand
    Bout haymaker(rules);
    haymaker.hand(kRed, "over-l jab-r").turn().play("haymaker over-l, pass, stay");
    CHECK(haymaker.ask() == "combo red");
}

TEST_CASE("CI-O3, CI-F1: plain strikes of a Pure Striker have the symbol and his haymakers do not"
) {
    Bout strike;
    strike.type(kRed, Type::Striker).hand(kRed, "hook-l jab-r").turn();
    strike.play("strike hook-l, pass");
    CHECK(strike.ask() == "combo red");
    Bout haymaker;
    haymaker.type(kRed, Type::Striker).hand(kRed, "over-l jab-r").turn();
    haymaker.play("haymaker over-l, pass, stay");
    CHECK(haymaker.ask() == "turn blue");
}

TEST_CASE("CI-O3, CI-F1: strike cards of a Pure Striker have the symbol as shoves and his "
          "takedowns do not") {
    Bout strike;
    strike.type(kRed, Type::Striker).hand(kRed, "hook-l jab-r").turn();
    strike.play("shove hook-l, pass, stay");
    CHECK(strike.ask() == "combo red");
    for (const std::string action : {"shove slam, pass, stay", "takedown slam, pass"}) {
        Bout bout;
        bout.type(kRed, Type::Striker).hand(kRed, "slam jab-r").turn().play(action);
        CHECK(bout.ask() == "turn blue");
    }
}

TEST_CASE("CI-O4: three actions are free and the fourth and each later one cost 1 fatigue") {
    Bout bout = after_three("low-l low-r calf-l");
    CHECK(bout.cubes(kRed, Meter::Fatigue) == 0);
    CHECK(bout.tells("combo red 3"));
    bout.play("strike low-l");
    CHECK(bout.told() == "fatigue red combo 1, attack red strike low-l");
    CHECK(bout.cause_of("fatigue") == "");
    bout.play("pass, strike low-r, pass");
    CHECK(bout.cubes(kRed, Meter::Fatigue) == 2);
    CHECK(bout.tells("combo red 5"));
    bout.play("strike calf-l, pass");
    CHECK(bout.cubes(kRed, Meter::Fatigue) == 3);
    CHECK(bout.ask() == "turn blue");
}

TEST_CASE("CI-O4: every kind of action costs fatigue but `end` is free") {
    Bout footwork = after_three("hook-l rib-l");
    footwork.play("footwork hook-l e2");
    CHECK(footwork.tells("fatigue red combo 1"));
    Bout shove = after_three("hook-l rib-l");
    shove.play("shove hook-l");
    CHECK(shove.tells("fatigue red combo 1"));
    Bout discard = after_three("hook-l rib-l");
    discard.play("cover discard hook-l draw 0");
    CHECK(discard.tells("fatigue red combo 1"));
    Bout end = after_three("hook-l rib-l");
    end.play("end");
    CHECK(end.cubes(kRed, Meter::Fatigue) == 0);
}

TEST_CASE("CI-O4: the cost is paid before a haymaker's step and a refill") {
    Bout bout;
    bout.hand(kRed, "jab-l*2 jab-r over-l").cubes(kRed, Meter::Fatigue, 1);
    bout.deck("low-l low-r rib-r knee-l").turn();
    bout.play("strike jab-l, pass, strike jab-l, pass, strike jab-r, pass, haymaker over-l to d4");
    CHECK(bout.told().ends_with("drew red 4 refill rib-r knee-l low-l low-r"));
    CHECK(bout.tells_in_order("fatigue red combo 2, moved red step e3 d4, drew red 4 refill"));
    CHECK(bout.tells_in_order("fatigue red combo 2, attack red haymaker over-l, drew red 4 refill")
    );
}

TEST_CASE("CI-O4: legality is judged before the cost is paid") {
    Bout reach = after_three("bjab-l rib-l", 1);
    CHECK(reach.offers("footwork bjab-l e1"));
    reach.play("footwork bjab-l e1");
    CHECK(reach.cubes(kRed, Meter::Fatigue) == 2);
    Bout none = after_three("bjab-l rib-l", 0);
    CHECK_FALSE(none.offers("cover rest"));
    Bout rest = after_three("bjab-l rib-l", 1);
    rest.play("cover rest");
    CHECK(
        rest.told()
        == "fatigue red combo 2, covered red rest, fatigue-removed red rest 1, "
           "turn-begins blue 2"
    );
}

TEST_CASE("CI-O4, CI-B8: a submission as fourth action needs room for both costs") {
    const auto below = [](int red, int blue) {
        Bout bout;
        bout.hand(kRed, "jab-l*2 slam-c rib-l").cubes(kRed, Meter::Fatigue, red);
        bout.cubes(kBlue, Meter::Fatigue, blue).ground("kim-h-t").turn();
        bout.play("strike jab-l, pass, strike jab-l, pass, takedown slam-c, pass");
        CHECK(bout.ask() == "combo red");
        return bout;
    };
    CHECK(below(5, 3).legal_of("submit").empty());
    Bout bout = below(4, 3);
    CHECK(bout.offers("submit kim-h-t"));
    bout.play("submit kim-h-t");
    CHECK(bout.cubes(kRed, Meter::Fatigue) == 8);
    CHECK(
        bout.told()
        == "fatigue red combo 5, fatigue red submission 6, fatigue red submission 7, "
           "fatigue red submission 8, attack red submit kim-h-t"
    );
    CHECK(below(7, 6).offers("submit kim-h-t"));
}

TEST_CASE("CI-O5: an action that fills the meter is carried out and then the combo ends") {
    Bout bout = after_three("low-l rib-l", 7);
    bout.play("strike low-l, pass");
    CHECK(bout.cubes(kRed, Meter::Fatigue) == 8);
    CHECK(bout.cubes(kBlue, Meter::LegLeft) == 1);
    CHECK(bout.tells("combo-ends red full-meter"));
    CHECK(bout.ask() == "turn blue");
}

TEST_CASE("CI-O6: a block or an attack without the symbol or `end` ends a combo") {
    Bout block;
    block.hand(kRed, "jab-l jab-r rib-l").hand(kBlue, "hook-r low-l").turn();
    block.play("strike jab-l, pass, strike jab-r, block hook-r");
    CHECK(block.ask() == "turn blue");
    CHECK_FALSE(block.tells("combo-ends"));
    Bout plain;
    plain.hand(kRed, "jab-l cross-r rib-l").turn();
    plain.play("strike jab-l, pass, strike cross-r, pass");
    CHECK(plain.ask() == "turn blue");
    CHECK_FALSE(plain.tells("combo-ends"));
    Bout end;
    end.hand(kRed, "jab-l cross-r rib-l").turn().play("strike jab-l, pass, end");
    CHECK(end.tells("combo-ends red end"));
    CHECK(end.cause_of("combo-ends") == "");
    CHECK(end.ask() == "turn blue");
    CHECK(end.hand(kRed) == "cross-r rib-l");
}

TEST_CASE("CI-O6: covering up and footwork end a combo even with the symbol on the card") {
    for (const std::string action :
         {"cover discard jab-r draw 1", "cover rest", "footwork jab-r e2"}) {
        Bout bout;
        bout.hand(kRed, "jab-l jab-r rib-l").cubes(kRed, Meter::Fatigue, 1).turn();
        bout.play("strike jab-l, pass, " + action);
        CHECK(bout.ask() == "turn blue");
        CHECK(bout.state.open.turn == 2);
    }
}

TEST_CASE("CI-O7: the first action on the mat counts as the next of the combo and ends it") {
    Bout bout;
    bout.hand(kRed, "jab-l jab-r slam-c rib-l").ground("kim-h-t arm-h-e").turn();
    bout.play("strike jab-l, pass, strike jab-r, pass, takedown slam-c, pass");
    CHECK(bout.ask() == "combo red");
    CHECK(bout.offers("end"));
    CHECK(bout.legal_of("strike").empty());
    CHECK(bout.offers("stand kim-h-t"));
    bout.play("pound kim-h-t");
    CHECK(bout.told() == "fatigue red combo 1, attack red pound kim-h-t");
    bout.play("pass, damage");
    CHECK(bout.cubes(kBlue, Meter::Head) == 3);
    CHECK(bout.ask() == "turn blue");
    CHECK(bout.state.open.turn == 2);
}

TEST_CASE("CI-O7, CI-O2: a takedown with the symbol gives no action to a fighter with a full meter"
) {
    Bout bout;
    bout.hand(kRed, "slam-c rib-l").cubes(kRed, Meter::Fatigue, 8).turn();
    bout.play("takedown slam-c, pass");
    CHECK(bout.state.open.place == Place::Mat);
    CHECK(bout.tells("combo-ends red full-meter"));
    CHECK(bout.ask() == "turn blue");
}

TEST_CASE("CI-O8: actions of every kind count and the first of the turn is number 1") {
    Bout bout;
    bout.hand(kRed, "jab-l low-l jab-r slam-c rib-l").ground("kim-h-t").turn();
    bout.play("strike jab-l");
    CHECK(bout.state.open.actions == 1);
    bout.play("pass, shove low-l, pass, step e4");
    CHECK(bout.state.open.actions == 2);
    CHECK(bout.tells("combo red 2"));
    bout.play("takedown slam-c, pass");
    CHECK(bout.tells("combo red 3"));
    CHECK(bout.cubes(kRed, Meter::Fatigue) == 0);
    bout.play("stand kim-h-t");
    CHECK(bout.tells("fatigue red combo 1"));
    CHECK(bout.state.open.actions == 4);
    bout.play("pass");
    CHECK(bout.state.open.actions == 0);
}

}  // namespace tenebrae::cagedin::trial
