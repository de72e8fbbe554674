// SPDX-License-Identifier: MIT
// Section Q: what is offered at each decision, to whom and in which order. Also the parts of
// sections V and N that a single fight shows.
#include "catch.hpp"
#include "test_fight.hpp"
#include "test_fight_text.hpp"

#include <algorithm>

namespace tenebrae::cagedin::testing {
namespace {

TEST_CASE("CI-Q1, CI-G3: each decision has one owner and the other fighter is offered nothing") {
    TestFight fight;
    fight.turn().play("strike hook-l");
    CHECK(fight.pending_decision() == "defend blue");
    for (const int seat : {0, 2}) {
        ActionList legal;
        legal_actions(fight.rules, fight.view(seat), legal);
        CHECK(legal.empty());
        CHECK_FALSE(fight.view(seat).decides);
    }
    ActionList legal;
    legal_actions(fight.rules, fight.view(1), legal);
    CHECK(legal.size() == 1);
    CHECK(fight.view(1).decides);
}

TEST_CASE("CI-Q1: no list of legal actions contains resign") {
    TestFight fight;
    fight.turn();
    CHECK(fight.legal().find("resign") == std::string::npos);
    CHECK_FALSE(fight.legal().empty());
}

TEST_CASE("CI-Q1, CI-S1: red and then blue choose from the same four types") {
    TestFight fight;
    fight.start_fight(2);
    const std::string_view all = "type striker, type judo, type submission, type wrestler";
    CHECK(fight.pending_decision() == "type red");
    CHECK(fight.legal() == all);
    fight.play("type judo");
    CHECK(fight.pending_decision() == "type blue");
    CHECK(fight.legal() == all);
    fight.play("type judo");
    CHECK(fight.state.open.fighters[kRed].type == Type::Judo);
    CHECK(fight.state.open.fighters[kBlue].type == Type::Judo);
}

TEST_CASE("CI-Q1: a turn on the feet offers all of its kinds of action in the order of the table") {
    TestFight fight;
    fight.at(kRed, "d1").at(kBlue, "c1").hand(kRed, "over-l slam").cubes(kRed, Meter::Fatigue, 1);
    fight.type(kRed, Type::Judo).turn();
    CHECK(
        fight.legal()
        == "footwork over-l d2, footwork over-l e1, footwork slam d2, footwork slam e1, "
           "haymaker over-l, haymaker over-l to d2, shove over-l, shove slam, takedown slam, "
           "cover discard over-l draw 0, cover discard over-l draw 1, cover discard over-l draw 2, "
           "cover discard slam draw 0, cover discard slam draw 1, cover discard slam draw 2, "
           "cover rest"
    );
}

TEST_CASE("CI-Q1: fighters apart may use footwork or a haymaker with a step or cover up") {
    TestFight fight;
    fight.at(kRed, "d1").at(kBlue, "d3").hand(kRed, "over-l slam jab-l").turn();
    CHECK(fight.legal_of("strike").empty());
    CHECK(fight.legal_of("shove").empty());
    CHECK(fight.legal_of("takedown").empty());
    CHECK(fight.legal_of("haymaker") == "haymaker over-l to d2");
    CHECK_FALSE(fight.legal_of("footwork").empty());
    CHECK_FALSE(fight.offers("cover rest"));
}

TEST_CASE("CI-Q3: a haymaker may be legal both with and without a step") {
    TestFight fight;
    fight.hand(kRed, "over-l hook-l").turn();
    CHECK(
        fight.legal_of("haymaker")
        == "haymaker over-l, haymaker over-l to d4, haymaker over-l to f3"
    );
}

TEST_CASE("CI-Q1, CI-O1: a combo offers every action of the place and `end`") {
    TestFight fight;
    fight.hand(kRed, "jab-l cross-r").turn().play("strike jab-l, pass");
    CHECK(fight.pending_decision() == "combo red");
    CHECK(fight.offers("end"));
    CHECK(fight.offers("strike cross-r"));
    CHECK(fight.offers("shove cross-r"));
    CHECK(fight.offers("footwork cross-r d3"));
    CHECK(fight.offers("cover discard cross-r draw 0"));
    CHECK_FALSE(fight.offers("pound arm-h-e"));
    fight.play("end");
    CHECK(fight.pending_decision() == "turn blue");
    CHECK_FALSE(fight.offers("end"));
}

TEST_CASE("CI-Q1: after a takedown with the symbol the combo offers the actions on the mat") {
    TestFight fight;
    fight.hand(kRed, "slam-c hook-l").cubes(kBlue, Meter::Fatigue, 6);
    fight.ground("arm-h-e arm-bl-t arm-br-t arm-ll-e").turn().play("takedown slam-c, pass");
    CHECK(fight.pending_decision() == "combo red");
    CHECK(
        fight.legal_of("pound") == "pound arm-h-e, pound arm-bl-t, pound arm-br-t, pound arm-ll-e"
    );
    CHECK_FALSE(fight.legal_of("submit").empty());
    CHECK_FALSE(fight.legal_of("stand").empty());
    CHECK(fight.offers("end"));
    CHECK(fight.legal_of("strike").empty());
}

TEST_CASE("CI-Q1: the decisions follow and step offer their hexes and to stay") {
    TestFight fight;
    fight.hand(kRed, "over-l cross-l").turn();
    TestFight other = fight;
    fight.play("haymaker over-l, pass");
    CHECK(fight.pending_decision() == "follow red");
    CHECK(fight.legal() == "follow, stay");
    other.play("shove cross-l, pass");
    CHECK(other.pending_decision() == "step red");
    CHECK(other.legal() == "step d3, step d4, step e2, step e4, step f2, step f3, stay");
}

TEST_CASE("CI-K8: equal cards are offered as one action or as a pair") {
    Rules rules = standard_rules();
    rules.tables.copies[1][1] = 2;  // arm-bl-t
    TestFight fight(rules);
    fight.mat().type(kRed, Type::Submission).cubes(kBlue, Meter::Fatigue, 6);
    fight.hand(kRed, "arm-bl-t*2").turn();
    CHECK(
        fight.legal() == "pound arm-bl-t, submit arm-bl-t, submit arm-bl-t arm-bl-t, stand arm-bl-t"
    );
}

TEST_CASE("CI-Q4, CI-F14: a pair blocks whichever way it matches the two attacking cards") {
    TestFight fight;
    fight.mat().type(kRed, Type::Submission).hand(kRed, "arm-bl-t heel-h-t kim-h-t");
    fight.hand(kBlue, "arm-h-e arm-br-t heel-bl-t").cubes(kBlue, Meter::Fatigue, 6).turn();
    fight.play("submit arm-bl-t heel-h-t");
    CHECK(fight.legal() == "block arm-h-e heel-bl-t, block arm-br-t heel-bl-t, pass");
}

TEST_CASE("CI-V1: every view has the public state and the cards of the attack") {
    TestFight fight;
    fight.cubes(kBlue, Meter::Head, 2).type(kBlue, Type::Judo).turn().play("strike hook-l");
    for (int seat = 0; seat < 3; ++seat) {
        const PublicState& open = fight.view(seat).open;
        CHECK(open.decision == Decision::Defend);
        CHECK(open.owner == kBlue);
        CHECK(open.attack.kind == AttackKind::Strike);
        CHECK(code_of(Place::Feet, open.attack.card) == "hook-l");
        CHECK(open.fighters[kBlue].type == Type::Judo);
        CHECK(open.fighters[kBlue].cubes[0] == 2);
        CHECK(open.fighters[kRed].hand_size == 1);
        CHECK(open.fighters[kBlue].hand_size == 2);
        CHECK(open.deck_sizes[0] == 50);
        CHECK(list_text(Place::Feet, open.piles[0]) == "hook-l");
        CHECK(open.actions == 1);
    }
}

TEST_CASE("CI-V2, CI-V3, CI-V5: a hand is in its owner's view only until the fight is over") {
    TestFight fight;
    fight.turn();
    CHECK(list_text(Place::Feet, fight.view(kRed).hand) == "hook-l*2");
    CHECK(list_text(Place::Feet, fight.view(kBlue).hand) == "hook-r*2");
    CHECK(fight.view(2).hand == Counts{});
    CHECK(fight.view(kRed).hands == std::array<Counts, 2>{});
    fight.resign();
    for (int seat = 0; seat < 3; ++seat) {
        CHECK(fight.view(seat).is_over);
        CHECK(fight.view(seat).hands == fight.state.hands);
    }
}

TEST_CASE("CI-V2, CI-V3: a chosen type is in its owner's view only until the reveal") {
    TestFight fight;
    fight.start_fight(4).play("type judo");
    CHECK(fight.view(kRed).own_type == Type::Judo);
    CHECK(fight.view(kBlue).own_type == Type::None);
    for (int seat = 0; seat < 3; ++seat) {
        CHECK(fight.view(seat).open.fighters[kRed].type == Type::None);
        CHECK_FALSE(fight.view(seat).open.types_open);
    }
    fight.play("type wrestler");
    for (int seat = 0; seat < 3; ++seat) {
        CHECK(fight.view(seat).open.fighters[kRed].type == Type::Judo);
        CHECK(fight.view(seat).open.fighters[kBlue].type == Type::Wrestler);
        CHECK(fight.view(seat).open.types_open);
    }
}

/// Returns the groups as text, the upper first: "2: arm-h-e heel-h-t".
std::string groups_of(const View& view) {
    const BottomGroups& groups = view.open.groups;
    std::string text;
    for (std::size_t place = 0; place < groups.size; ++place) {
        const std::uint8_t card = groups.cards.at(place);
        if ((card & BottomGroups::kGroupStart) != 0) {
            text += text.empty() ? std::to_string(groups.upper_remaining) + ":" : " |";
        }
        text +=
            " "
            + code_of(Place::Mat, static_cast<Card>(card & ~unsigned{BottomGroups::kGroupStart}));
    }
    return text;
}

TEST_CASE("CI-V4: cards put under the deck are known as groups with the latest at the bottom") {
    TestFight fight;
    fight.mat().cubes(kBlue, Meter::Fatigue, 6).hand(kRed, "arm-bl-t arm-br-t arm-lr-t");
    fight.only_ground("heel-h-t arm-h-e kim-bl-e gui-h-t").turn();
    fight.play("submit arm-bl-t, pass, mat");
    CHECK(groups_of(fight.view(kBlue)) == "2: arm-h-e heel-h-t");
    CHECK(groups_of(fight.view(2)) == "2: arm-h-e heel-h-t");
    fight.play("pound kim-ll-t, pass, damage, submit arm-br-t, pass, mat");
    CHECK(groups_of(fight.view(kRed)) == "2: arm-h-e heel-h-t | kim-bl-e");
    CHECK(fight.deck(Place::Mat).substr(0, 8) == "gui-h-t ");
}

TEST_CASE("CI-V4: a group shows what is left of it and disappears when it is empty") {
    // Two cards are above the group. Blue's refill draws them and two of the group's three cards.
    TestFight fight;
    fight.mat().cubes(kBlue, Meter::Fatigue, 6).hand(kRed, "arm-bl-t arm-br-t arm-lr-t");
    fight.hand(kBlue, "kim-h-t").only_ground("heel-h-t heel-bl-t arm-h-e gui-h-t tri-bl-t").turn();
    fight.play("submit arm-bl-t, pass, mat, pound kim-h-t");
    CHECK(fight.hand_size(kBlue) == 4);
    CHECK(groups_of(fight.view(kRed)) == "1: arm-h-e heel-h-t heel-bl-t");

    TestFight gone;
    gone.mat().cubes(kBlue, Meter::Fatigue, 6).hand(kRed, "arm-bl-t arm-br-t arm-lr-t");
    gone.hand(kBlue, "kim-h-t").only_ground("arm-h-e kim-bl-e gui-h-t tri-bl-t tri-br-t").turn();
    gone.play("submit arm-bl-t, pass, mat, pound kim-h-t");
    CHECK(groups_of(gone.view(kRed)) == "1: arm-h-e");
    CHECK(gone.deck(Place::Mat) == "arm-h-e");
    // A second attempt overturns the rest of the group and puts it under the deck as a new group.
    TestFight anew;
    anew.mat().cubes(kBlue, Meter::Fatigue, 6).hand(kRed, "arm-bl-t arm-br-t arm-lr-t");
    anew.only_ground("arm-h-e kim-bl-e").turn().play("submit arm-bl-t, pass, mat");
    anew.play("pound kim-ll-t, pass, damage, submit arm-br-t, pass, mat");
    CHECK(groups_of(anew.view(kRed)) == "1: arm-h-e | kim-bl-e");
    anew.play("pound kim-h-t");
    CHECK(anew.has_event("bell mat"));
    CHECK(groups_of(anew.view(kRed)).empty());
}

TEST_CASE(
    "CI-N2: attacks landed and blocked and countered and damage and fatigue and draws are counted"
) {
    TestFight fight;
    fight.hand(kRed, "jab-l cross-r bjab-l hook-l").hand(kBlue, "upper-r catch-l hook-r hook-l");
    fight.cubes(kBlue, Meter::Head, 2).turn();
    fight.play("strike jab-l, pass, strike cross-r, block upper-r");
    const FighterStatistics& red = fight.state.statistics[kRed];
    const FighterStatistics& blue = fight.state.statistics[kBlue];
    CHECK(red.landed[0] == 1);
    CHECK(red.blocked[0] == 1);
    CHECK(red.countered[0] == 1);
    CHECK(red.damage[index(Meter::Head)] == 1);
    CHECK(blue.damage[index(Meter::Head)] == 1);
    CHECK(blue.fatigue[static_cast<std::size_t>(FatigueReason::FSpace)] == 1);
    CHECK(red.longest_combo == 2);
    CHECK(blue.landed[0] == 0);
    fight.play("cover discard hook-r draw 2, strike hook-l, pass");
    CHECK(blue.drawn == 2);
    CHECK(fight.view(kRed).statistics[kBlue].drawn == 0);  // shown after the end only
    fight.resign();
    CHECK(fight.view(kRed).statistics[kBlue].drawn == 2);
    CHECK(fight.view(2).statistics[kRed].landed[0] == 2);
}

TEST_CASE("CI-N2: an attack during which the defender resigns counts as tried only") {
    TestFight fight;
    fight.hand(kRed, "jab-l cross-r").turn().play("strike jab-l, pass, strike cross-r").resign();
    const FighterStatistics& red = fight.state.statistics[kRed];
    CHECK(red.tried[0] == 2);
    CHECK(red.landed[0] == 1);
    CHECK(red.blocked[0] == 0);
}

}  // namespace
}  // namespace tenebrae::cagedin::testing
