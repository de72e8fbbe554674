// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tables.hpp"

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

TestSession restricted_table() {
    Environment given = environment();
    given.restricted = true;
    return {Session(std::move(given)), 0};
}

}  // namespace

TEST_CASE("hints and odds take from the time of a person, and need some of it", "[restricted]") {
    const auto budget = std::make_shared<TestBudget>();
    Environment given = environment();
    given.bots = walking_bots();
    given.search_budget = budget;
    TestSession table{Session(std::move(given)), 0};
    table.type("new walking");
    CHECK(table.type("hint").kind == Reply::Kind::Answered);
    table.type("odds");
    CHECK(budget->searches == 2);
    budget->is_used_up = true;
    const std::string before = table.record();
    for (const std::string_view line : {"hint", "hint nudge", "odds"}) {
        INFO(line);
        const Reply reply = table.type(line);
        CHECK(code_of(reply) == "too-much-searching");
        CHECK(reply.errors.front().where.column == 1);
    }
    CHECK(budget->searches == 2);
    CHECK(table.record() == before);
    // The game goes on.
    CHECK(table.type("step").kind == Reply::Kind::Accepted);
}

TEST_CASE("in restricted mode no command names a file", "[command][restricted]") {
    const Folder folder;
    TestSession saved = new_table();
    const std::string path = folder.put("game.tene", saved.record());
    TestSession table = restricted_table();
    table.type("new walking");
    const std::string before = table.record();
    for (const std::string& line :
         {"load " + path,
          "save " + folder.file("fresh.tene"),
          std::string("save ../fresh"),
          std::string("load name-without-a-path"),
          "new walking from " + path}) {
        INFO(line);
        const Reply reply = table.type(line);
        CHECK(reply.kind == Reply::Kind::Refused);
        CHECK(code_of(reply) == "restricted");
        CHECK_FALSE(reply.bad_data);
        CHECK(reply.errors.front().where.column > 1);
        CHECK(table.record() == before);
    }
    CHECK_FALSE(std::filesystem::exists(folder.file("fresh.tene")));
}

TEST_CASE("in restricted mode no command chooses a seed", "[command][restricted]") {
    TestSession table = restricted_table();
    CHECK(code_of(table.type("new walking seed 9")) == "restricted");
    CHECK(code_of(table.type("new walking SEED no-number")) == "bad-number");
    CHECK_FALSE(table.session.match().game);
    REQUIRE(table.type("new walking").new_game);
    CHECK(table.session.match().record.seed == 7);
}

TEST_CASE("in restricted mode no game starts from known cards", "[command][restricted]") {
    TestSession table = restricted_table();
    REQUIRE(table.type("new walking").new_game);
    table.type("resign");
    SECTION("the seed of an earlier game which was printed at its end") {
        const auto again = table.session.restart_header();
        REQUIRE(again.ok());
        CHECK(code_of(table.session.begin(*again)) == "restricted");
    }
    SECTION("a seed entered in a form") {
        Header header;
        header.kind = FileKind::Commands;
        header.game = "walking";
        header.seed = 3;
        CHECK(code_of(table.session.begin(header)) == "restricted");
    }
    SECTION("a position whatever its source") {
        for (const FileKind kind : {FileKind::Commands, FileKind::Start, FileKind::Position}) {
            Header header;
            header.kind = kind;
            header.game = "walking";
            header.position.push_back({{"cell 1"}, "somewhere", 1});
            CHECK(code_of(table.session.begin(header)) == "restricted");
        }
    }
    SECTION("a command file that starts from a position") {
        Script script(table.session, "<stdin>", false);
        script.allow_start(0);
        script.refuse_header();
        std::string code;
        for (const char* const line :
             {"from inline", "game walking", "begin", "cell 1", "end", "step"}) {
            const Reply reply = script.feed(line);
            code = code.empty() ? code_of(reply) : code;
        }
        CHECK_FALSE(code.empty());
    }
    CHECK(table.session.match().is_over());
}

TEST_CASE("a seed counts as drawn only if the program drew it", "[command][restricted]") {
    TestSession drawn;
    drawn.type("new walking");
    CHECK(drawn.session.match().record.seed_is_drawn);
    TestSession chosen = new_table("seed 7");
    CHECK_FALSE(chosen.session.match().record.seed_is_drawn);
    Environment with = environment();
    with.usual_seed = 7;
    TestSession usual{Session(with)};
    usual.type("new walking");
    CHECK(usual.session.match().record.seed == 7);
    CHECK_FALSE(usual.session.match().record.seed_is_drawn);
    drawn.type("resign");
    REQUIRE(drawn.session.begin(*drawn.session.restart_header()).new_game);
    CHECK_FALSE(drawn.session.match().record.seed_is_drawn);
}

TEST_CASE("in restricted mode no command shows the order of the deck", "[command][restricted]") {
    TestSession table = restricted_table();
    table.type("new walking");
    CHECK(code_of(table.type("show --position --order")) == "restricted");
    CHECK(table.session.match().record.past_reveals == 0);
    CHECK(table.type("show --position").kind == Reply::Kind::Answered);
}

TEST_CASE("in restricted mode no hash reveals hidden information", "[command][restricted]") {
    TestSession table = restricted_table();
    table.type("new walking");
    CHECK(code_of(table.type("check")) == "restricted");
    CHECK(code_of(table.type("check e3f483a7a61ceec0")) == "restricted");
}

TEST_CASE("in restricted mode a finished game cannot be undone", "[command][restricted]") {
    TestSession table = restricted_table();
    table.type("new walking");
    table.type("step");
    CHECK(table.type("undo").kind == Reply::Kind::Accepted);
    table.type("resign");
    CHECK(code_of(table.type("undo")) == "restricted");
    CHECK(table.session.match().is_over());
}

TEST_CASE("a script that refuses headers accepts commands but no record", "[command][restricted]") {
    TestSession table = restricted_table();
    Script commands(table.session, "<stdin>", false);
    commands.refuse_header();
    CHECK(commands.feed("# a comment").kind == Reply::Kind::Nothing);
    CHECK(commands.feed("new walking").new_game);
    CHECK_FALSE(commands.done());

    TestSession other = restricted_table();
    Script record(other.session, "<stdin>", false);
    record.refuse_header();
    CHECK(record.feed("").kind == Reply::Kind::Nothing);
    const Reply reply = record.feed("Tenebrae record 1");
    CHECK(reply.kind == Reply::Kind::Refused);
    CHECK(code_of(reply) == "restricted");
    CHECK(reply.errors.front().where.line == 2);
    CHECK(record.done());
}

TEST_CASE("files that the program itself loads are not restricted", "[command][restricted]") {
    const Folder folder;
    TestSession saved = new_table("seed 3");
    saved.type("step");
    const std::string path = folder.put("game.tene", saved.record());
    TestSession table = restricted_table();
    CHECK(table.session.load(path).new_game);
    CHECK(table.record() == saved.record());
    CHECK(code_of(table.type("save " + path)) == "restricted");
}
