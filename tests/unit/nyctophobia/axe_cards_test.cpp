// SPDX-License-Identifier: MIT
// Section Y and table 2: each card of the Axe Murderer, with noise and without.
#include "catch.hpp"
#include "test_forest.hpp"

namespace tenebrae::nyctophobia::testing {
namespace {

/// Returns a forest with the Hunter on e5, Hunted 1 upright on e1, the others hidden far away, and
/// this card first in hand.
TestForest with_card(Card card) {
    TestForest forest;
    forest.hunter("e5").hunted(1, "e1").hunted(2, "a8").hidden(2).hunted(3, "b8").hidden(3);
    forest.hand(card, card == Card::Calm ? Card::Listen : Card::Calm);
    return forest;
}

/// Returns how many steps he makes if he always takes the first legal one.
int steps_made(TestForest& forest) {
    forest.begin_hunter().play("card 1");
    int steps = 0;
    for (; forest.pending_decision() == "step hunter"; ++steps) {
        forest.play(forest.legal().substr(0, 6));
    }
    return steps;
}

TEST_CASE("HU-Y1: each deck has the twelve cards of table 2 or table 3") {
    for (const Deck deck : {Deck::Axe, Deck::Mage}) {
        int cards = 0;
        int doubles = 0;
        for (const Card kind : kinds_of(deck)) {
            CHECK(card_info(kind).deck == deck);
            cards += card_info(kind).copies;
            doubles += card_info(kind).copies == 2 ? 1 : 0;
        }
        CHECK(cards == 12);
        CHECK(doubles == 2);
    }
    CHECK(card_info(Card::Calm).copies == 2);
    CHECK(card_info(Card::Chop).copies == 2);
    CHECK(card_info(Card::Bored).copies == 2);
    CHECK(card_info(Card::CreepingRoots).copies == 2);
    CHECK(kinds_of(Deck::Simple).empty());
}

TEST_CASE("Table 2: Calm moves 2 with and without noise") {
    TestForest quiet = with_card(Card::Calm);
    CHECK(steps_made(quiet) == 2);
    CHECK(quiet.hunter_at() == "e3");
    TestForest noise = with_card(Card::Calm).noise("h5");
    CHECK(steps_made(noise) == 2);
    CHECK(noise.hunter_at() == "g5");
}

TEST_CASE("Table 2: Stumble removes the noise and then moves 1") {
    TestForest forest = with_card(Card::Stumble).noise("h5");
    forest.begin_hunter().play("card 1");
    CHECK(forest.has_event("noise-off"));
    CHECK(forest.cause_of("noise-off") == "card stumble");
    CHECK(forest.noise_at() == "off");
    CHECK(forest.legal() == "step n");
    forest.play("step n");
    CHECK(forest.pending_decision() == "turn 1");

    TestForest quiet = with_card(Card::Stumble);
    CHECK(steps_made(quiet) == 1);
    CHECK_FALSE(quiet.has_event("noise-off"));
}

TEST_CASE("Table 2 HU-Y5: with noise Sneak attacks through trees for the rest of the turn") {
    TestForest forest = with_card(Card::Sneak).noise("a1");
    forest.hunted(1, "e4").trees("e4s").begin_hunter().play("card 1");
    CHECK(forest.has_event("combat 1 s"));
    CHECK(forest.cause_of("combat") == "card sneak");

    TestForest stepped = with_card(Card::Sneak).noise("e3");
    stepped.hunted(1, "d4").trees("d4e").begin_hunter().play("card 1, step n");
    CHECK(stepped.has_event("combat 1 e"));
}

TEST_CASE("Table 2 HU-Y5: Sneak attacks through trees only until the end of the turn") {
    TestForest forest = with_card(Card::Sneak).noise("e3");
    forest.trees("e2s").begin_hunter().play("card 1, step n, step n");
    CHECK(forest.pending_decision() == "turn 1");
    forest.play("move s");
    CHECK(forest.where(1) == "e2");  // next to the Hunter but behind the tree
    CHECK_FALSE(forest.has_event("combat"));
}

TEST_CASE("Table 2 HU-V2 HU-V3: without noise Sneak moves 2 through trees but attacks as usual") {
    TestForest forest = with_card(Card::Sneak);
    forest.hunted(1, "e2").trees("e4s e2s").begin_hunter().play("card 1");
    CHECK(forest.legal() == "step n");
    forest.play("step n");
    CHECK(forest.hunter_at() == "e4");
    forest.play("step n");
    CHECK(forest.hunter_at() == "e3");
    CHECK_FALSE(forest.has_event("combat"));  // the tree on e2s is between them
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("Table 2 HU-V4: on a move through trees a space behind a tree is next to the Hunted") {
    TestForest forest = with_card(Card::Sneak);
    forest.hunted(1, "e4").trees("e4s").begin_hunter().play("card 1");
    CHECK(forest.hunter_at() == "e5");  // he is already at the goal, so no step gets nearer
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("Table 2: Berserk runs with and without noise") {
    for (const char* noise : {"off", "h5"}) {
        TestForest forest = with_card(Card::Berserk).noise(noise);
        forest.hunted(1, "h2").begin_hunter().play("card 1");
        CHECK(forest.legal() == "run n, run e, run s, run w");
        forest.play("run w");
        CHECK(forest.hunter_at() == "a5");
        CHECK(forest.noise_at() == noise);
        CHECK(forest.pending_decision() == "turn 1");
    }
}

TEST_CASE("Table 2 HU-V9: with noise Frenzy runs and fells the tree ahead and removes the noise") {
    TestForest forest = with_card(Card::Frenzy).noise("h5");
    forest.trees("e2s").hunted(1, "a1").begin_hunter().play("card 1, run n");
    CHECK(forest.hunter_at() == "e3");
    CHECK_FALSE(forest.has_tree("e2s"));
    CHECK(forest.has_event("felled e2s"));
    CHECK(forest.noise_at() == "off");
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("Table 2 HU-V9: with noise Frenzy also runs against a tree directly ahead") {
    TestForest forest = with_card(Card::Frenzy).noise("h5");
    forest.trees("e4s").hunted(1, "a1").begin_hunter().play("card 1");
    CHECK(forest.legal() == "run n, run e, run s, run w");
    forest.play("run n");
    CHECK(forest.hunter_at() == "e5");
    CHECK_FALSE(forest.has_tree("e4s"));
    CHECK(forest.noise_at() == "off");
}

TEST_CASE("Table 2 HU-X1: the tree that Frenzy fells can start a combat") {
    TestForest forest = with_card(Card::Frenzy).noise("h5");
    forest.trees("e2s").hunted(1, "e2").begin_hunter().play("card 1, run n");
    CHECK(forest.hunter_at() == "e3");
    CHECK(forest.has_event("combat 1 s"));
    CHECK(forest.cause_of("combat") == "felled e2s");
}

TEST_CASE("Table 2: without a tree ahead Frenzy fells nothing") {
    TestForest forest = with_card(Card::Frenzy).noise("h5");
    forest.trees("e1e").hunted(1, "a1").begin_hunter().play("card 1, run n");
    CHECK(forest.hunter_at() == "e1");
    CHECK_FALSE(forest.has_event("felled"));
    CHECK(forest.has_tree("e1e"));
}

TEST_CASE("Table 2: without noise Frenzy moves 2 and puts a discard on top of the pile") {
    TestForest forest = with_card(Card::Frenzy);
    forest.pile(
        {Card::Calm,
         Card::Stumble,
         Card::Sneak,
         Card::Berserk,
         Card::Bloodlust,
         Card::Chop,
         Card::Chop,
         Card::ClearCut,
         Card::Stalk}
    );
    REQUIRE(forest.state.discard_count == 1);  // Listen
    CHECK(steps_made(forest) == 2);
    CHECK(forest.has_event("recalled listen"));
    CHECK(forest.has_event("drew listen"));
    CHECK(forest.state.hand == std::array{Card::Calm, Card::Listen});
    CHECK(forest.state.discard_count == 1);
    CHECK(forest.state.discards[0] == Card::Frenzy);
}

TEST_CASE("Table 2: without discards Frenzy recalls nothing") {
    TestForest forest = with_card(Card::Frenzy);
    REQUIRE(forest.state.discard_count == 0);
    CHECK(steps_made(forest) == 2);
    CHECK_FALSE(forest.has_event("recalled"));
}

TEST_CASE("Table 2: Bloodlust moves 3 with noise and moves 2 and may fell without noise") {
    TestForest noise = with_card(Card::Bloodlust).noise("a5");
    noise.trees("b5s");
    CHECK(steps_made(noise) == 3);
    CHECK(noise.hunter_at() == "b5");
    CHECK(noise.pending_decision() == "turn 1");

    TestForest quiet = with_card(Card::Bloodlust).trees("d3e");
    CHECK(steps_made(quiet) == 2);
    CHECK(quiet.pending_decision() == "fell hunter");
    CHECK(quiet.legal() == "fell w, skip");
    quiet.play("skip");
    CHECK(quiet.has_tree("d3e"));
    CHECK(quiet.pending_decision() == "turn 1");
}

TEST_CASE("HU-G6: without a tree to fell the Hunter is not asked to skip") {
    TestForest quiet = with_card(Card::Bloodlust);
    CHECK(steps_made(quiet) == 2);
    CHECK(quiet.pending_decision() == "turn 1");
}

TEST_CASE("Table 2: Chop fells and then moves 1 with noise or 2 without") {
    TestForest noise = with_card(Card::Chop).noise("h5").trees("e5s");
    noise.begin_hunter().play("card 1");
    CHECK(noise.legal() == "fell s");
    noise.play("fell s, step e");
    CHECK(noise.hunter_at() == "f5");
    CHECK(noise.pending_decision() == "turn 1");

    TestForest quiet = with_card(Card::Chop).trees("e5s");
    quiet.begin_hunter().play("card 1, fell s, step n, step n");
    CHECK(quiet.hunter_at() == "e3");
    CHECK(quiet.pending_decision() == "turn 1");
}

TEST_CASE("Table 2: Clear-Cut moves 2 with noise or 1 without and then may fell twice") {
    TestForest noise = with_card(Card::ClearCut).noise("h5").trees("g5e g5s");
    noise.begin_hunter().play("card 1, step e, step e");
    CHECK(noise.legal() == "fell e, fell s, skip");
    noise.play("fell e");
    CHECK(noise.legal() == "fell s, skip");
    noise.play("fell s");
    CHECK(noise.state.trees.count() == 0);
    CHECK(noise.pending_decision() == "turn 1");

    TestForest quiet = with_card(Card::ClearCut).trees("e4e");
    quiet.begin_hunter().play("card 1, step n");
    CHECK(quiet.pending_decision() == "fell hunter");
    quiet.play("skip");
    CHECK(quiet.pending_decision() == "fell hunter");  // he may fell a second time
    quiet.play("fell e");
    CHECK(quiet.state.trees.count() == 0);
    CHECK(quiet.pending_decision() == "turn 1");
}

TEST_CASE("Table 2: Listen moves 3 with noise or 1 without") {
    TestForest noise = with_card(Card::Listen).noise("a5");
    CHECK(steps_made(noise) == 3);
    CHECK(noise.hunter_at() == "b5");
    TestForest quiet = with_card(Card::Listen);
    CHECK(steps_made(quiet) == 1);
}

TEST_CASE("Table 2: Stalk moves 2 towards the nearest Hunted with and without noise") {
    for (const char* noise : {"off", "h5"}) {
        TestForest forest = with_card(Card::Stalk).noise(noise);
        CHECK(steps_made(forest) == 2);
        CHECK(forest.hunter_at() == "e3");
        CHECK(forest.noise_at() == noise);
    }
}

}  // namespace
}  // namespace tenebrae::nyctophobia::testing
