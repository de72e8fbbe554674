// SPDX-License-Identifier: MIT
// Section Y and table 3: each card of the Mage, with noise and without.
#include "catch.hpp"
#include "test_forest.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia::testing {
namespace {

Rules mages() {
    Rules rules = plain_rules();
    rules.deck = Deck::Mage;
    return rules;
}

/// Returns a forest with the Hunter on e5, Hunted 1 upright on e1, the others hidden far away, and
/// this card first in hand.
TestForest with_card(Card card) {
    TestForest forest(mages());
    forest.hunter("e5").hunted(1, "e1").hunted(2, "a8").hidden(2).hunted(3, "b8").hidden(3);
    forest.hand(card, card == Card::Bored ? Card::Fog : Card::Bored);
    return forest;
}

/// Returns the forest after the card is played.
TestForest played(TestForest forest) {
    forest.begin_hunter().play("card 1");
    return forest;
}

int steps_made(TestForest& forest) {
    int steps = 0;
    for (; forest.pending_decision() == "step hunter"; ++steps) {
        forest.play(forest.legal().substr(0, 6));
    }
    return steps;
}

long count_of(const std::string& text, char letter) {
    return std::count(text.begin(), text.end(), letter);
}

TEST_CASE("Table 3: Bored moves 2 with and without noise") {
    TestForest quiet = played(with_card(Card::Bored));
    CHECK(quiet.has_event("text any"));
    CHECK(steps_made(quiet) == 2);
    CHECK(quiet.hunter_at() == "e3");
    TestForest noise = played(with_card(Card::Bored).noise("h5"));
    CHECK(steps_made(noise) == 2);
    CHECK(noise.hunter_at() == "g5");
}

TEST_CASE("HU-Y2: a quarter turn right moves everything on the board") {
    TestForest forest = with_card(Card::Dizzying);
    forest.hunted(1, "a1").hunted(2, "c2").hunted(3, "h4").car("f7", "g7").rocks("b8", 2);
    forest.noise("d1").trees("c4e c4s h1s");
    forest = played(forest);
    CHECK(forest.pending_decision() == "turning hunter");
    CHECK(forest.legal() == "turn left, turn right");
    CHECK_FALSE(forest.view_of_hunted(1).state.clue_is_old);
    forest.play("turn right");
    CHECK(forest.view_of_hunted(1).state.clue_is_old);
    CHECK(forest.hunter_at() == "d5");
    CHECK(forest.where(1) == "h1");
    CHECK(forest.where(2) == "g3");
    CHECK(forest.where(3) == "e8");
    CHECK(forest.state.car == CarSpaces{at("b6"), at("b7")});
    CHECK(forest.rocks_at("a2") == 2);
    CHECK(forest.rocks_at("b8") == 0);
    CHECK(forest.noise_at() == "h4");
    CHECK(forest.has_tree("e3s"));
    CHECK(forest.has_tree("d3e"));
    CHECK(forest.has_tree("g8e"));
    CHECK(forest.state.trees.count() == 3);
}

TEST_CASE("HU-Y2: a quarter turn left reverses a quarter turn right") {
    TestForest forest = with_card(Card::Dizzying);
    forest.hunted(1, "h1").car("b6", "b7").rocks("a2").trees("e3s d3e g8e").hunter("d5");
    forest = played(forest);
    forest.play("turn left");
    CHECK(forest.has_event("turned 3"));
    CHECK(forest.hunter_at() == "e5");
    CHECK(forest.where(1) == "a1");
    CHECK(forest.state.car == CarSpaces{at("f7"), at("g7")});
    CHECK(forest.rocks_at("b8") == 1);
    CHECK(forest.has_tree("c4e"));
    CHECK(forest.has_tree("c4s"));
    CHECK(forest.has_tree("h1s"));
}

TEST_CASE("HU-J5 HU-I6: everyone hears that the forest turns but not how") {
    TestForest forest = played(with_card(Card::Dizzying));
    forest.play("turn right");
    CHECK(forest.event_texts_for(0) == "forest-turns");
    CHECK(forest.has_event("turned 1"));
}

TEST_CASE("Table 3 HU-V8: with noise Dizzying moves 2 away from the noise") {
    TestForest forest = played(with_card(Card::Dizzying).hidden(1).hunted(1, "h8").noise("e4"));
    forest.play("turn right");  // he is on d5 and the noise on e5
    CHECK(forest.legal() == "step n, step s, step w");
    forest.play("step n");
    CHECK(forest.legal() == "step n, step w");  // e4 and d5 are nearer to the noise
    forest.play("step w");
    CHECK(forest.hunter_at() == "c4");
    CHECK(forest.noise_at() == "e5");
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("Table 3 HU-V8: he stays if no space is farther away from the noise") {
    TestForest forest = with_card(Card::Dizzying);
    forest.hunter("a8").hunted(2, "c8").hunted(3, "e8").noise("d4").hidden(1).hunted(1, "h8");
    forest = played(forest);
    forest.play("turn right");
    CHECK(forest.hunter_at() == "a1");
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("Table 3 HU-V8: without noise Dizzying moves 2 towards the car") {
    TestForest forest = played(with_card(Card::Dizzying).hunted(1, "a5"));
    forest.play("turn right");  // he is on d5, the car on h7 and h8, and the Hunted on d1
    CHECK(forest.legal() == "step e, step s");
    CHECK(steps_made(forest) == 2);
    CHECK(forest.hunter_at() == "f5");

    TestForest there = with_card(Card::Dizzying).hunted(1, "a5").hunter("g2");
    there = played(there);
    there.play("turn right");
    CHECK(there.hunter_at() == "g7");
    CHECK(there.pending_decision() == "turn 1");
}

TEST_CASE("Table 3: with noise Ventriloquism lures one of the Hunted nearest to the noise") {
    TestForest forest = with_card(Card::Ventriloquism).noise("d1").hunted(1, "b1");
    forest.hunted(2, "d3").hidden(2, false).hunted(3, "a5").hidden(3, false);
    forest = played(forest);
    CHECK(forest.pending_decision() == "lure hunter");
    CHECK(forest.legal() == "lure 1, lure 2");
    forest.play("lure 2");
    CHECK(forest.noise_at() == "d3");
    CHECK(forest.has_event("noise-moved d3"));
    CHECK(forest.legal() == "step n, step w");
}

TEST_CASE("Table 3: hidden Hunted are not lured even if they are nearer") {
    TestForest forest = played(with_card(Card::Ventriloquism).noise("b7"));
    CHECK(forest.legal() == "lure 1");
}

TEST_CASE("Table 3: without noise Ventriloquism lures any upright Hunted and then moves 3") {
    TestForest forest = with_card(Card::Ventriloquism).hunted(2, "a5").hidden(2, false);
    forest = played(forest);
    CHECK(forest.legal() == "lure 1, lure 2");
    forest.play("lure 2");
    CHECK(forest.noise_at() == "a5");
    forest.play("step w, step w, step w");
    CHECK(forest.hunter_at() == "b5");
    CHECK(forest.has_event("combat 2 e"));
}

TEST_CASE("HU-Y7: if no Hunted is upright Ventriloquism lures nobody but still moves") {
    TestForest forest = played(with_card(Card::Ventriloquism).hidden(1));
    CHECK(forest.pending_decision() == "step hunter");
    CHECK(forest.noise_at() == "off");
}

TEST_CASE("Table 3 HU-M5: Changelings swaps two Hunted and they take no rocks") {
    TestForest forest = with_card(Card::Changelings).rocks("e1").hunted(2, "a4").hidden(2, false);
    forest.hunted(3, "c1").hidden(3, false);
    forest = played(forest);
    CHECK(forest.pending_decision() == "swap hunter");
    CHECK(forest.legal() == "swap 1 2, swap 1 3, swap 2 3");
    forest.play("swap 1 2");
    CHECK(forest.where(1) == "a4");
    CHECK(forest.where(2) == "e1");
    CHECK(forest.rocks_at("e1") == 1);
    CHECK(forest.rocks_of(2) == 1);
    CHECK(forest.event_texts_for(0) == "swapped 1 2");
    CHECK(steps_made(forest) == 2);
}

TEST_CASE("Table 3: Changelings moves 1 with noise") {
    TestForest forest = with_card(Card::Changelings).noise("h5").hunted(2, "a4").hidden(2, false);
    forest = played(forest);
    forest.play("swap 1 2");
    CHECK(steps_made(forest) == 1);
    CHECK(forest.hunter_at() == "f5");
}

TEST_CASE("Table 3 HU-Y7: hidden Hunted and Hunted in the car are not swapped") {
    TestForest car = with_card(Card::Changelings).hunted(2, "g1").hidden(2, false);
    car = played(car);
    CHECK(car.pending_decision() == "step hunter");
    TestForest hidden = played(with_card(Card::Changelings));
    CHECK(hidden.pending_decision() == "step hunter");
}

TEST_CASE("Table 3: without noise Creeping Roots moves one near tree and then the Hunter moves 2") {
    TestForest forest = played(with_card(Card::CreepingRoots).trees("d4e a1e g5e"));
    CHECK(forest.pending_decision() == "uproot hunter");
    CHECK(forest.legal() == "uproot d4e, skip");
    forest.play("uproot d4e");
    CHECK(forest.pending_decision() == "plant hunter");
    CHECK_FALSE(forest.offers("plant d4e"));
    CHECK_FALSE(forest.offers("skip"));
    CHECK(count_of(forest.legal(), ',') + 1 == 23);
    forest.play("plant f6e");
    CHECK(forest.has_tree("f6e"));
    CHECK_FALSE(forest.has_tree("d4e"));
    CHECK(steps_made(forest) == 2);
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("Table 3: with noise Creeping Roots moves two near trees and then the Hunter moves 1") {
    TestForest forest = played(with_card(Card::CreepingRoots).trees("d4e").noise("h5"));
    forest.play("uproot d4e, plant d3s");
    CHECK(forest.legal() == "uproot d3s, skip");
    forest.play("uproot d3s, plant f6s");
    CHECK(forest.has_tree("f6s"));
    CHECK(forest.state.trees.count() == 1);
    CHECK(steps_made(forest) == 1);

    TestForest skipped = played(with_card(Card::CreepingRoots).trees("d4e").noise("h5"));
    skipped.play("skip");
    CHECK(skipped.pending_decision() == "uproot hunter");
    skipped.play("skip");
    CHECK(skipped.pending_decision() == "step hunter");
}

TEST_CASE("HU-Y3: without a near tree Creeping Roots asks for none") {
    TestForest forest = played(with_card(Card::CreepingRoots).trees("a1e"));
    CHECK(forest.pending_decision() == "step hunter");
}

TEST_CASE("Table 3: Vertigo turns the forest half round and removes the noise and moves 1") {
    TestForest forest = with_card(Card::Vertigo).noise("h5").trees("c4e c4s").rocks("b8");
    forest = played(forest);
    CHECK(forest.has_event("turned 2"));
    CHECK(forest.has_event("forest-turns"));
    CHECK(forest.has_event("noise-off"));
    CHECK(forest.noise_at() == "off");
    CHECK(forest.hunter_at() == "d4");
    CHECK(forest.where(1) == "d8");
    CHECK(forest.has_tree("e5e"));
    CHECK(forest.has_tree("f4s"));
    CHECK(forest.rocks_at("g1") == 1);
    CHECK(forest.state.car == CarSpaces{at("a8"), at("b8")});
    CHECK(forest.legal() == "step s");
    CHECK(steps_made(forest) == 1);

    TestForest quiet = played(with_card(Card::Vertigo));
    CHECK(quiet.hunter_at() == "d4");
    CHECK(steps_made(quiet) == 1);
}

TEST_CASE("Table 3: with noise Will-o'-Wisp drifts the noise 1 or 2 steps over open sides") {
    TestForest forest = with_card(Card::WillOWisp).noise("d2").car("e1", "f1").hunted(1, "h8");
    forest.hunted(2, "d3").trees("c2e d2e").rocks("d1");
    forest = played(forest);
    CHECK(forest.pending_decision() == "drift hunter");
    CHECK(forest.legal() == "drift c1, drift d1, drift c3, drift e3, drift d4, skip");
    forest.play("drift e3");
    CHECK(forest.noise_at() == "e3");
    CHECK(forest.legal() == "step n");
    CHECK(steps_made(forest) == 2);
}

TEST_CASE("Table 3: without noise Will-o'-Wisp places it on a space without a piece or rock or car"
) {
    TestForest forest = played(with_card(Card::WillOWisp).rocks("c3").rocks("c4", 2));
    CHECK(count_of(forest.legal(), ',') + 1 == 64 - 4 - 2 - 2 + 1);
    for (const char* space : {"drift c3", "drift c4", "drift e5", "drift a8", "drift g1"}) {
        CHECK_FALSE(forest.offers(space));
    }
    forest.play("skip");
    CHECK(forest.noise_at() == "off");
    CHECK(steps_made(forest) == 2);
}

TEST_CASE("Table 3: Thicket plants twice with noise or plants once and moves 1 without") {
    TestForest noise = played(with_card(Card::Thicket).noise("h5"));
    CHECK(noise.pending_decision() == "plant hunter");
    CHECK(count_of(noise.legal(), ',') + 1 == 25);  // 24 near sides and skip
    noise.play("plant d4e");
    CHECK(noise.has_event("planted d4e"));
    CHECK_FALSE(noise.offers("plant d4e"));
    noise.play("plant d4s");
    CHECK(noise.state.trees.count() == 2);
    CHECK(noise.pending_decision() == "turn 1");

    TestForest quiet = played(with_card(Card::Thicket));
    quiet.play("skip");
    CHECK(quiet.state.trees.count() == 0);
    CHECK(steps_made(quiet) == 1);
    CHECK(quiet.pending_decision() == "turn 1");
}

TEST_CASE("Table 3 HU-Y5: Blink goes through trees and starts no combat this turn") {
    TestForest beside = played(with_card(Card::Blink).hunted(1, "e4"));
    CHECK_FALSE(beside.has_event("combat"));
    CHECK(beside.pending_decision() == "turn 1");

    TestForest forest = played(with_card(Card::Blink).hunted(1, "e2").trees("e4s"));
    CHECK(forest.legal() == "step n");
    forest.play("step n, step n");
    CHECK(forest.hunter_at() == "e3");
    CHECK_FALSE(forest.has_event("combat"));
    CHECK(forest.pending_decision() == "turn 1");
    forest.play("move w, move s");  // d3 is next to him, and the turn without combat is over
    CHECK(forest.has_event("combat 1 e"));
}

TEST_CASE("HU-V5: a move through trees does not touch a noise behind a tree") {
    TestForest forest = with_card(Card::Blink).hunter("e4").hidden(1).hunted(1, "h8");
    forest.noise("e2").hunted(3, "e2").trees("e2s");
    forest = played(forest);
    CHECK(forest.legal() == "step n");
    forest.play("step n");
    CHECK(forest.hunter_at() == "e3");
    CHECK(forest.noise_at() == "e2");
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("HU-Y4: under Fog a Hunted searches only at the beginning of its turn") {
    TestForest forest = played(with_card(Card::Fog).hunted(1, "a1"));
    CHECK(forest.has_event("fog"));
    CHECK(steps_made(forest) == 2);
    CHECK(forest.event_texts_for(0).find("feel 1") != std::string::npos);
    CHECK(forest.state.open.fog);
    forest.trees("b1s").play("move e");
    CHECK_FALSE(forest.offers("search"));
    forest.play("move s");
    CHECK(forest.event_texts() == "blocked 1 s tree");
    forest.play("move w");
    CHECK_FALSE(forest.offers("search"));
}

TEST_CASE("HU-Y4 HU-J1: Fog lasts until the Hunter's next turn begins") {
    TestForest forest = played(with_card(Card::Fog).hunted(1, "a1").noise("h5"));
    CHECK(steps_made(forest) == 2);
    forest.end_turn().end_turn();
    CHECK(forest.state.open.fog);
    forest.end_turn();
    CHECK(forest.pending_decision() == "card hunter");
    CHECK_FALSE(forest.state.open.fog);
}

TEST_CASE("HU-Y6 HU-B3: a tree that would seal a space is not offered") {
    TestForest forest = with_card(Card::Thicket).hunter("b2").hunted(1, "h8").trees("a1e");
    forest = played(forest);
    CHECK_FALSE(forest.offers("plant a1s"));
    CHECK(forest.offers("plant b1s"));
    // The last exit of the four spaces in the corner may not be closed either.
    TestForest four = with_card(Card::Thicket).hunter("b2").hunted(1, "h8").trees("b1e b2e a2s");
    four = played(four);
    CHECK_FALSE(four.offers("plant b2s"));
    CHECK(four.offers("plant a1s"));
}

TEST_CASE(
    "HU-Y6 HU-B3: a tree is not offered inside the car or on the last open side of a car space"
) {
    TestForest forest = with_card(Card::Thicket).hunter("b2").hunted(1, "h8").car("c1", "c2");
    forest = played(forest);
    CHECK_FALSE(forest.offers("plant c1s"));
    CHECK(forest.offers("plant c2s"));

    TestForest last = with_card(Card::Thicket).hunter("b2").hunted(1, "h8").car("b1", "c1");
    last.trees("b1s");
    last = played(last);
    CHECK_FALSE(last.offers("plant a1e"));
    CHECK(last.offers("plant c1s"));
    CHECK_FALSE(last.offers("plant b1e"));
}

TEST_CASE("HU-Y6: an uprooted tree may close another side of the space that it opened") {
    TestForest forest = with_card(Card::CreepingRoots).hunter("b2").hunted(1, "h8").trees("a1e");
    forest = played(forest);
    forest.play("uproot a1e");
    CHECK(forest.offers("plant a1s"));
    CHECK_FALSE(forest.offers("plant a1e"));
}

/// Returns a sound forest with 40 trees in seven rows, each with a gap in the west.
TestForest with_all_trees(Card card) {
    TestForest forest = with_card(card);
    forest.car("a8", "b8").hunted(2, "g8").hunted(3, "h8");
    for (const char row : {'1', '2', '3', '4', '5', '6', '7'}) {
        for (const char column : {'c', 'd', 'e', 'f', 'g', 'h'}) {
            const bool is_left_out = column == 'c' && row >= '6';
            forest.trees(is_left_out ? "" : std::string{column, row, 's'});
        }
    }
    return forest;
}

TEST_CASE("HU-Y6: without a tree in reserve nothing is planted but trees can still be moved") {
    TestForest thicket = with_all_trees(Card::Thicket);
    REQUIRE(thicket.state.trees.count() == kMaxTrees);
    thicket = played(thicket);
    CHECK(thicket.pending_decision() == "step hunter");

    TestForest roots = played(with_all_trees(Card::CreepingRoots));
    CHECK(roots.pending_decision() == "uproot hunter");
    roots.play("uproot e4s");
    CHECK(roots.pending_decision() == "plant hunter");
}

}  // namespace
}  // namespace tenebrae::nyctophobia::testing
