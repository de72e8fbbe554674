// SPDX-License-Identifier: MIT
#include "app/line_interface.hpp"
#include "catch.hpp"
#include "games/nyctophobia/nyctophobia_referee.hpp"
#include "host/session.hpp"
#include "store/session_tables.hpp"
#include "temporary_folder.hpp"
#include "unit/table/tables.hpp"

#include <array>
#include <string>
#include <string_view>

using namespace tenebrae;

namespace {

bool mentions(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// A game of Nyctophobia that one person plays line by line.
struct ForestInLines {
    static host::Environment environment() {
        static const std::array makers{nyctophobia::nyctophobia_maker()};
        host::Environment environment;
        environment.data_folder = "data";
        environment.makers = makers;
        return environment;
    }
    /// Returns what a typed line and the prompt after it print.
    std::string type(std::string_view text) {
        const table::Reply reply = lines.take(text, ++line);
        return lines.answer(reply) + lines.prompt();
    }

    host::Session session{environment()};
    app::LineInterface lines{session, false};
    int line = 0;
};

/// A person at the tables of a host.
struct AtTables {
    AtTables(const TemporaryFolder& host, const std::string& person)
        : tables({host.path("tables"), person, store::Links::Refused}, session, {}) {}

    void begin() {
        REQUIRE_FALSE(tables.sit_down({.table = "friday"}));
        REQUIRE(tables.begin().kind == table::Reply::Kind::Accepted);
    }
    std::string type(std::string_view text) { return lines.answer(lines.take(text, 1)); }

    host::Session session{table::test::environment()};
    store::SessionTables tables;
    app::LineInterface lines{session, true};
};

}  // namespace

TEST_CASE("in line mode the turns after a call are counted down once a turn", "[app]") {
    constexpr std::string_view kOne =
        "Live until Hunted 1 has moved again: 1 turn of the Hunter.\n";
    ForestInLines forest;
    CHECK_FALSE(mentions(forest.lines.prompt(), "Live until"));
    // The caller's turn goes on after the call.
    CHECK(mentions(forest.type("load data/nyctophobia/puzzles/1-the-last-two-steps.tene"), kOne));
    // The search ends the turn. The next Hunted hears it again, before the question.
    const std::string next = forest.type("search");
    CHECK(mentions(next, "the turn of Hunted 2."));
    CHECK(next.find(kOne) < next.find("Which way?"));
    CHECK_FALSE(mentions(forest.type("move n"), "Live until"));
    CHECK_FALSE(mentions(forest.type("move e"), "Live until"));
    CHECK(mentions(forest.type("end"), "Live until Hunted 1 has moved again: this turn.\n"));
}

TEST_CASE("in line mode what happened since a person left is shown again by steps", "[app]") {
    const TemporaryFolder host;
    AtTables ada(host, "Ada");
    table::Header header;
    header.kind = table::FileKind::Commands;
    header.game = "walking";
    table::put_setting(header, {"players", "2", {}});
    table::put_setting(header, {"sides", "2", {}});
    REQUIRE_FALSE(ada.tables.create("friday", header, "", 0));
    REQUIRE_FALSE(ada.tables.sit_down({.table = "friday"}));
    {
        AtTables ben(host, "Ben");
        ben.begin();
        CHECK(ben.lines.since_left().empty());
        CHECK(mentions(ben.type("next"), "error"));
        REQUIRE(ada.tables.begin().kind == table::Reply::Kind::Accepted);
        ada.type("step");
        ada.type("draw");
        ben.session.take_news();
        ben.type("draw");
    }
    ada.session.take_news();
    ada.type("step");
    ada.type("step");
    ada.type("draw");
    AtTables ben(host, "Ben");
    ben.begin();
    const std::string since = ben.lines.since_left();
    CHECK(mentions(since, "Since you left:\n"));
    CHECK(mentions(since, "\"next\" shows this again, one step at a time: 3 steps.\n"));
    CHECK(ben.lines.since_left().empty());
    const std::string first = ben.type("next");
    CHECK(mentions(first, "Step 1 of 3.\n"));
    CHECK(mentions(first, "The walker steps to a1."));
    const std::string second = ben.type("next");
    CHECK(mentions(second, "Step 2 of 3.\n"));
    CHECK(mentions(second, "The walker steps to b1."));
    const std::string third = ben.type("NEXT");
    CHECK(mentions(third, "Step 3 of 3.\n"));
    CHECK(mentions(third, "A card of "));
    CHECK_FALSE(mentions(third, "The walker steps"));
    CHECK(ben.type("next") == "That was the last step. \"next 1\" begins again.\n");
    CHECK(ben.type("next 2") == second);
    for (const std::string_view line : {"next 0", "next 4", "next one", "next 1 2"}) {
        INFO(line);
        CHECK(mentions(ben.type(line), "No step has this number."));
    }
    // The game is where it was, and goes on.
    CHECK(ben.type("next 1") == first);
    CHECK(mentions(ben.type("draw"), "A card of "));
}
