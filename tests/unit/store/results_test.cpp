// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "store/results.hpp"
#include "store_fixtures.hpp"

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;

namespace {

/// Adds a finished game of its own seed, named after it.
Score& add(Scores& all, std::uint64_t seed, std::string result, std::int64_t turns) {
    Score& score = all.scores.emplace_back();
    score.name = "walking-" + std::to_string(seed);
    score.game = "walking";
    score.header = {"players 1"};
    score.seed = seed;
    score.result = std::move(result);
    score.code = score.result == "won" ? "eight-points" : "too-late";
    score.turns = turns;
    return score;
}

}  // namespace

TEST_CASE("results count games by rules with wins, losses and the shortest game", "[results]") {
    Scores all;
    add(all, 1, "lost", 30);
    add(all, 2, "won", 20);
    add(all, 3, "won", 18);
    add(all, 4, "won", 25).header.emplace_back("name 1 Ada");
    add(all, 5, "won", 5).header = {"players 2"};
    const std::vector<table::Results> found = results_of(all);
    REQUIRE(found.size() == 2);
    CHECK(found[0].games == 4);
    CHECK(found[0].won == 3);
    CHECK(found[0].in_a_row == 3);
    CHECK(found[0].fewest_turns == 18);
    CHECK(found[0].losses == std::map<std::string, std::size_t>{{"too-late", 1}});
    CHECK(format_results(found[0]) == "3 of 4 won, 3 in a row, best in 18 turns");
    CHECK(found[1].rules == std::vector<std::string>{"players 2"});
    CHECK(format_results(found[1]) == "1 of 1 won, best in 5 turns");
}

TEST_CASE("games won with hints are neither best nor in a row", "[results]") {
    Scores all;
    add(all, 1, "won", 20);
    add(all, 2, "won", 3).hints = 7;
    const table::Results results = results_of(all).front();
    CHECK(results.won == 2);
    CHECK(results.unaided == 1);
    CHECK(results.in_a_row == 0);
    CHECK(format_results(results) == "2 of 2 won (1 with hints), best in 20 turns");
}

TEST_CASE("a seed counts once, by the last end of its first game", "[results]") {
    Scores all;
    add(all, 1, "lost", 30);
    add(all, 1, "won", 31);  // taken back and won
    add(all, 1, "lost", 9).name = "walking-9";  // played again, knowing the seed
    const table::Results results = results_of(all).front();
    CHECK(results.games == 1);
    CHECK(results.won == 1);
    CHECK(results.fewest_turns == 31);
}

TEST_CASE("games with looking ahead or people on opposing sides do not count", "[results]") {
    Scores all;
    add(all, 1, "won", 30).past_reveals = 1;
    add(all, 2, "won", 30).is_contest = true;
    CHECK(results_of(all).empty());
    // Its seed is known from then on.
    add(all, 1, "won", 9).name = "walking-9";
    CHECK(results_of(all).empty());
}

TEST_CASE("games from a position do not count", "[results]") {
    Scores all;
    add(all, 1, "lost", 30);
    add(all, 2, "won", 3).is_from_position = true;
    CHECK(format_results(results_of(all).front()) == "0 of 1 won");
}

TEST_CASE("a game can be left out of the results", "[results]") {
    Scores all;
    add(all, 1, "won", 30);
    add(all, 2, "won", 20);
    CHECK(results_of(all, LeftOut{"walking-2", 2}).front().fewest_turns == 30);
    CHECK(results_of(all, LeftOut{"walking-1", 2}).front().fewest_turns == 20);
}

TEST_CASE("the store compares a finished game with those before it", "[results]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    host::Environment with = environment();
    std::uint64_t seed = 6;
    with.draw_seed = [&seed] { return ++seed; };
    host::Session session(with);
    for (int game = 1; game <= 2; ++game) {
        place.save_store->begin(session, new_header("walking"));
        CHECK_FALSE(place.save_store->own_results(session));
        session.execute("resign", "typed", 1);
        const auto own = place.save_store->own_results(session);
        REQUIRE(own);
        CHECK(own->before.games == static_cast<std::size_t>(game - 1));
        CHECK(own->now.games == static_cast<std::size_t>(game));
    }
    const std::vector<table::Results> all = place.save_store->results();
    REQUIRE(all.size() == 1);
    CHECK(all.front().title == "Walking to and fro: The usual game");
}
