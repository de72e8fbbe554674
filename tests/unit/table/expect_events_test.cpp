// SPDX-License-Identifier: MIT
// Tests facts about events and their causes.
#include "catch.hpp"
#include "tables.hpp"

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

tenebrae::core::Diagnostic error_of(TestSession& table, const std::string& fact) {
    const Reply reply = table.type("expect " + fact);
    INFO(fact);
    REQUIRE(reply.errors.size() == 1);
    return reply.errors.front();
}

/// Returns a table after "draw", which drew a 3 and scored 3 points. Only with hidden cards is
/// there applause.
TestSession table_after_draw(const std::string& options = "seed 7") {
    TestSession table = new_table(options);
    table.type_all({"step", "draw"});
    return table;
}

TestSession hidden_table(const ViewerSettings& settings) {
    TestSession table{Session(environment(), settings)};
    table.type("new walking players 2 cards hidden seed 7");
    return table;
}

using Found = std::vector<std::string>;

}  // namespace

TEST_CASE("expect checks fields of an event and the words of its sentence", "[command]") {
    TestSession table = table_after_draw();
    CHECK(holds(table, "event drawn value=3"));
    CHECK(holds(table, "event DRAWN VALUE=3 rule=w-4 card"));
    CHECK(!holds(table, "event drawn value=4"));
    CHECK(!holds(table, "event drawn value=3 rule=W-5"));
    CHECK(!holds(table, "event drawn value=3 points"));
    CHECK(!holds(table, "event drawn value="));
    CHECK(holds(table, "no-event drawn value=4"));
    CHECK(!holds(table, "no-event drawn value=3"));
    CHECK(holds(table, "not event drawn value=4"));
    CHECK(holds(table, "told scored value=3"));
    CHECK(!holds(table, "silent scored value=3"));
}

TEST_CASE("a value that is null or missing is written as none", "[command]") {
    TestSession table = table_after_draw("players 2 cards hidden seed 7");
    CHECK(holds(table, "seat 2 event drawn value=none"));
    CHECK(holds(table, "seat 1 no-event drawn value=none"));
}

TEST_CASE("expect checks the direct cause of an event", "[command]") {
    TestSession table = table_after_draw();
    CHECK(holds(table, "event scored caused-by drawn"));
    CHECK(holds(table, "event scored value=3 caused-by drawn value=3"));
    CHECK(!holds(table, "event scored caused-by drawn value=2"));
    CHECK(!holds(table, "event scored caused-by stepped"));
    CHECK(!holds(table, "event scored caused-by command"));
    CHECK(holds(table, "event drawn caused-by command"));
    CHECK(holds(table, "event scored caused-by drawn caused-by command"));
    CHECK(!holds(table, "event scored caused-by drawn caused-by stepped"));
    CHECK(holds(table, "no-event scored caused-by command"));
}

TEST_CASE("expect checks the sequence of all events of the last command", "[command]") {
    TestSession table = new_table("players 2 cards hidden seed 7");
    CHECK(holds(table, "events opened shod"));
    table.type_all({"step", "draw"});
    CHECK(holds(table, "seat 1 events drawn scored applauded"));
    CHECK(!holds(table, "seat 1 events drawn scored"));
    CHECK(!holds(table, "seat 1 events drawn applauded scored"));
    CHECK(!holds(table, "seat 1 events none"));
    CHECK(holds(table, "seat 1 events scored 1"));
    CHECK(!holds(table, "seat 1 events scored 0"));
    table.type("say hello");
    CHECK(holds(table, "events none"));
    CHECK(!holds(table, "events stepped"));
}

TEST_CASE("after undo the last command is the one before", "[command]") {
    TestSession table = new_table();
    table.type_all({"step", "draw", "undo --past-reveals"});
    CHECK(holds(table, "events stepped"));
}

TEST_CASE("a fact about events may name the seat that got them", "[command]") {
    TestSession table = table_after_draw("players 2 cards hidden seed 7");
    CHECK(holds(table, "seat 1 events drawn scored applauded"));
    CHECK(holds(table, "seat 2 events drawn applauded"));
    CHECK(holds(table, "seat 2 event applauded caused-by drawn"));
    CHECK(holds(table, "seat 1 no-event applauded caused-by drawn"));
    CHECK(holds(table, "seat spectators event drawn value=none"));
    CHECK(holds(table, "not seat 2 event scored"));
    CHECK(table.type("@2 expect no-event scored").kind == Reply::Kind::Answered);
}

