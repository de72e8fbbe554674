// SPDX-License-Identifier: MIT
// Section E and HU-Z3: how a game ends, and its statistics.
#include "catch.hpp"
#include "test_forest.hpp"

namespace tenebrae::nyctophobia::testing {
namespace {

/// Plays the Hunter's turn with card 1 and the first legal steps.
void play_hunter(TestForest& forest) {
    forest.play("card 1");
    while (forest.pending_decision() == "step hunter") {
        forest.play(forest.legal().substr(0, 6));
    }
}

TEST_CASE("HU-E1: the Hunted win when the caller ends its next turn") {
    TestForest forest;
    forest.car("a1", "b1").begin_turn().play("call");
    forest.end_turn();
    CHECK(forest.pending_decision() == "turn 2");
    forest.end_turn().end_turn();
    play_hunter(forest);
    CHECK(forest.pending_decision() == "turn 1");
    CHECK(forest.state.open.ending == Ending::Unfinished);
    forest.end_turn();
    CHECK(forest.pending_decision() == "none");
    CHECK(forest.has_event("result hunted rescued"));
    CHECK(forest.cause_of("result") == "end-turn 1");
    CHECK_FALSE(forest.state.open.hunter_won);
}

TEST_CASE("HU-E1: the end of another turn or of the turn of the call does not win") {
    TestForest other;
    other.called(2, true).begin_turn().end_turn();
    CHECK(other.pending_decision() == "turn 2");
    other.end_turn();
    CHECK(other.has_event("result hunted rescued"));

    TestForest own;
    own.called(1, false).begin_turn().end_turn();
    CHECK(own.pending_decision() == "turn 2");
}

TEST_CASE("HU-E1: a turn ended by combat counts") {
    TestForest forest;
    forest.hunter("e5").hunted(1, "e3").called(1, true).begin_turn();
    forest.play("move s, forgo, retreat w, stand");
    CHECK(forest.has_event("result hunted rescued"));
    CHECK(forest.cause_of("result") == "end-turn 1");
}

TEST_CASE("HU-E1 HU-L4: nobody need be in the car at the end") {
    TestForest forest;
    forest.hunted(1, "e8").called(1, true).begin_turn().end_turn();
    CHECK(forest.state.open.ending == Ending::Rescued);
}

TEST_CASE("HU-E2: a death ends the game before the rescue that would follow") {
    TestForest forest;
    forest.hunter("e5").hunted(1, "e3").health(1, 1).called(1, true).begin_turn();
    forest.play("move s");
    CHECK(forest.state.open.ending == Ending::Death);
    CHECK(forest.state.open.hunter_won);
    CHECK(forest.pending_decision() == "none");
}

TEST_CASE("HU-E2: a friend's rock can kill and nothing follows") {
    TestForest forest;
    forest.health(2, 1).begin_turn().play("throw s");
    CHECK(
        forest.event_texts() == "throw 1 s, flight 1 s 2 friend 2, hurt 2 0, result hunter death"
    );
    CHECK(forest.cause_of("result") == "hurt 2 0");
}

TEST_CASE("HU-E2: a death in the Hunter's turn ends the game") {
    TestForest forest;
    forest.hunter("e5").hunted(2, "e4").health(2, 1).begin_hunter().play("card 1");
    CHECK(forest.has_event("result hunter death"));
    CHECK_FALSE(forest.has_event("hunter-end"));
    CHECK(forest.pending_decision() == "none");
}

TEST_CASE("HU-E3: a side that resigns loses") {
    TestForest hunted;
    hunted.begin_turn().resign(0);
    CHECK(hunted.has_event("result hunter resign"));
    CHECK(hunted.cause_of("result").empty());
    CHECK(hunted.pending_decision() == "none");

    TestForest hunter;
    hunter.begin_hunter().resign(1);
    CHECK(hunter.has_event("result hunted resign"));
    CHECK_FALSE(hunter.state.open.hunter_won);
}

TEST_CASE("HU-E4 HU-O3: the Hunter wins at the end of the round of dawn") {
    Rules rules = plain_rules();
    rules.dawn = 60;
    TestForest before(rules);
    before.state.open.round = 59;
    before.begin_hunter();
    play_hunter(before);
    CHECK(before.pending_decision() == "turn 1");
    CHECK(before.state.open.round == 60);
    before.end_turn().end_turn().end_turn();
    play_hunter(before);
    CHECK(before.has_event("result hunter dawn"));
    CHECK(before.cause_of("result") == "hunter-end");
    CHECK(before.pending_decision() == "none");
}

TEST_CASE("HU-E4: with dawn 0 there is no last round") {
    Rules rules = plain_rules();
    rules.dawn = 0;
    TestForest forest(rules);
    forest.state.open.round = 256;
    forest.begin_hunter();
    play_hunter(forest);
    CHECK(forest.pending_decision() == "turn 1");
    CHECK(forest.state.open.round == 257);
}

TEST_CASE("HU-E4 HU-O1: with four Hunted the Hunter's first turn does not end the round") {
    Rules rules = plain_rules();
    rules.hunted = 4;
    rules.dawn = 1;
    TestForest forest(rules);
    forest.begin_hunter(2);
    play_hunter(forest);
    CHECK(forest.pending_decision() == "turn 3");
    forest.end_turn().end_turn();
    play_hunter(forest);
    CHECK(forest.has_event("result hunter dawn"));
}

TEST_CASE("HU-Z3: steps and searches and hiding are counted for each Hunted") {
    TestForest forest;
    forest.begin_turn(3).play("sprint e");
    const int searches = forest.state.statistics.hunted[2].searches;
    forest.play("move e, search, move e, search");
    CHECK(forest.state.statistics.hunted[2].steps == 3);
    CHECK(forest.state.statistics.hunted[2].searches == searches + 2);
    CHECK(forest.state.statistics.hunted[0].steps == 0);

    TestForest hiding;
    hiding.begin_turn().play("move e, move e, hide");
    CHECK(hiding.state.statistics.hunted[0].times_hidden == 1);
}

TEST_CASE("HU-Z3: thrown rocks and hits on the Hunter and noises are counted") {
    TestForest forest;
    forest.hunter("f1").car("g7", "h7").begin_turn().play("throw e");
    const HuntedStatistics& first = forest.state.statistics.hunted[0];
    CHECK(first.rocks_thrown == 1);
    CHECK(first.hits == 1);
    CHECK(forest.state.statistics.noises == 1);

    TestForest missed;
    missed.begin_turn().play("throw e");
    CHECK(missed.state.statistics.hunted[0].rocks_thrown == 1);
    CHECK(missed.state.statistics.hunted[0].hits == 0);
}

TEST_CASE("HU-Z3: noises of the Klutz are counted") {
    TestForest forest;
    forest.character(1, Character::Klutz).begin_turn().play("move e noise, move e noise");
    CHECK(forest.state.statistics.noises == 2);
}

TEST_CASE("HU-Z3: combats and counters and the Hunter's steps and turns are counted") {
    TestForest forest;
    forest.hunter("e6").hunted(2, "e4").begin_hunter().play("card 1, step n, counter rock");
    const Statistics& counted = forest.state.statistics;
    CHECK(counted.hunter_turns == 1);
    CHECK(counted.hunter_steps == 1);
    CHECK(counted.combats == 1);
    CHECK(counted.counters == 1);
    CHECK(counted.hunted[1].combats == 1);
    CHECK(counted.hunted[1].counters == 1);
    CHECK(counted.hunted[0].combats == 0);
}

TEST_CASE("HU-Z3: the round of the call is kept") {
    TestForest forest;
    forest.state.open.round = 7;
    forest.car("a1", "b1").begin_turn().play("call");
    CHECK(forest.state.statistics.call_round == 7);
}

}  // namespace
}  // namespace tenebrae::nyctophobia::testing
