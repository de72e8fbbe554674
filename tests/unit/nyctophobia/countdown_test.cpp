// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nyctophobia/words/countdown.hpp"
#include "test_forest.hpp"

namespace tenebrae::nyctophobia::testing {
namespace {

std::string left_to_live(const TestForest& forest) {
    return countdown(forest.rules, forest.state.open, forest.all_events);
}

int turns_left(int hunted, PieceId active, bool hunters_turn, HeardCall call) {
    Rules rules = plain_rules();
    rules.hunted = static_cast<PieceId>(hunted);
    PublicState open;
    open.active = active;
    open.hunters_turn = hunters_turn;
    return hunter_turns_left(rules, open, call);
}

}  // namespace

TEST_CASE("HU-L3, HU-E1: after the call the Hunter's turns are counted down") {
    TestForest forest;
    forest.hunted(1, "g1").begin_turn();
    CHECK(left_to_live(forest).empty());
    forest.play("call");
    CHECK(left_to_live(forest) == "Live until Hunted 1 has moved again: 1 turn of the Hunter.");
    forest.end_turn();
    CHECK(left_to_live(forest) == "Live until Hunted 1 has moved again: 1 turn of the Hunter.");
    forest.end_turn().end_turn();
    REQUIRE(forest.state.open.hunters_turn);
    CHECK(left_to_live(forest) == "Live until Hunted 1 has moved again: 1 turn of the Hunter.");
}

TEST_CASE("HU-O1: four Hunted have two turns of the Hunter to live through, fewer one") {
    const HeardCall made{0, false};
    CHECK(turns_left(2, 0, false, made) == 1);
    CHECK(turns_left(3, 0, false, made) == 1);
    CHECK(turns_left(4, 0, false, made) == 2);
    // After the caller's turn, in the first turn of the Hunter, after it, and at the end.
    const HeardCall armed{0, true};
    CHECK(turns_left(4, 1, false, armed) == 2);
    CHECK(turns_left(4, 1, true, armed) == 2);
    CHECK(turns_left(4, 2, false, armed) == 1);
    CHECK(turns_left(4, 3, true, armed) == 1);
    CHECK(turns_left(4, 0, false, armed) == 0);
}

TEST_CASE("a call that the seat has not heard, as before a position, is not counted down") {
    TestForest forest;
    forest.called(2, true).begin_turn();
    CHECK(left_to_live(forest).empty());
}

}  // namespace tenebrae::nyctophobia::testing
