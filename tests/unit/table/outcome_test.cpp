// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "table/interface.hpp"
#include "tables.hpp"

#include <nlohmann/json.hpp>

namespace tenebrae::table::test {
namespace {

constexpr std::string_view kBegin =
    "tenebrae position 1\ngame walking\noption sides 2\nplayers 2\nbegin\ncell 1\n";

/// Returns a game of rivals with one card of eight left to draw. Player 1 has drawn the cards with
/// odd numbers.
TestSession before_the_last_card(std::string_view deck) {
    const Folder folder;
    std::string text(kBegin);
    text += "drawn 7\ndeck " + std::string(deck) + "\nend\n";
    TestSession table;
    table.type("load " + folder.put("rivals.pos", text));
    REQUIRE(table.session.match().game != nullptr);
    return table;
}

Outcome outcome_of(const TestSession& table) {
    const host::Match& match = table.session.match();
    return match.referee->outcome(match.state);
}

bool holds(TestSession& table, const std::string& fact) {
    return table.type("expect " + fact).kind == Reply::Kind::Answered;
}

Json result_line(const TestSession& table) {
    Output output;
    json_interface("0")->finish(table.session.observation(), output);
    return Json::parse(output.out);
}

TEST_CASE("if one of two sides wins the other loses", "[outcome]") {
    TestSession table = before_the_last_card("30302010");
    CHECK_FALSE(outcome_of(table).over);
    CHECK(outcome_of(table).of(0) == GameResult::Unfinished);
    table.type("draw");
    const Outcome outcome = outcome_of(table);
    CHECK(outcome.over);
    CHECK(outcome.of(0) == GameResult::Won);
    CHECK(outcome.of(1) == GameResult::Lost);
    CHECK(outcome.rule == "W-8");
    CHECK(holds(table, "won"));
    CHECK(holds(table, "result 1 won"));
    CHECK(holds(table, "result 2 lost"));
    CHECK_FALSE(holds(table, "result 2 won"));
    CHECK(code_of(table.type("draw")) == "game-over");
}

TEST_CASE("the second side can win as well", "[outcome]") {
    TestSession table = before_the_last_card("03021013");
    table.type("draw");
    CHECK(outcome_of(table).of(0) == GameResult::Lost);
    CHECK(outcome_of(table).of(1) == GameResult::Won);
    CHECK(table.session.match().result() == GameResult::Lost);
    CHECK(outcome_sentence(table.session.match()) == "Player 2 has won. [W-8]");
}

TEST_CASE("a game can be drawn", "[outcome]") {
    TestSession table = before_the_last_card("33221100");
    table.type("draw");
    CHECK(outcome_of(table).of(0) == GameResult::Drew);
    CHECK(outcome_of(table).of(1) == GameResult::Drew);
    CHECK(holds(table, "drew"));
    CHECK(holds(table, "not won"));
    CHECK(name_of(GameResult::Drew) == "drew");
    CHECK(display_name(GameResult::Drew) == "drawn");
    CHECK(result_line(table).at("result") == "drew");
    CHECK_FALSE(result_line(table).contains("results"));
}

TEST_CASE("a resignation counts for the seat that is asked and the other side wins", "[outcome]") {
    TestSession table = new_table("seed 7 players 2 sides 2");
    table.type_all({"step", "draw"});  // the second seat is now asked
    CHECK(table.type("resign").command == "resign");
    CHECK(outcome_of(table).of(0) == GameResult::Won);
    CHECK(outcome_of(table).of(1) == GameResult::Resigned);
    CHECK(holds(table, "result 2 resigned"));
    CHECK(table.session.match().result() == GameResult::Won);
    CHECK(result_line(table).at("result") == "won");
    CHECK(result_line(table).at("results") == Json{"won", "resigned"});
}

TEST_CASE("a resignation in a record is replayed for the same seat", "[outcome]") {
    TestSession table = new_table("seed 7 players 2 sides 2");
    table.type("resign");
    const Folder folder;
    TestSession again;
    CHECK(again.type("load " + folder.put("rivals.tene", table.record())).errors.empty());
    CHECK(outcome_of(again).of(0) == GameResult::Resigned);
    CHECK(outcome_of(again).of(1) == GameResult::Won);
    CHECK(again.record() == table.record());
}

TEST_CASE("all players of one side have the same result", "[outcome]") {
    TestSession table = new_table("seed 7 players 2");
    table.type("resign");
    CHECK(outcome_of(table).of(0) == GameResult::Resigned);
    CHECK(outcome_of(table).of(1) == GameResult::Resigned);
    CHECK_FALSE(result_line(table).contains("results"));
}

TEST_CASE("a result is only available for an existing seat", "[outcome]") {
    TestSession table = new_table("seed 7 players 2 sides 2");
    CHECK(holds(table, "result 2 unfinished"));
    CHECK(code_of(table.type("expect result 3 won")) == "no-such-seat");
    CHECK(code_of(table.type("expect result 0 won")) == "no-such-seat");
    CHECK(code_of(table.type("expect result won")) == "bad-fact");
    CHECK(code_of(table.type("expect result 1 wins")) == "no-such-result");
}

}  // namespace
}  // namespace tenebrae::table::test
