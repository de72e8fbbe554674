// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "test_fight.hpp"

#include <numeric>

/// Section K of the rules.
namespace tenebrae::cagedin::testing {
namespace {

int sum_of(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

}  // namespace

TEST_CASE("CI-K1: decks and hands and piles always hold 54 stand-up and 30 ground cards in all") {
    Rules rules = standard_rules();
    rules.has_types = false;
    TestFight fight(rules);
    fight.start_fight();
    CHECK(fight.deck_size(Place::Feet) == 54 - 2 * 5 - 1);
    CHECK(fight.deck_size(Place::Mat) == 30);
    CHECK(sum_of(rules.tables.copies[0]) == 54);
    CHECK(sum_of(rules.tables.copies[1]) == 30);
}

TEST_CASE("CI-K2: a card is played for its location and separately for its footwork") {
    TestFight fight;
    fight.hand(kRed, "low-l").turn();
    CHECK(fight.offers("strike low-l"));
    CHECK(fight.offers("footwork low-l b3"));
    CHECK(fight.offers("shove low-l"));
    CHECK_FALSE(fight.offers("takedown low-l"));
    CHECK_FALSE(fight.offers("haymaker low-l"));
}

TEST_CASE("CI-K3, CI-B2: both head locations damage the one head meter but are blocked separately"
) {
    for (const std::string code : {"hook-l", "hook-r"}) {
        TestFight fight;
        fight.hand(kRed, code + " rib-l").hand(kBlue, "jab-l low-l").turn();
        fight.play("strike " + code);
        CHECK(fight.offers("block jab-l") == (code == "hook-l"));
        fight.play("pass");
        CHECK(fight.cubes(kBlue, Meter::Head) == 1);
    }
}

TEST_CASE("CI-K4: each of the three takedowns is blocked by its own name") {
    for (const std::string code : {"throw", "slam", "shoot"}) {
        TestFight fight;
        fight.hand(kRed, code + " rib-l").hand(kBlue, "throw-c slam-c shoot-c").turn();
        fight.play("takedown " + code);
        CHECK(fight.legal() == "block " + code + "-c, pass");
    }
}

TEST_CASE("CI-K5: a ground card's location is one of the five damage meters") {
    const auto hurt = [](const std::string& code) {
        TestFight fight;
        fight.mat().hand(kRed, code + " rnc-h-t").turn().play("pound " + code + ", pass, damage");
        return fight.first("damage");
    };
    CHECK(hurt("arm-h-e") == "damage blue head 1 pound");
    CHECK(hurt("arm-bl-t") == "damage blue body-l 1 pound");
    CHECK(hurt("arm-br-t") == "damage blue body-r 1 pound");
    CHECK(hurt("arm-ll-e") == "damage blue leg-l 1 pound");
    CHECK(hurt("arm-lr-t") == "damage blue leg-r 1 pound");
}

TEST_CASE("CI-K6: none of the six holds blocks another") {
    const std::string all = "arm-bl-t kim-bl-e rnc-bl-t tri-bl-t gui-bl-t heel-bl-t";
    for (const std::string hold : {"arm", "kim", "rnc", "tri", "gui", "heel"}) {
        TestFight fight;
        const std::string code = hold + (hold == "arm" || hold == "tri" ? "-h-e" : "-h-t");
        fight.mat().hand(kRed, code + " kim-lr-e").hand(kBlue, all).turn();
        fight.play("pound " + code);
        CHECK(fight.legal() == "block " + hold + "-bl-" + (hold == "kim" ? "e" : "t") + ", pass");
    }
}

TEST_CASE("CI-K7: only its owner sees a hand and it is in the order of the tables") {
    TestFight fight;
    fight.hand(kRed, "shoot jab-r cross-l jab-l").hand(kBlue, "rib-l").turn();
    CHECK(fight.legal_of("shove") == "shove jab-l, shove jab-r, shove cross-l, shove shoot");
    CHECK(fight.view(kRed).hand == fight.state.hands[kRed]);
    CHECK(fight.view(kBlue).hand == fight.state.hands[kBlue]);
    CHECK(sum_of(fight.view(2).hand) == 0);
    for (const int seat : {0, 1, 2}) {
        CHECK(sum_of(fight.view(seat).hands[kRed]) == 0);
        CHECK(sum_of(fight.view(seat).hands[kBlue]) == 0);
    }
}

TEST_CASE("CI-K8: equal cards are offered as one choice") {
    TestFight fight;
    fight.hand(kRed, "jab-l*2 hook-r*2").hand(kBlue, "cross-l*2").turn();
    CHECK(fight.legal_of("strike") == "strike jab-l, strike hook-r");
    fight.play("strike jab-l");
    CHECK(fight.legal() == "block cross-l, pass");
    fight.play("block cross-l");
    CHECK(fight.hand(kBlue) == "cross-l");
}

TEST_CASE("CI-K8: two equal cards in hand can be played together") {
    Rules rules = standard_rules();
    rules.tables.copies[1][0] = 2;  // arm-h-e
    const auto pairs = [&rules](std::string_view hand) {
        TestFight fight(rules);
        fight.type(kRed, Type::Submission).mat().cubes(kBlue, Meter::Fatigue, 6);
        fight.hand(kRed, hand).turn();
        return fight.legal_of("submit");
    };
    CHECK(
        pairs("arm-h-e*2 kim-h-t")
        == "submit arm-h-e, submit arm-h-e arm-h-e, submit arm-h-e kim-h-t, submit kim-h-t"
    );
    CHECK(pairs("arm-h-e kim-h-t") == "submit arm-h-e, submit arm-h-e kim-h-t, submit kim-h-t");
}

TEST_CASE("CI-K8, CI-F14: two equal cards in hand can block together") {
    Rules rules = standard_rules();
    rules.tables.copies[1][0] = 2;  // arm-h-e
    const auto blocks = [&rules](std::string_view hand) {
        TestFight fight(rules);
        fight.type(kRed, Type::Submission).mat().cubes(kBlue, Meter::Fatigue, 6);
        fight.hand(kRed, "arm-bl-t arm-br-t kim-h-t").hand(kBlue, hand).turn();
        fight.play("submit arm-bl-t arm-br-t");
        return fight.legal();
    };
    CHECK(blocks("arm-h-e*2 kim-bl-e") == "block arm-h-e arm-h-e, pass");
    CHECK(blocks("arm-h-e kim-bl-e") == "pass");
    CHECK(blocks("arm-h-e arm-lr-t") == "block arm-h-e arm-lr-t, pass");
}

TEST_CASE("CI-Q4: two blocks may match the two cards in either order") {
    Rules rules = standard_rules();
    rules.tables.ground[0].hold = Hold::Kimura;  // arm-h-e
    rules.tables.ground[6].hold = Hold::Armbar;  // kim-bl-e
    TestFight fight(rules);
    fight.type(kRed, Type::Submission).mat().cubes(kBlue, Meter::Fatigue, 6);
    fight.hand(kRed, "arm-bl-t kim-h-t tri-h-e").hand(kBlue, "arm-h-e arm-lr-t kim-bl-e").turn();
    fight.play("submit arm-bl-t kim-h-t");
    CHECK(fight.legal() == "block arm-h-e arm-lr-t, block arm-h-e kim-bl-e, pass");
}

TEST_CASE("CI-K9: a card that is played or discarded goes face up on the pile") {
    TestFight fight;
    fight.hand(kRed, "jab-l rib-l low-l").hand(kBlue, "cross-l knee-r knee-l spin-l").turn();
    fight.play("strike jab-l, block cross-l, cover discard knee-r draw 0, footwork low-l e2");
    CHECK(fight.pile(Place::Feet) == "jab-l cross-l knee-r low-l");
}

TEST_CASE(
    "CI-K9, CI-K10: piles are not reshuffled and a draw of several cards stops at an empty deck"
) {
    TestFight fight;
    fight.hand(kRed, "jab-l rib-l").only_deck("cross-r").turn();
    const int discarded = sum_of(fight.state.open.piles[0]);
    CHECK(discarded == 54 - 5);
    fight.play("cover discard rib-l draw 2");
    CHECK(fight.has_event("drew red 1 cover cross-r"));
    CHECK(fight.count("drew red") == 1);
    CHECK(fight.cause_of("bell") == "drew red 1 cover cross-r");
}

TEST_CASE("CI-K10: cards are drawn from the top of the deck in use") {
    TestFight feet;
    feet.hand(kRed, "jab-l rib-l").deck("cross-r low-l").ground("tri-h-e").turn();
    feet.play("cover discard rib-l draw 2");
    CHECK(feet.hand(kRed) == "jab-l cross-r low-l");
    CHECK(feet.deck_size(Place::Feet) == 54 - 4 - 2);
    CHECK(feet.deck_size(Place::Mat) == 30);
    TestFight mat;
    mat.mat().hand(kRed, "arm-h-e").deck("cross-r").ground("tri-h-e kim-h-t tri-bl-t rnc-h-t");
    mat.hand(kBlue, "kim-bl-e").turn().play("pound arm-h-e");
    CHECK(mat.hand(kRed) == "kim-h-t rnc-h-t tri-h-e tri-bl-t");
    CHECK(mat.deck_size(Place::Feet) == 54);
    CHECK(mat.pile(Place::Mat) == "arm-h-e");
}

TEST_CASE("CI-K11: an empty hand draws four cards before the other fighter answers") {
    TestFight fight;
    fight.hand(kRed, "jab-l").deck("cross-l cross-r low-l low-r").turn().play("strike jab-l");
    CHECK(
        fight.event_texts()
        == "attack red strike jab-l, drew red 4 refill cross-l cross-r low-l low-r"
    );
    CHECK(fight.cause_of("drew") == "attack red strike jab-l");
    CHECK(fight.pending_decision() == "defend blue");
    CHECK(fight.hand_size(kRed) == 4);
    TestFight footwork;
    footwork.hand(kRed, "jab-l").turn().play("footwork jab-l e2");
    CHECK(footwork.count("drew red 4 refill") == 1);
}

TEST_CASE(
    "CI-K11: an empty hand of the defender is refilled as well and on the mat from the ground deck"
) {
    TestFight fight;
    fight.mat().hand(kRed, "arm-h-e kim-h-t").hand(kBlue, "arm-bl-t");
    fight.ground("tri-h-e kim-bl-e tri-bl-t rnc-h-t").turn().play("pound arm-h-e, block arm-bl-t");
    CHECK(fight.has_event("drew blue 4 refill kim-bl-e rnc-h-t tri-h-e tri-bl-t"));
    CHECK(fight.cause_of("drew") == "blocked blue pound arm-bl-t");
}

TEST_CASE("CI-K11: two cards played together leave the hand together") {
    TestFight fight;
    fight.type(kRed, Type::Submission).mat().cubes(kBlue, Meter::Fatigue, 6);
    fight.hand(kRed, "arm-h-e kim-h-t").hand(kBlue, "arm-bl-t kim-bl-e");
    fight.ground("rnc-h-t rnc-bl-t tri-h-e tri-bl-t gui-h-t gui-bl-t gui-br-e gui-ll-e").turn();
    fight.play("submit arm-h-e kim-h-t");
    CHECK(
        fight.event_texts()
        == "attack red submit arm-h-e kim-h-t, "
           "drew red 4 refill rnc-h-t rnc-bl-t tri-h-e tri-bl-t"
    );
    fight.play("block arm-bl-t kim-bl-e");
    CHECK(fight.count("drew blue 4 refill") == 1);
    CHECK(fight.hand(kBlue) == "gui-h-t gui-bl-t gui-br-e gui-ll-e");
}

TEST_CASE("CI-K11: a refill draws fewer than four cards if the deck runs out") {
    TestFight fight;
    fight.hand(kRed, "jab-l").only_deck("cross-l cross-r low-l").turn().play("strike jab-l");
    CHECK(fight.has_event("drew red 3 refill cross-l cross-r low-l"));
    CHECK(fight.has_event("bell feet"));
    CHECK(fight.pending_decision() == "defend blue");
}

TEST_CASE("CI-K12: there is no refill when whole hands are discarded and new ones dealt") {
    TestFight fight;
    fight.hand(kRed, "slam rib-l").hand(kBlue, "jab-l").turn().play("takedown slam, pass");
    CHECK(fight.count("drew") == 2);
    CHECK(fight.hand_size(kRed) == 4);
    CHECK(fight.hand_size(kBlue) == 4);
    CHECK(fight.deck_size(Place::Feet) == 54 - 3);
}

TEST_CASE(
    "CI-K11, CI-K12: playing a takedown as the last card refills the hand before it is discarded"
) {
    TestFight fight;
    fight.hand(kRed, "slam").deck("cross-l cross-r low-l low-r").turn();
    fight.play("takedown slam, pass");
    CHECK(fight.has_event("drew red 4 refill cross-l cross-r low-l low-r"));
    CHECK(fight.has_event("hand-discarded red cross-l cross-r low-l low-r"));
    CHECK(fight.count("drew red") == 2);
    CHECK(fight.hand_size(kRed) == 4);
}

TEST_CASE("CI-K12: there is no refill at the end of a round") {
    TestFight fight;
    fight.hand(kRed, "rib-l*2").only_deck("jab-l").turn().play("cover discard rib-l draw 1");
    CHECK(fight.pending_decision() == "recover blue");
    CHECK(fight.count("drew") == 1);
    CHECK(fight.hand_size(kRed) == 0);
    CHECK(fight.hand_size(kBlue) == 0);
}

TEST_CASE("CI-K13: a hand may grow beyond five cards") {
    TestFight fight;
    fight.at(kBlue, "d7").hand(kBlue, "jab-l jab-r cross-l cross-r rib-l rib-r").turn();
    fight.play("cover discard hook-l draw 0");
    CHECK(fight.hand_size(kBlue) == 7);
}

TEST_CASE("CI-K14: if both fighters draw the active one draws all his cards first") {
    TestFight fight;
    fight.active(kBlue).mat().hand(kRed, "arm-h-e").hand(kBlue, "kim-h-t kim-bl-e");
    fight.deck("jab-l jab-r cross-l cross-r low-l low-r rib-l rib-r").turn();
    fight.play("stand kim-h-t, pass");
    CHECK(fight.hand(kBlue) == "jab-l jab-r cross-l cross-r");
    CHECK(fight.hand(kRed) == "rib-l rib-r low-l low-r");
    CHECK(fight.first("drew").substr(0, 11) == "drew blue 4");
}

}  // namespace tenebrae::cagedin::testing
