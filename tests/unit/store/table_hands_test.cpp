// SPDX-License-Identifier: MIT
// How seats of a table change hands, and how old tables are removed.
#include "catch.hpp"
#include "host/players.hpp"
#include "store/session_tables.hpp"
#include "store_fixtures.hpp"
#include "walking_rules.hpp"

#include <chrono>
#include <filesystem>

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;

namespace {

table::Header two_rivals() {
    table::Header header = new_header("walking");
    table::put_setting(header, {"players", "2", {}});
    table::put_setting(header, {"sides", "2", {}});
    return header;
}

host::Environment environment_with_bots() {
    host::Environment with_bots = environment();
    with_bots.bots = table::test::walking_bots();
    return with_bots;
}

/// A person with a program of their own.
struct Person {
    Person(const TemporaryFolder& home, const std::string& name)
        : session(environment_with_bots()),
          tables({home.path("tables"), name, Links::Refused}, session, {}) {}

    std::string join(const std::string& word = "") {
        const auto error = tables.sit_down({.table = "friday", .word = word});
        if (error) {
            return error->code;
        }
        const Reply reply = tables.begin();
        return reply.kind == Reply::Kind::Refused ? code_of(reply.errors) : "";
    }
    std::string hand(int seat, const std::string& to) {
        return code_of(tables.hand({.table = "friday", .seat = seat, .person = to}).errors);
    }
    std::string give_to_bot(int seat) {
        return code_of(tables.hand({.table = "friday", .seat = seat, .bot = "eager"}).errors);
    }
    std::string leave() {
        const auto error = tables.leave("friday");
        return error ? error->code : "";
    }
    std::string type(std::string_view text) {
        return code_of(session.execute(text, "typed", 1).errors);
    }
    /// Returns what the others have done, or the code of the error.
    std::string news() {
        std::string text;
        for (const Reply& reply : session.take_news()) {
            text += reply.errors.empty() ? reply.text : code_of(reply.errors);
        }
        return text;
    }

    host::Session session;
    SessionTables tables;
};

/// The table "friday" of Ada, by invitation, at which Ada and Ben have sat down.
struct Friday {
    explicit Friday(const table::Header& header = two_rivals())
        : ada(home, "Ada"), ben(home, "Ben") {
        REQUIRE_FALSE(ada.tables.create("friday", header, "owl", 0));
        REQUIRE(ada.join("owl").empty());
        REQUIRE(ben.join("owl").empty());
        REQUIRE(ada.join().empty());
    }
    table::TableInfo::Seat seat(std::size_t number) {
        return ada.tables.table("friday").seats[number];
    }

