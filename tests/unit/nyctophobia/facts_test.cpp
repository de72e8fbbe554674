// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nyctophobia/words/facts.hpp"
#include "test_forest.hpp"

namespace tenebrae::nyctophobia {
namespace {

/// Returns "yes", "no, GOT" or the code of the error.
std::string
checked(const testing::TestForest& forest, std::string_view fact, bool as_hunter = true) {
    View view;
    view.state = forest.state;
    view.shows_forest = as_hunter;
    const std::vector<core::Word> parts = core::split_words(fact);
    const auto answer = facts().check(forest.rules, view, parts);
    if (!answer) {
        return answer.errors().front().code;
    }
    return answer->holds ? "yes" : "no, " + answer->got;
}

testing::TestForest some_moment() {
    testing::TestForest forest;
    forest.trees("c4e").rocks("e5", 2).noise("b2").hidden(2).wounded().called(3, false);
    forest.hand(Card::Chop, Card::Calm).begin_turn(1);
    return forest;
}

TEST_CASE("facts about public information are checked", "[command][HU-U8]") {
    const testing::TestForest forest = some_moment();
    CHECK(checked(forest, "round 1") == "yes");
    CHECK(checked(forest, "round 2") == "no, 1");
    CHECK(checked(forest, "turn 1") == "yes");
    CHECK(checked(forest, "turn hunter") == "no, 1");
    CHECK(checked(forest, "ask turn 1") == "yes");
    CHECK(checked(forest, "ask turn 2") == "no, turn 1");
    CHECK(checked(forest, "ask after") == "no, turn");
    CHECK(checked(forest, "health 1 2") == "yes");
    CHECK(checked(forest, "rocks 1 1") == "yes");
    CHECK(checked(forest, "rocks 1 2") == "no, 1");
    CHECK(checked(forest, "hidden 2") == "yes");
    CHECK(checked(forest, "hidden 1") == "no, upright");
    CHECK(checked(forest, "upright 1") == "yes");
    CHECK(checked(forest, "called 3") == "yes");
    CHECK(checked(forest, "called 1") == "no, 3");
    CHECK(checked(forest, "cause death") == "no, unfinished");
    CHECK(checked(forest, "wounded") == "yes");
}

TEST_CASE("facts about the Hunter's turn are checked", "[command][HU-U8]") {
    testing::TestForest forest;
    forest.begin_hunter();
    CHECK(checked(forest, "turn hunter") == "yes");
    CHECK(checked(forest, "ask card hunter") == "yes");
    CHECK(checked(forest, "wounded") == "no, he is not");
}

TEST_CASE("only the Hunter's view can check facts about the forest", "[command][HU-U8][HU-I2]") {
    const testing::TestForest forest = some_moment();
    CHECK(checked(forest, "at 1 a1") == "yes");
    CHECK(checked(forest, "hunter h8") == "yes");
    CHECK(checked(forest, "hunter a1") == "no, h8");
    CHECK(checked(forest, "noise b2") == "yes");
    CHECK(checked(forest, "noise off") == "no, b2");
    CHECK(checked(forest, "tree d4w") == "yes");
    CHECK(checked(forest, "tree a1e") == "no, there is no tree");
    CHECK(checked(forest, "no tree a1e") == "yes");
    CHECK(checked(forest, "rock e5 2") == "yes");
    CHECK(checked(forest, "hand chop calm") == "yes");
    CHECK(checked(forest, "hand calm chop") == "no, chop calm");
    for (const std::string_view fact :
         {"at 1 a1",
          "hunter h8",
          "noise off",
          "tree c4e",
          "no tree c4e",
          "rock e5 2",
          "hand chop calm"}) {
        CHECK(checked(forest, fact, false) == "not-known");
    }
    CHECK(checked(forest, "wounded", false) == "yes");
}

TEST_CASE("malformed facts are refused", "[command][HU-U8]") {
    const testing::TestForest forest = some_moment();
    CHECK(checked(forest, "rnud 1") == "unknown-fact");
    CHECK(checked(forest, "round one") == "bad-fact");
    CHECK(checked(forest, "health 4 1") == "bad-fact");
    CHECK(checked(forest, "ask dinner 1") == "bad-fact");
    CHECK(checked(forest, "cause boredom") == "bad-fact");
    CHECK(checked(forest, "tree a1n") == "bad-fact");
    CHECK(checked(forest, "hand chop") == "bad-fact");
    CHECK(checked(forest, "wounded badly") == "bad-fact");
}

}  // namespace
}  // namespace tenebrae::nyctophobia
