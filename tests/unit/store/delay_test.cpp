// SPDX-License-Identifier: MIT
// Spectators who see a table some turns later.
#include "catch.hpp"
#include "store/session_tables.hpp"
#include "store_fixtures.hpp"

#include <cstddef>
#include <string>
#include <string_view>

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;

namespace {

/// A program of one person, with the tables of a data home.
struct TablesProgram {
    TablesProgram(const TemporaryFolder& home, const std::string& person)
        : session(environment()),
          tables({home.path("tables"), person, Links::Refused}, session, {}) {}
    TablesProgram(const TablesProgram&) = delete;
    TablesProgram(TablesProgram&&) = delete;
    TablesProgram& operator=(const TablesProgram&) = delete;
    TablesProgram& operator=(TablesProgram&&) = delete;
    ~TablesProgram() { tables.stand_up(); }

    /// Sits down at the table "friday", or watches it, and begins.
    void sit_down(bool is_to_watch = false) {
        REQUIRE_FALSE(tables.sit_down({.table = "friday", .is_to_watch = is_to_watch}));
        REQUIRE(tables.begin().kind != Reply::Kind::Refused);
    }
    Reply type(std::string_view text) { return session.execute(text, "typed", 1); }
    std::size_t commands_after_news() {
        static_cast<void>(session.take_news());
        return session.match().history.steps().size();
    }

    host::Session session;
    SessionTables tables;
};

table::Header delayed_rivals() {
    table::Header header = new_header("walking");
    table::put_setting(header, {"players", "2", {}});
    table::put_setting(header, {"sides", "2", {}});
    return header;
}

}  // namespace

TEST_CASE("spectators see each turn so many turns later, and a finished game at once", "[table]") {
    const TemporaryFolder home;
    TablesProgram ada(home, "Ada");
    TablesProgram ben(home, "Ben");
    constexpr int kDelay = 2;
    REQUIRE_FALSE(ada.tables.create("friday", delayed_rivals(), "", kDelay));
    CHECK(ada.tables.table("friday").delay == kDelay);
    REQUIRE_FALSE(ada.tables.sit_down({.table = "friday"}));
    ben.sit_down();
    REQUIRE(ada.tables.begin().kind == Reply::Kind::Accepted);
    TablesProgram guest(home, "Cy");
    guest.sit_down(true);
    for (std::size_t turn = 1; turn <= 5; ++turn) {
        CHECK(ada.type("step").kind == Reply::Kind::Accepted);
        CHECK(ben.type("say nobody who watches hears this").kind == Reply::Kind::Answered);
        CHECK(guest.commands_after_news() == (turn > kDelay ? turn - kDelay : 0));
        // Who begins to watch now sees no more.
        TablesProgram late(home, "Dee");
        late.sit_down(true);
        CHECK(late.session.match().history.steps().size() == (turn > kDelay ? turn - kDelay : 0));
        CHECK(late.session.observation().talk->empty());
    }
    CHECK(guest.session.waiting() == "Waiting for Ada.");
    CHECK(ada.type("resign").kind == Reply::Kind::Accepted);
    CHECK(guest.commands_after_news() == ada.session.match().history.steps().size());
    CHECK(guest.session.observation().is_over());
    CHECK(ada.tables.table("friday").is_over());
}

TEST_CASE("without a delay spectators see each turn at once", "[table]") {
    const TemporaryFolder home;
    TablesProgram ada(home, "Ada");
    TablesProgram ben(home, "Ben");
    REQUIRE_FALSE(ada.tables.create("friday", delayed_rivals(), "", 0));
    REQUIRE_FALSE(ada.tables.sit_down({.table = "friday"}));
    ben.sit_down();
    REQUIRE(ada.tables.begin().kind == Reply::Kind::Accepted);
    TablesProgram guest(home, "Cy");
    guest.sit_down(true);
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
    CHECK(guest.commands_after_news() == 1);
}
