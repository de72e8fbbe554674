// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nyctophobia/words/commands.hpp"
#include "games/nyctophobia/words/prompt.hpp"
#include "test_forest.hpp"

namespace tenebrae::nyctophobia {
namespace {

View asked(const testing::TestForest& forest) {
    View view;
    view.state = forest.state;
    view.decides = true;
    view.shows_forest = forest.state.open.owner == kHunter;
    return view;
}

std::string described(const testing::TestForest& forest, Action action) {
    return describe(forest.rules, asked(forest), action);
}

std::string question_of(const testing::TestForest& forest) {
    return question(forest.rules, asked(forest));
}

TEST_CASE("an action is described with what was felt", "[command][HU-F6]") {
    testing::TestForest forest;
    forest.character(1, Character::Klutz).begin_turn(1);
    const auto way = [&forest](Direction direction, bool noise = false) {
        return described(forest, Action::towards(ActionKind::Move, direction, noise));
    };
    CHECK(way(Direction::East) == "Move east (felt open)");
    CHECK(way(Direction::East, true) == "Move east (felt open), leaving a noise behind");
    forest.play("move e");
    CHECK(way(Direction::North) == "Move north (not felt)");
    CHECK(way(Direction::West) == "Move west (back where they came from)");
}

TEST_CASE("the choices of the Hunter name spaces and card texts", "[command][HU-J4]") {
    testing::TestForest forest;
    forest.hunter("f1").noise("c1").hand(Card::Bloodlust, Card::Calm).begin_hunter();
    CHECK(
        described(forest, Action::numbered(ActionKind::Card, 0))
        == "Play Bloodlust (noise: move 3 / quiet: move 2; you may fell a tree)"
    );
    CHECK(described(forest, Action::numbered(ActionKind::Card, 1)) == "Play Calm (move 2)");
    forest.play("card 2");
    CHECK(
        described(forest, Action::towards(ActionKind::Step, Direction::West)) == "Step west to e1"
    );
}

TEST_CASE("questions say who decides and what is possible", "[command][HU-T3][HU-T5]") {
    testing::TestForest forest;
    forest.character(1, Character::Boxer).begin_turn(1);
    CHECK(
        question_of(forest)
        == "Hunted 1 (Boxer): first of two steps. Which way? Or act first: sprint or throw a rock."
    );
    forest.play("move e");
    CHECK(
        question_of(forest) == "Hunted 1 (Boxer): second of two steps. Which way, or search first?"
    );
    forest.play("move e");
    CHECK(
        question_of(forest)
        == "Hunted 1 (Boxer) has moved: sprint, throw a rock, hide, or end the turn?"
    );
}

TEST_CASE("the question to the Hunter names the goal of his move", "[command][HU-V4]") {
    testing::TestForest forest;
    forest.hunter("f1").noise("c1").begin_hunter();
    CHECK(question_of(forest) == "Noise at c1. Which card: 1 (Calm) or 2 (Calm)?");
    forest.play("card 1");
    CHECK(
        question_of(forest)
        == "The Hunter at f1 moves towards the noise at c1, 2 steps left: which way?"
    );
}

TEST_CASE("a seat that is not asked learns only who is asked", "[command][HU-I2]") {
    testing::TestForest forest;
    forest.begin_hunter();
    View view = asked(forest);
    view.decides = false;
    CHECK(question(forest.rules, view) == "The Hunter is deciding.");
}

TEST_CASE("the Hunted learn that the forest is being built", "[command][HU-B1]") {
    Rules rules = testing::plain_rules();
    rules.own_map = true;
    State state = new_game(rules, 1);
    begin(rules, state, nullptr);
    CHECK(question(rules, view_of(rules, state, 0)) == "The Hunter builds the forest.");
}

TEST_CASE("the question for a retreat shows the steps left", "[command][HU-X7][HU-X8]") {
    testing::TestForest forest;
    forest.hunter("c1").rocks_held(1, 0).begin_turn(1).play("move e");
    CHECK(question_of(forest) == "Hunted 1 flees from the Hunter, 2 steps left: which way?");
    forest.play("retreat s");
    CHECK(
        question_of(forest)
        == "Hunted 1 flees from the Hunter, 1 step left: which way, or hide, or stand?"
    );
}

}  // namespace
}  // namespace tenebrae::nyctophobia
