// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "host/command_table.hpp"
#include "tables.hpp"

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <set>

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

TEST_CASE("every shared command has a complete row", "[command]") {
    std::set<std::string_view> names;
    for (const SharedCommand& row : shared_commands()) {
        INFO(row.name);
        CHECK(!row.summary.empty());
        CHECK(row.detail.find("Example: " + std::string(row.name)) != std::string_view::npos);
        CHECK(!row.completion.empty());
        CHECK(row.run != nullptr);
        CHECK(row.least <= row.most);
        CHECK(find_shared(row.name) == &row);
        CHECK(names.insert(row.name).second);
        for (const std::string_view alias : split_list(row.aliases)) {
            CHECK(names.insert(alias).second);
            CHECK(find_shared(alias) == &row);
        }
    }
    for (const char* name : {"new",  "load", "save", "undo",  "redo",   "legal", "show", "why",
                             "left", "look", "log",  "anew",  "story",  "hint",  "odds", "expect",
                             "note", "say",  "help", "check", "resign", "quit"}) {
        CHECK(names.contains(name));
    }
}

TEST_CASE("the interpreter knows every example of the shared rows", "[command]") {
    // The examples of "save" and "load" are files in the current directory.
    const Folder folder;
    const std::filesystem::path home = std::filesystem::current_path();
    std::filesystem::current_path(folder.file("."));
    for (const SharedCommand& row : shared_commands()) {
        const std::string detail = unwrapped(row.detail);
        const std::string example = detail.substr(detail.find("Example: ") + 9);
        Environment with = environment();
        with.bots = walking_bots();
        TestSession table{Session(with)};
        table.type("new walking seed 7 players 2");
        const Reply reply = table.type(example);
        INFO(example);
        // A later part of another game's example may be unknown to this game.
        const bool misfit =
            reply.kind == Reply::Kind::Refused && reply.errors.front().where.column == 1
            && code_of(reply) != "nothing-to-redo" && code_of(reply) != "nothing-to-undo"
            && code_of(reply) != "hidden-state" && code_of(reply) != "one-face"
            && code_of(reply) != "no-odds" && code_of(reply) != "not-over"
            && code_of(reply) != "only-at-a-table";
        CHECK(!misfit);
    }
    std::filesystem::current_path(home);
}

TEST_CASE("help explains every command of the table and of the game", "[command]") {
    TestSession table = new_table();
    const std::string all = table.type("help").text;
    for (const std::string_view name : command_names(table.session.match().game.get())) {
        INFO(name);
        CHECK(table.type("help " + std::string(name)).kind == Reply::Kind::Answered);
    }
    for (const SharedCommand& row : shared_commands()) {
        const bool is_listed = all.find(usage(row)) != std::string::npos;
        CHECK(is_listed == (row.places != Places::Table));
    }
    CHECK(all.find("step [CELL]") != std::string::npos);
    CHECK(all.rfind("Now: Walk or draw?\n", 0) == 0);
    CHECK(
        table.type("help redo").text
        == "redo [N]\n  redo what was undone\n  also: r\n"
           "  Redoes the last command undone, or the last N. After a new command nothing\n"
           "  can be redone. Example: redo\n"
    );
}

TEST_CASE("programs can list the whole table", "[command]") {
    TestSession table = new_table();
    const Json rows = Json::parse(table.type("help --json").text);
    CHECK(rows.size() == shared_commands().size() + 2);
    CHECK(rows.front()["name"] == "new");
    CHECK(rows.back()["name"] == "draw");
    CHECK(rows.back()["scope"] == "walking");
}

TEST_CASE("short forms act like the commands and the record has the long form", "[command]") {
    TestSession table = new_table("players 2 seed 7");
    CHECK(table.type("l").text == table.type("look").text);
    CHECK(table.type("x b1").text == table.type("look b1").text);
    CHECK(table.type("a").text == table.type("legal").text);
    CHECK(table.type("v --plain").text == table.type("show --plain").text);
    CHECK(table.type("go b1").kind == Reply::Kind::Accepted);
    CHECK(table.type("y step b1").text == table.type("why step b1").text);
    CHECK(table.type("g 1").text == table.type("log 1").text);
    CHECK(table.type("u").kind == Reply::Kind::Accepted);
    CHECK(table.type("r").kind == Reply::Kind::Accepted);
    const std::string record = table.record();
    CHECK(record.find("\nstep b1\nundo 1\nredo 1\n") != std::string::npos);
    CHECK(record.find("\ngo") == std::string::npos);
}

TEST_CASE("the error of a short form covers the text that was typed", "[command]") {
    TestSession table = new_table("seed 7");
    const Reply reply = table.type("draw");
    REQUIRE(code_of(reply) == "not-on-b1");
    CHECK(reply.errors.front().where.length == 4);
    const Reply elsewhere = table.type("  go a1");
    REQUIRE(code_of(elsewhere) == "no-such-way");
    CHECK(elsewhere.errors.front().where.column == 6);
}

TEST_CASE(
    "completion knows short forms and their parameters but does not offer single letters",
    "[command]"
) {
    TestSession table = new_table("seed 7");
    using Found = std::vector<std::string>;
    CHECK(table.session.complete("look ") == Found{"a1", "b1"});
    CHECK(table.session.complete("l b") == Found{"b1"});
    CHECK(table.session.complete("go ") == table.session.complete("step "));
    CHECK(table.session.complete("lo") == Found{"load", "look", "log"});
    for (const std::string& word : table.session.complete("")) {
        CHECK(word.size() > 1);
    }
    CHECK(code_of(table.type("look c1")) == "no-such-place");
    CHECK(code_of(table.type("ll")) == "unknown-command");
    CHECK(table.type("ll").errors.front().hint.empty());
}
