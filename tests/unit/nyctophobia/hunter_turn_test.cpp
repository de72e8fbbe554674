// SPDX-License-Identifier: MIT
// Sections N and J: noise, wound, and the order of the Hunter's turn.
#include "catch.hpp"
#include "test_forest.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace tenebrae::nyctophobia::testing {
namespace {

/// Returns a forest with the Hunter on e5 and no Hunted near him.
TestForest quiet_forest() {
    TestForest forest;
    forest.hunter("e5").hunted(1, "a1").hunted(2, "a3").hunted(3, "a8");
    return forest;
}

TestForest simple_hunter() {
    Rules rules = plain_rules();
    rules.deck = Deck::Simple;
    TestForest forest(rules);
    forest.hunter("e5").hunted(1, "a1").hunted(2, "a3").hunted(3, "a8");
    return forest;
}

std::vector<Card> pile_of(const TestForest& forest) {
    return {forest.state.pile.begin(), forest.state.pile.begin() + forest.state.pile_size};
}

TEST_CASE("HU-N1: placing the noise removes it from its old space") {
    TestForest forest = quiet_forest();
    forest.noise("h8").begin_turn().play("throw e");
    CHECK(forest.noise_at() == "f1");  // stopped by the car on g1
}

TEST_CASE("HU-N2 HU-V5 HU-I6: a noise that the Hunter reaches is removed and only he hears of it") {
    TestForest forest = quiet_forest();
    forest.noise("e4").begin_hunter().play("card 1, step n");
    CHECK(forest.noise_at() == "off");
    CHECK(forest.has_event("reached"));
    CHECK(forest.cause_of("reached") == "hunter-step n");
    CHECK(forest.event_texts_for(0) == "card calm");
}

TEST_CASE("HU-N3: a wound limits each move of the next Hunter turn to one space") {
    TestForest forest = quiet_forest();
    forest.wounded().begin_hunter();
    CHECK(forest.has_event("hunter-turn limited"));
    CHECK(forest.state.open.limited);
    CHECK_FALSE(forest.state.open.wounded);
    forest.play("card 1, step w");
    CHECK(forest.pending_decision() == "turn 1");
    CHECK_FALSE(forest.state.open.limited);
}

TEST_CASE("HU-N3: a wounded Hunter runs only one space") {
    TestForest forest = quiet_forest();
    forest.wounded().hand(Card::Berserk).begin_hunter().play("card 1, run n");
    CHECK(forest.hunter_at() == "e4");
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("HU-N3: a wound changes nothing else on the card") {
    TestForest forest = quiet_forest();
    forest.wounded().trees("d5n").hand(Card::Bloodlust).begin_hunter().play("card 1, step w");
    CHECK(forest.hunter_at() == "d5");
    CHECK(forest.pending_decision() == "fell hunter");
    CHECK(forest.legal() == "fell n, skip");
}

TEST_CASE("HU-N3: a wound received in a limited turn counts for the next one") {
    TestForest forest = quiet_forest();
    forest.hunted(1, "e4").wounded().begin_hunter().play("card 1, counter rock");
    CHECK(forest.state.open.wounded);
    CHECK(forest.state.open.limited);
    forest.play("retreat n, stand");
    CHECK(forest.state.open.wounded);
    CHECK_FALSE(forest.state.open.limited);
}

TEST_CASE("HU-N3: two wounds count as one") {
    TestForest forest = quiet_forest();
    forest.hunted(1, "e4").wounded().rocks_held(1, 1).begin_turn();
    forest.play("throw s");
    CHECK(forest.has_event("wound"));
    CHECK(forest.state.open.wounded);
    forest.end_turn().end_turn().end_turn();
    CHECK(forest.pending_decision() == "card hunter");
    CHECK(forest.state.open.limited);
    CHECK_FALSE(forest.state.open.wounded);
}

TEST_CASE("HU-J1: the Hunter's turn begins by ending Fog and forgetting what was felt") {
    TestForest forest = quiet_forest();
    forest.state.open.fog = true;
    forest.state.hunted[0].felt = {
        FeltSide::Open, FeltSide::Tree, FeltSide::Border, FeltSide::Piece};
    forest.begin_hunter();
    CHECK_FALSE(forest.state.open.fog);
    CHECK(forest.event_texts_for(0) == "hunter-turn");
    const auto& felt = forest.state.hunted[0].felt;
    CHECK(std::all_of(felt.begin(), felt.end(), [](FeltSide side) {
        return side == FeltSide::Unknown;
    }));
}

TEST_CASE("HU-J2: the Simple Hunter moves two spaces without a card") {
    TestForest forest = simple_hunter();
    forest.begin_hunter();
    CHECK(forest.pending_decision() == "step hunter");
    forest.play("step w, step w");
    CHECK(forest.hunter_at() == "c5");
    CHECK_FALSE(forest.has_event("card"));
    CHECK_FALSE(forest.has_event("drew"));
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("HU-J3: everyone hears the name of the chosen card but not what it does") {
    TestForest forest = quiet_forest();
    forest.hand(Card::Listen, Card::Stalk).begin_hunter();
    CHECK(forest.pending_decision() == "card hunter");
    CHECK(forest.legal() == "card 1, card 2");
    forest.play("card 2");
    CHECK(forest.event_texts_for(0) == "card stalk");
    CHECK(forest.event_texts_for(1) == "card stalk, text quiet");
}

TEST_CASE("HU-J4: the text of a card depends on the noise at the moment it is played") {
    TestForest quiet = quiet_forest();
    quiet.hand(Card::Listen).begin_hunter().play("card 1");
    CHECK(quiet.has_event("text quiet"));
    quiet.play("step w");
    CHECK(quiet.pending_decision() == "turn 1");

    TestForest noise = quiet_forest();
    noise.hand(Card::Listen).noise("d5").begin_hunter().play("card 1");
    CHECK(noise.has_event("text noise"));
    noise.play("step w, step w, step w");  // the noise is reached after the first step
    CHECK(noise.hunter_at() == "b5");
    CHECK(noise.pending_decision() == "turn 1");

    TestForest any = quiet_forest();
    any.begin_hunter().play("card 1");
    CHECK(any.has_event("text any"));
}

TEST_CASE("HU-J6: the card is discarded and a new card is drawn to the end of the hand") {
    TestForest forest = quiet_forest();
    forest.hand(Card::Calm, Card::Listen).pile({Card::Stalk, Card::Chop}).begin_hunter();
    const int discards = forest.state.discard_count;
    forest.play("card 1, step w, step w");
    CHECK(forest.state.hand == std::array{Card::Listen, Card::Stalk});
    CHECK(forest.has_event("drew stalk"));
    CHECK(pile_of(forest) == std::vector{Card::Chop});
    CHECK(forest.state.discard_count == discards + 1);
    CHECK(forest.state.discards.at(static_cast<std::size_t>(discards)) == Card::Calm);
}

TEST_CASE("HU-J6: if the pile is empty the discards and the played card are shuffled") {
    TestForest forest = quiet_forest();
    forest.pile({}).begin_hunter().play("card 1, step w, step w");
    CHECK(forest.has_event("reshuffle"));
    CHECK(forest.event_texts_for(0).find("reshuffle") != std::string::npos);
    CHECK(forest.state.discard_count == 0);
    CHECK(forest.state.pile_size == 10);
    CHECK(forest.state.hand[0] == Card::Calm);
    CHECK(forest.state.hand[1] != Card::None);
}

TEST_CASE("HU-J6: the last card of the pile is drawn without a shuffle") {
    TestForest forest = quiet_forest();
    forest.pile({Card::Listen}).begin_hunter().play("card 1, step w, step w");
    CHECK_FALSE(forest.has_event("reshuffle"));
    CHECK(forest.state.hand[1] == Card::Listen);
    CHECK(forest.state.pile_size == 0);
}

TEST_CASE("HU-J6: a card is drawn after a combat but not after the end of the game") {
    TestForest fought = quiet_forest();
    fought.hunted(1, "e4").pile({Card::Stalk}).begin_hunter();
    fought.play("card 1, forgo, retreat n, stand");
    CHECK(fought.state.hand == std::array{Card::Calm, Card::Stalk});

    TestForest over = quiet_forest();
    over.hunted(1, "e4").health(1, 1).begin_hunter().play("card 1");
    CHECK(over.pending_decision() == "none");
    CHECK_FALSE(over.has_event("drew"));
    CHECK_FALSE(over.has_event("hunter-end"));
}

TEST_CASE("HU-J7 HU-O1: after the Hunter's turn the next Hunted begins") {
    Rules rules = plain_rules();
    rules.hunted = 4;
    TestForest forest(rules);
    forest.hunter("e5").hunted(4, "h8").begin_hunter(2).play("card 1, step w, step w");
    CHECK(forest.has_event("hunter-end"));
    CHECK(forest.pending_decision() == "turn 3");
    CHECK(forest.has_event("turn 3 round 1"));
}

}  // namespace
}  // namespace tenebrae::nyctophobia::testing
