// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tables.hpp"

#include <cstdlib>

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

TEST_CASE("before the first game the only possible command is to start one", "[command]") {
    TestSession table;
    for (const char* line :
         {"undo",
          "redo",
          "save x",
          "legal",
          "show",
          "left",
          "log",
          "hint",
          "expect won",
          "note x",
          "check",
          "resign",
          "why step"}) {
        INFO(line);
        CHECK(code_of(table.type(line)) == "no-game");
    }
    CHECK(table.type("help").kind == Reply::Kind::Answered);
    CHECK(table.type("new walking seed 7").new_game);
    CHECK(table.session.match().game->id() == "walking");
}

TEST_CASE("an empty line and a comment have no effect", "[command]") {
    TestSession table = new_table();
    const std::string before = table.record();
    for (const char* line : {"", "   ", "\t", "# a comment", "  # and one more"}) {
        CHECK(table.type(line).kind == Reply::Kind::Nothing);
    }
    CHECK(table.record() == before);
}

TEST_CASE("words are matched ignoring ASCII case and never by a prefix", "[command]") {
    TestSession table = new_table();
    CHECK(table.type("STEP").command == "step b1");
    CHECK(table.type("Undo").command == "undo 1");
    CHECK(table.type("GO").command == "step b1");
    CHECK(code_of(table.type("ste")) == "unknown-command");
    CHECK(code_of(table.type("und")) == "unknown-command");
}

TEST_CASE("a command of the game is carried out and put into canonical form", "[command]") {
    TestSession table = new_table();
    const Reply reply = table.type("go   b1   # over there");
    CHECK(reply.kind == Reply::Kind::Accepted);
    CHECK(reply.played);
    CHECK(reply.command == "step b1");
    CHECK(table.session.match().history.steps().size() == 1);
}

TEST_CASE("a refusal of the game gets its position on the line", "[command]") {
    TestSession table = new_table();
    const Reply reply = table.type("  draw");
    REQUIRE(reply.errors.size() == 1);
    const tenebrae::core::Diagnostic& error = reply.errors.front();
    CHECK(error.code == "not-on-b1");
    CHECK(error.rule == "W-4");
    CHECK(error.where.file == "typed");
    CHECK(error.where.line == 2);
    CHECK(error.where.column == 3);
    CHECK(error.where.text == "  draw");
}

TEST_CASE("a new game takes settings and a seed and a drawn seed", "[command]") {
    TestSession table = new_table("players 2 seed 9");
    CHECK(table.session.match().game->seats().size() == 2);
    CHECK(table.session.match().record.seed == 9);
    table.type("new walking");
    CHECK(table.session.match().record.seed == 7);
    CHECK(table.session.match().game->seats().size() == 1);
}

TEST_CASE("a new game without any source of seeds needs one", "[command]") {
    Environment without = environment();
    without.draw_seed = nullptr;
    Session session(without);
    CHECK(code_of(session.execute("new walking", "typed", 1)) == "no-seed");
    CHECK(session.execute("new walking seed 1", "typed", 2).new_game);
}

TEST_CASE("legal lists every choice by number", "[command]") {
    TestSession table = new_table();
    table.type("step");
    CHECK(
        table.type("legal").text
        == "1.   step a1         It is called step a1\n2.   draw            It is called draw\n"
    );
}

TEST_CASE("why lists the reasons against a command without trying it", "[command]") {
    TestSession table = new_table();
    CHECK(
        table.type("why draw").text
        == "\"draw\" is not possible now:\n  That is not possible. [W-4]\n"
    );
    CHECK(table.type("why step").text == "This is possible now.\nIt is called step b1\n");
    CHECK(table.type("why undo").text.find("nothing to undo") != std::string::npos);
    CHECK(code_of(table.type("why drwa")) == "unknown-command");
    CHECK(table.session.match().history.steps().empty());
}

TEST_CASE(
    "showing the hidden order warns a person in advance and a program with the answer", "[command]"
) {
    SECTION("a person is warned") {
        TestSession table{Session(environment(), {.can_switch_interface = true})};
        table.type("new walking seed 7");
        const Reply reply = table.type("show --position --order");
        CHECK(code_of(reply) == "looks-ahead");
        CHECK(reply.errors.front().hint == "show --position --order --past-reveals");
        CHECK(table.session.match().record.past_reveals == 0);
        const Reply shown = table.type("show --position --order --past-reveals");
        CHECK(shown.text.find("deck 3011") != std::string::npos);
        CHECK(shown.warnings.empty());
        CHECK(code_of(table.type("show --position --order --all")) == "unknown-option");
    }
    SECTION("a program is warned") {
        TestSession table = new_table();
        const Reply reply = table.type("show --position --order");
        CHECK(reply.text.find("deck 3011") != std::string::npos);
        REQUIRE(reply.warnings.size() == 1);
        CHECK(reply.warnings.front().code == "looks-ahead");
    }
    SECTION("no warning once the game is over") {
        TestSession table = new_table();
        table.type("resign");
        CHECK(table.type("show --position --order").warnings.empty());
    }
}

