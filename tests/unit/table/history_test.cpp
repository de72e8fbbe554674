// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "tables.hpp"

#include <cstdlib>

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

TEST_CASE("undo takes back a command and redo repeats it", "[command]") {
    TestSession table = new_table();
    table.type_all({"step", "step", "step"});
    const GameState third = table.session.match().state;
    const auto events = table.session.match().history.events();
    CHECK(table.type("undo 2").text == "Undone: 2 commands, from command 2, \"step a1\".\n");
    CHECK(table.session.match().history.steps().size() == 1);
    CHECK(table.type("redo 2").text == "Redone: 2 commands.\n");
    CHECK(table.session.match().state == third);
    CHECK(table.session.match().history.events() == events);
    CHECK(code_of(table.type("redo")) == "nothing-to-redo");
}

TEST_CASE("undo with a number beyond the history takes back everything", "[command]") {
    TestSession table = new_table();
    const GameState start = table.session.match().state;
    table.type_all({"step", "step"});
    CHECK(table.type("undo 50").command == "undo 2");
    CHECK(table.session.match().state == start);
    CHECK(code_of(table.type("undo")) == "nothing-to-undo");
}

TEST_CASE("a new command discards the commands that were undone", "[command]") {
    TestSession table = new_table();
    table.type_all({"step", "step", "undo"});
    CHECK(table.type("draw").kind == Reply::Kind::Accepted);
    CHECK(code_of(table.type("redo")) == "nothing-to-redo");
}

TEST_CASE("undo stops at a reveal and names it", "[command]") {
    TestSession table = new_table();
    table.type_all({"step", "draw", "step", "step"});
    const Reply reply = table.type("undo 4");
    CHECK(reply.command == "undo 2");
    CHECK(
        reply.text
        == "Undone: 2 commands, from command 3, \"step a1\".\nUndo stops at command "
           "2, \"draw\", which revealed something hidden: A card of 3 is drawn.\n"
    );
    CHECK(table.type("expect undo-stopped").kind == Reply::Kind::Answered);
    const Reply stopped = table.type("undo");
    CHECK(code_of(stopped) == "undo-stopped");
    CHECK(stopped.errors.front().message.find("command 2, \"draw\"") != std::string::npos);
    CHECK(table.type("expect refused undo-stopped undo").kind == Reply::Kind::Answered);
    CHECK(table.type("expect undo-stopped").kind == Reply::Kind::Answered);
    table.type("step");
    CHECK(table.type("expect not undo-stopped").kind == Reply::Kind::Answered);
}

TEST_CASE("in solo play undo goes past reveals and marks the game for ever", "[command]") {
    TestSession table = new_table();
    const GameState start = table.session.match().state;
    table.type_all({"step", "draw"});
    CHECK(table.type("undo --past-reveals 2").command == "undo --past-reveals 2");
    CHECK(table.session.match().state == start);
    CHECK(table.session.match().record.past_reveals == 1);
    table.type("step");
    CHECK(table.record().find("undo --past-reveals 2\n") != std::string::npos);
    CHECK(
        table.type("show").text.find(
            "Players looked ahead at hidden information 1 time, so this game is marked."
        )
        != std::string::npos
    );
    CHECK(outcome_sentence(table.session.match()).find("marked") != std::string::npos);
}

TEST_CASE("undo --past-reveals without a reveal does not mark the game", "[command]") {
    TestSession table = new_table();
    table.type("step");
    CHECK(table.type("undo --past-reveals").command == "undo 1");
    CHECK(table.session.match().record.past_reveals == 0);
}

TEST_CASE(
    "showing the order of hidden cards needs the explicit command and marks the game for ever",
    "[command]"
) {
    TestSession table = new_table();
    table.type("step");
    CHECK(table.type("show --position").text.find("deck") == std::string::npos);
    CHECK(table.session.match().record.past_reveals == 0);
    const std::string before = table.record();
    CHECK(table.type("show --position --order").text.find("deck 30112302") != std::string::npos);
    CHECK(table.session.match().record.past_reveals == 1);
    CHECK(table.session.observation().past_reveals == 1);
    CHECK(
        table.type("show").text.find(
            "Players looked ahead at hidden information 1 time, so this game is marked."
        )
        != std::string::npos
    );
    table.type("undo");
    CHECK(table.session.match().record.past_reveals == 1);
    CHECK(before.find("show") == std::string::npos);
    CHECK(table.record().find("\nshow --position --order\n") != std::string::npos);

    // Replaying the game marks it as well, and does not print the order.
    Session again(environment());
    Script script(again, "again", true);
    std::string told;
    for (const std::string& line : tenebrae::core::split_lines(table.record())) {
        told += script.feed(line).text;
    }
    CHECK(again.match().record.past_reveals == 1);
    CHECK(again.match().record.lines == table.session.match().record.lines);
    CHECK(told.find("deck") == std::string::npos);
}

TEST_CASE("hidden cards are not shown to several players before the end", "[command]") {
    TestSession table = new_table("players 2 seed 7");
    CHECK(code_of(table.type("show --position --order")) == "several-players");
    CHECK(table.session.match().record.past_reveals == 0);
    CHECK(table.record().find("show") == std::string::npos);
    table.type("resign");
    CHECK(table.type("show --position --order").kind == Reply::Kind::Answered);
    CHECK(table.session.match().record.past_reveals == 0);
    CHECK(table.record().find("show") == std::string::npos);
}

TEST_CASE("the order of the cards is public once the game is over", "[command]") {
    TestSession table = new_table();
    table.type("resign");
    CHECK(table.type("show --position --order").text.find("deck") != std::string::npos);
    CHECK(table.session.match().record.past_reveals == 0);
    CHECK(table.record().find("show") == std::string::npos);
}

TEST_CASE("with two players undo never goes past a reveal", "[command]") {
    TestSession table = new_table("players 2 seed 7");
    table.type_all({"step", "draw"});
    CHECK(code_of(table.type("undo --past-reveals")) == "not-solo");
    CHECK(table.type("undo").errors.front().hint.empty());
    CHECK(table.session.match().record.past_reveals == 0);
}
