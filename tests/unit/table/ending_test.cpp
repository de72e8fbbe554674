// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "host/match.hpp"
#include "table/ending.hpp"
#include "tables.hpp"

#include <nlohmann/json.hpp>

using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

/// Plays a walk of three turns to a win with six cards.
void win(TestSession& table) {
    table.type_all({"step", "draw", "step", "step", "draw", "draw", "draw", "draw", "draw"});
}

}  // namespace

TEST_CASE("an ending has the curve and the bars and the most important events", "[command]") {
    TestSession table = new_table();
    win(table);
    REQUIRE(table.session.match().is_over());
    const Ending ending = ending_of(*replay_of(table.session.match(), std::nullopt));
    CHECK(ending.outcome == "Won: eight points. [W-1]");
    CHECK(ending.turns == 3);
    CHECK(ending.commands == 9);
    REQUIRE(ending.curves.size() == 1);
    CHECK(ending.curves.front().name == "Cards");
    CHECK(ending.curves.front().first == 0);
    // At the start, at the start of turns 1 to 3, and at the end.
    CHECK(ending.curves.front().values == std::vector<int>{8, 8, 7, 7, 2});
    REQUIRE(ending.bars.size() == 1);
    CHECK(ending.bars.front().name == "draws");
    CHECK(ending.bars.front().amount == 6);
    // At most six: heavier milestones replace lighter ones.
    CHECK(ending.milestones.size() == 6);
    CHECK(ending.milestones.front() == "Turn 1: A card of 3 is drawn. That makes 3 points.");
    CHECK(ending.milestones.back() == "Turn 3: A card of 3 is drawn. That makes 10 points.");
}

TEST_CASE("the story is printed once the game is over", "[command]") {
    TestSession table = new_table();
    const Reply early = table.type("story");
    CHECK(code_of(early) == "not-over");
    CHECK(code_of(table.type("story --json")) == "not-over");
    win(table);
    const Reply told = table.type("story");
    CHECK(told.kind == Reply::Kind::Answered);
    CHECK(told.text.starts_with("Won: eight points. [W-1]\nIt took 3 turns and 9 commands.\n"));
    CHECK(told.text.find("Cards, turn 0 to 3 and at the end:\n  8 |██████") != std::string::npos);
    CHECK(told.text.find("What took the cards:\n  draws  6 ████") != std::string::npos);
    CHECK(told.text.find("To share this game: walking-usual-7") != std::string::npos);
    CHECK(code_of(table.type("story --loud")) == "unknown-option");
    const Json story = Json::parse(table.type("story --json").text);
    CHECK(story["outcome"] == "Won: eight points. [W-1]");
    CHECK(story["curves"][0]["values"] == Json({8, 8, 7, 7, 2}));
    CHECK(story["bars"][0]["amount"] == 6);
    CHECK(story["milestones"].size() == 6);
    CHECK(story["share"] == "new walking players 1 seed 7");
}

TEST_CASE("the story has an ASCII chart and a version in sentences", "[command]") {
    TestSession table = new_table();
    win(table);
    const Ending ending = ending_of(*replay_of(table.session.match(), std::nullopt));
    const std::string plain = format_ending(ending, BoardStyle::Ascii);
    CHECK(plain.find("  draws  6 ####") != std::string::npos);
    CHECK(std::ranges::all_of(plain, [](char letter) { return letter > 0; }));
    const std::string said = format_ending(ending, BoardStyle::Sentences);
    CHECK(
        said.find("Cards: 8 in turn 0, 8 in turn 1, 7 in turn 2, 7 in turn 3, 2 at the end.\n")
        != std::string::npos
    );
    CHECK(said.find("What took the cards: draws 6.\n") != std::string::npos);
    CHECK(said.find('|') == std::string::npos);
}