TEST_CASE("show draws or describes the game and writes the position and the state", "[command]") {
    TestSession table = new_table();
    CHECK(table.type("show").text == "[@][ ]\n");
    CHECK(table.type("show --plain").text == "The walker is on a1.\n");
    CHECK(
        table.type("show --position --order").text
        == "tenebrae position 1\ngame walking\nrules 3\nplayers 1\nbegin\ncell 0\ndrawn 0\npoints "
           "0\ndeck 30112302\nend\n# You have seen hidden information; the record notes it.\n"
    );
    CHECK(
        table.type("show --json").text
        == "{\"turn\":0,\"cell\":0,\"points\":0,\"legal\":[\"step b1\"]}\n"
    );
    CHECK(code_of(table.type("show --everything")) == "unknown-option");
    CHECK(code_of(table.type("show --position --all")) == "unknown-option");
}

TEST_CASE("a hint comes from the configured adviser", "[command]") {
    TestSession table = new_table();
    CHECK(code_of(table.type("hint")) == "no-hinter");
    Environment with = environment();
    with.bots = walking_bots();
    Session session(with);
    session.execute("new walking", "typed", 1);
    const Reply hint = session.execute("hint", "typed", 2);
    CHECK(hint.text == "step b1: It is called step b1\n");
    REQUIRE(hint.hint);
    CHECK(hint.hint->move() == Move{});
    CHECK(hint.hint->advice.lines.front().reason.empty());
    CHECK(session.execute("hint move", "typed", 3).text == hint.text);
    CHECK(code_of(session.execute("hint loudly", "typed", 3)) == "bad-level");
}

TEST_CASE("a hint has a reason if the adviser gives one", "[command]") {
    Environment with = environment();
    with.bots = walking_bots();
    Session session(with);
    session.execute("new walking", "typed", 1);
    session.execute("step", "typed", 2);
    const Reply hint = session.execute("hint", "typed", 3);
    CHECK(hint.text == "draw: It is called draw\n  Cards are points.\n");
    REQUIRE(hint.hint);
    CHECK(hint.hint->advice.lines.front().reason == "Cards are points.");
}

TEST_CASE("a hint of a lower level suggests no command", "[command]") {
    Environment with = environment();
    with.bots = walking_bots();
    Session session(with);
    session.execute("new walking", "typed", 1);
    CHECK(session.execute("hint nudge", "typed", 2).text == "No choice stands out.\n");
    session.execute("step", "typed", 3);
    const Reply nudge = session.execute("hint nudge", "typed", 4);
    CHECK(nudge.text == "Cards are points.\n");
    CHECK_FALSE(nudge.hint->move());
    const Reply plan = session.execute("hint plan", "typed", 5);
    CHECK(plan.text.starts_with("draw: "));
    CHECK(plan.text.ends_with("\nCards are points.\n"));
    CHECK_FALSE(plan.hint->move());
    // Nothing has been tried yet.
    CHECK(code_of(session.execute("odds", "typed", 6)) == "no-odds");
    CHECK(session.complete("hint ") == std::vector<std::string>{"nudge", "plan", "move"});
    CHECK(session.complete("hint p") == std::vector<std::string>{"plan"});
    CHECK(session.complete("hint plan ").empty());
}

TEST_CASE("resigning ends the game and only undo continues it", "[command]") {
    TestSession table = new_table();
    table.type("step");
    CHECK(table.type("resign").command == "resign");
    CHECK(code_of(table.type("resign")) == "game-over");
    CHECK(code_of(table.type("step")) == "game-over");
    CHECK(table.type("expect resigned").kind == Reply::Kind::Answered);
    CHECK(table.type("undo").kind == Reply::Kind::Accepted);
    CHECK(table.type("step").kind == Reply::Kind::Accepted);
}

TEST_CASE("quit ends the session", "[command]") {
    TestSession table = new_table();
    CHECK(table.type("quit").kind == Reply::Kind::Ended);
    CHECK(table.type("exit").kind == Reply::Kind::Ended);
}

TEST_CASE("a partial line is completed from the same table of commands", "[command]") {
    TestSession table = new_table();
    CHECK(table.session.complete("lo") == std::vector<std::string>{"load", "look", "log"});
    CHECK(table.session.complete("dr") == std::vector<std::string>{"draw"});
    CHECK(table.session.complete("help re") == std::vector<std::string>{"redo", "resign"});
    CHECK(table.session.complete("step ") == std::vector<std::string>{"b1"});
    CHECK(table.session.complete("why step ") == std::vector<std::string>{"b1"});
}
