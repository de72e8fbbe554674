// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "test_fight.hpp"

/// Section O of the rules.
namespace tenebrae::cagedin::testing {
namespace {

/// Returns a fight in which three strikes of a combo have landed and the fourth action is due.
/// `more` is the rest of the hand.
TestFight after_three(const std::string& more, int fatigue = 0) {
    TestFight fight;
    fight.hand(kRed, "jab-l*2 jab-r " + more).cubes(kRed, Meter::Fatigue, fatigue).turn();
    fight.play("strike jab-l, pass, strike jab-l, pass, strike jab-r, pass");
    return fight;
}

}  // namespace

TEST_CASE("CI-O1: after a strike with the symbol lands any action of the place or `end` is legal") {
    TestFight fight;
    fight.hand(kRed, "jab-l cross-r over-l throw").turn().play("strike jab-l, pass");
    CHECK(
        fight.event_texts()
        == "attack red strike jab-l, not-blocked blue strike, damage blue head 1 hit, combo red 1"
    );
    CHECK(fight.cause_of("combo") == "not-blocked blue strike");
    CHECK(fight.pending_decision() == "combo red");
    TestFight fresh;
    fresh.hand(kRed, "cross-r over-l throw").turn();
    CHECK(fight.legal() == fresh.legal() + ", end");
    CHECK_FALSE(fresh.offers("end"));
}

TEST_CASE("CI-O1: there is no combo without the symbol or after a knockout") {
    TestFight plain;
    plain.hand(kRed, "cross-l jab-l").turn().play("strike cross-l, pass");
    CHECK(plain.pending_decision() == "turn blue");
    CHECK_FALSE(plain.has_event("combo"));
    CHECK_FALSE(plain.has_event("combo-ends"));
    TestFight knockout;
    knockout.hand(kRed, "jab-l jab-r").cubes(kBlue, Meter::Head, 8).turn();
    knockout.play("strike jab-l, pass");
    CHECK(knockout.result() == "red knockout");
    CHECK(knockout.pending_decision() == "none");
    CHECK_FALSE(knockout.has_event("combo"));
}

TEST_CASE("CI-O1, CI-E2: no combo continues when the bell is due") {
    TestFight fight;
    fight.hand(kRed, "jab-l").only_deck("low-l low-r").turn().play("strike jab-l, pass");
    CHECK(fight.has_event("bell feet"));
    CHECK(fight.cubes(kBlue, Meter::Head) == 1);
    CHECK(fight.has_event("combo-ends red bell"));
    CHECK(fight.has_event("round-ends 1"));
}

TEST_CASE("CI-O2: a full fatigue meter ends the combo") {
    TestFight full;
    full.hand(kRed, "jab-l jab-r").cubes(kRed, Meter::Fatigue, 8).turn();
    full.play("strike jab-l, pass");
    CHECK(full.has_event("combo-ends red full-meter"));
    CHECK(full.cause_of("combo-ends") == "not-blocked blue strike");
    CHECK(full.pending_decision() == "turn blue");
    TestFight nearly;
    nearly.hand(kRed, "jab-l jab-r").cubes(kRed, Meter::Fatigue, 7).turn();
    nearly.play("strike jab-l, pass");
    CHECK(nearly.pending_decision() == "combo red");
    TestFight other;
    other.hand(kRed, "jab-l jab-r").cubes(kBlue, Meter::Fatigue, 8).turn();
    other.play("strike jab-l, pass");
    CHECK(other.pending_decision() == "combo red");
}

TEST_CASE("CI-O2, CI-H10: a pinned attacker has no combo but a pinned defender does not matter") {
    TestFight pinned;
    pinned.at(kRed, "a2").at(kBlue, "b2").hand(kRed, "jab-l jab-r").turn();
    pinned.play("strike jab-l, pass");
    CHECK(pinned.has_event("combo-ends red pinned"));
    CHECK(pinned.pending_decision() == "turn blue");
    TestFight other;
    other.at(kRed, "b2").at(kBlue, "a2").hand(kRed, "jab-l jab-r").turn();
    other.play("strike jab-l, pass");
    CHECK(other.pending_decision() == "combo red");
}

TEST_CASE("CI-O2: pinning is checked after all movement of the action") {
    TestFight shove;
    shove.at(kRed, "a2").at(kBlue, "b2").hand(kRed, "jab-l jab-r").turn();
    shove.play("shove jab-l, pass");
    CHECK(shove.where(kBlue) == "c2");
    CHECK(shove.pending_decision() == "step red");
    CHECK_FALSE(shove.has_event("combo-ends"));
    shove.play("stay");
    CHECK(shove.pending_decision() == "combo red");
    Rules rules = standard_rules();
    rules.tables.standup[8].combo = true;  // the left Overhand
    for (const std::string answer : {"follow", "stay"}) {
        TestFight haymaker(rules);
        haymaker.at(kRed, "a2").at(kBlue, "b2").hand(kRed, "over-l jab-r").turn();
        haymaker.play("haymaker over-l, pass, " + answer);
        CHECK(haymaker.pending_decision() == "combo red");
    }
}

TEST_CASE("CI-O3: the printed symbol counts for strike and haymaker and shove and takedown") {
    TestFight strike;
    strike.hand(kRed, "low-l jab-r").turn().play("strike low-l, pass");
    CHECK(strike.pending_decision() == "combo red");
    TestFight shove;
    shove.hand(kRed, "shoot-c jab-r").turn().play("shove shoot-c, pass, step e4");
    CHECK(shove.pending_decision() == "combo red");
    TestFight takedown;
    takedown.hand(kRed, "throw-c jab-r").turn().play("takedown throw-c, pass");
    CHECK(takedown.pending_decision() == "combo red");
    TestFight plain;
    plain.hand(kRed, "throw jab-r").turn().play("takedown throw, pass");
    CHECK(plain.pending_decision() == "turn blue");
    Rules rules = standard_rules();
    rules.tables.standup[8].combo = true;  // the left Overhand
    TestFight haymaker(rules);
    haymaker.hand(kRed, "over-l jab-r").turn().play("haymaker over-l, pass, stay");
    CHECK(haymaker.pending_decision() == "combo red");
}

TEST_CASE("CI-O3, CI-F1: plain strikes of a Pure Striker have the symbol and his haymakers do not"
) {
    TestFight strike;
    strike.type(kRed, Type::Striker).hand(kRed, "hook-l jab-r").turn();
    strike.play("strike hook-l, pass");
    CHECK(strike.pending_decision() == "combo red");
    TestFight haymaker;
    haymaker.type(kRed, Type::Striker).hand(kRed, "over-l jab-r").turn();
    haymaker.play("haymaker over-l, pass, stay");
    CHECK(haymaker.pending_decision() == "turn blue");
}

TEST_CASE("CI-O3, CI-F1: strike cards of a Pure Striker have the symbol as shoves and his "
          "takedowns do not") {
    TestFight strike;
    strike.type(kRed, Type::Striker).hand(kRed, "hook-l jab-r").turn();
    strike.play("shove hook-l, pass, stay");
    CHECK(strike.pending_decision() == "combo red");
    for (const std::string action : {"shove slam, pass, stay", "takedown slam, pass"}) {
        TestFight fight;
        fight.type(kRed, Type::Striker).hand(kRed, "slam jab-r").turn().play(action);
        CHECK(fight.pending_decision() == "turn blue");
    }
}

TEST_CASE("CI-O4: three actions are free and the fourth and each later one cost 1 fatigue") {
    TestFight fight = after_three("low-l low-r calf-l");
    CHECK(fight.cubes(kRed, Meter::Fatigue) == 0);
    CHECK(fight.has_event("combo red 3"));
    fight.play("strike low-l");
    CHECK(fight.event_texts() == "fatigue red combo 1, attack red strike low-l");
    CHECK(fight.cause_of("fatigue") == "");
    fight.play("pass, strike low-r, pass");
    CHECK(fight.cubes(kRed, Meter::Fatigue) == 2);
    CHECK(fight.has_event("combo red 5"));
    fight.play("strike calf-l, pass");
    CHECK(fight.cubes(kRed, Meter::Fatigue) == 3);
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE("CI-O4: every kind of action costs fatigue but `end` is free") {
    TestFight footwork = after_three("hook-l rib-l");
    footwork.play("footwork hook-l e2");
    CHECK(footwork.has_event("fatigue red combo 1"));
    TestFight shove = after_three("hook-l rib-l");
    shove.play("shove hook-l");
    CHECK(shove.has_event("fatigue red combo 1"));
    TestFight discard = after_three("hook-l rib-l");
    discard.play("cover discard hook-l draw 0");
    CHECK(discard.has_event("fatigue red combo 1"));
    TestFight end = after_three("hook-l rib-l");
    end.play("end");
    CHECK(end.cubes(kRed, Meter::Fatigue) == 0);
}

TEST_CASE("CI-O4: the cost is paid before a haymaker's step and a refill") {
    TestFight fight;
    fight.hand(kRed, "jab-l*2 jab-r over-l").cubes(kRed, Meter::Fatigue, 1);
    fight.deck("low-l low-r rib-r knee-l").turn();
    fight.play("strike jab-l, pass, strike jab-l, pass, strike jab-r, pass, haymaker over-l to d4");
    CHECK(fight.event_texts().ends_with("drew red 4 refill rib-r knee-l low-l low-r"));
    CHECK(fight.has_events_in_order("fatigue red combo 2, moved red step e3 d4, drew red 4 refill")
    );
    CHECK(fight.has_events_in_order(
        "fatigue red combo 2, attack red haymaker over-l, drew red 4 refill"
    ));
}

TEST_CASE("CI-O4: legality is judged before the cost is paid") {
    TestFight reach = after_three("bjab-l rib-l", 1);
    CHECK(reach.offers("footwork bjab-l e1"));
    reach.play("footwork bjab-l e1");
    CHECK(reach.cubes(kRed, Meter::Fatigue) == 2);
    TestFight none = after_three("bjab-l rib-l", 0);
    CHECK_FALSE(none.offers("cover rest"));
    TestFight rest = after_three("bjab-l rib-l", 1);
    rest.play("cover rest");
    CHECK(
        rest.event_texts()
        == "fatigue red combo 2, covered red rest, fatigue-removed red rest 1, "
           "turn-begins blue 2"
    );
}

TEST_CASE("CI-O4, CI-B8: a submission as fourth action needs room for both costs") {
    const auto below = [](int red, int blue) {
        TestFight fight;
        fight.hand(kRed, "jab-l*2 slam-c rib-l").cubes(kRed, Meter::Fatigue, red);
        fight.cubes(kBlue, Meter::Fatigue, blue).ground("kim-h-t").turn();
        fight.play("strike jab-l, pass, strike jab-l, pass, takedown slam-c, pass");
        CHECK(fight.pending_decision() == "combo red");
        return fight;
    };
    CHECK(below(5, 3).legal_of("submit").empty());
    TestFight fight = below(4, 3);
    CHECK(fight.offers("submit kim-h-t"));
    fight.play("submit kim-h-t");
    CHECK(fight.cubes(kRed, Meter::Fatigue) == 8);
    CHECK(
        fight.event_texts()
        == "fatigue red combo 5, fatigue red submission 6, fatigue red submission 7, "
           "fatigue red submission 8, attack red submit kim-h-t"
    );
    CHECK(below(7, 6).offers("submit kim-h-t"));
}

TEST_CASE("CI-O5: an action that fills the meter is carried out and then the combo ends") {
    TestFight fight = after_three("low-l rib-l", 7);
    fight.play("strike low-l, pass");
    CHECK(fight.cubes(kRed, Meter::Fatigue) == 8);
    CHECK(fight.cubes(kBlue, Meter::LegLeft) == 1);
    CHECK(fight.has_event("combo-ends red full-meter"));
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE("CI-O6: a block or an attack without the symbol or `end` ends a combo") {
    TestFight block;
    block.hand(kRed, "jab-l jab-r rib-l").hand(kBlue, "hook-r low-l").turn();
    block.play("strike jab-l, pass, strike jab-r, block hook-r");
    CHECK(block.pending_decision() == "turn blue");
    CHECK_FALSE(block.has_event("combo-ends"));
    TestFight plain;
    plain.hand(kRed, "jab-l cross-r rib-l").turn();
    plain.play("strike jab-l, pass, strike cross-r, pass");
    CHECK(plain.pending_decision() == "turn blue");
    CHECK_FALSE(plain.has_event("combo-ends"));
    TestFight end;
    end.hand(kRed, "jab-l cross-r rib-l").turn().play("strike jab-l, pass, end");
    CHECK(end.has_event("combo-ends red end"));
    CHECK(end.cause_of("combo-ends") == "");
    CHECK(end.pending_decision() == "turn blue");
    CHECK(end.hand(kRed) == "cross-r rib-l");
}

TEST_CASE("CI-O6: covering up and footwork end a combo even with the symbol on the card") {
    for (const std::string action :
         {"cover discard jab-r draw 1", "cover rest", "footwork jab-r e2"}) {
        TestFight fight;
        fight.hand(kRed, "jab-l jab-r rib-l").cubes(kRed, Meter::Fatigue, 1).turn();
        fight.play("strike jab-l, pass, " + action);
        CHECK(fight.pending_decision() == "turn blue");
        CHECK(fight.state.open.turn == 2);
    }
}

TEST_CASE("CI-O7: the first action on the mat counts as the next of the combo and ends it") {
    TestFight fight;
    fight.hand(kRed, "jab-l jab-r slam-c rib-l").ground("kim-h-t arm-h-e").turn();
    fight.play("strike jab-l, pass, strike jab-r, pass, takedown slam-c, pass");
    CHECK(fight.pending_decision() == "combo red");
    CHECK(fight.offers("end"));
    CHECK(fight.legal_of("strike").empty());
    CHECK(fight.offers("stand kim-h-t"));
    fight.play("pound kim-h-t");
    CHECK(fight.event_texts() == "fatigue red combo 1, attack red pound kim-h-t");
    fight.play("pass, damage");
    CHECK(fight.cubes(kBlue, Meter::Head) == 3);
    CHECK(fight.pending_decision() == "turn blue");
    CHECK(fight.state.open.turn == 2);
}

TEST_CASE("CI-O7, CI-O2: a takedown with the symbol gives no action to a fighter with a full meter"
) {
    TestFight fight;
    fight.hand(kRed, "slam-c rib-l").cubes(kRed, Meter::Fatigue, 8).turn();
    fight.play("takedown slam-c, pass");
    CHECK(fight.state.open.place == Place::Mat);
    CHECK(fight.has_event("combo-ends red full-meter"));
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE("CI-O8: actions of every kind count and the first of the turn is number 1") {
    TestFight fight;
    fight.hand(kRed, "jab-l low-l jab-r slam-c rib-l").ground("kim-h-t").turn();
    fight.play("strike jab-l");
    CHECK(fight.state.open.actions == 1);
    fight.play("pass, shove low-l, pass, step e4");
    CHECK(fight.state.open.actions == 2);
    CHECK(fight.has_event("combo red 2"));
    fight.play("takedown slam-c, pass");
    CHECK(fight.has_event("combo red 3"));
    CHECK(fight.cubes(kRed, Meter::Fatigue) == 0);
    fight.play("stand kim-h-t");
    CHECK(fight.has_event("fatigue red combo 1"));
    CHECK(fight.state.open.actions == 4);
    fight.play("pass");
    CHECK(fight.state.open.actions == 0);
}

}  // namespace tenebrae::cagedin::testing
