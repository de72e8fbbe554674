// SPDX-License-Identifier: MIT
// Section F: the abilities of the four types of fighter.
#include "bout.hpp"
#include "catch.hpp"

namespace tenebrae::cagedin::trial {
namespace {

/// Returns a bout on the feet in which Red has this type and these cards and is to act.
Bout red_is(Type type, std::string_view hand) {
    Bout bout;
    bout.type(kRed, type).hand(kRed, hand);
    return bout;
}

/// Returns the same with Blue in his corner and pinned by Red.
Bout red_pins(Type type, std::string_view hand) {
    Bout bout;
    bout.type(kRed, type).at(kRed, "d6").at(kBlue, "d7").mat().hand(kRed, hand);
    return bout;
}

TEST_CASE(
    "CI-F1: plain strike cards of a Pure Striker have the combo symbol and those of others do not"
) {
    Bout striker = red_is(Type::Striker, "cross-l calf-r");
    striker.turn().play("strike cross-l, pass");
    CHECK(striker.ask() == "combo red");
    CHECK(striker.tells("combo red 1"));
    for (const Type type : {Type::None, Type::Judo, Type::Submission, Type::Wrestler}) {
        Bout other = red_is(type, "cross-l calf-r");
        other.turn().play("strike cross-l, pass");
        CHECK(other.ask() == "turn blue");
        CHECK_FALSE(other.tells("combo"));
    }
}

TEST_CASE("CI-F1: the card has the symbol also as a shove and with a counter-strike icon") {
    Bout bout = red_is(Type::Striker, "cross-l upper-r calf-r");
    bout.turn().play("shove cross-l, pass, step e4");
    CHECK(bout.ask() == "combo red");
    bout.play("strike upper-r, pass");
    CHECK(bout.ask() == "combo red");
}

TEST_CASE("CI-F1: haymaker cards and takedown cards do not become combos") {
    Bout haymaker = red_is(Type::Striker, "over-l calf-r");
    haymaker.turn().play("haymaker over-l, pass, follow");
    CHECK(haymaker.ask() == "turn blue");
    Bout shoved = red_is(Type::Striker, "over-l calf-r");
    shoved.turn().play("shove over-l, pass, stay");
    CHECK(shoved.ask() == "turn blue");
    Bout takedown = red_is(Type::Striker, "slam calf-r");
    takedown.turn().play("takedown slam, pass");
    CHECK(takedown.ask() == "turn blue");
    Bout pushed = red_is(Type::Striker, "slam calf-r");
    pushed.turn().play("shove slam, pass, stay");
    CHECK(pushed.ask() == "turn blue");
}

TEST_CASE("CI-F2: a Pure Striker's fourth and fifth action cost a cube each as for others") {
    Bout bout = red_is(Type::Striker, "cross-l*2 cross-r*2 rib-l*2");
    bout.turn().play("strike cross-l, pass, strike cross-l, pass, strike cross-r, pass");
    CHECK(bout.cubes(kRed, Meter::Fatigue) == 0);
    bout.play("strike cross-r");
    CHECK(bout.tells("fatigue red combo 1"));
    bout.play("pass, strike rib-l, pass");
    CHECK(bout.tells("fatigue red combo 2"));
    CHECK(bout.ask() == "combo red");
}

TEST_CASE("CI-F3: a Pure Striker blocks a takedown with any takedown card and others need its name"
) {
    const std::string_view hand = "jab-l throw slam-c slam shoot";
    Bout striker;
    striker.hand(kRed, "shoot-c hook-l").type(kBlue, Type::Striker).hand(kBlue, hand).turn();
    striker.play("takedown shoot-c");
    CHECK(striker.legal() == "block throw, block slam-c, block slam, block shoot, pass");
    for (const Type type : {Type::None, Type::Judo, Type::Submission, Type::Wrestler}) {
        Bout other;
        other.hand(kRed, "shoot-c hook-l").type(kBlue, type).hand(kBlue, hand).turn();
        other.play("takedown shoot-c");
        CHECK(other.legal() == "block shoot, pass");
    }
}

TEST_CASE("CI-F4: each takedown he blocks costs him a cube whichever card he uses") {
    for (const std::string_view block : {"block slam", "block shoot"}) {
        Bout bout;
        bout.hand(kRed, "shoot-c hook-l")
            .type(kBlue, Type::Striker)
            .hand(kBlue, "slam shoot jab-l");
        bout.turn().play("takedown shoot-c, " + std::string(block));
        CHECK(bout.count("fatigue blue defence") == 1);
        CHECK(bout.cubes(kBlue, Meter::Fatigue) == 1);
        CHECK(bout.ask() == "turn blue");
        CHECK(bout.state.open.place == Place::Feet);
    }
    Bout other;
    other.hand(kRed, "shoot-c hook-l").hand(kBlue, "slam shoot jab-l").turn();
    other.play("takedown shoot-c, block shoot");
    CHECK(other.cubes(kBlue, Meter::Fatigue) == 0);
}

TEST_CASE("CI-F4, CI-D6: the cube is added after the refill") {
    Bout bout;
    bout.hand(kRed, "shoot-c hook-l").type(kBlue, Type::Striker).hand(kBlue, "slam").turn();
    bout.play("takedown shoot-c, block slam");
    CHECK(bout.told().find("drew blue 4 refill") < bout.told().find("fatigue blue defence 1"));
}

TEST_CASE("CI-F4: with a full meter a Pure Striker cannot block a takedown but others can") {
    for (const Type type : {Type::Striker, Type::Judo}) {
        for (const int cubes : {7, 8}) {
            Bout bout;
            bout.hand(kRed, "shoot-c hook-l").type(kBlue, type).hand(kBlue, "shoot jab-l");
            bout.cubes(kBlue, Meter::Fatigue, cubes).turn().play("takedown shoot-c");
            const bool may = type != Type::Striker || cubes < 8;
            CHECK(bout.legal() == (may ? "block shoot, pass" : "pass"));
        }
    }
}

TEST_CASE("CI-F5: a pinned Pure Striker cannot block takedowns but others can") {
    for (const Type type : {Type::Striker, Type::None}) {
        Bout bout;
        bout.at(kRed, "d6").at(kBlue, "d7").hand(kRed, "shoot-c hook-l");
        bout.type(kBlue, type).hand(kBlue, "shoot jab-l").turn().play("takedown shoot-c");
        CHECK(bout.legal() == (type == Type::Striker ? "pass" : "block shoot, pass"));
    }
}

TEST_CASE("CI-F5: a fighter at the cage is not pinned by another at the cage") {
    Bout bout;
    bout.at(kRed, "a2").at(kBlue, "a3").hand(kRed, "shoot-c hook-l");
    bout.type(kBlue, Type::Striker).hand(kBlue, "slam jab-l").turn().play("takedown shoot-c");
    CHECK(bout.legal() == "block slam, pass");
}

TEST_CASE("CI-F5: a shove with a takedown card is blocked by its name at no cost") {
    Bout bout;
    bout.at(kRed, "d6").at(kBlue, "d7").hand(kRed, "shoot-c hook-l");
    bout.type(kBlue, Type::Striker).hand(kBlue, "slam shoot jab-l");
    bout.cubes(kBlue, Meter::Fatigue, 8).turn().play("shove shoot-c");
    CHECK(bout.legal() == "block shoot, pass");

    Bout fresh;
    fresh.hand(kRed, "shoot-c hook-l").type(kBlue, Type::Striker).hand(kBlue, "slam shoot jab-l");
    fresh.turn().play("shove shoot-c");
    CHECK(fresh.legal() == "block shoot, pass");
    fresh.play("block shoot");
    CHECK(fresh.cubes(kBlue, Meter::Fatigue) == 0);
}

TEST_CASE("CI-F6: a Judo Throw that lands deals two damage to the head before the mat") {
    Bout bout = red_is(Type::Judo, "throw hook-l");
    bout.turn().play("takedown throw, pass");
    const std::string told = bout.told();
    CHECK(
        told.find("not-blocked blue takedown, damage blue head 1 takedown, "
                  "damage blue head 2 takedown, to-mat")
        != std::string::npos
    );
    CHECK(bout.state.open.place == Place::Mat);
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
        Bout bout = red_is(Type::Judo, std::string(one.card) + " hook-l");
        bout.turn().play("takedown " + std::string(one.card) + ", pass");
        CHECK(bout.ask() == "side red");
        CHECK(bout.legal() == "side left, side right");
        CHECK_FALSE(bout.tells("to-mat"));
        bout.play("side " + std::string(one.side));
        CHECK(bout.cubes(kBlue, one.hurt) == 2);
        CHECK(bout.count("damage blue") == 2);
        CHECK(bout.state.open.place == Place::Mat);
    }
}

TEST_CASE("CI-F6: a takedown that is blocked or by another type deals no damage") {
    Bout blocked = red_is(Type::Judo, "throw hook-l");
    blocked.hand(kBlue, "throw-c jab-l").turn().play("takedown throw, block throw-c");
    CHECK_FALSE(blocked.tells("damage"));
    Bout other = red_is(Type::Wrestler, "slam hook-l");
    other.turn().play("takedown slam, pass");
    CHECK_FALSE(other.tells("damage"));
    CHECK(other.ask() == "turn blue");
}

TEST_CASE("CI-F6: the damage can knock out and then the fight does not go to the mat") {
    Bout bout = red_is(Type::Judo, "throw hook-l");
    bout.cubes(kBlue, Meter::Head, 7).turn().play("takedown throw, pass");
    CHECK(bout.result() == "red knockout");
    CHECK_FALSE(bout.tells("to-mat"));
    CHECK(bout.state.open.place == Place::Feet);

    Bout leg = red_is(Type::Judo, "shoot hook-l");
    leg.cubes(kBlue, Meter::LegLeft, 4).cubes(kBlue, Meter::Fatigue, 7).turn();
    leg.play("takedown shoot, pass, side left");
    CHECK(leg.tells("fatigue blue full-leg 8"));
    CHECK(leg.result() == "red knockout");
}

TEST_CASE("CI-F8: only a Judo Fighter may attempt takedowns while pinned") {
    for (const Type type :
         {Type::None, Type::Striker, Type::Judo, Type::Submission, Type::Wrestler}) {
        Bout bout = red_is(type, "throw jab-l");
        bout.at(kRed, "d1").at(kBlue, "d2").turn();
        CHECK(bout.legal_of("takedown") == (type == Type::Judo ? "takedown throw" : ""));
    }
}

TEST_CASE(
    "CI-F9: all takedowns of a Judo Fighter have the combo symbol so that he continues on the mat"
) {
    Bout bout = red_is(Type::Judo, "throw jab-l");
    bout.turn().play("takedown throw, pass");
    CHECK(bout.ask() == "combo red");
    CHECK(bout.state.open.place == Place::Mat);
    CHECK(bout.state.open.actions == 1);
    Bout side = red_is(Type::Judo, "slam jab-l");
    side.turn().play("takedown slam, pass, side left");
    CHECK(side.ask() == "combo red");
    CHECK(side.tells("combo red 1"));
}

TEST_CASE("CI-F9: a takedown card played as a shove gets no symbol from the type") {
    Bout bout = red_is(Type::Judo, "slam jab-l");
    bout.turn().play("shove slam, pass, stay");
    CHECK(bout.ask() == "turn blue");
    Bout printed = red_is(Type::Judo, "slam-c jab-l");
    printed.turn().play("shove slam-c, pass, stay");
    CHECK(printed.ask() == "combo red");
}

TEST_CASE("CI-F9, CI-O2: a takedown by a pinned Judo Fighter lands without a combo") {
    Bout bout = red_is(Type::Judo, "throw jab-l");
    bout.at(kRed, "d1").at(kBlue, "d2").turn().play("takedown throw, pass");
    CHECK(bout.state.open.place == Place::Mat);
    CHECK(bout.tells("combo-ends red pinned"));
    CHECK(bout.ask() == "turn blue");
}

TEST_CASE("CI-F10: a Judo Fighter who stands up has the next turn") {
    Bout bout;
    bout.type(kRed, Type::Judo).mat().turn().play("stand arm-bl-t, pass");
    CHECK(bout.state.open.place == Place::Feet);
    CHECK(bout.ask() == "turn red");
    CHECK(bout.tells("turn-begins red 2"));
    CHECK(bout.state.open.actions == 0);
}

TEST_CASE("CI-F10: the same applies after a free pound and includes the draw in his corner") {
    Bout bout;
    bout.type(kRed, Type::Judo).at(kRed, "d1").at(kBlue, "d2").mat().turn();
    bout.play("stand arm-bl-t, pound kim-ll-t, damage");
    CHECK(bout.ask() == "turn red");
    CHECK(bout.tells("drew red 1 corner"));
}

TEST_CASE("CI-F10: if the opponent stands up the next turn is the Judo Fighter's") {
    Bout bout;
    bout.type(kBlue, Type::Judo).type(kRed, Type::Striker).mat().turn();
    bout.play("stand arm-bl-t, pass");
    CHECK(bout.ask() == "turn blue");
}

TEST_CASE("CI-F10: if both are Judo Fighters the next turn is the defender's") {
    for (const Seat seat : {kRed, kBlue}) {
        Bout bout;
        bout.type(kRed, Type::Judo).type(kBlue, Type::Judo).mat().active(seat).turn();
        bout.play(seat == kRed ? "stand arm-bl-t, pass" : "stand kim-h-t, pass");
        CHECK(bout.ask() == (seat == kRed ? "turn blue" : "turn red"));
    }
}

TEST_CASE("CI-F10: a blocked attempt to stand up gives him no turn") {
    Bout bout;
    bout.type(kRed, Type::Judo).mat().hand(kBlue, "arm-h-e kim-h-t").turn();
    bout.play("stand arm-bl-t, block arm-h-e");
    CHECK(bout.ask() == "turn blue");
}

TEST_CASE("CI-F10: an escape gives him no turn whether to the feet or not") {
    for (const std::string_view rise : {"feet", "mat"}) {
        Bout bout;
        bout.type(kRed, Type::Judo).mat().cubes(kBlue, Meter::Fatigue, 6).ground("arm-h-e");
        bout.turn().play("submit arm-bl-t, pass, " + std::string(rise));
        CHECK(bout.ask() == "turn blue");
    }
}

TEST_CASE("CI-F11: a Submission Fighter's pound gives two fatigue without damage or choice") {
    Bout bout;
    bout.type(kRed, Type::Submission).at(kRed, "a2").at(kBlue, "a1").mat().turn();
    bout.play("pound arm-bl-t, pass");
    CHECK(bout.tells("fatigue blue pound 1"));
    CHECK(bout.tells("fatigue blue pound 2"));
    CHECK(bout.count("fatigue") == 2);
    CHECK_FALSE(bout.tells("damage"));
    CHECK(bout.ask() == "turn blue");
}

TEST_CASE("CI-F11, CI-B7: fatigue beyond the end of the meter is lost") {
    Bout bout;
    bout.type(kRed, Type::Submission).cubes(kBlue, Meter::Fatigue, 7).mat().turn();
    bout.play("pound arm-bl-t, pass");
    CHECK(bout.count("fatigue blue pound") == 1);
    CHECK(bout.cubes(kBlue, Meter::Fatigue) == 8);
    CHECK(bout.result() == "none");
}

TEST_CASE("CI-F12: his pound is blocked like any other and his free pound gives two fatigue as well"
) {
    Bout bout;
    bout.type(kRed, Type::Submission).mat().hand(kBlue, "arm-h-e kim-h-t").turn();
    bout.play("pound arm-bl-t");
    CHECK(bout.legal() == "block arm-h-e, pass");
    bout.play("block arm-h-e");
    CHECK(bout.cubes(kBlue, Meter::Fatigue) == 0);

    Bout freely;
    freely.type(kBlue, Type::Submission).mat().turn();
    freely.play("stand arm-bl-t, pound kim-h-t");
    CHECK(freely.count("fatigue red pound") == 2);
    CHECK_FALSE(freely.tells("damage"));
    CHECK(freely.state.open.place == Place::Feet);
    CHECK(freely.ask() == "turn blue");
}

TEST_CASE("CI-F13: a Submission Fighter may play two cards of one hold or of two holds") {
    Bout bout;
    bout.type(kRed, Type::Submission).mat().hand(kRed, "arm-bl-t arm-br-t rnc-h-t");
    bout.cubes(kBlue, Meter::Fatigue, 6);
    Bout other = bout;
    bout.turn();
    const std::string pairs = bout.legal_of("submit");
    CHECK(pairs.find("submit arm-bl-t arm-br-t") != std::string::npos);
    CHECK(pairs.find("submit arm-bl-t rnc-h-t") != std::string::npos);
    CHECK(pairs.find("submit arm-br-t rnc-h-t") != std::string::npos);
    CHECK(std::count(pairs.begin(), pairs.end(), ',') == 5);  // three single ones, three pairs
    other.type(kRed, Type::Wrestler).turn();
    CHECK(other.legal_of("submit") == "submit arm-bl-t, submit arm-br-t, submit rnc-h-t");
}

TEST_CASE("CI-F13: the cost is paid once for both cards") {
    Bout bout;
    bout.type(kRed, Type::Submission).mat().cubes(kBlue, Meter::Fatigue, 5);
    bout.cubes(kRed, Meter::Fatigue, 2).turn().play("submit arm-bl-t arm-br-t");
    CHECK(bout.tells("attack red submit arm-bl-t arm-br-t"));
    // The fighter needs one more cube for level 3. The meter has room for a second payment.
    CHECK(bout.cubes(kRed, Meter::Fatigue) == 3);
    CHECK(bout.count("fatigue red submission") == 1);
}

TEST_CASE("CI-F13, CI-K11: two cards leave the hand together and one refill follows") {
    Bout bout;
    bout.type(kRed, Type::Submission).mat().cubes(kBlue, Meter::Fatigue, 6).turn();
    bout.play("submit arm-bl-t arm-br-t");
    CHECK(bout.count("drew red 4 refill") == 1);
    CHECK(bout.count("drew") == 1);
    CHECK(bout.hand_size(kRed) == 4);
}

TEST_CASE("CI-F14, CI-Q4: both cards must be blocked with one card each of their own hold") {
    Bout bout;
    bout.type(kRed, Type::Submission).mat().hand(kRed, "arm-bl-t kim-ll-t rnc-h-t");
    bout.hand(kBlue, "arm-h-e arm-lr-t kim-bl-e gui-h-t").cubes(kBlue, Meter::Fatigue, 6).turn();
    bout.play("submit arm-bl-t kim-ll-t");
    CHECK(bout.legal() == "block arm-h-e kim-bl-e, block arm-lr-t kim-bl-e, pass");
    bout.play("block arm-h-e kim-bl-e");
    CHECK(bout.tells("blocked blue submit arm-h-e kim-bl-e"));
    CHECK(bout.hand(kBlue) == "arm-lr-t gui-h-t");
    CHECK_FALSE(bout.tells("overturned"));
    CHECK(bout.ask() == "turn blue");
}

TEST_CASE(
    "CI-F14: blocking one of two cards is not offered and two of one hold need two blocks of it"
) {
    Bout one;
    one.type(kRed, Type::Submission).mat().hand(kRed, "arm-bl-t kim-ll-t");
    one.hand(kBlue, "arm-h-e gui-h-t").cubes(kBlue, Meter::Fatigue, 6).turn();
    one.play("submit arm-bl-t kim-ll-t");
    CHECK(one.legal() == "pass");
    one.play("pass");
    CHECK(one.tells("overturned"));

    Bout same;
    same.type(kRed, Type::Submission).mat().hand(kRed, "arm-bl-t arm-br-t");
    same.cubes(kBlue, Meter::Fatigue, 6);
    Bout single = same;
    single.hand(kBlue, "arm-h-e kim-h-t").turn().play("submit arm-bl-t arm-br-t");
    CHECK(single.legal() == "pass");
    same.hand(kBlue, "arm-h-e arm-lr-t kim-h-t").turn().play("submit arm-bl-t arm-br-t");
    CHECK(same.legal() == "block arm-h-e arm-lr-t, pass");
}

TEST_CASE("CI-F15: a Wrestler's pound deals damage and then one fatigue without a choice") {
    Bout bout;
    bout.type(kRed, Type::Wrestler).mat().turn().play("pound arm-bl-t, pass");
    CHECK(bout.told().find("damage blue body-l 1 pound, fatigue blue wear 1") != std::string::npos);
    CHECK(bout.ask() == "turn blue");

    Bout freely;
    freely.type(kBlue, Type::Wrestler).mat().turn().play("stand arm-bl-t, pound kim-h-t");
    CHECK(freely.told().find("damage red head 1 pound, fatigue red wear 1") != std::string::npos);
    CHECK(freely.state.open.place == Place::Feet);
}

TEST_CASE("CI-F15, CI-M4: on a +1 DMG hex his damage is raised but not his fatigue") {
    Bout bout;
    bout.type(kRed, Type::Wrestler).at(kRed, "a2").at(kBlue, "a1").mat().turn();
    bout.play("pound arm-bl-t, pass");
    CHECK(bout.cubes(kBlue, Meter::BodyLeft) == 2);
    CHECK(bout.cubes(kBlue, Meter::Fatigue) == 1);
}

TEST_CASE("CI-F15, CI-B6: after a knockout by his pound no fatigue is dealt") {
    Bout bout;
    bout.type(kRed, Type::Wrestler).cubes(kBlue, Meter::BodyLeft, 6).mat().turn();
    bout.play("pound arm-bl-t, pass");
    CHECK(bout.result() == "red knockout");
    CHECK_FALSE(bout.tells("fatigue"));
}

TEST_CASE("CI-F16: a Wrestler's pound has the combo symbol while the defender is pinned") {
    Bout bout = red_pins(Type::Wrestler, "arm-bl-t arm-br-t arm-h-e");
    bout.turn().play("pound arm-bl-t, pass");
    CHECK(bout.ask() == "combo red");
    CHECK(bout.tells("combo red 1"));
    bout.play("pound arm-br-t, pass");
    CHECK(bout.ask() == "combo red");

    Bout apart;
    apart.type(kRed, Type::Wrestler).mat().turn().play("pound arm-bl-t, pass");
    CHECK(apart.ask() == "turn blue");
    Bout other = red_pins(Type::Submission, "arm-bl-t arm-br-t arm-h-e");
    other.turn().play("pound arm-bl-t, pass");
    CHECK(other.ask() == "turn blue");
}

TEST_CASE("CI-F16: a blocked or free pound or another action does not get the symbol") {
    Bout blocked = red_pins(Type::Wrestler, "arm-bl-t arm-br-t");
    blocked.hand(kBlue, "arm-h-e kim-h-t").turn().play("pound arm-bl-t, block arm-h-e");
    CHECK(blocked.ask() == "turn blue");

    // Red is pinned by blue, a Wrestler, and stands up.
    Bout freely;
    freely.type(kBlue, Type::Wrestler).at(kRed, "d1").at(kBlue, "d2").mat().turn();
    freely.play("stand arm-bl-t, pound kim-h-t");
    CHECK_FALSE(freely.tells("combo"));
    CHECK(freely.state.open.place == Place::Feet);
    CHECK(freely.ask() == "turn blue");
    CHECK(freely.state.open.actions == 0);

    Bout submits = red_pins(Type::Wrestler, "arm-bl-t arm-br-t");
    submits.cubes(kBlue, Meter::Fatigue, 6).ground("arm-h-e").turn();
    submits.play("submit arm-bl-t, pass, mat");
    CHECK(submits.ask() == "turn blue");
}

TEST_CASE("CI-F16, CI-O2: the Wrestler's own full meter ends the combo") {
    Bout bout = red_pins(Type::Wrestler, "arm-bl-t arm-br-t arm-h-e");
    bout.cubes(kRed, Meter::Fatigue, 8).turn().play("pound arm-bl-t, pass");
    CHECK(bout.tells("combo-ends red full-meter"));
    CHECK(bout.ask() == "turn blue");
}

TEST_CASE("CI-F16, CI-O7: a Wrestler's combo continues from the takedown onto the mat") {
    Bout bout;
    bout.type(kRed, Type::Wrestler).at(kRed, "d6").at(kBlue, "d7").hand(kRed, "slam-c jab-l");
    bout.ground("arm-h-e arm-bl-t arm-br-t arm-lr-t").turn();
    bout.play("takedown slam-c, pass, pound arm-bl-t, pass");
    CHECK(bout.ask() == "combo red");
    CHECK(bout.state.open.actions == 2);
}

}  // namespace
}  // namespace tenebrae::cagedin::trial
