// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "test_forest.hpp"

/// Sections H, L and E of the rules.
namespace tenebrae::nyctophobia::testing {
namespace {

/// Plays the first legal action until the turn of a Hunted begins.
void play_hunters_turn(TestForest& forest) {
    for (int most = 20; most > 0 && forest.state.open.hunters_turn; --most) {
        const std::string legal = forest.legal();
        forest.play(legal.substr(0, legal.find(',')));
    }
}

TestForest in_car(int who) {
    TestForest forest;
    forest.hunted(who, "g1");
    return forest;
}

}  // namespace

TEST_CASE("HU-H1: hiding is offered only after the movement and not after a call") {
    TestForest forest;
    forest.begin_turn();
    CHECK_FALSE(forest.offers("hide"));
    forest.play("move e");
    CHECK_FALSE(forest.offers("hide"));
    forest.play("move e");
    CHECK(forest.offers("hide"));
    TestForest called;
    called.called(2, true).begin_turn().play("move e, move e");
    CHECK_FALSE(called.offers("hide"));
}

TEST_CASE("HU-H1: a hidden Hunted stays hidden until its next turn begins") {
    TestForest forest;
    forest.begin_turn().play("move e, move e, hide").end_turn().end_turn();
    CHECK(forest.is_hidden(1));
    play_hunters_turn(forest);
    CHECK(forest.has_event("unhide 1"));
    CHECK_FALSE(forest.is_hidden(1));
}

TEST_CASE("HU-H2 HU-D4: a hidden Hunted gets no action from a Cheerleader") {
    TestForest forest;
    forest.character(1, Character::Cheerleader).hidden(2).hidden(3).begin_turn();
    CHECK(forest.legal_of("cheer").empty());
}

TEST_CASE("HU-H2: a hidden Hunted takes no part in the combat of an upright friend") {
    TestForest forest;
    forest.hunted(1, "d6").hunter("d4").hunted(2, "c4").hidden(2).begin_turn().play("move n");
    CHECK(forest.has_event("combat 1 n"));
    CHECK(forest.health_of(2) == 2);
}

TEST_CASE("HU-H3: a hidden piece still fills its space") {
    TestForest forest;
    forest.hunted(2, "c1").hidden(2).begin_turn().play("move e, move e");
    CHECK(forest.has_event("blocked 1 e hunted-2"));
    CHECK(forest.where(1) == "b1");
}

TEST_CASE("HU-H5: with loose hush `speak` ends hiding with noise and starts no combat") {
    Rules rules = plain_rules();
    rules.loose_hush = true;
    TestForest forest(rules);
    forest.hunted(1, "d4").hunter("d3").hidden(1).begin_turn(3).play("move e, move e, end");
    CHECK(forest.pending_decision() == "hush 1");
    forest.play("speak");
    CHECK(forest.has_event("speak 1"));
    CHECK_FALSE(forest.has_event("combat"));
    CHECK_FALSE(forest.is_hidden(1));
    CHECK(forest.noise_at() == "d4");
    CHECK(forest.pending_decision() == "card hunter");
    forest.play("card 1");
    CHECK(forest.has_event("combat 1 n"));
}

TEST_CASE("HU-L1: a Hunted in the car may call as its action before or after the movement") {
    TestForest before = in_car(1);
    before.begin_turn();
    CHECK(before.offers("call"));
    before.play("call");
    CHECK(before.event_texts() == "call 1");
    CHECK(before.pending_decision() == "turn 1");
    CHECK(before.legal_of("throw").empty());
    CHECK(before.state.open.caller == 0);
    TestForest after;
    after.hunted(1, "e1").begin_turn().play("move e, move e");
    CHECK(after.offers("call"));
    after.play("call");
    CHECK(after.legal() == "search, end");
}

TEST_CASE("HU-L1: a call is not possible outside the car or a second time") {
    TestForest outside;
    outside.hunted(1, "f1").begin_turn();
    CHECK_FALSE(outside.offers("call"));
    TestForest second = in_car(1);
    second.called(2, true).begin_turn();
    CHECK_FALSE(second.offers("call"));
}

TEST_CASE("HU-L1: a Hunted that left the car may not call") {
    TestForest forest = in_car(1);
    forest.begin_turn().play("move w, move w");
    CHECK_FALSE(forest.offers("call"));
}

TEST_CASE("HU-L2: after the call hiding is not an action but is still possible in a retreat") {
    TestForest forest;
    forest.called(2, true).hunted(1, "d6").hunter("d4").begin_turn();
    forest.play("move n, forgo, retreat s");
    CHECK(forest.offers("hide"));
    forest.play("hide");
    CHECK(forest.is_hidden(1));
    CHECK(forest.has_event("reset"));
}

TEST_CASE("HU-L3 HU-E1: the Hunted win when the caller ends its next turn") {
    TestForest forest = in_car(2);
    forest.begin_turn(2).play("call, move w, move w, end");
    CHECK_FALSE(forest.has_event("result"));
    CHECK(forest.pending_decision() == "turn 3");
    forest.end_turn();
    play_hunters_turn(forest);
    forest.end_turn();
    CHECK(forest.pending_decision() == "turn 2");
    forest.end_turn();
    CHECK(forest.has_event("result hunted rescued"));
    CHECK(forest.cause_of("result") == "end-turn 2");
    CHECK(forest.pending_decision() == "none");
    CHECK(forest.state.open.ending == Ending::Rescued);
    CHECK_FALSE(forest.state.open.hunter_won);
}

TEST_CASE("HU-L3 HU-D4: a call by a cheered friend counts from the Cheerleader's turn") {
    TestForest forest;
    forest.character(1, Character::Cheerleader).hunted(2, "g1").begin_turn();
    forest.play("cheer 2, call, move e, move e, end");
    CHECK(forest.state.open.caller == 1);
    CHECK(forest.pending_decision() == "turn 2");
    forest.end_turn();
    CHECK_FALSE(forest.has_event("result"));
    forest.end_turn();
    play_hunters_turn(forest);
    CHECK(forest.pending_decision() == "turn 1");
    forest.end_turn();
    CHECK(forest.has_event("result hunted rescued"));
}

TEST_CASE("HU-E1: a turn ended by combat counts if nobody died") {
    TestForest won;
    won.called(1, true).hunted(1, "d6").hunter("d4").begin_turn();
    won.play("move n, forgo, retreat s, stand");
    CHECK(won.has_event("result hunted rescued"));
    CHECK(won.cause_of("result") == "end-turn 1");
    TestForest lost;
    lost.called(1, true).hunted(1, "d6").health(1, 1).hunter("d4").begin_turn().play("move n");
    CHECK(lost.has_event("result hunter death"));
}

TEST_CASE("HU-E1: the end of another turn or of the calling turn does not win") {
    TestForest other;
    other.called(2, true).begin_turn(1).end_turn();
    CHECK(other.pending_decision() == "turn 2");
    TestForest same;
    same.called(1, false).begin_turn(1).end_turn();
    CHECK(same.pending_decision() == "turn 2");
}

TEST_CASE("HU-L4: after the call the movement is still compulsory and may leave the car") {
    TestForest forest = in_car(1);
    forest.begin_turn().play("call");
    CHECK_FALSE(forest.offers("end"));
    forest.play("move w");
    CHECK_FALSE(forest.offers("end"));
    forest.play("move w");
    CHECK(forest.offers("end"));
}

TEST_CASE("HU-E2: the Hunter wins as soon as a Hunted dies and nothing else is carried out") {
    TestForest forest;
    forest.hunted(1, "d6").health(1, 1).hunter("d4").begin_turn().play("move n");
    CHECK(forest.event_texts() == "step 1 n move, combat 1 n, hurt 1 0, result hunter death");
    CHECK(forest.cause_of("result") == "hurt 1 0");
    CHECK(forest.pending_decision() == "none");
    CHECK(forest.legal().empty());
    CHECK(forest.state.open.ending == Ending::Death);
    CHECK(forest.state.open.hunter_won);
}

TEST_CASE("HU-E3: a side that resigns when it is asked loses") {
    TestForest hunted;
    hunted.begin_turn().resign(0);
    CHECK(hunted.has_event("result hunter resign"));
    CHECK(hunted.cause_of("result").empty());
    CHECK(hunted.pending_decision() == "none");
    TestForest hunter;
    hunter.begin_hunter().resign(1);
    CHECK(hunter.has_event("result hunted resign"));
}

TEST_CASE("HU-Z3: the game counts steps and hiding and keeps the round of the call") {
    TestForest forest = in_car(1);
    forest.state.open.round = 7;
    forest.begin_turn().play("call, move w, search, move w, search");
    const Statistics& counted = forest.state.statistics;
    CHECK(counted.call_round == 7);
    CHECK(counted.hunted.at(0).steps == 2);
    TestForest hiding;
    hiding.begin_turn().play("move e, move e, hide");
    CHECK(hiding.state.statistics.hunted.at(0).times_hidden == 1);
}

}  // namespace tenebrae::nyctophobia::testing
