// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nyctophobia/words/commands.hpp"
#include "test_forest.hpp"

namespace tenebrae::nyctophobia {
namespace {

View asked(const testing::TestForest& forest) {
    View view;
    view.state = forest.state;
    view.decides = forest.state.open.decision != Decision::None;
    view.shows_forest = forest.state.open.owner == kHunter;
    return view;
}

/// Returns "code HU-X" for each error of a line, in order, or "legal".
std::string against(const testing::TestForest& forest, std::string_view line) {
    const auto read = parse_command(forest.rules, asked(forest), core::split_words(line));
    if (read) {
        return "legal";
    }
    std::string text;
    for (const core::Diagnostic& error : read.errors()) {
        text += (text.empty() ? "" : ", ") + error.code;
        text += error.rule.empty() ? "" : " " + error.rule;
    }
    return text;
}

TEST_CASE("a step is refused only if something was felt there", "[rules][HU-M2][HU-G7]") {
    testing::TestForest forest;
    forest.trees("a1e b2e").begin_turn(1);
    CHECK(against(forest, "move n") == "blocked HU-M2");
    CHECK(against(forest, "move e") == "blocked HU-M2");
    CHECK(against(forest, "move s") == "legal");
    forest.play("move s");
    CHECK(against(forest, "move s") == "legal");  // Hunted 2 is there but was not felt
    CHECK(against(forest, "move s noise") == "no-klutz HU-D5");
    forest.play("search");
    CHECK(against(forest, "move s") == "blocked HU-M2");
    CHECK(against(forest, "move s noise") == "blocked HU-M2, no-klutz HU-D5");
}

TEST_CASE(
    "hiding is possible only after the movement and before any call", "[rules][HU-H1][HU-L2][HU-T3]"
) {
    testing::TestForest forest;
    forest.begin_turn(1);
    CHECK(against(forest, "hide") == "not-now HU-H1");
    forest.play("throw e");
    CHECK(against(forest, "hide") == "not-now HU-H1, action-spent HU-T3");
    testing::TestForest late;
    late.called(2, false).begin_turn(1);
    CHECK(against(late, "hide") == "not-now HU-H1, called HU-L2");
    late.play("move e, move e");
    CHECK(against(late, "hide") == "called HU-L2");
}

TEST_CASE("a second search at a stop is refused", "[rules][HU-F3]") {
    testing::TestForest forest;
    forest.begin_turn(1);
    CHECK(against(forest, "search") == "not-now HU-F3, searched HU-F3");
    forest.play("move e, search");
    CHECK(against(forest, "search") == "searched HU-F3");
    forest.play("move e, sprint e");
    CHECK(forest.pending_decision() == "turn 2");
}

TEST_CASE("a throw needs a rock and a call needs the car", "[rules][HU-W1][HU-L1]") {
    testing::TestForest forest;
    forest.rocks_held(1, 0).begin_turn(1);
    CHECK(against(forest, "throw e") == "no-rock HU-W1");
    CHECK(against(forest, "call") == "not-in-car HU-L1");
    testing::TestForest called;
    called.called(2, false).begin_turn(1);
    CHECK(against(called, "call") == "not-in-car HU-L1, called HU-L1");
}

TEST_CASE("only the Cheerleader may cheer and never herself", "[rules][HU-D4][HU-H2]") {
    testing::TestForest forest;
    forest.hidden(3).begin_turn(1);
    CHECK(against(forest, "cheer 2") == "no-cheerleader HU-D4");
    CHECK(against(forest, "cheer 3") == "no-cheerleader HU-D4, hidden HU-H2");
    testing::TestForest leader;
    leader.character(1, Character::Cheerleader).begin_turn(1);
    CHECK(against(leader, "cheer 1") == "same-hunted HU-D4");
    CHECK(against(leader, "cheer 4") == "no-hunted");
    leader.play("cheer 2");
    CHECK(leader.pending_decision() == "cheered 2");
    CHECK(against(leader, "hide") == "not-moved HU-D4");
}

TEST_CASE("waiting needs four sides that were felt blocked", "[rules][HU-T6]") {
    testing::TestForest forest;
    forest.begin_turn(1);
    CHECK(against(forest, "wait") == "can-move HU-T6");
    CHECK(against(forest, "end") == "not-now HU-T6");
}

TEST_CASE("a retreat from a combat is at least one step", "[rules][HU-X8]") {
    testing::TestForest forest;
    forest.hunter("c1").rocks_held(1, 0).begin_turn(1).play("move e");
    REQUIRE(forest.pending_decision() == "retreat 1");
    CHECK(against(forest, "stand") == "must-retreat HU-X8");
    CHECK(against(forest, "hide") == "must-retreat HU-X8");
    CHECK(against(forest, "retreat s") == "legal");
    CHECK(against(forest, "hop s") == "no-climber HU-D7, no-tree-felt HU-D7");
    CHECK(against(forest, "move s") == "not-now HU-M1");
}

TEST_CASE(
    "the Hunter must step along a shortest path to the noise", "[rules][HU-V4][HU-V2][HU-K1]"
) {
    testing::TestForest forest;
    forest.hunter("f1").noise("c1").trees("f1s").begin_hunter().play("card 1");
    REQUIRE(forest.pending_decision() == "step hunter");
    CHECK(against(forest, "step w") == "legal");
    CHECK(against(forest, "step n") == "border HU-V2");
    CHECK(against(forest, "step e") == "car HU-K1");
    CHECK(against(forest, "step s") == "tree HU-V2");
    CHECK(against(forest, "stay") == "compelled HU-V1");
    CHECK(against(forest, "card 1") == "not-now HU-J3");
}

TEST_CASE("without a goal the Hunter may not go next to a hidden Hunted", "[rules][HU-V7]") {
    testing::TestForest forest;
    forest.hunter("a7").hidden(1).hidden(2).hidden(3).begin_hunter().play("card 1");
    REQUIRE(forest.pending_decision() == "step hunter");
    CHECK(against(forest, "step n") == "beside-hidden HU-V7");
    CHECK(against(forest, "stay") == "legal");
}

TEST_CASE("a tree that seals the forest is refused", "[rules][HU-Y6][HU-V11]") {
    Rules rules = testing::plain_rules();
    rules.deck = Deck::Mage;
    testing::TestForest forest(rules);
    forest.hunter("h8").trees("g8e").hand(Card::Thicket, Card::Bored).begin_hunter();
    forest.play("card 1");
    REQUIRE(forest.pending_decision() == "plant hunter");
    CHECK(against(forest, "plant h7s") == "sealed HU-Y6");
    CHECK(against(forest, "plant g8e") == "tree HU-Y3");
    CHECK(against(forest, "plant a1e") == "not-near HU-V11");
    CHECK(against(forest, "skip") == "legal");
}

TEST_CASE("a false clue is refused", "[rules][HU-S7]") {
    Rules rules = testing::plain_rules();
    testing::TestForest forest(rules);
    forest.state.open.decision = Decision::Clue;
    forest.state.open.owner = kHunter;
    CHECK(against(forest, "clue n") == "legal");
    CHECK(against(forest, "clue e") == "legal");
    CHECK(against(forest, "clue s") == "false-clue HU-S7");
    CHECK(against(forest, "clue w") == "false-clue HU-S7");
}

TEST_CASE("a forest is not ready while anything is missing", "[rules][HU-B2]") {
    Rules rules = testing::plain_rules();
    rules.own_map = true;
    testing::TestForest forest(rules);
    forest.state = new_game(rules, 1);
    begin(rules, forest.state, nullptr);
    REQUIRE(forest.pending_decision() == "build hunter");
    CHECK(
        against(forest, "ready")
        == "no-trees HU-B2, no-car HU-B2, no-start HU-B2, no-start HU-B2, no-start HU-B2, "
           "no-start HU-B2"
    );
    forest.play("tree c4e, car a8 b8, start hunter a7, start 1 c8, start 2 h1, start 3 h2");
    CHECK(against(forest, "ready") == "near-hunter HU-B2, near-car HU-B2");
    CHECK(against(forest, "car a1 c1") == "not-neighbours HU-B4");
    forest.play("tree a7s, tree b7s, tree b8e");
    CHECK(against(forest, "ready") == "not-sound HU-B3, near-hunter HU-B2");
}

TEST_CASE(
    "the refusal for a seat that is not asked names only who is asked", "[rules][HU-G6][HU-I2]"
) {
    testing::TestForest forest;
    forest.begin_turn(1);
    View view = asked(forest);
    view.decides = false;
    const auto errors = refusals(forest.rules, view, Action::of(ActionKind::Hide));
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].code == "not-asked");
    CHECK(errors[0].rule == "HU-G6");
    CHECK(errors[0].message == "Not your turn: Hunted 1 must decide.");
}

TEST_CASE("after the end every action is refused with the rule of the ending", "[rules][HU-E2]") {
    testing::TestForest forest;
    forest.hunter("c1").health(1, 1).begin_turn(1).play("move e");
    CHECK(against(forest, "move e") == "game-over HU-E2");
}

TEST_CASE("an action for another decision is refused with the open question", "[rules][HU-Z2]") {
    testing::TestForest forest;
    forest.begin_turn(1);
    const auto read =
        parse_command(forest.rules, asked(forest), core::split_words(std::string_view("step n")));
    REQUIRE(!read);
    CHECK(read.errors().front().code == "not-now");
    CHECK(read.errors().front().hint == "type `move`; `legal` lists every choice");
}

}  // namespace
}  // namespace tenebrae::nyctophobia
