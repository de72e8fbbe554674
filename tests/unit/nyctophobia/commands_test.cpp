// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nyctophobia/words/commands.hpp"
#include "kit/command_words.hpp"
#include "test_forest.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia {
namespace {

View asked(const testing::TestForest& forest) {
    View view;
    view.state = forest.state;
    view.decides = true;
    view.shows_forest = forest.state.open.owner == kHunter;
    return view;
}

/// Returns the line as a record stores it, or the code of the first error.
std::string read(const testing::TestForest& forest, std::string_view line) {
    const auto action = parse_command(forest.rules, asked(forest), core::split_words(line));
    return action ? command_text(forest.rules, *action) : action.errors().front().code;
}

std::vector<std::string> completions(const testing::TestForest& forest, table::Words so_far) {
    ActionList legal;
    legal_actions(forest.rules, asked(forest), legal);
    std::vector<std::string> lines;
    for (const Action action : legal) {
        lines.push_back(command_text(forest.rules, action));
    }
    return kit::complete_among(lines, so_far);
}

TEST_CASE("directions are read by letter and by name", "[command][HU-U3]") {
    testing::TestForest forest;
    forest.character(1, Character::Klutz).begin_turn(1);
    CHECK(read(forest, "move e") == "move e");
    CHECK(read(forest, "MOVE East NOISE") == "move e noise");
    CHECK(read(forest, "move") == "missing-word");
    CHECK(read(forest, "move x") == "no-direction");
    CHECK(read(forest, "move e loud") == "unexpected-word");
    CHECK(read(forest, "throw e noise") == "unexpected-word");
    CHECK(read(forest, "mvoe e") == "unknown-command");
}

TEST_CASE("counter without a further word uses the rock or else the fist", "[command][HU-U3]") {
    testing::TestForest rock;
    rock.hunter("c1").character(1, Character::Boxer).begin_turn(1).play("move e");
    CHECK(read(rock, "counter") == "counter rock");
    CHECK(read(rock, "counter fist") == "counter fist");
    CHECK(read(rock, "counter foot") == "no-weapon");
    testing::TestForest fist;
    fist.hunter("c1").character(1, Character::Boxer).rocks_held(1, 0);
    fist.begin_turn(1).play("move e");
    CHECK(read(fist, "counter") == "counter fist");
    CHECK(read(fist, "counter rock") == "no-rock");
}

TEST_CASE("a card is named by its number or by its name", "[command][HU-U4]") {
    testing::TestForest forest;
    forest.hand(Card::Stalk, Card::Calm).begin_hunter();
    CHECK(read(forest, "card 2") == "card 2");
    CHECK(read(forest, "card calm") == "card 2");
    CHECK(read(forest, "card stalk") == "card 1");
    CHECK(read(forest, "card chop") == "not-in-hand");
    CHECK(read(forest, "card 3") == "no-card");
    forest.hand(Card::Calm, Card::Calm);
    CHECK(read(forest, "card calm") == "card 1");
}

TEST_CASE("two Hunted are named in any order", "[command][HU-U4]") {
    Rules rules = testing::plain_rules();
    rules.deck = Deck::Mage;
    testing::TestForest forest(rules);
    forest.hand(Card::Changelings, Card::Bored).begin_hunter().play("card 1");
    CHECK(read(forest, "swap 3 1") == "swap 1 3");
    CHECK(read(forest, "swap 1 1") == "same-hunted");
    CHECK(read(forest, "swap 1 4") == "no-hunted");
}

TEST_CASE(
    "a side can be named from either of its spaces and is written from one", "[command][HU-G2]"
) {
    Rules rules = testing::plain_rules();
    rules.deck = Deck::Mage;
    testing::TestForest forest(rules);
    forest.hunter("d4").hand(Card::Thicket, Card::Bored).begin_hunter().play("card 1");
    CHECK(read(forest, "plant d4w") == "plant c4e");
    CHECK(read(forest, "plant c5n") == "plant c4s");
    CHECK(read(forest, "plant a1n") == "no-side");
    CHECK(read(forest, "plant c4") == "no-side");
}

TEST_CASE("completion offers the words of legal actions", "[command]") {
    testing::TestForest forest;
    forest.begin_turn(1);
    const auto typed = core::split_words(std::string_view("mo"));
    CHECK(completions(forest, typed) == std::vector<std::string>{"move"});
    std::vector<core::Word> ways = core::split_words(std::string_view("move"));
    ways.push_back({"", 6});
    CHECK(completions(forest, ways) == std::vector<std::string>{"e", "s"});
}

}  // namespace
}  // namespace tenebrae::nyctophobia
