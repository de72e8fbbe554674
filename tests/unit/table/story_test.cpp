// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "table/story.hpp"
#include "tables.hpp"

#include <cstdlib>

using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

SeatEvent seat_event(std::size_t number, std::optional<std::size_t> cause) {
    return {number, cause, 0, {}};
}

}  // namespace

TEST_CASE("an event is printed below its cause", "[command]") {
    // Events 11 to 15: two have no cause, and the third and fifth follow from the first.
    const std::vector<SeatEvent> events{
        seat_event(11, std::nullopt),
        seat_event(12, std::nullopt),
        seat_event(13, 11),
        seat_event(14, 13),
        seat_event(15, 11)};
    std::vector<std::size_t> order;
    std::vector<int> depths;
    for (const StoryLine& line : story_tree(events)) {
        order.push_back(line.index);
        depths.push_back(line.depth);
    }
    CHECK(order == std::vector<std::size_t>{0, 2, 3, 4, 1});
    CHECK(depths == std::vector<int>{0, 1, 2, 1, 0});
}

TEST_CASE("an event caused by an earlier command is printed on its own", "[command]") {
    const std::vector<StoryLine> lines = story_tree(std::vector<SeatEvent>{seat_event(11, 4)});
    REQUIRE(lines.size() == 1);
    CHECK(lines.front().depth == 0);
}

TEST_CASE("the log prints the last commands as trees", "[command]") {
    TestSession table = new_table();
    CHECK(table.type("log").text == "Nothing has happened yet.\n");
    table.type_all({"step", "draw"});
    CHECK(
        table.type("log").text
        == "1. step b1\n    #1 The walker steps to b1.\n"
           "2. draw\n    #2 A card of 3 is drawn.\n      #3 That makes 3 points.\n"
    );
    CHECK(
        table.type("log 1").text
        == "2. draw\n    #2 A card of 3 is drawn.\n      #3 That makes 3 points.\n"
    );
}

TEST_CASE("a line of the log unfolds to its rule and reason and causes", "[command]") {
    TestSession table = new_table();
    table.type_all({"step", "draw"});
    CHECK(
        table.type("log --unfold 3").text
        == "#3 That makes 3 points.\n  rule: W-5\n  reason: Every card counts what it shows.\n"
           "  caused by #2 A card of 3 is drawn. [W-4]\n  caused by command 2, \"draw\"\n"
    );
}

TEST_CASE("events keep their numbers through undo and redo", "[command]") {
    TestSession table = new_table();
    table.type_all({"step", "step", "undo", "redo"});
    CHECK(table.type("log 1").text == "2. step a1\n    #2 The walker steps to a1.\n");
}