    TemporaryFolder home;
    Person ada;
    Person ben;
};

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE(
    "a seat that is handed on obeys the new person until its owner takes it back", "[table]"
) {
    Friday friday;
    CHECK(friday.ada.type("seat 1 person Cy").empty());
    CHECK(friday.seat(0).person == "Cy");
    CHECK(friday.seat(0).lender == "Ada");
    CHECK(contains(friday.ben.news(), "Cy"));
    CHECK(friday.ada.news() == "seat-lost");
    CHECK(friday.ada.type("step") == "seat-lost");
    Person cy(friday.home, "Cy");
    CHECK(cy.join().empty());
    CHECK(cy.type("step").empty());
    friday.ben.news();
    // Ada comes back without the word, and every program sees it.
    CHECK(friday.ada.join().empty());
    CHECK(friday.seat(0).person == "Ada");
    CHECK(friday.seat(0).lender.empty());
    CHECK(cy.news() == "seat-lost");
    CHECK(contains(friday.ben.news(), "Ada"));
    CHECK(friday.ada.type("draw").empty());
    // Whose seat it was is asked for the word.
    CHECK(cy.join() == "wrong-word");
}

TEST_CASE("the record of a table whose seats change hands can be read again", "[table]") {
    Friday friday;
    CHECK(friday.ben.hand(1, "Cy").empty());
    CHECK(friday.ben.hand(1, "Ben").empty());
    CHECK(friday.ben.give_to_bot(1).empty());
    CHECK(friday.ben.hand(1, "Ben").empty());
    friday.ada.news();
    Person guest(friday.home, "Guest");
    REQUIRE_FALSE(guest.tables.sit_down({.table = "friday", .is_to_watch = true}));
    CHECK(guest.tables.begin().kind == Reply::Kind::Accepted);
    CHECK(record_of(guest.session.match()) == record_of(friday.ada.session.match()));
    CHECK(guest.session.match().record.past_reveals == 0);
    CHECK_FALSE(guest.session.match().is_bot(1));
}

TEST_CASE("the maker gives away only seats whose person is not there", "[table]") {
    Friday friday;
    CHECK(friday.ada.give_to_bot(1) == "others-seat");
    CHECK(friday.ada.hand(1, "Cy") == "others-seat");
    CHECK(friday.ada.type("seat 2 bot eager") == "others-seat");
    friday.ben.tables.stand_up();
    CHECK(friday.ada.type("seat 2 bot eager").empty());
    CHECK(friday.seat(1).bot == "eager");
    CHECK(friday.seat(1).person == "Ben");
    // Only Ben plays again in person.
    CHECK(friday.ada.type("seat 2 person") == "missing-parameter");
    CHECK(friday.ben.join().empty());
    CHECK(friday.ben.type("seat 2 person").empty());
    CHECK(friday.seat(1).bot.empty());
    friday.ben.tables.stand_up();
    CHECK(friday.ada.hand(1, "Cy").empty());
    CHECK(friday.seat(1).lender == "Ben");
    // The maker need not have a seat.
    CHECK(friday.ada.leave().empty());
    CHECK(friday.ada.hand(0, "Di").empty());
    CHECK(friday.seat(0).person == "Di");
    CHECK(friday.seat(0).lender.empty());
}

TEST_CASE("nobody hands on the seat of another, or to a person who cannot have it", "[table]") {
    Friday friday;
    const std::string before = record_of(friday.ada.session.match());
    Person eve(friday.home, "Eve");
    friday.ada.tables.stand_up();
    CHECK(eve.hand(0, "Eve") == "others-seat");
    CHECK(eve.give_to_bot(0) == "others-seat");
    CHECK(friday.ben.hand(0, "Ben") == "others-seat");
    CHECK(friday.ben.type("seat 1 bot eager") == "others-seat");
    CHECK(friday.ben.type("seat 1 person Ben") == "others-seat");
    CHECK(friday.ben.hand(1, "Ada") == "has-seat");
    CHECK(friday.ben.hand(1, "ADA") == "name-taken");
    CHECK(friday.ben.hand(1, " Cy") == "bad-name");
    CHECK(friday.ben.hand(1, "seventeen letters") == "bad-name");
    CHECK(friday.ben.hand(7, "Cy") == "no-such-seat");
    CHECK(friday.ben.type("seat 2 person ADA") == "name-taken");
    CHECK(record_of(friday.ben.session.match()) == before);
    CHECK(friday.seat(0).person == "Ada");
    CHECK(friday.seat(1).person == "Ben");
    // A person who has lent a seat cannot get another one.
    CHECK(friday.ben.hand(1, "Cy").empty());
    CHECK(friday.ada.hand(0, "Ben") == "has-seat");
}

TEST_CASE("a lent seat has an owner whoever leaves first", "[table]") {
    Friday friday;
    CHECK(friday.ben.hand(1, "Cy").empty());
    Person cy(friday.home, "Cy");
    CHECK(cy.leave().empty());
    CHECK(friday.seat(1).person == "Ben");
    CHECK(friday.seat(1).lender.empty());
    CHECK(friday.ben.hand(1, "Cy").empty());
    CHECK(friday.ben.leave().empty());
    CHECK(friday.seat(1).person == "Cy");
    CHECK(friday.seat(1).lender.empty());
    CHECK(friday.ben.leave() == "no-seat");
}

TEST_CASE("before the game begins, seats are handed to people only", "[table]") {
    const TemporaryFolder home;
    Person ada(home, "Ada");
    REQUIRE_FALSE(ada.tables.create("friday", two_rivals(), "owl", 0));
    REQUIRE(ada.join("owl").empty());
    CHECK(ada.give_to_bot(1) == "not-begun");
    CHECK(ada.hand(0, "Cy").empty());
    CHECK_FALSE(ada.tables.table("friday").has_begun);
    // With the last open seat the game begins.
    CHECK(ada.hand(1, "Di").empty());
    CHECK(ada.tables.table("friday").has_begun);
    Person di(home, "Di");
    CHECK(di.join().empty());
    // Who waited for the others does not get the seat that was handed on.
    CHECK(code_of(ada.tables.begin().errors) == "seat-lost");
    CHECK_FALSE(ada.session.match().game);
}

TEST_CASE("nobody fills a record by changing who plays a seat", "[table]") {
    Friday friday;
    std::size_t changes = 0;
    while (friday.ben.type("seat 2 bot eager").empty()) {
        CHECK(friday.ben.type("seat 2 person").empty());
        changes += 2;
        REQUIRE(changes <= host::kMaxSeatChanges);
    }
    CHECK(changes == host::kMaxSeatChanges);
    CHECK(friday.ben.type("seat 2 bot eager") == "too-many-changes");
    CHECK(friday.ben.type("seat 2 person Cy") == "too-many-changes");
    CHECK(friday.seat(1).person == "Ben");
    // The other seat has changes of its own.
    CHECK(friday.ada.type("seat 1 bot eager").empty());
}

TEST_CASE("a person who comes back is told for how long the seat was left", "[table]") {
    Friday friday;
    CHECK(friday.ada.type("step").empty());
    CHECK(friday.ada.type("draw").empty());
    friday.ada.tables.stand_up();
    friday.ben.news();
    CHECK(friday.ben.type("draw").empty());
    CHECK(friday.ben.type("say good night").empty());
    std::filesystem::last_write_time(
        friday.home.path("tables/friday/here-1"),
        std::filesystem::file_time_type::clock::now() - std::chrono::minutes(125)
    );
    REQUIRE(friday.ada.join().empty());
    CHECK(friday.ada.session.commands_since_left() == 1);
    const std::string since = friday.ada.session.take_since_left();
    CHECK(since.starts_with("You were last here 2 hours ago: 1 command since your last one.\n"));
    CHECK(contains(since, "good night"));
    // Another program of a person who is there says nothing of that.
    Person again(friday.home, "Ada");
    REQUIRE(again.join().empty());
    CHECK_FALSE(contains(again.session.take_since_left(), "last here"));
}

TEST_CASE("only tables that nobody has used for long are removed as old", "[table]") {
    constexpr std::int64_t kHour = 3600;
    Friday friday;
    REQUIRE_FALSE(friday.ada.tables.create("monday", two_rivals(), "", 0));
    REQUIRE_FALSE(friday.ada.tables.create("sunday", two_rivals(), "", 0));
    for (const char* file : {"record.tene", "seats"}) {
        std::filesystem::last_write_time(
            friday.home.path(std::string("tables/monday/") + file),
            std::filesystem::file_time_type::clock::now() - std::chrono::hours(2)
        );
    }
    const auto remove = [&friday](const OldTables& wanted) {
        std::string names;
        const auto removed = friday.ada.tables.remove_old(wanted);
        REQUIRE(removed);
        for (const table::TableInfo& info : *removed) {
            names += info.name + " ";
        }
        return names;
    };
    CHECK(remove({.seconds = 3 * kHour}).empty());
    CHECK(remove({.seconds = kHour, .only_finished = true}).empty());
    CHECK(remove({.seconds = kHour, .is_dry_run = true}) == "monday ");
    CHECK(remove({.seconds = kHour}) == "monday ");
    CHECK(remove({.seconds = kHour}).empty());
    // A table at which somebody is stays.
    CHECK(remove({.seconds = 0}) == "sunday ");
    CHECK(friday.ada.tables.tables()->size() == 1);
}

TEST_CASE("the maker shows nobody what a person who is away may see alone", "[table]") {
    table::Header secret = two_rivals();
    table::put_setting(secret, {"cards", "hidden", {}});
    Friday friday(secret);
    friday.ben.tables.stand_up();
    CHECK(friday.ada.type("seat 2 person Cy") == "others-seat");
    CHECK(friday.ada.hand(1, "Cy") == "others-seat");
    CHECK(friday.seat(1).person == "Ben");
    CHECK(friday.ada.give_to_bot(1).empty());
    CHECK(friday.ada.hand(1, "Cy") == "others-seat");
    CHECK(friday.ben.join().empty());
    // The person decides freely, and so does the maker about an open seat.
    CHECK(friday.ben.hand(1, "Cy").empty());
    CHECK(friday.ben.hand(1, "Ben").empty());
    CHECK(friday.ben.leave().empty());
    CHECK(friday.ada.hand(1, "Di").empty());
}

TEST_CASE("a change of who plays a seat that changes nothing is not recorded", "[table]") {
    Friday friday;
    const std::string before = record_of(friday.ben.session.match());
    CHECK(friday.ben.type("seat 2 person").empty());
    CHECK(friday.ben.type("seat 2 person Ben").empty());
    CHECK(friday.ben.hand(1, "Ben").empty());
    CHECK(record_of(friday.ben.session.match()) == before);
    CHECK(friday.ada.news().empty());
}

TEST_CASE("a person who has lost a seat is not seen in it", "[table]") {
    Friday friday;
    CHECK(friday.seat(0).is_here);
    CHECK(friday.ada.type("seat 1 person Cy").empty());
    CHECK(friday.ada.news() == "seat-lost");
    CHECK_FALSE(friday.seat(0).is_here);
    // Cy gives it back.
    Person cy(friday.home, "Cy");
    CHECK(cy.leave().empty());
    friday.ada.news();
    CHECK(friday.seat(0).is_here);
}

TEST_CASE("a lent seat can be taken back after all changes", "[table]") {
    Friday friday;
    for (std::size_t change = 1; change < host::kMaxSeatChanges; ++change) {
        const char* const line = change % 2 == 1 ? "seat 2 bot eager" : "seat 2 person";
        REQUIRE(friday.ben.type(line).empty());
    }
    CHECK(friday.ben.type("seat 2 person Cy").empty());
    Person cy(friday.home, "Cy");
    CHECK(cy.join().empty());
    friday.ada.news();
    CHECK(friday.ben.join().empty());
    CHECK(friday.seat(1).person == "Ben");
    CHECK(contains(friday.ada.news(), "Ben"));
}
