// SPDX-License-Identifier: MIT
// Section F: the abilities of the four types of fighter.
#include "catch.hpp"
#include "test_fight.hpp"

namespace tenebrae::cagedin::testing {
namespace {

/// Returns a fight on the feet in which Red has this type and these cards and is to act.
TestFight red_is(Type type, std::string_view hand) {
    TestFight fight;
    fight.type(kRed, type).hand(kRed, hand);
    return fight;
}

/// Returns the same with Blue in his corner and pinned by Red.
TestFight red_pins(Type type, std::string_view hand) {
    TestFight fight;
    fight.type(kRed, type).at(kRed, "d6").at(kBlue, "d7").mat().hand(kRed, hand);
    return fight;
}

TEST_CASE(
    "CI-F1: plain strike cards of a Pure Striker have the combo symbol and those of others do not"
) {
    TestFight striker = red_is(Type::Striker, "cross-l calf-r");
    striker.turn().play("strike cross-l, pass");
    CHECK(striker.pending_decision() == "combo red");
    CHECK(striker.has_event("combo red 1"));
    for (const Type type : {Type::None, Type::Judo, Type::Submission, Type::Wrestler}) {
        TestFight other = red_is(type, "cross-l calf-r");
        other.turn().play("strike cross-l, pass");
        CHECK(other.pending_decision() == "turn blue");
        CHECK_FALSE(other.has_event("combo"));
    }
}

TEST_CASE("CI-F1: the card has the symbol also as a shove and with a counter-strike icon") {
    TestFight fight = red_is(Type::Striker, "cross-l upper-r calf-r");
    fight.turn().play("shove cross-l, pass, step e4");
    CHECK(fight.pending_decision() == "combo red");
    fight.play("strike upper-r, pass");
    CHECK(fight.pending_decision() == "combo red");
}

TEST_CASE("CI-F1: haymaker cards and takedown cards do not become combos") {
    TestFight haymaker = red_is(Type::Striker, "over-l calf-r");
    haymaker.turn().play("haymaker over-l, pass, follow");
    CHECK(haymaker.pending_decision() == "turn blue");
    TestFight shoved = red_is(Type::Striker, "over-l calf-r");
    shoved.turn().play("shove over-l, pass, stay");
    CHECK(shoved.pending_decision() == "turn blue");
    TestFight takedown = red_is(Type::Striker, "slam calf-r");
    takedown.turn().play("takedown slam, pass");
    CHECK(takedown.pending_decision() == "turn blue");
    TestFight pushed = red_is(Type::Striker, "slam calf-r");
    pushed.turn().play("shove slam, pass, stay");
    CHECK(pushed.pending_decision() == "turn blue");
}

TEST_CASE("CI-F2: a Pure Striker's fourth and fifth action cost a cube each as for others") {
    TestFight fight = red_is(Type::Striker, "cross-l*2 cross-r*2 rib-l*2");
    fight.turn().play("strike cross-l, pass, strike cross-l, pass, strike cross-r, pass");
    CHECK(fight.cubes(kRed, Meter::Fatigue) == 0);
    fight.play("strike cross-r");
    CHECK(fight.has_event("fatigue red combo 1"));
    fight.play("pass, strike rib-l, pass");
    CHECK(fight.has_event("fatigue red combo 2"));
    CHECK(fight.pending_decision() == "combo red");
}

TEST_CASE("CI-F3: a Pure Striker blocks a takedown with any takedown card and others need its name"
) {
    const std::string_view hand = "jab-l throw slam-c slam shoot";
    TestFight striker;
    striker.hand(kRed, "shoot-c hook-l").type(kBlue, Type::Striker).hand(kBlue, hand).turn();
    striker.play("takedown shoot-c");
    CHECK(striker.legal() == "block throw, block slam-c, block slam, block shoot, pass");
    for (const Type type : {Type::None, Type::Judo, Type::Submission, Type::Wrestler}) {
        TestFight other;
        other.hand(kRed, "shoot-c hook-l").type(kBlue, type).hand(kBlue, hand).turn();
        other.play("takedown shoot-c");
        CHECK(other.legal() == "block shoot, pass");
    }
}

TEST_CASE("CI-F4: each takedown he blocks costs him a cube whichever card he uses") {
    for (const std::string_view block : {"block slam", "block shoot"}) {
        TestFight fight;
        fight.hand(kRed, "shoot-c hook-l")
            .type(kBlue, Type::Striker)
            .hand(kBlue, "slam shoot jab-l");
        fight.turn().play("takedown shoot-c, " + std::string(block));
        CHECK(fight.count("fatigue blue defence") == 1);
        CHECK(fight.cubes(kBlue, Meter::Fatigue) == 1);
        CHECK(fight.pending_decision() == "turn blue");
        CHECK(fight.state.open.place == Place::Feet);
    }
    TestFight other;
    other.hand(kRed, "shoot-c hook-l").hand(kBlue, "slam shoot jab-l").turn();
    other.play("takedown shoot-c, block shoot");
    CHECK(other.cubes(kBlue, Meter::Fatigue) == 0);
}

TEST_CASE("CI-F4, CI-D6: the cube is added after the refill") {
    TestFight fight;
    fight.hand(kRed, "shoot-c hook-l").type(kBlue, Type::Striker).hand(kBlue, "slam").turn();
    fight.play("takedown shoot-c, block slam");
    CHECK(
        fight.event_texts().find("drew blue 4 refill")
        < fight.event_texts().find("fatigue blue defence 1")
    );
}

TEST_CASE("CI-F4: with a full meter a Pure Striker cannot block a takedown but others can") {
    for (const Type type : {Type::Striker, Type::Judo}) {
        for (const int cubes : {7, 8}) {
            TestFight fight;
            fight.hand(kRed, "shoot-c hook-l").type(kBlue, type).hand(kBlue, "shoot jab-l");
            fight.cubes(kBlue, Meter::Fatigue, cubes).turn().play("takedown shoot-c");
            const bool may = type != Type::Striker || cubes < 8;
            CHECK(fight.legal() == (may ? "block shoot, pass" : "pass"));
        }
    }
}

TEST_CASE("CI-F5: a pinned Pure Striker cannot block takedowns but others can") {
    for (const Type type : {Type::Striker, Type::None}) {
        TestFight fight;
        fight.at(kRed, "d6").at(kBlue, "d7").hand(kRed, "shoot-c hook-l");
        fight.type(kBlue, type).hand(kBlue, "shoot jab-l").turn().play("takedown shoot-c");
        CHECK(fight.legal() == (type == Type::Striker ? "pass" : "block shoot, pass"));
    }
}

TEST_CASE("CI-F5: a fighter at the cage is not pinned by another at the cage") {
    TestFight fight;
    fight.at(kRed, "a2").at(kBlue, "a3").hand(kRed, "shoot-c hook-l");
    fight.type(kBlue, Type::Striker).hand(kBlue, "slam jab-l").turn().play("takedown shoot-c");
    CHECK(fight.legal() == "block slam, pass");
}

TEST_CASE("CI-F5: a shove with a takedown card is blocked by its name at no cost") {
    TestFight fight;
    fight.at(kRed, "d6").at(kBlue, "d7").hand(kRed, "shoot-c hook-l");
    fight.type(kBlue, Type::Striker).hand(kBlue, "slam shoot jab-l");
    fight.cubes(kBlue, Meter::Fatigue, 8).turn().play("shove shoot-c");
    CHECK(fight.legal() == "block shoot, pass");

    TestFight fresh;
    fresh.hand(kRed, "shoot-c hook-l").type(kBlue, Type::Striker).hand(kBlue, "slam shoot jab-l");
    fresh.turn().play("shove shoot-c");
    CHECK(fresh.legal() == "block shoot, pass");
    fresh.play("block shoot");
    CHECK(fresh.cubes(kBlue, Meter::Fatigue) == 0);
}

TEST_CASE("CI-F6: a Judo Throw that lands deals two damage to the head before the mat") {
    TestFight fight = red_is(Type::Judo, "throw hook-l");
    fight.turn().play("takedown throw, pass");
    const std::string told = fight.event_texts();
    CHECK(
        told.find("not-blocked blue takedown, damage blue head 1 takedown, "
                  "damage blue head 2 takedown, to-mat")
        != std::string::npos
    );
    CHECK(fight.state.open.place == Place::Mat);
}

TEST_CASE("CI-F6, CI-F7: a Judo Fighter chooses the side for a Slam and for Shoot Legs") {
    struct Case {
        std::string_view card;
        std::string_view side;
        Meter hurt;
    };
    for (const Case& one :
         {Case{"slam", "left", Meter::BodyLeft},
          Case{"slam", "right", Meter::BodyRight},
          Case{"shoot", "left", Meter::LegLeft},
          Case{"shoot", "right", Meter::LegRight}}) {
        TestFight fight = red_is(Type::Judo, std::string(one.card) + " hook-l");
        fight.turn().play("takedown " + std::string(one.card) + ", pass");
        CHECK(fight.pending_decision() == "side red");
        CHECK(fight.legal() == "side left, side right");
        CHECK_FALSE(fight.has_event("to-mat"));
        fight.play("side " + std::string(one.side));
        CHECK(fight.cubes(kBlue, one.hurt) == 2);
        CHECK(fight.count("damage blue") == 2);
        CHECK(fight.state.open.place == Place::Mat);
    }
}

TEST_CASE("CI-F6: a takedown that is blocked or by another type deals no damage") {
    TestFight blocked = red_is(Type::Judo, "throw hook-l");
    blocked.hand(kBlue, "throw-c jab-l").turn().play("takedown throw, block throw-c");
    CHECK_FALSE(blocked.has_event("damage"));
    TestFight other = red_is(Type::Wrestler, "slam hook-l");
    other.turn().play("takedown slam, pass");
    CHECK_FALSE(other.has_event("damage"));
    CHECK(other.pending_decision() == "turn blue");
}

TEST_CASE("CI-F6: the damage can knock out and then the fight does not go to the mat") {
    TestFight fight = red_is(Type::Judo, "throw hook-l");
    fight.cubes(kBlue, Meter::Head, 7).turn().play("takedown throw, pass");
    CHECK(fight.result() == "red knockout");
    CHECK_FALSE(fight.has_event("to-mat"));
    CHECK(fight.state.open.place == Place::Feet);

    TestFight leg = red_is(Type::Judo, "shoot hook-l");
    leg.cubes(kBlue, Meter::LegLeft, 4).cubes(kBlue, Meter::Fatigue, 7).turn();
    leg.play("takedown shoot, pass, side left");
    CHECK(leg.has_event("fatigue blue full-leg 8"));
    CHECK(leg.result() == "red knockout");
}

TEST_CASE("CI-F8: only a Judo Fighter may attempt takedowns while pinned") {
    for (const Type type :
         {Type::None, Type::Striker, Type::Judo, Type::Submission, Type::Wrestler}) {
        TestFight fight = red_is(type, "throw jab-l");
        fight.at(kRed, "d1").at(kBlue, "d2").turn();
        CHECK(fight.legal_of("takedown") == (type == Type::Judo ? "takedown throw" : ""));
    }
}

TEST_CASE(
    "CI-F9: all takedowns of a Judo Fighter have the combo symbol so that he continues on the mat"
) {
    TestFight fight = red_is(Type::Judo, "throw jab-l");
    fight.turn().play("takedown throw, pass");
    CHECK(fight.pending_decision() == "combo red");
    CHECK(fight.state.open.place == Place::Mat);
    CHECK(fight.state.open.actions == 1);
    TestFight side = red_is(Type::Judo, "slam jab-l");
    side.turn().play("takedown slam, pass, side left");
    CHECK(side.pending_decision() == "combo red");
    CHECK(side.has_event("combo red 1"));
}

TEST_CASE("CI-F9: a takedown card played as a shove gets no symbol from the type") {
    TestFight fight = red_is(Type::Judo, "slam jab-l");
    fight.turn().play("shove slam, pass, stay");
    CHECK(fight.pending_decision() == "turn blue");
    TestFight printed = red_is(Type::Judo, "slam-c jab-l");
    printed.turn().play("shove slam-c, pass, stay");
    CHECK(printed.pending_decision() == "combo red");
}

TEST_CASE("CI-F9, CI-O2: a takedown by a pinned Judo Fighter lands without a combo") {
    TestFight fight = red_is(Type::Judo, "throw jab-l");
    fight.at(kRed, "d1").at(kBlue, "d2").turn().play("takedown throw, pass");
    CHECK(fight.state.open.place == Place::Mat);
    CHECK(fight.has_event("combo-ends red pinned"));
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE("CI-F10: a Judo Fighter who stands up has the next turn") {
    TestFight fight;
    fight.type(kRed, Type::Judo).mat().turn().play("stand arm-bl-t, pass");
    CHECK(fight.state.open.place == Place::Feet);
    CHECK(fight.pending_decision() == "turn red");
    CHECK(fight.has_event("turn-begins red 2"));
    CHECK(fight.state.open.actions == 0);
}

TEST_CASE("CI-F10: the same applies after a free pound and includes the draw in his corner") {
    TestFight fight;
    fight.type(kRed, Type::Judo).at(kRed, "d1").at(kBlue, "d2").mat().turn();
    fight.play("stand arm-bl-t, pound kim-ll-t, damage");
    CHECK(fight.pending_decision() == "turn red");
    CHECK(fight.has_event("drew red 1 corner"));
}

TEST_CASE("CI-F10: if the opponent stands up the next turn is the Judo Fighter's") {
    TestFight fight;
    fight.type(kBlue, Type::Judo).type(kRed, Type::Striker).mat().turn();
    fight.play("stand arm-bl-t, pass");
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE("CI-F10: if both are Judo Fighters the next turn is the defender's") {
    for (const Seat seat : {kRed, kBlue}) {
        TestFight fight;
        fight.type(kRed, Type::Judo).type(kBlue, Type::Judo).mat().active(seat).turn();
        fight.play(seat == kRed ? "stand arm-bl-t, pass" : "stand kim-h-t, pass");
        CHECK(fight.pending_decision() == (seat == kRed ? "turn blue" : "turn red"));
    }
}

TEST_CASE("CI-F10: a blocked attempt to stand up gives him no turn") {
    TestFight fight;
    fight.type(kRed, Type::Judo).mat().hand(kBlue, "arm-h-e kim-h-t").turn();
    fight.play("stand arm-bl-t, block arm-h-e");
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE("CI-F10: an escape gives him no turn whether to the feet or not") {
    for (const std::string_view rise : {"feet", "mat"}) {
        TestFight fight;
        fight.type(kRed, Type::Judo).mat().cubes(kBlue, Meter::Fatigue, 6).ground("arm-h-e");
        fight.turn().play("submit arm-bl-t, pass, " + std::string(rise));
        CHECK(fight.pending_decision() == "turn blue");
    }
}

TEST_CASE("CI-F11: a Submission Fighter's pound gives two fatigue without damage or choice") {
    TestFight fight;
    fight.type(kRed, Type::Submission).at(kRed, "a2").at(kBlue, "a1").mat().turn();
    fight.play("pound arm-bl-t, pass");
    CHECK(fight.has_event("fatigue blue pound 1"));
    CHECK(fight.has_event("fatigue blue pound 2"));
    CHECK(fight.count("fatigue") == 2);
    CHECK_FALSE(fight.has_event("damage"));
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE("CI-F11, CI-B7: fatigue beyond the end of the meter is lost") {
    TestFight fight;
    fight.type(kRed, Type::Submission).cubes(kBlue, Meter::Fatigue, 7).mat().turn();
    fight.play("pound arm-bl-t, pass");
    CHECK(fight.count("fatigue blue pound") == 1);
    CHECK(fight.cubes(kBlue, Meter::Fatigue) == 8);
    CHECK(fight.result() == "none");
}

TEST_CASE("CI-F12: his pound is blocked like any other and his free pound gives two fatigue as well"
) {
    TestFight fight;
    fight.type(kRed, Type::Submission).mat().hand(kBlue, "arm-h-e kim-h-t").turn();
    fight.play("pound arm-bl-t");
    CHECK(fight.legal() == "block arm-h-e, pass");
    fight.play("block arm-h-e");
    CHECK(fight.cubes(kBlue, Meter::Fatigue) == 0);

    TestFight freely;
    freely.type(kBlue, Type::Submission).mat().turn();
    freely.play("stand arm-bl-t, pound kim-h-t");
    CHECK(freely.count("fatigue red pound") == 2);
    CHECK_FALSE(freely.has_event("damage"));
    CHECK(freely.state.open.place == Place::Feet);
    CHECK(freely.pending_decision() == "turn blue");
}

TEST_CASE("CI-F13: a Submission Fighter may play two cards of one hold or of two holds") {
    TestFight fight;
    fight.type(kRed, Type::Submission).mat().hand(kRed, "arm-bl-t arm-br-t rnc-h-t");
    fight.cubes(kBlue, Meter::Fatigue, 6);
    TestFight other = fight;
    fight.turn();
    const std::string pairs = fight.legal_of("submit");
    CHECK(pairs.find("submit arm-bl-t arm-br-t") != std::string::npos);
    CHECK(pairs.find("submit arm-bl-t rnc-h-t") != std::string::npos);
    CHECK(pairs.find("submit arm-br-t rnc-h-t") != std::string::npos);
    CHECK(std::count(pairs.begin(), pairs.end(), ',') == 5);  // three single ones, three pairs
    other.type(kRed, Type::Wrestler).turn();
    CHECK(other.legal_of("submit") == "submit arm-bl-t, submit arm-br-t, submit rnc-h-t");
}

TEST_CASE("CI-F13: the cost is paid once for both cards") {
    TestFight fight;
    fight.type(kRed, Type::Submission).mat().cubes(kBlue, Meter::Fatigue, 5);
    fight.cubes(kRed, Meter::Fatigue, 2).turn().play("submit arm-bl-t arm-br-t");
    CHECK(fight.has_event("attack red submit arm-bl-t arm-br-t"));
    // The fighter needs one more cube for level 3. The meter has room for a second payment.
    CHECK(fight.cubes(kRed, Meter::Fatigue) == 3);
    CHECK(fight.count("fatigue red submission") == 1);
}

TEST_CASE("CI-F13, CI-K11: two cards leave the hand together and one refill follows") {
    TestFight fight;
    fight.type(kRed, Type::Submission).mat().cubes(kBlue, Meter::Fatigue, 6).turn();
    fight.play("submit arm-bl-t arm-br-t");
    CHECK(fight.count("drew red 4 refill") == 1);
    CHECK(fight.count("drew") == 1);
    CHECK(fight.hand_size(kRed) == 4);
}

TEST_CASE("CI-F14, CI-Q4: both cards must be blocked with one card each of their own hold") {
    TestFight fight;
    fight.type(kRed, Type::Submission).mat().hand(kRed, "arm-bl-t kim-ll-t rnc-h-t");
    fight.hand(kBlue, "arm-h-e arm-lr-t kim-bl-e gui-h-t").cubes(kBlue, Meter::Fatigue, 6).turn();
    fight.play("submit arm-bl-t kim-ll-t");
    CHECK(fight.legal() == "block arm-h-e kim-bl-e, block arm-lr-t kim-bl-e, pass");
    fight.play("block arm-h-e kim-bl-e");
    CHECK(fight.has_event("blocked blue submit arm-h-e kim-bl-e"));
    CHECK(fight.hand(kBlue) == "arm-lr-t gui-h-t");
    CHECK_FALSE(fight.has_event("overturned"));
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE(
    "CI-F14: blocking one of two cards is not offered and two of one hold need two blocks of it"
) {
    TestFight one;
    one.type(kRed, Type::Submission).mat().hand(kRed, "arm-bl-t kim-ll-t");
    one.hand(kBlue, "arm-h-e gui-h-t").cubes(kBlue, Meter::Fatigue, 6).turn();
    one.play("submit arm-bl-t kim-ll-t");
    CHECK(one.legal() == "pass");
    one.play("pass");
    CHECK(one.has_event("overturned"));

    TestFight same;
    same.type(kRed, Type::Submission).mat().hand(kRed, "arm-bl-t arm-br-t");
    same.cubes(kBlue, Meter::Fatigue, 6);
    TestFight single = same;
    single.hand(kBlue, "arm-h-e kim-h-t").turn().play("submit arm-bl-t arm-br-t");
    CHECK(single.legal() == "pass");
    same.hand(kBlue, "arm-h-e arm-lr-t kim-h-t").turn().play("submit arm-bl-t arm-br-t");
    CHECK(same.legal() == "block arm-h-e arm-lr-t, pass");
}

TEST_CASE("CI-F15: a Wrestler's pound deals damage and then one fatigue without a choice") {
    TestFight fight;
    fight.type(kRed, Type::Wrestler).mat().turn().play("pound arm-bl-t, pass");
    CHECK(
        fight.event_texts().find("damage blue body-l 1 pound, fatigue blue wear 1")
        != std::string::npos
    );
    CHECK(fight.pending_decision() == "turn blue");

    TestFight freely;
    freely.type(kBlue, Type::Wrestler).mat().turn().play("stand arm-bl-t, pound kim-h-t");
    CHECK(
        freely.event_texts().find("damage red head 1 pound, fatigue red wear 1")
        != std::string::npos
    );
    CHECK(freely.state.open.place == Place::Feet);
}

TEST_CASE("CI-F15, CI-M4: on a +1 DMG hex his damage is raised but not his fatigue") {
    TestFight fight;
    fight.type(kRed, Type::Wrestler).at(kRed, "a2").at(kBlue, "a1").mat().turn();
    fight.play("pound arm-bl-t, pass");
    CHECK(fight.cubes(kBlue, Meter::BodyLeft) == 2);
    CHECK(fight.cubes(kBlue, Meter::Fatigue) == 1);
}

TEST_CASE("CI-F15, CI-B6: after a knockout by his pound no fatigue is dealt") {
    TestFight fight;
    fight.type(kRed, Type::Wrestler).cubes(kBlue, Meter::BodyLeft, 6).mat().turn();
    fight.play("pound arm-bl-t, pass");
    CHECK(fight.result() == "red knockout");
    CHECK_FALSE(fight.has_event("fatigue"));
}

TEST_CASE("CI-F16: a Wrestler's pound has the combo symbol while the defender is pinned") {
    TestFight fight = red_pins(Type::Wrestler, "arm-bl-t arm-br-t arm-h-e");
    fight.turn().play("pound arm-bl-t, pass");
    CHECK(fight.pending_decision() == "combo red");
    CHECK(fight.has_event("combo red 1"));
    fight.play("pound arm-br-t, pass");
    CHECK(fight.pending_decision() == "combo red");

    TestFight apart;
    apart.type(kRed, Type::Wrestler).mat().turn().play("pound arm-bl-t, pass");
    CHECK(apart.pending_decision() == "turn blue");
    TestFight other = red_pins(Type::Submission, "arm-bl-t arm-br-t arm-h-e");
    other.turn().play("pound arm-bl-t, pass");
    CHECK(other.pending_decision() == "turn blue");
}

TEST_CASE("CI-F16: a blocked or free pound or another action does not get the symbol") {
    TestFight blocked = red_pins(Type::Wrestler, "arm-bl-t arm-br-t");
    blocked.hand(kBlue, "arm-h-e kim-h-t").turn().play("pound arm-bl-t, block arm-h-e");
    CHECK(blocked.pending_decision() == "turn blue");

    // Red is pinned by blue, a Wrestler, and stands up.
    TestFight freely;
    freely.type(kBlue, Type::Wrestler).at(kRed, "d1").at(kBlue, "d2").mat().turn();
    freely.play("stand arm-bl-t, pound kim-h-t");
    CHECK_FALSE(freely.has_event("combo"));
    CHECK(freely.state.open.place == Place::Feet);
    CHECK(freely.pending_decision() == "turn blue");
    CHECK(freely.state.open.actions == 0);

    TestFight submits = red_pins(Type::Wrestler, "arm-bl-t arm-br-t");
    submits.cubes(kBlue, Meter::Fatigue, 6).ground("arm-h-e").turn();
    submits.play("submit arm-bl-t, pass, mat");
    CHECK(submits.pending_decision() == "turn blue");
}

TEST_CASE("CI-F16, CI-O2: the Wrestler's own full meter ends the combo") {
    TestFight fight = red_pins(Type::Wrestler, "arm-bl-t arm-br-t arm-h-e");
    fight.cubes(kRed, Meter::Fatigue, 8).turn().play("pound arm-bl-t, pass");
    CHECK(fight.has_event("combo-ends red full-meter"));
    CHECK(fight.pending_decision() == "turn blue");
}

TEST_CASE("CI-F16, CI-O7: a Wrestler's combo continues from the takedown onto the mat") {
    TestFight fight;
    fight.type(kRed, Type::Wrestler).at(kRed, "d6").at(kBlue, "d7").hand(kRed, "slam-c jab-l");
    fight.ground("arm-h-e arm-bl-t arm-br-t arm-lr-t").turn();
    fight.play("takedown slam-c, pass, pound arm-bl-t, pass");
    CHECK(fight.pending_decision() == "combo red");
    CHECK(fight.state.open.actions == 2);
}

}  // namespace
}  // namespace tenebrae::cagedin::testing
