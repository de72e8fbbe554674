// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "host/restart.hpp"
#include "tables.hpp"

#include <algorithm>

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

/// Plays a walk of three turns to a win with six cards.
void win(TestSession& table) {
    table.type_all({"step", "draw", "step", "step", "draw", "draw", "draw", "draw", "draw"});
    REQUIRE(table.session.match().is_over());
}

std::uint64_t hash_of(const Match& match) {
    return match.referee->hash(match.state);
}

}  // namespace

TEST_CASE("a restarted turn begins in the same state as before", "[command]") {
    TestSession table = new_table();
    table.type_all({"step", "draw"});
    const std::uint64_t before = hash_of(table.session.match());
    TestSession other = new_table();
    win(other);
    // Turn 2 begins with the step back to a1.
    other.type("anew 2");
    other.type("undo");
    CHECK(hash_of(other.session.match()) == before);
}

TEST_CASE(
    "a restarted turn is a new game that is never ranked and its reply states that", "[command]"
) {
    TestSession table = new_table();
    win(table);
    const Reply reply = table.type("anew 3");
    CHECK(reply.new_game);
    CHECK(
        reply.text
        == "Restarted from turn 3, as a new game. It is not ranked, because the seed is known.\n"
    );
    const Match& match = table.session.match();
    CHECK_FALSE(match.is_over());
    CHECK(match.history.steps().size() == 4);
    CHECK(match.history.undone() == 0);
    CHECK_FALSE(match.record.seed_is_drawn);
    CHECK(match.record.lines.back().starts_with("note begun again here"));
    // Its record is complete and leads to the same state.
    const Folder folder;
    REQUIRE(table.type("save " + folder.file("again.tene")).kind == Reply::Kind::Answered);
    TestSession loaded = new_table();
    REQUIRE(loaded.type("load " + folder.file("again.tene")).kind == Reply::Kind::Accepted);
    CHECK(hash_of(loaded.session.match()) == hash_of(match));
    // It can be played to the same end.
    table.type_all({"draw", "draw", "draw", "draw", "draw"});
    CHECK(match.is_over());
}

TEST_CASE("`anew` without a turn restarts the game from its start", "[command]") {
    TestSession table = new_table();
    win(table);
    CHECK(table.type("anew").new_game);
    CHECK(table.session.match().history.steps().empty());
    CHECK(table.session.match().record.seed == 7);
}

TEST_CASE("players at the end of a game keep their seats when it restarts", "[command]") {
    Environment with = environment();
    with.bots = walking_bots();
    TestSession table{Session(with)};
    table.type_all({"new walking seed 7 players 2", "seat 2 bot lazy", "resign"});
    REQUIRE(table.session.match().is_over());
    table.type("anew");
    CHECK(table.session.match().bots[1] == "lazy");
    const auto& lines = table.session.match().record.lines;
    CHECK(std::ranges::count(lines, "seat 2 bot lazy") == 1);
}

TEST_CASE(
    "a game that is running or missing or has hidden information cannot be restarted", "[command]"
) {
    TestSession table = new_table();
    CHECK(code_of(table.type("anew")) == "not-over");
    win(table);
    CHECK(code_of(table.type("anew 9")) == "no-such-turn");
    CHECK(code_of(table.type("anew x")) == "bad-number");
    Environment with = environment();
    with.restricted = true;
    TestSession stranger{Session(with)};
    stranger.type_all({"new walking", "resign"});
    CHECK(code_of(stranger.type("anew")) == "restricted");
}
