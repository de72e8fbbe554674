// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tables.hpp"

#include <cstdlib>

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

struct BadLine {
    std::string text;
    std::string code;
    int column;  ///< 0 for the whole line
};

}  // namespace

TEST_CASE("bad input is refused with its place and changes nothing", "[command]") {
    TestSession table = new_table();
    table.type_all({"step", "draw", "step a1", "undo"});
    const GameState state = table.session.match().state;
    const std::string record = table.record();

    const std::vector<BadLine> lines{
        {"frobnicate", "unknown-command", 1},
        {"  drwa", "unknown-command", 3},
        {"step c3", "no-such-way", 6},
        {"step north", "no-such-way", 6},
        {"undo 0", "bad-number", 6},
        {"undo -1", "bad-number", 6},
        {"undo 99999999999999999999999", "bad-number", 6},
        {"undo one", "bad-number", 6},
        {"undo 1 2", "too-many-parameters", 8},
        {"undo --past-reveals 1 2", "too-many-parameters", 23},
        {"redo 0", "bad-number", 6},
        {"redo 1 2", "too-many-parameters", 8},
        {"log 0", "bad-number", 5},
        {"log --unfold", "unknown-option", 5},
        {"log --unfold 99", "no-such-event", 14},
        {"log --unfold x", "bad-number", 14},
        {"legal step", "too-many-parameters", 7},
        {"left over", "too-many-parameters", 6},
        {"resign now", "too-many-parameters", 8},
        {"quit now", "too-many-parameters", 6},
        {"save", "missing-parameter", 1},
        {"load", "missing-parameter", 1},
        {"note", "missing-parameter", 1},
        {"say", "missing-parameter", 1},
        {"expect", "missing-parameter", 1},
        {"why", "missing-parameter", 1},
        {"new", "missing-parameter", 1},
        {"new chess", "unknown-game", 5},
        {"new walking players", "missing-parameter", 13},
        {"new walking players 9", "bad-value", 21},
        {"new walking seed many", "bad-number", 18},
        {"new walking from /nowhere.pos", "no-such-file", 0},
        {"load /nowhere.tene", "no-such-file", 0},
        {"load /", "is-a-folder", 0},
        {"save /nowhere/x.tene", "unwritable", 0},
        {"save /", "is-a-folder", 0},
        {"check 123", "bad-hash", 7},
        {"check 0000000000000000", "check-mismatch", 7},
        {"help frobnicate", "unknown-command", 6},
        {"expect sunshine", "unknown-fact", 8},
        {"expect points 99", "expectation-failed", 8},
        {"expect events drawn many", "expectation-failed", 8},
        {"expect event drawn number=3", "unknown-field", 20},
        {"expect event drawn caused-by", "bad-fact", 20},
        {"expect legal", "bad-fact", 8},
        {"step \x01", "control-character", 6},
        {"st\x1b[31mep", "control-character", 3},
        {"step \xff", "not-utf-8", 6},
        {"note \xe2\x80\xae"
         "backwards",
         "unprintable",
         6},
        {std::string("step\0x", 6), "control-character", 5},
        {std::string(5000, 'x'), "line-too-long", 0},
        {"undo", "undo-stopped", 1},
    };
    for (const BadLine& line : lines) {
        INFO(line.text.substr(0, 40));
        const Reply reply = table.type(line.text);
        CHECK(reply.kind == Reply::Kind::Refused);
        REQUIRE(!reply.errors.empty());
        CHECK(reply.errors.front().code == line.code);
        CHECK(reply.errors.front().where.column == line.column);
        CHECK(!reply.errors.front().message.empty());
        CHECK(table.session.match().state == state);
        CHECK(table.record() == record);
        CHECK(table.session.match().history.undone() == 1);
    }
}

TEST_CASE("a misspelt word gets the nearest known word as a hint", "[command]") {
    TestSession table = new_table();
    CHECK(table.type("unod").errors.front().hint == "did you mean `undo`?");
    CHECK(table.type("STPE").errors.front().hint == "did you mean `step`?");
    CHECK(table.type("help lgeal").errors.front().hint == "did you mean `legal`?");
    CHECK(table.type("new wlaking").errors.front().hint == "did you mean `walking`?");
    CHECK(table.type("zzzzzzzz").errors.front().hint.empty());
}

TEST_CASE("a wrong number of parameters gets the syntax of the command", "[command]") {
    TestSession table = new_table();
    CHECK(table.type("redo 1 2").errors.front().expected == "redo [N]");
    CHECK(table.type("save").errors.front().expected == "save FILE");
}

TEST_CASE("a file that is not a record is not overwritten", "[save]") {
    const Folder folder;
    const std::string mine = folder.put("diary.txt", "Dear diary,\n");
    const std::string binary = folder.put("picture", std::string("\x89PNG\0\0", 6));
    TestSession table = new_table();
    CHECK(code_of(table.type("save " + mine)) == "not-a-record");
    CHECK(code_of(table.type("save " + binary)) == "not-a-record");
    CHECK(folder.get("diary.txt") == "Dear diary,\n");
    CHECK(table.type("save " + folder.file("game.tene")).kind == Reply::Kind::Answered);
    CHECK(table.type("save " + folder.file("game.tene")).kind == Reply::Kind::Answered);
}
