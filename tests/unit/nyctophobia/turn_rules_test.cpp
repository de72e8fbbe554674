// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "forest.hpp"

/// Sections O and T of the rules, and the end of a game by dawn.
namespace tenebrae::nyctophobia::trial {
namespace {

/// Returns the turns begun so far, in order: "1 2 3 H 1".
std::string turns_of(const Forest& forest) {
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
void play_hunters_turn(Forest& forest) {
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
    Forest forest;
    forest.begin_turn().end_turn().end_turn().end_turn();
    CHECK(turns_of(forest) == "1 2 3 H");
    CHECK(forest.ask() == "card hunter");
    play_hunters_turn(forest);
    CHECK(turns_of(forest) == "1 2 3 H 1");
    Forest two(rules_for(2));
    two.begin_turn().end_turn().end_turn();
    CHECK(turns_of(two) == "1 2 H");
}

TEST_CASE("HU-O1: with four Hunted the Hunter plays after Hunted 2 and after Hunted 4") {
    Forest forest(rules_for(4));
    forest.begin_turn().end_turn().end_turn();
    play_hunters_turn(forest);
    CHECK(forest.state.open.round == 1);
    forest.end_turn().end_turn();
    play_hunters_turn(forest);
    CHECK(turns_of(forest) == "1 2 H 3 4 H 1");
    CHECK(forest.state.open.round == 2);
}

TEST_CASE("HU-O2: with loose hush the hidden Hunted are asked in order before each Hunter turn") {
    Forest forest(loose_rules());
    forest.hidden(1).hidden(2).begin_turn(3).play("move e, move e, end");
    CHECK(forest.tells("end-turn 3"));
    CHECK_FALSE(forest.tells("hunter-turn"));
    CHECK(forest.ask() == "hush 1");
    CHECK(forest.legal() == "silent, speak");
    forest.play("silent");
    CHECK(forest.ask() == "hush 2");
    forest.play("silent");
    CHECK(forest.tells("hunter-turn"));
    CHECK(forest.ask() == "card hunter");
    CHECK(forest.is_hidden(1));
}

TEST_CASE("HU-O2: with strict hush hidden Hunted are not asked and upright Hunted never are") {
    Forest strict;
    strict.hidden(1).begin_turn(3).play("move e, move e, end");
    CHECK(strict.ask() == "card hunter");
    Forest upright(loose_rules());
    upright.begin_turn(3).play("move e, move e, end");
    CHECK(upright.ask() == "card hunter");
}

TEST_CASE("HU-O3 HU-E4: the game is lost at the end of round `dawn`") {
    Rules rules = plain_rules();
    rules.dawn = 2;
    Forest forest(rules);
    forest.begin_hunter();
    play_hunters_turn(forest);
    CHECK(forest.ask() == "turn 1");
    CHECK(forest.state.open.round == 2);
    forest.end_turn().end_turn().end_turn();
    CHECK(forest.ask() == "card hunter");
    forest.play("card 1");
    play_hunters_turn(forest);
    CHECK(forest.ask() == "none");
    CHECK(forest.tells("result hunter dawn"));
    CHECK(forest.cause_of("result") == "hunter-end");
}

TEST_CASE("HU-E4: with dawn 0 there is no dawn") {
    Rules rules = plain_rules();
    rules.dawn = 0;
    Forest forest(rules);
    forest.state.open.round = 60;
    forest.begin_hunter();
    play_hunters_turn(forest);
    CHECK(forest.ask() == "turn 1");
    CHECK(forest.tells("turn 1 round 61"));
}

TEST_CASE("HU-T1: a hidden Hunted becomes upright when its turn begins") {
    Forest forest;
    forest.hidden(1).begin_turn();
    CHECK(forest.told() == "turn 1 round 1, unhide 1, feel 1 border free free border");
    CHECK(forest.cause_of("unhide") == "turn 1 round 1");
    CHECK(forest.cause_of("feel") == "turn 1 round 1");
    CHECK_FALSE(forest.is_hidden(1));
}

TEST_CASE("HU-T1: a Hunted that unhides next to the Hunter is attacked") {
    Forest forest;
    forest.hunted(1, "d4").hunter("d3").hidden(1).begin_turn();
    CHECK(forest.tells("combat 1 n"));
    CHECK(forest.cause_of("combat") == "unhide 1");
    CHECK_FALSE(forest.tells("feel"));
    CHECK(forest.ask() == "counter 1");
    CHECK(forest.health_of(1) == 1);
}

TEST_CASE("HU-T1: an upright Hunted starts no combat by beginning its turn") {
    Forest forest;
    forest.hunted(1, "d4").hunter("d3").begin_turn();
    CHECK_FALSE(forest.tells("combat"));
    CHECK(forest.told() == "turn 1 round 1, feel 1 hunter free free free");
    CHECK(forest.ask() == "turn 1");
}

TEST_CASE("HU-T2 HU-F3: the first search is automatic even under Fog") {
    Forest forest;
    forest.state.open.fog = true;
    forest.begin_turn();
    CHECK(forest.told() == "turn 1 round 1, feel 1 border free free border");
}

TEST_CASE("HU-T3: before the movement all actions but hiding are offered") {
    Forest forest;
    forest.begin_turn();
    CHECK(
        forest.legal() == "move e, move s, sprint e, sprint s, throw n, throw e, throw s, throw w"
    );
}

TEST_CASE("HU-T3: after an action `turn` is asked again without actions") {
    Forest forest;
    forest.begin_turn().play("throw e");
    CHECK(forest.ask() == "turn 1");
    CHECK(forest.legal() == "move e, move s");
    Forest sprinting;
    sprinting.begin_turn().play("sprint e");
    CHECK(sprinting.ask() == "turn 1");
    CHECK(sprinting.legal() == "move n, move e, move s, move w");
}

TEST_CASE("HU-T4: between the two steps a Hunted may search but not act") {
    Forest forest;
    forest.begin_turn().play("move e");
    CHECK(forest.ask() == "second 1");
    CHECK(forest.legal() == "move n, move e, move s, move w, search");
    forest.play("search");
    CHECK(forest.ask() == "second 1");
    CHECK(forest.legal() == "move e, move s, move w");
}

TEST_CASE("HU-T5: after the movement every action is offered") {
    Forest forest;
    forest.begin_turn().play("move e, move e");
    CHECK(forest.ask() == "after 1");
    CHECK(
        forest.legal()
        == "search, sprint n, sprint e, sprint s, sprint w, hide, "
           "throw n, throw e, throw s, throw w, end"
    );
}

TEST_CASE("HU-T5: with the action spent only `search` and `end` are left") {
    Forest forest;
    forest.begin_turn().play("throw e, move s, move e");
    CHECK(forest.legal() == "search, end");
    forest.play("end");
    CHECK(forest.ask() == "turn 2");
    CHECK(forest.offers("throw e"));
}

TEST_CASE("HU-T5 HU-H1: `hide` ends the turn") {
    Forest forest;
    forest.begin_turn().play("move e, move e, hide");
    CHECK(forest.told().find("hide 1, end-turn 1, turn 2 round 1") != std::string::npos);
    CHECK(forest.cause_of("end-turn") == "hide 1");
    CHECK(forest.cause_of("turn 2") == "end-turn 1");
    CHECK(forest.is_hidden(1));
    CHECK(forest.ask() == "turn 2");
}

TEST_CASE("HU-T6: the movement is two steps and cannot be left out") {
    Forest forest;
    forest.begin_turn();
    CHECK_FALSE(forest.offers("end"));
    CHECK_FALSE(forest.offers("wait"));
    forest.play("move e");
    CHECK_FALSE(forest.offers("end"));
    forest.play("move w");
    CHECK(forest.offers("end"));
}

TEST_CASE("HU-T7 HU-X10: a combat in a Hunted's turn ends that turn at its Reset") {
    Forest forest;
    forest.hunted(1, "d6").hunter("d4").begin_turn();
    forest.play("move n");
    CHECK(forest.tells("combat 1 n"));
    CHECK(forest.cause_of("combat") == "step 1 n move");
    forest.play("forgo, retreat s, stand");
    CHECK(forest.tells("reset"));
    CHECK(forest.cause_of("end-turn 1") == "reset");
    CHECK(forest.ask() == "turn 2");
    CHECK(forest.state.open.action_spent == false);
}

TEST_CASE("HU-S9: round 1 is announced with the turn of Hunted 1") {
    Forest forest;
    forest.begin_turn();
    CHECK(forest.tells("turn 1 round 1"));
    CHECK(forest.state.open.round == 1);
}

}  // namespace tenebrae::nyctophobia::trial