TEST_CASE("a malformed fact about events is an error with its place", "[command]") {
    TestSession table = table_after_draw("players 2 cards hidden seed 7");
    const auto check = [&table](const std::string& fact, std::string_view code, int column) {
        const auto error = error_of(table, fact);
        INFO(fact);
        CHECK(error.code == code);
        CHECK(error.where.column == column);
    };
    check("event drawn valeu=3", "unknown-field", 20);
    check("no-event drawn valeu=3", "unknown-field", 23);
    check("not event drawn caused-by stepped valeu=3", "unknown-field", 42);
    check("event drawn caused-by", "bad-fact", 20);
    check("event caused-by drawn", "bad-fact", 14);
    check("event drawn caused-by caused-by stepped", "bad-fact", 30);
    check("event drawn caused-by command step", "bad-fact", 38);
    check("seat 3 event drawn", "no-such-seat", 13);
    check("seat first event drawn", "no-such-seat", 13);
    check("seat 1 legal draw", "bad-fact", 8);
    check("seat 1 event", "bad-fact", 15);
    check("event", "bad-fact", 8);
    check("seat 1", "unknown-fact", 8);
}

TEST_CASE("an expectation that failed lists the events that there were", "[command]") {
    TestSession table = table_after_draw();
    auto error = error_of(table, "event drawn value=2");
    CHECK(error.expected == "the last command caused drawn value=2");
    CHECK(error.got == "drawn value=3 rule=W-4 caused-by command");
    error = error_of(table, "no-event scored caused-by drawn");
    CHECK(error.expected == "the last command did not cause scored caused-by drawn");
    CHECK(error.got == "scored value=3 rule=W-5 caused-by drawn");
    error = error_of(table, "event stepped");
    CHECK(error.got == "drawn scored");
    CHECK(error.hint.empty());
    error = error_of(table, "event scorde");
    CHECK(error.got == "drawn scored");
    CHECK(error.hint == "did you mean `scored`?");
    error = error_of(table, "events drawn 2");
    CHECK(error.expected == "2");
    CHECK(error.got == "1: drawn value=3 rule=W-4 caused-by command");
    error = error_of(table, "events drawn");
    CHECK(error.expected == "drawn");
    CHECK(error.got == "drawn scored");
    error = error_of(table, "event drawn valeu=3");
    CHECK(error.expected == "rule, value");
    CHECK(error.hint == "did you mean `value`?");
}

TEST_CASE("nobody learns with expect what another seat knows", "[command]") {
    ViewerSettings second;
    second.shown_seat = 1;
    TestSession table = hidden_table(second);
    table.type_all({"step", "draw"});
    CHECK(code_of(table.type("expect seat 1 event drawn value=3")) == "hidden-answer");
    CHECK(code_of(table.type("expect seat 1 event drawn value=2")) == "hidden-answer");
    CHECK(code_of(table.type("expect not seat 1 no-event drawn")) == "hidden-answer");
    CHECK(code_of(table.type("expect event drawn value=3")) == "expectation-failed");
    CHECK(holds(table, "seat 2 event drawn value=none"));
    CHECK(table.session.complete("expect seat 1 event ").empty());
    CHECK(table.session.complete("expect seat 2 event dr") == Found{"drawn"});

    ViewerSettings shared;
    shared.has_handover = true;
    TestSession keyboard = hidden_table(shared);
    keyboard.session.confirm_handover();
    keyboard.type_all({"step", "draw"});
    CHECK(holds(keyboard, "seat 1 event drawn value=3"));
    CHECK(code_of(keyboard.type("expect seat 2 event drawn")) == "hidden-answer");
    keyboard.session.confirm_handover();
    CHECK(code_of(keyboard.type("expect seat 1 event drawn value=3")) == "hidden-answer");
    CHECK(holds(keyboard, "seat 2 event drawn value=none"));
}

TEST_CASE("facts about events are completed from the events that there were", "[command]") {
    TestSession table = table_after_draw();
    const auto complete = [&table](const std::string& text) {
        return table.session.complete("expect " + text);
    };
    CHECK(complete("no") == Found{"no-event"});
    CHECK(complete("not ev") == Found{"event", "events"});
    CHECK(complete("event ") == Found{"drawn", "scored"});
    CHECK(complete("seat 1 ") == Found{"event", "no-event", "events"});
    CHECK(complete("seat 1 event sc") == Found{"scored"});
    CHECK(complete("events drawn ") == Found{"drawn", "scored"});
    CHECK(complete("event scored ") == Found{"caused-by", "value=3", "rule=W-5"});
    CHECK(complete("event scored caused-by ") == Found{"stepped", "drawn", "scored", "command"});
    CHECK(complete("event scored caused-by drawn v") == Found{"value=3"});
    CHECK(complete("legal ").empty());
}
