// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nyctophobia/nyctophobia_referee.hpp"
#include "test_forest.hpp"

namespace tenebrae::nyctophobia {
namespace {

using table::GameResult;

/// Returns rules with three players of the Hunted and one of the Hunter.
Rules four_people() {
    Rules rules = testing::plain_rules();
    rules.people = 3;
    return rules;
}

/// Returns "won" or "lost" for each seat in order, and then the code and rule of the outcome.
std::string outcome_of(const testing::TestForest& forest) {
    const Nyctophobia game(forest.rules, {}, 0);
    const table::Outcome outcome = NyctophobiaFullGame(game).outcome(forest.state);
    std::string text;
    for (int seat = 0; seat < forest.rules.seats(); ++seat) {
        text += std::string(table::name_of(outcome.of(seat))) + " ";
    }
    return text + std::string(outcome.code) + " " + std::string(outcome.rule);
}

TEST_CASE("the Hunted lose together when one of them dies", "[rules][HU-E2]") {
    testing::TestForest forest(four_people());
    forest.hunter("c1").health(1, 1).begin_turn(1);
    const Nyctophobia game(forest.rules, {}, 0);
    CHECK(!NyctophobiaFullGame(game).outcome(forest.state).over);
    forest.play("move e");
    CHECK(outcome_of(forest) == "lost lost lost won death HU-E2");
}

TEST_CASE("a player who resigns loses the game for their side", "[rules][HU-E3]") {
    testing::TestForest forest(four_people());
    forest.begin_turn(1).resign(0);
    CHECK(outcome_of(forest) == "resigned resigned resigned won resign HU-E3");
    testing::TestForest other(four_people());
    other.begin_hunter().resign(3);
    CHECK(outcome_of(other) == "won won won resigned resign HU-E3");
}

TEST_CASE("all Hunted are rescued a full round after the call", "[rules][HU-E1]") {
    testing::TestForest forest(four_people());
    forest.called(1, true).begin_turn(1).play("move e, move e, end");
    CHECK(outcome_of(forest) == "won won won lost rescued HU-E1");
}

TEST_CASE("the Hunter wins at dawn", "[rules][HU-E4]") {
    Rules rules = four_people();
    rules.dawn = 1;
    testing::TestForest forest(rules);
    forest.begin_hunter();
    while (forest.state.open.ending == Ending::Unfinished) {
        ActionList legal;
        legal_actions(forest.rules, forest.state, legal);
        apply(forest.rules, forest.state, legal[0], nullptr);
    }
    CHECK(outcome_of(forest) == "lost lost lost won dawn HU-E4");
}

TEST_CASE("an event refers to the event that caused it", "[rules][HU-Z1]") {
    testing::TestForest forest(four_people());
    forest.begin_turn(1).play("move e");
    const NyctophobiaReferee referee(Nyctophobia(forest.rules, {}, 0));
    std::vector<table::RawEvent> raw;
    for (const Event& event : forest.all_events) {
        raw.push_back(table::packed<table::RawEvent>(event));
    }
    REQUIRE(forest.all_events[0].kind == EventKind::Turn);
    REQUIRE(forest.all_events[1].kind == EventKind::Feel);
    CHECK(referee.cause(raw, 0, 1) == std::size_t{0});
    CHECK(forest.all_events[2].kind == EventKind::Step);
    CHECK(!referee.cause(raw, 2, 2));
}

TEST_CASE("undo stops at the last event that a seat heard", "[rules][HU-I10]") {
    const Rules rules = four_people();
    const Nyctophobia game(rules, {}, 0);
    Event reached;
    reached.kind = EventKind::Reached;
    CHECK(NyctophobiaFullGame(game).reveals(reached) == table::SeatSet::of(3));
    Event turn;
    turn.kind = EventKind::Turn;
    CHECK(NyctophobiaFullGame(game).reveals(turn).has(0));
    Rules lone = testing::plain_rules();
    lone.human_hunter = false;
    const Nyctophobia alone(lone, {}, 0);
    CHECK(NyctophobiaFullGame(alone).reveals(reached).empty());
}

TEST_CASE(
    "the Hunter overhears everything and a Hunted overhears only open talk",
    "[rules][HU-I4][HU-I10]"
) {
    for (const bool open : {true, false}) {
        Rules rules = four_people();
        rules.open_talk = open;
        const Nyctophobia game(rules, {}, 0);
        const NyctophobiaFullGame truth(game);
        testing::TestForest forest(rules);
        forest.begin_turn(1);
        const View own = forest.view_of_hunted(1);
        const Action step = Action::towards(ActionKind::Move, Direction::East);
        CHECK(truth.redacted_command(own, step, 0) == "move e");
        CHECK(truth.redacted_command(own, step, 1).has_value() == open);
        CHECK(truth.redacted_command(own, step, 3) == "move e");
        CHECK(!truth.redacted_command(own, step, table::kSpectator));
        testing::TestForest hunter(rules);
        hunter.begin_hunter();
        const View his = hunter.view(3);
        CHECK(truth.redacted_command(his, Action::numbered(ActionKind::Card, 0), 3) == "card 1");
        CHECK(!truth.redacted_command(his, Action::numbered(ActionKind::Card, 0), 0));
    }
}

TEST_CASE(
    "with open talk all Hunted know the same but not the same as the Hunter", "[rules][HU-I1]"
) {
    Rules rules = four_people();
    CHECK(Nyctophobia(rules, {}, 0).shares_information(0, 2));
    CHECK(!Nyctophobia(rules, {}, 0).shares_information(0, 3));
    CHECK(!Nyctophobia(rules, {}, 0).shares_information(3, 0));
    rules.open_talk = false;
    CHECK(!Nyctophobia(rules, {}, 0).shares_information(0, 2));
    CHECK(Nyctophobia(rules, {}, 0).shares_information(1, 1));
}

TEST_CASE("the seats of the Hunted come before the seat of the Hunter", "[rules][HU-S2]") {
    const Nyctophobia game(four_people(), {}, 0);
    REQUIRE(game.seats().size() == 4);
    CHECK(game.seats()[0].side == "hunted");
    CHECK(game.seats()[3].side == "hunter");
    Rules lone = testing::plain_rules();
    lone.human_hunter = false;
    CHECK(Nyctophobia(lone, {}, 0).seats().size() == 1);
    CHECK(!Nyctophobia::is_solitaire());
}

}  // namespace
}  // namespace tenebrae::nyctophobia
