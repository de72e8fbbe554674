// SPDX-License-Identifier: MIT
// Section L: each event with its values and its cause.
#include "catch.hpp"
#include "test_fight.hpp"

#include <algorithm>

namespace tenebrae::cagedin::testing {
namespace {

/// Returns a fight in which red plays a card on the feet and has another one left.
TestFight with_card(std::string_view card) {
    TestFight fight;
    fight.hand(kRed, std::string(card) + " hook-l");
    return fight;
}

/// Returns a fight in which types have been chosen. The last command has all events before the
/// first turn.
TestFight begun(FirstFighter first) {
    Rules rules = standard_rules();
    rules.first = first;
    TestFight fight(rules);
    fight.start_fight(7).play("type judo");
    CHECK(fight.event_texts() == "type-chosen red judo");
    fight.play("type striker");
    return fight;
}

TEST_CASE("CI-L1: type-chosen is caused by the command and shows the type to its own seat only") {
    const TestFight fight = begun(FirstFighter::Red);
    CHECK(fight.first("type-chosen") == "type-chosen blue striker");
    CHECK(fight.cause_of("type-chosen").empty());
    CHECK(fight.event_texts_for(kRed).find("type-chosen blue none, ") == 0);
    CHECK(fight.event_texts_for(kBlue).find("type-chosen blue striker, ") == 0);
    CHECK(fight.event_texts_for(2).find("type-chosen blue none, ") == 0);
}

TEST_CASE("CI-L1: the last type causes round-begins which causes the deals of which the last "
          "causes the reveal") {
    for (const FirstFighter first : {FirstFighter::Red, FirstFighter::Blue}) {
        const TestFight fight = begun(first);
        const std::string one = first == FirstFighter::Red ? "red" : "blue";
        const std::string two = first == FirstFighter::Red ? "blue" : "red";
        CHECK(
            fight.event_texts_for(2)
            == "type-chosen blue none, round-begins 1 " + one + ", drew " + one + " 5 deal, drew "
                   + two + " 5 deal, types-revealed judo striker, turn-begins " + one + " 1, drew "
                   + one + " 1 corner"
        );
        CHECK(fight.cause_of("round-begins") == "type-chosen blue striker");
        CHECK(fight.cause_of("drew " + one + " 5 deal") == "round-begins 1 " + one);
        CHECK(fight.cause_of("drew " + two + " 5 deal") == "round-begins 1 " + one);
        CHECK(fight.cause_of("types-revealed").find("drew " + two + " 5 deal") == 0);
        CHECK(fight.cause_of("turn-begins").find("drew ") == 0);
        CHECK(fight.cause_of("drew " + one + " 1 corner") == "turn-begins " + one + " 1");
    }
}

TEST_CASE("CI-L1, CI-Y3: types fixed by options are open from the start and are not revealed") {
    Rules rules = standard_rules();
    rules.fixed_types = {Type::Judo, Type::Wrestler};
    TestFight fight(rules);
    fight.start_fight(7);
    CHECK_FALSE(fight.has_event("types-revealed"));
    CHECK(fight.cause_of("round-begins").empty());
    CHECK(fight.state.open.types_open);
}

TEST_CASE("CI-L1, CI-V7: drew shows the cards to their owner and only their number to others") {
    TestFight fight;
    fight.deck("jab-r jab-l").turn().play("cover discard hook-l draw 2");
    CHECK(fight.has_event("drew red 2 cover jab-l jab-r"));
    CHECK(fight.cause_of("drew") == "covered red hook-l");
    CHECK(fight.event_texts_for(kRed).find("drew red 2 cover jab-l jab-r") != std::string::npos);
    for (const int seat : {1, 2}) {
        CHECK(fight.event_texts_for(seat).find("drew red 2 cover, ") != std::string::npos);
    }
}

TEST_CASE("CI-L1: a refill is caused by the event that took the last card from the hand") {
    const auto alone = [](std::string_view card) {
        TestFight fight;
        fight.hand(kRed, card).turn();
        return fight;
    };
    CHECK(
        alone("calf-l").play("footwork calf-l d3").cause_of("drew") == "footwork red calf-l e3 d3"
    );
    CHECK(alone("jab-l").play("strike jab-l").cause_of("drew") == "attack red strike jab-l");
    CHECK(
        alone("jab-l").play("cover discard jab-l draw 0").cause_of("drew") == "covered red jab-l"
    );
    TestFight blocks;
    blocks.hand(kBlue, "jab-l").turn().play("strike hook-l, block jab-l");
    CHECK(blocks.cause_of("drew") == "blocked blue strike jab-l");
    TestFight stands;
    stands.mat().hand(kRed, "arm-h-e").turn().play("stand arm-h-e");
    CHECK(stands.cause_of("drew") == "stands red arm-h-e");
}

TEST_CASE("CI-L1, CI-T5: turn-begins has the turn and fighter and is caused by the end of the "
          "previous turn") {
    TestFight fight;
    fight.turn().play("cover discard hook-l draw 0");
    CHECK(fight.has_event("turn-begins blue 2"));
    CHECK(fight.cause_of("turn-begins") == "covered red hook-l");
}

TEST_CASE("CI-T7, CI-L1: turn 300 is reported as 300") {
    TestFight fight;
    fight.state.open.turn = 299;
    fight.turn().play("cover discard hook-l draw 0");
    CHECK(fight.has_event("turn-begins blue 300"));
    CHECK(fight.state.open.turn == 300);
}

TEST_CASE("CI-L1: footwork has the card and both hexes and is caused by the command") {
    TestFight fight = with_card("calf-l");
    fight.turn().play("footwork calf-l c3");
    CHECK(fight.first("footwork") == "footwork red calf-l e3 c3");
    CHECK(fight.cause_of("footwork").empty());
}

TEST_CASE("CI-L1: moved by a step or by following or after a shove is caused by the command") {
    TestFight step = with_card("over-l");
    step.at(kRed, "e2").turn().play("haymaker over-l to e3");
    CHECK(step.event_texts() == "moved red step e2 e3, attack red haymaker over-l");
    CHECK(step.cause_of("moved").empty());
    CHECK(step.cause_of("attack").empty());
    step.play("pass");
    CHECK(step.has_event("pushed blue e4 e5"));
    CHECK(step.cause_of("pushed") == "not-blocked blue haymaker");
    step.play("follow");
    CHECK(step.first("moved") == "moved red follow e3 e4");
    CHECK(step.cause_of("moved").empty());

    TestFight shove = with_card("cross-l");
    shove.turn().play("shove cross-l, pass, step d3");
    CHECK(shove.first("moved") == "moved red shove e3 d3");
    CHECK(shove.cause_of("moved").empty());
}

TEST_CASE("CI-L1: each kind of attack is reported with fighter and card") {
    CHECK(
        with_card("jab-l").turn().play("strike jab-l").event_texts() == "attack red strike jab-l"
    );
    CHECK(
        with_card("over-l").turn().play("haymaker over-l").event_texts()
        == "attack red haymaker over-l"
    );
    CHECK(with_card("jab-l").turn().play("shove jab-l").event_texts() == "attack red shove jab-l");
    CHECK(
        with_card("slam").turn().play("takedown slam").event_texts() == "attack red takedown slam"
    );
    TestFight mat;
    mat.mat().cubes(kBlue, Meter::Fatigue, 6).turn();
    TestFight submits = mat;
    CHECK(mat.play("pound arm-bl-t").event_texts() == "attack red pound arm-bl-t");
    CHECK(submits.play("submit arm-bl-t").event_texts() == "attack red submit arm-bl-t");
}

TEST_CASE("CI-L1: free-pound is an attack by the answering fighter and is caused by the command") {
    TestFight fight;
    fight.mat().turn().play("stand arm-bl-t, pound kim-h-t");
    CHECK(fight.first("attack") == "attack blue free-pound kim-h-t");
    CHECK(fight.cause_of("attack").empty());
}

TEST_CASE("CI-L1: covered with a card or as a rest and fatigue-removed are caused by the command") {
    TestFight fight;
    fight.cubes(kRed, Meter::Fatigue, 3).turn().play("cover rest");
    CHECK(
        fight.event_texts().find("covered red rest, fatigue-removed red rest 2, turn-begins") == 0
    );
    CHECK(fight.cause_of("fatigue-removed").empty());
}

TEST_CASE("CI-L1: blocked and not-blocked have the defender and are caused by the command") {
    TestFight blocked;
    blocked.hand(kBlue, "cross-l hook-r").turn().play("strike hook-l, block cross-l");
    CHECK(blocked.first("blocked") == "blocked blue strike cross-l");
    CHECK(blocked.cause_of("blocked").empty());
    TestFight lands;
    lands.turn().play("strike hook-l, pass");
    CHECK(lands.first("not-blocked") == "not-blocked blue strike");
    CHECK(lands.cause_of("not-blocked").empty());
    CHECK(lands.cause_of("damage") == "not-blocked blue strike");
}

TEST_CASE("CI-L1: countered has its reason and is caused by blocked and causes the damage") {
    TestFight icon;
    icon.hand(kBlue, "upper-l hook-r").turn().play("strike hook-l, block upper-l");
    CHECK(icon.first("countered") == "countered blue icon");
    CHECK(icon.cause_of("countered") == "blocked blue strike upper-l");
    CHECK(icon.first("damage") == "damage red head 1 counter");
    CHECK(icon.cause_of("damage") == "countered blue icon");

    TestFight hex;
    hex.at(kBlue, "d4").at(kRed, "d3").hand(kBlue, "cross-l hook-r").turn();
    hex.play("strike hook-l, block cross-l");
    CHECK(hex.first("countered") == "countered blue hex");
}

TEST_CASE("CI-L1: each cube of fatigue has an event with its reason and is caused by that reason") {
    TestFight space;
    space.cubes(kBlue, Meter::Head, 2).turn().play("strike hook-l, pass");
    CHECK(space.first("fatigue") == "fatigue blue f-space 1");
    CHECK(space.cause_of("fatigue") == "damage blue head 3 hit");
    TestFight leg = with_card("calf-l");
    leg.cubes(kBlue, Meter::LegLeft, 4).turn().play("strike calf-l, pass");
    CHECK(leg.first("fatigue") == "fatigue blue full-leg 1");
    CHECK(leg.cause_of("fatigue") == "not-blocked blue strike");
    TestFight defence;
    defence.hand(kRed, "slam hook-l").type(kBlue, Type::Striker).hand(kBlue, "throw jab-l").turn();
    defence.play("takedown slam, block throw");
    CHECK(defence.cause_of("fatigue blue defence") == "blocked blue takedown throw");
    TestFight wears;
    wears.type(kRed, Type::Wrestler).mat().turn().play("pound arm-bl-t, pass");
    CHECK(wears.first("fatigue") == "fatigue blue wear 1");
    TestFight tires;
    tires.mat().turn().play("pound arm-bl-t, pass, fatigue");
    CHECK(tires.first("fatigue") == "fatigue blue pound 1");
    CHECK(tires.cause_of("fatigue").empty());
}

TEST_CASE("CI-L1: damage is caused by what landed or by the chosen side or harm") {
    TestFight judo = with_card("slam");
    judo.type(kRed, Type::Judo).turn().play("takedown slam, pass, side right");
    CHECK(judo.first("damage") == "damage blue body-r 1 takedown");
    CHECK(judo.cause_of("damage").empty());
    CHECK(judo.cause_of("to-mat").empty());
    TestFight thrown = with_card("throw");
    thrown.type(kRed, Type::Judo).turn().play("takedown throw, pass");
    CHECK(thrown.cause_of("damage") == "not-blocked blue takedown");
    TestFight harmed;
    harmed.mat().turn().play("pound arm-bl-t, pass, damage");
    CHECK(harmed.cause_of("damage").empty());
}

TEST_CASE("CI-L1: pushed and not-pushed have their hexes and are caused by not-blocked") {
    TestFight pushed = with_card("cross-l");
    pushed.turn().play("shove cross-l, pass");
    CHECK(pushed.first("pushed") == "pushed blue e4 e5");
    CHECK(pushed.cause_of("pushed") == "not-blocked blue shove");
    TestFight held = with_card("cross-l");
    held.at(kRed, "d6").at(kBlue, "d7").turn().play("shove cross-l, pass");
    CHECK(held.first("not-pushed") == "not-pushed blue d7");
    CHECK(held.cause_of("not-pushed") == "not-blocked blue shove");
}

TEST_CASE("CI-L1: to-mat is caused by not-blocked and causes the discards and deals") {
    TestFight fight = with_card("slam");
    fight.turn().play("takedown slam, pass");
    CHECK(fight.cause_of("to-mat") == "not-blocked blue takedown");
    CHECK(fight.first("hand-discarded") == "hand-discarded red hook-l");
    CHECK(fight.cause_of("hand-discarded") == "to-mat");
    CHECK(fight.cause_of("drew red 4 mat") == "to-mat");
    CHECK(fight.cause_of("drew blue 4 mat") == "to-mat");
}

TEST_CASE("CI-L1: to-feet is caused by not-blocked or by the harm that was chosen before") {
    TestFight fight;
    fight.mat().turn().play("stand arm-bl-t, pass");
    CHECK(fight.cause_of("to-feet") == "not-blocked blue stand");
    CHECK(fight.cause_of("hand-discarded red") == "to-feet");
    CHECK(fight.cause_of("drew blue 4 feet") == "to-feet");
    TestFight pounded;
    pounded.mat().turn().play("stand arm-bl-t, pound kim-h-t, damage");
    CHECK(pounded.cause_of("to-feet").empty());
}

TEST_CASE("CI-L1: a hand with more than three of a sort needs two events") {
    Rules rules = standard_rules();
    rules.tables.copies[0][0] = 6;  // jab-l
    TestFight fight(rules);
    fight.hand(kRed, "slam jab-l*5 hook-l").turn().play("takedown slam, pass");
    CHECK(fight.count("hand-discarded red") == 2);
    Counts told{};
    for (const Event& event : fight.events) {
        for (std::size_t card = 0;
             event.kind == EventKind::HandDiscarded && event.who == kRed && card < kMaxSorts;
             ++card) {
            told.at(card) += event.counts().at(card);
        }
    }
    CHECK(told[0] == 5);
    CHECK(told[4] == 1);
}

TEST_CASE(
    "CI-L1: not-blocked causes overturned and escaped and the escape causes the return of the cards"
) {
    TestFight fight;
    fight.mat().cubes(kBlue, Meter::Fatigue, 6).ground("heel-h-t arm-h-e").turn();
    fight.play("submit arm-bl-t, pass");
    CHECK(fight.cause_of("overturned") == "not-blocked blue submit");
    CHECK(fight.first("escaped") == "escaped blue arm-h-e heel-h-t");
    CHECK(fight.cause_of("escaped") == "overturned arm-h-e");
}

TEST_CASE("CI-L1: the card causes the bell and the bell causes saved-by-bell and round-ends") {
    TestFight fight;
    fight.mat().cubes(kBlue, Meter::Fatigue, 6).only_ground("heel-h-t heel-bl-t").turn();
    fight.play("submit arm-bl-t, pass");
    CHECK(fight.cause_of("bell mat") == "overturned heel-bl-t");
    CHECK(fight.cause_of("saved-by-bell") == "bell mat");
    CHECK(fight.cause_of("round-ends") == "bell mat");
}

TEST_CASE("CI-L1: combo has the number of actions so far and is caused by the attack that landed") {
    TestFight fight = with_card("jab-l jab-r");
    fight.turn().play("strike jab-l, pass");
    CHECK(fight.first("combo") == "combo red 1");
    CHECK(fight.cause_of("combo") == "not-blocked blue strike");
    fight.play("strike jab-r, pass");
    CHECK(fight.first("combo") == "combo red 2");
}

TEST_CASE("CI-L1: combo-ends has its reason which is pinned or full-meter or end") {
    TestFight pinned = with_card("jab-l");
    pinned.at(kRed, "d1").at(kBlue, "d2").turn().play("strike jab-l, pass");
    CHECK(pinned.first("combo-ends") == "combo-ends red pinned");
    CHECK(pinned.cause_of("combo-ends") == "not-blocked blue strike");
    TestFight full = with_card("jab-l");
    full.cubes(kRed, Meter::Fatigue, 8).turn().play("strike jab-l, pass");
    CHECK(full.first("combo-ends") == "combo-ends red full-meter");
    TestFight ends = with_card("jab-l");
    ends.turn().play("strike jab-l, pass, end");
    CHECK(ends.first("combo-ends") == "combo-ends red end");
    CHECK(ends.cause_of("combo-ends").empty());
}

TEST_CASE("CI-L2: combo-ends does not happen without the symbol or if nothing landed") {
    TestFight plain;
    plain.turn().play("strike hook-l, pass");
    CHECK_FALSE(plain.has_event("combo-ends"));
    TestFight blocked = with_card("jab-l");
    blocked.hand(kBlue, "cross-l hook-r").turn().play("strike jab-l, block cross-l");
    CHECK_FALSE(blocked.has_event("combo-ends"));
    CHECK_FALSE(blocked.has_event("combo"));
    TestFight stops = with_card("jab-l");
    stops.turn().play("strike jab-l, pass, strike hook-l, pass");
    CHECK_FALSE(stops.has_event("combo-ends"));
}

TEST_CASE("CI-L2: a draw of no card is not reported") {
    TestFight fight;
    fight.turn().play("cover discard hook-l draw 0");
    CHECK_FALSE(fight.has_event("drew"));
    TestFight empty;
    empty.hand(kRed, "slam hook-l").only_ground("arm-h-e arm-bl-t").turn();
    empty.play("takedown slam, pass");
    CHECK(empty.has_event("drew red 2 mat"));
    CHECK_FALSE(empty.has_event("drew blue"));
}

TEST_CASE("CI-L1: judged is caused by the end of the round and over by the last event") {
    TestFight fight;
    fight.round(3).cubes(kRed, Meter::Head, 1).hand(kRed, "calf-l").only_deck("jab-l").turn();
    fight.play("footwork calf-l d3");
    CHECK(fight.first("judged") == "judged 1 0");
    CHECK(fight.cause_of("judged") == "round-ends 3");
    CHECK(fight.cause_of("over") == "judged 1 0");
    TestFight knocked;
    knocked.cubes(kBlue, Meter::Head, 8).turn().play("strike hook-l, pass");
    CHECK(knocked.cause_of("over") == "damage blue head 9 hit");
    TestFight resigned;
    resigned.turn().resign();
    CHECK(resigned.cause_of("over").empty());
}

}  // namespace
}  // namespace tenebrae::cagedin::testing
