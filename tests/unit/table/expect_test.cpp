// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tables.hpp"

#include <cstdlib>

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

bool holds(TestSession& table, const std::string& fact) {
    const Reply reply = table.type("expect " + fact);
    INFO(fact << ": " << code_of(reply));
    CHECK((reply.kind == Reply::Kind::Answered || code_of(reply) == "expectation-failed"));
    return reply.kind == Reply::Kind::Answered;
}

/// Replaces the list of legal moves of the game from now on.
void list_instead(TestSession& table, const std::vector<std::string_view>& words) {
    Match match = table.session.match();
    match.set_referee(walking_with_legal_moves(words));
    table.session.resume(std::move(match), nullptr);
}

/// Returns a table with the walk on a1, where only "step" is possible.
TestSession table_with_list(const std::vector<std::string_view>& words) {
    TestSession table = new_table();
    list_instead(table, words);
    return table;
}

void check_parted(TestSession& table, const std::string& fact, const std::string& how) {
    const Reply reply = table.type("expect " + fact);
    INFO(fact);
    REQUIRE(code_of(reply) == "list-and-refusals-differ");
    CHECK(reply.errors.front().got == how);
}

}  // namespace

TEST_CASE("expect checks what is legal and what is not and the reason", "[command]") {
    TestSession table = new_table();
    CHECK(holds(table, "legal step b1"));
    CHECK(!holds(table, "legal draw"));
    CHECK(holds(table, "illegal draw"));
    CHECK(!holds(table, "illegal step"));
    CHECK(holds(table, "refused W-4 draw"));
    CHECK(holds(table, "refused not-on-b1 draw"));
    CHECK(!holds(table, "refused W-3 draw"));
    CHECK(!holds(table, "refused W-4 step"));
    CHECK(holds(table, "illegal nonsense"));
    CHECK(holds(table, "legal not draw"));
    CHECK(!holds(table, "legal not step"));
    CHECK(!holds(table, "not legal not draw"));
    CHECK(holds(table, "refused nothing-to-undo undo"));
    CHECK(holds(table, "refused nothing-to-redo redo 2"));
    CHECK(holds(table, "legal resign"));
}

TEST_CASE("expect checks that exactly some commands are legal", "[command]") {
    TestSession table = new_table();
    CHECK(holds(table, "only step b1"));
    CHECK(holds(table, "only STEP"));
    CHECK(holds(table, "only step: b1"));
    CHECK(holds(table, "only draw:"));
    CHECK(!holds(table, "only step:"));
    CHECK(!holds(table, "only draw"));
    CHECK(!holds(table, "only step b1, draw"));
    table.type("step");
    CHECK(holds(table, "only draw, step a1"));
    CHECK(!holds(table, "only step"));
    CHECK(holds(table, "only step: a1"));
    CHECK(!holds(table, "only step: a1, b1"));
    CHECK(!holds(table, "only step: b1"));
    const Reply reply = table.type("expect only step b1, nonsense");
    CHECK(reply.errors.front().expected == "only step b1, nonsense");
    CHECK(reply.errors.front().got == "step a1, draw");
    CHECK(code_of(table.type("expect only")) == "bad-fact");
}

TEST_CASE("expect checks the list of legal moves as well as the refusals", "[command]") {
    TestSession none = table_with_list({});
    const std::string not_listed = "\"step b1\" is accepted but not listed";
    check_parted(none, "legal step", not_listed);
    check_parted(none, "not legal step b1", not_listed);
    check_parted(none, "illegal step", not_listed);
    check_parted(none, "refused W-3 step", not_listed);
    CHECK(holds(none, "illegal draw"));

    TestSession both = table_with_list({"step", "draw"});
    const std::string refused = "\"draw\" is listed but refused: That is not possible.";
    check_parted(both, "illegal draw", refused);
    check_parted(both, "not illegal draw", refused);
    check_parted(both, "refused W-4 draw", refused);
    check_parted(both, "legal step", refused);
    check_parted(both, "only step", refused);
    CHECK(holds(both, "refused nothing-to-undo undo"));

    TestSession other = table_with_list({"resign"});
    check_parted(
        other, "illegal draw", "\"resign\" is listed but means another move: It is called step b1"
    );
}

TEST_CASE("expect checks the list of legal moves after the end too", "[command]") {
    TestSession table = new_table();
    table.type("resign");
    list_instead(table, {"step"});
    check_parted(table, "illegal step", "the game is over, but moves are listed");
}

TEST_CASE("expect checks the state of the game", "[command]") {
    TestSession table = new_table();
    CHECK(holds(table, "unfinished"));
    CHECK(!holds(table, "won"));
    CHECK(!holds(table, "lost"));
    table.type_all({"step", "draw", "draw", "draw", "draw", "draw", "draw"});
    CHECK(holds(table, "won"));
    CHECK(holds(table, "not unfinished"));
}

TEST_CASE("expect distinguishes the ways of losing", "[command]") {
    TestSession table = new_table();
    table.type("step");
    table.session = Session(environment());
    const Folder folder;
    const std::string lost = folder.put(
        "lost.pos",
        "tenebrae position 1\ngame walking\nbegin\ncell 1\ndrawn 7\ndeck 00000000\nend\n"
    );
    table.type("load " + lost);
    table.type("draw");
    CHECK(holds(table, "lost"));
    CHECK(holds(table, "lost W-2"));
    CHECK(holds(table, "lost deck-empty"));
    CHECK(!holds(table, "lost W-1"));
}

TEST_CASE("expect checks the events of the last command", "[command]") {
    TestSession table = new_table();
    CHECK(holds(table, "no-event stepped"));
    CHECK(holds(table, "silent stepped"));
    CHECK(!holds(table, "told stepped"));
    table.type_all({"step", "draw"});
    CHECK(holds(table, "event drawn"));
    CHECK(holds(table, "event drawn card 3"));
    CHECK(!holds(table, "event drawn card 4"));
    CHECK(holds(table, "no-event stepped"));
    CHECK(holds(table, "events scored 1"));
    CHECK(!holds(table, "events scored 2"));
}

TEST_CASE("the game checks its own facts and a fact can be negated", "[command]") {
    TestSession table = new_table();
    CHECK(holds(table, "points 0"));
    CHECK(!holds(table, "points 3"));
    CHECK(holds(table, "not points 3"));
    const Reply reply = table.type("expect points 3");
    CHECK(reply.errors.front().expected == "3");
    CHECK(reply.errors.front().got == "0");
}
