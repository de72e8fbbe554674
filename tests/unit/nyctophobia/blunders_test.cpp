// SPDX-License-Identifier: MIT
// Bots of the Hunted do nothing that harms them by what they know.
#include "catch.hpp"
#include "games/nyctophobia/bot/blunders.hpp"
#include "games/nyctophobia/bot/bots.hpp"
#include "games/nyctophobia/bot/hunted_bot.hpp"
#include "games/nyctophobia/nyctophobia_game.hpp"
#include "test_forest.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

/// Returns the actions that are left to Hunted 1.
std::vector<std::string> sensible(const testing::TestForest& forest) {
    const View view = forest.view_of_hunted(1);
    ActionList actions;
    legal_actions(forest.rules, view, actions);
    drop_blunders(forest.rules, view, actions);
    std::vector<std::string> texts;
    for (const Action& action : actions) {
        texts.push_back(testing::text_of(action));
    }
    return texts;
}

bool has(const std::vector<std::string>& texts, std::string_view text) {
    return std::ranges::find(texts, text) != texts.end();
}

}  // namespace

TEST_CASE("no rock is thrown against a tree or the edge beside the thrower", "[bot]") {
    testing::TestForest forest;
    forest.hunter("h8").trees("a1e").begin_turn(1);
    REQUIRE(forest.offers("throw n"));
    REQUIRE(forest.offers("throw e"));
    const auto texts = sensible(forest);
    CHECK_FALSE(has(texts, "throw n"));
    CHECK_FALSE(has(texts, "throw w"));
    CHECK_FALSE(has(texts, "throw e"));
    CHECK(has(texts, "throw s"));
    CHECK(has(texts, "move s"));
}

TEST_CASE("no step leads next to the Hunter where he was just felt", "[bot]") {
    testing::TestForest forest;
    forest.character(1, Character::Guide).hunter("c1").begin_turn(1);
    REQUIRE(forest.offers("move e"));
    const auto texts = sensible(forest);
    CHECK_FALSE(has(texts, "move e"));
    CHECK_FALSE(has(texts, "sprint e"));
    CHECK(has(texts, "move s"));
    CHECK(has(texts, "throw e"));
    const View view = forest.view_of_hunted(1);
    for (const Skill skill : {Skill::Easy, Skill::Heuristic}) {
        CHECK(testing::text_of(choose_action(forest.rules, view, skill)) != "move e");
    }
}

TEST_CASE("the only step is made although it leads next to the Hunter", "[bot]") {
    testing::TestForest forest;
    forest.character(1, Character::Guide).hunter("c1").trees("a1s").begin_turn(1);
    REQUIRE(forest.legal_of("move") == "move e");
    const auto texts = sensible(forest);
    CHECK(has(texts, "move e"));
    CHECK_FALSE(has(texts, "sprint e"));
}

TEST_CASE("the search bot tries no action that harms it by what it knows", "[bot]") {
    testing::TestForest forest;
    forest.character(1, Character::Guide).hunter("c1").begin_turn(1);
    const kit::GameAdapter<Nyctophobia> game(Nyctophobia(forest.rules, {}, 0));
    const auto seen = table::packed<table::SeatView>(forest.view_of_hunted(1));
    const auto advice = table::advise(bots::nyctophobia_bots().back(), game, seen, {0, 40, {}});
    REQUIRE(advice);
    CHECK(advice->tried <= sensible(forest).size());
    for (const table::AdviceLine& line : advice->lines) {
        CHECK(has(sensible(forest), testing::text_of(table::unpacked<Action>(line.move))));
    }
}

}  // namespace tenebrae::nyctophobia
