// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "test_forest.hpp"

/// Sections O and T of the rules, and the end of a game by dawn.
namespace tenebrae::nyctophobia::testing {
namespace {

/// Returns the turns begun so far, in order: "1 2 3 H 1".
std::string turns_of(const TestForest& forest) {
    std::string text;
    for (const Event& event : forest.all_events) {
        if (event.kind == EventKind::Turn || event.kind == EventKind::HunterTurn) {
            text += text.empty() ? "" : " ";
            text += event.kind == EventKind::Turn ? std::to_string(event.who + 1) : "H";
        }
    }
    return text;
}

/// Plays the first legal action until the turn of a Hunted begins.
void play_hunters_turn(TestForest& forest) {
    for (int most = 20; most > 0 && forest.state.open.hunters_turn; --most) {
        const std::string legal = forest.legal();
        forest.play(legal.substr(0, legal.find(',')));
    }
}

Rules rules_for(int hunted) {
    Rules rules = plain_rules();
    rules.hunted = static_cast<std::uint8_t>(hunted);
    return rules;
}

Rules loose_rules() {
    Rules rules = plain_rules();
    rules.loose_hush = true;
    return rules;
}

}  // namespace

TEST_CASE("HU-O1: two or three Hunted play in order and then the Hunter") {
    TestForest forest;
    forest.begin_turn().end_turn().end_turn().end_turn();
    CHECK(turns_of(forest) == "1 2 3 H");
    CHECK(forest.pending_decision() == "card hunter");
    play_hunters_turn(forest);
    CHECK(turns_of(forest) == "1 2 3 H 1");
    TestForest two(rules_for(2));
    two.begin_turn().end_turn().end_turn();
    CHECK(turns_of(two) == "1 2 H");
}

TEST_CASE("HU-O1: with four Hunted the Hunter plays after Hunted 2 and after Hunted 4") {
    TestForest forest(rules_for(4));
    forest.begin_turn().end_turn().end_turn();
    play_hunters_turn(forest);
    CHECK(forest.state.open.round == 1);
    forest.end_turn().end_turn();
    play_hunters_turn(forest);
    CHECK(turns_of(forest) == "1 2 H 3 4 H 1");
    CHECK(forest.state.open.round == 2);
}

TEST_CASE("HU-O2: with loose hush the hidden Hunted are asked in order before each Hunter turn") {
    TestForest forest(loose_rules());
    forest.hidden(1).hidden(2).begin_turn(3).play("move e, move e, end");
    CHECK(forest.has_event("end-turn 3"));
    CHECK_FALSE(forest.has_event("hunter-turn"));
    CHECK(forest.pending_decision() == "hush 1");
    CHECK(forest.legal() == "silent, speak");
    forest.play("silent");
    CHECK(forest.pending_decision() == "hush 2");
    forest.play("silent");
    CHECK(forest.has_event("hunter-turn"));
    CHECK(forest.pending_decision() == "card hunter");
    CHECK(forest.is_hidden(1));
}

TEST_CASE("HU-O2: with strict hush hidden Hunted are not asked and upright Hunted never are") {
    TestForest strict;
    strict.hidden(1).begin_turn(3).play("move e, move e, end");
    CHECK(strict.pending_decision() == "card hunter");
    TestForest upright(loose_rules());
    upright.begin_turn(3).play("move e, move e, end");
    CHECK(upright.pending_decision() == "card hunter");
}

TEST_CASE("HU-O3 HU-E4: the game is lost at the end of round `dawn`") {
    Rules rules = plain_rules();
    rules.dawn = 2;
    TestForest forest(rules);
    forest.begin_hunter();
    play_hunters_turn(forest);
    CHECK(forest.pending_decision() == "turn 1");
    CHECK(forest.state.open.round == 2);
    forest.end_turn().end_turn().end_turn();
    CHECK(forest.pending_decision() == "card hunter");
    forest.play("card 1");
    play_hunters_turn(forest);
    CHECK(forest.pending_decision() == "none");
    CHECK(forest.has_event("result hunter dawn"));
    CHECK(forest.cause_of("result") == "hunter-end");
}

TEST_CASE("HU-E4: with dawn 0 there is no dawn") {
    Rules rules = plain_rules();
    rules.dawn = 0;
    TestForest forest(rules);
    forest.state.open.round = 60;
    forest.begin_hunter();
    play_hunters_turn(forest);
    CHECK(forest.pending_decision() == "turn 1");
    CHECK(forest.has_event("turn 1 round 61"));
}

TEST_CASE("HU-T1: a hidden Hunted becomes upright when its turn begins") {
    TestForest forest;
    forest.hidden(1).begin_turn();
    CHECK(forest.event_texts() == "turn 1 round 1, unhide 1, feel 1 border free free border");
    CHECK(forest.cause_of("unhide") == "turn 1 round 1");
    CHECK(forest.cause_of("feel") == "turn 1 round 1");
    CHECK_FALSE(forest.is_hidden(1));
}

TEST_CASE("HU-T1: a Hunted that unhides next to the Hunter is attacked") {
    TestForest forest;
    forest.hunted(1, "d4").hunter("d3").hidden(1).begin_turn();
    CHECK(forest.has_event("combat 1 n"));
    CHECK(forest.cause_of("combat") == "unhide 1");
    CHECK_FALSE(forest.has_event("feel"));
    CHECK(forest.pending_decision() == "counter 1");
    CHECK(forest.health_of(1) == 1);
}

TEST_CASE("HU-T1: an upright Hunted starts no combat by beginning its turn") {
    TestForest forest;
    forest.hunted(1, "d4").hunter("d3").begin_turn();
    CHECK_FALSE(forest.has_event("combat"));
    CHECK(forest.event_texts() == "turn 1 round 1, feel 1 hunter free free free");
    CHECK(forest.pending_decision() == "turn 1");
}

TEST_CASE("HU-T2 HU-F3: the first search is automatic even under Fog") {
    TestForest forest;
    forest.state.open.fog = true;
    forest.begin_turn();
    CHECK(forest.event_texts() == "turn 1 round 1, feel 1 border free free border");
}

TEST_CASE("HU-T3: before the movement all actions but hiding are offered") {
    TestForest forest;
    forest.begin_turn();
    CHECK(
        forest.legal() == "move e, move s, sprint e, sprint s, throw n, throw e, throw s, throw w"
    );
}

TEST_CASE("HU-T3: after an action `turn` is asked again without actions") {
    TestForest forest;
    forest.begin_turn().play("throw e");
    CHECK(forest.pending_decision() == "turn 1");
    CHECK(forest.legal() == "move e, move s");
    TestForest sprinting;
    sprinting.begin_turn().play("sprint e");
    CHECK(sprinting.pending_decision() == "turn 1");
    CHECK(sprinting.legal() == "move n, move e, move s, move w");
}

TEST_CASE("HU-T4: between the two steps a Hunted may search but not act") {
    TestForest forest;
    forest.begin_turn().play("move e");
    CHECK(forest.pending_decision() == "second 1");
    CHECK(forest.legal() == "move n, move e, move s, move w, search");
    forest.play("search");
    CHECK(forest.pending_decision() == "second 1");
    CHECK(forest.legal() == "move e, move s, move w");
}

TEST_CASE("HU-T5: after the movement every action is offered") {
    TestForest forest;
    forest.begin_turn().play("move e, move e");
    CHECK(forest.pending_decision() == "after 1");
    CHECK(
        forest.legal()
        == "search, sprint n, sprint e, sprint s, sprint w, hide, "
           "throw n, throw e, throw s, throw w, end"
    );
}

TEST_CASE("HU-T5: with the action spent only `search` and `end` are left") {
    TestForest forest;
    forest.begin_turn().play("throw e, move s, move e");
    CHECK(forest.legal() == "search, end");
    forest.play("end");
    CHECK(forest.pending_decision() == "turn 2");
    CHECK(forest.offers("throw e"));
}

TEST_CASE("HU-T5 HU-H1: `hide` ends the turn") {
    TestForest forest;
    forest.begin_turn().play("move e, move e, hide");
    CHECK(forest.event_texts().find("hide 1, end-turn 1, turn 2 round 1") != std::string::npos);
    CHECK(forest.cause_of("end-turn") == "hide 1");
    CHECK(forest.cause_of("turn 2") == "end-turn 1");
    CHECK(forest.is_hidden(1));
    CHECK(forest.pending_decision() == "turn 2");
}

TEST_CASE("HU-T6: the movement is two steps and cannot be left out") {
    TestForest forest;
    forest.begin_turn();
    CHECK_FALSE(forest.offers("end"));
    CHECK_FALSE(forest.offers("wait"));
    forest.play("move e");
    CHECK_FALSE(forest.offers("end"));
    forest.play("move w");
    CHECK(forest.offers("end"));
}

TEST_CASE("HU-T7 HU-X10: a combat in a Hunted's turn ends that turn at its Reset") {
    TestForest forest;
    forest.hunted(1, "d6").hunter("d4").begin_turn();
    forest.play("move n");
    CHECK(forest.has_event("combat 1 n"));
    CHECK(forest.cause_of("combat") == "step 1 n move");
    forest.play("forgo, retreat s, stand");
    CHECK(forest.has_event("reset"));
    CHECK(forest.cause_of("end-turn 1") == "reset");
    CHECK(forest.pending_decision() == "turn 2");
    CHECK(forest.state.open.action_spent == false);
}

TEST_CASE("HU-S9: round 1 is announced with the turn of Hunted 1") {
    TestForest forest;
    forest.begin_turn();
    CHECK(forest.has_event("turn 1 round 1"));
    CHECK(forest.state.open.round == 1);
}

}  // namespace tenebrae::nyctophobia::testing
