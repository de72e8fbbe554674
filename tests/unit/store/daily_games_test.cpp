// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "store/daily_game_store.hpp"
#include "store_fixtures.hpp"

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;

namespace {

constexpr std::int64_t kDay = 86'400;
constexpr std::int64_t kNoon = 20'416 * kDay + kDay / 2;  // 2025-11-24

/// A system with a clock that the test sets.
class SetClock : public core::System {
public:
    std::int64_t now() override { return time; }

    std::int64_t time = kNoon;
};

/// A player with a save directory on some day.
struct Evening {
    explicit Evening(const std::string& home, SavePolicy save_policy = {})
        : place(clock, home, save_policy),
          session(environment()),
          daily_games(place.folder, save_policy, *place.save_store, session) {}

    Reply play() { return daily_games.play_daily_game("walking"); }
    [[nodiscard]] table::DailyGame tonight() { return daily_games.daily_games().front(); }
    void win() {
        for (int command = 0; !session.match().is_over() && command < 40; ++command) {
            session.execute(command % 2 == 0 ? "step" : "draw", "typed", command);
            session.execute("draw", "typed", command);
        }
    }
    [[nodiscard]] std::uint64_t seed() const { return session.match().record.seed; }

    SetClock clock;
    Place place;
    host::Session session;
    DailyGameStore daily_games;
};

std::shared_ptr<const table::Game> walk() {
    const table::test::TestSession table = table::test::new_table();
    return table.session.match().game;
}

}  // namespace

TEST_CASE("the day before a date is found across months and years") {
    CHECK(date_of(kNoon) == "2025-11-24");
    CHECK(day_before("2025-11-24") == "2025-11-23");
    CHECK(day_before("2024-03-01") == "2024-02-29");
    CHECK(day_before("2025-01-01") == "2024-12-31");
    CHECK(day_before("yesterday").empty());
    CHECK(day_before("").empty());
}

TEST_CASE("the daily game is the same for everybody and changes every day") {
    const TemporaryFolder folder;
    Evening one(folder.path("one"));
    Evening other(folder.path("other"));
    REQUIRE(one.play().new_game);
    REQUIRE(other.play().new_game);
    CHECK(one.seed() == other.seed());
    Evening tomorrow(folder.path("third"));
    tomorrow.clock.time += kDay;
    REQUIRE(tomorrow.play().new_game);
    CHECK(tomorrow.seed() != one.seed());
}

TEST_CASE("the seed of a daily game is a digest that never changes") {
    const table::test::TestSession table = table::test::new_table();
    const table::Game& game = *table.session.match().game;
    const std::uint64_t seed = daily_seed("2025-11-24", game);
    CHECK(seed == daily_seed("2025-11-24", game));
    CHECK(seed != daily_seed("2025-11-25", game));
    const table::test::TestSession other = table::test::new_table("players 2 seed 7");
    CHECK(seed != daily_seed("2025-11-24", *other.session.match().game));
}

TEST_CASE("there is one try at a daily game") {
    const TemporaryFolder folder;
    const std::string home = folder.path("home");
    {
        Evening evening(home);
        CHECK(daily_state(evening.tonight()) == "not played yet");
        REQUIRE(evening.play().new_game);
        evening.session.execute("step", "typed", 1);
        CHECK(daily_state(evening.tonight()) == "being played");
    }
    SECTION("which can be resumed") {
        Evening again(home);
        CHECK(again.play().text == "Opened walking-1.\n");
        CHECK(again.session.match().history.steps().size() == 1);
    }
    SECTION("which has a result at its end") {
        Evening again(home);
        again.play();
        again.session.execute("resign", "typed", 2);
        CHECK(daily_state(again.tonight()).find("given up") == 0);
        Evening late(home);
        CHECK(late.play().errors.front().code == "tonight-played");
        CHECK_FALSE(late.session.match().game);
    }
    SECTION("which is not given back by removing the game") {
        Evening again(home);
        CHECK_FALSE(again.place.save_store->remove("walking-1"));
        CHECK(again.tonight().name == "walking-1");
        CHECK(daily_state(again.tonight()) == "removed");
        CHECK(code_of(again.play().errors) == "tonight-played");
        // Another game gets the free name, with or without the same seed.
        const std::uint64_t seed = daily_seed("2025-11-24", *walk());
        for (const std::uint64_t other : {std::uint64_t{7}, seed}) {
            table::Header header = new_header("walking");
            header.seed = other;
            REQUIRE(again.place.save_store->begin(again.session, header).new_game);
            again.session.execute("step", "typed", 1);
            CHECK(SaveStore::name_of(again.session) == "walking-1");
            CHECK(code_of(again.play().errors) == "tonight-played");
            again.session.execute("resign", "typed", 2);
            CHECK(daily_state(again.tonight()) == "removed");
            again.session.clear_table();
            REQUIRE_FALSE(again.place.save_store->remove("walking-1"));
        }
    }
    SECTION("which is not given back even if the removal left no trace") {
        std::filesystem::remove(folder.path("home/tenebrae/games/walking-1.tene"));
        Evening again(home);
        again.place.save_store->begin(again.session, new_header("walking"));
        again.session.execute("step", "typed", 1);
        REQUIRE(SaveStore::name_of(again.session) == "walking-1");
        again.session.clear_table();
        CHECK(code_of(again.play().errors) == "tonight-removed");
    }
    SECTION("which another game with the same seed does not affect") {
        Evening again(home);
        const std::uint64_t seed = daily_seed("2025-11-24", *walk());
        table::Header header = new_header("walking");
        header.seed = seed;
        again.place.save_store->begin(again.session, header);
        again.session.execute("resign", "typed", 2);
        CHECK(daily_state(again.tonight()) == "being played");
    }
}

TEST_CASE("two programs cannot start the same daily game") {
    const TemporaryFolder folder;
    const Place place(folder.path("home"));
    REQUIRE(place.folder);
    CHECK_FALSE(add_daily(*place.folder, {"2025-11-24", "walking", "walking-1", 5}));
    const auto error = add_daily(*place.folder, {"2025-11-24", "walking", "walking-2", 5});
    REQUIRE(error);
    CHECK(error->code == "tonight-begun");
    CHECK(read_scores(*place.folder)->daily.size() == 1);
}

TEST_CASE("the daily game is allowed in restricted mode and not ranked") {
    const TemporaryFolder folder;
    Evening stranger(folder.path("home"), {.ranked = true});
    host::Match match = stranger.session.match();
    match.environment.restricted = true;
    stranger.session.resume(std::move(match), nullptr);
    REQUIRE(stranger.play().new_game);
    CHECK(stranger.session.is_restricted());
    stranger.session.execute("resign", "typed", 1);
    const core::Result<Scores> scores = read_scores(*stranger.place.folder);
    REQUIRE(scores);
    REQUIRE(scores->scores.size() == 1);
    CHECK_FALSE(scores->scores.front().ranked);
    CHECK(scores->starts.empty());
    REQUIRE(scores->daily.size() == 1);
    CHECK(scores->daily.front().result == "resigned");
    CHECK(scores->skipped == 0);
    CHECK(count_ranked(*scores).empty());
}

TEST_CASE("the daily game on the table is known, even on the next day") {
    const TemporaryFolder folder;
    Evening evening(folder.path(""));
    CHECK_FALSE(evening.daily_games.on_table());
    REQUIRE(evening.play().new_game);
    evening.clock.time += kDay;
    evening.win();
    const auto daily = evening.daily_games.on_table();
    REQUIRE(daily);
    CHECK(daily->date == "2025-11-24");
    CHECK(daily->result == "won");
    CHECK(daily->streak == 1);
    REQUIRE(evening.place.save_store->begin(evening.session, new_header("walking")).new_game);
    evening.session.execute("step", "typed", 1);
    CHECK_FALSE(evening.daily_games.on_table());
}

TEST_CASE("a daily game can be renamed only when it has ended") {
    const TemporaryFolder folder;
    {
        Evening evening(folder.path(""));
        REQUIRE(evening.play().new_game);
    }
    Evening evening(folder.path(""));
    const auto error = evening.place.save_store->rename("walking-1", "monday");
    REQUIRE(error);
    CHECK(error->code == "keeps-its-name");
    REQUIRE(evening.play().new_game);
    evening.win();
    evening.session.clear_table();
    CHECK_FALSE(evening.place.save_store->rename("walking-1", "monday"));
}

TEST_CASE("daily games won on consecutive days make a streak") {
    Scores scores;
    const auto add = [&scores](std::string date, std::string result) {
        scores.daily.push_back({std::move(date), "walking", "n", 1, std::move(result)});
    };
    add("2025-11-20", "won");
    add("2025-11-22", "won");
    add("2025-11-23", "won");
    CHECK(streak_of(scores, "walking", "2025-11-23") == 2);
    CHECK(streak_of(scores, "walking", "2025-11-24") == 2);  // not played yet
    CHECK(streak_of(scores, "walking", "2025-11-25") == 0);  // a day is missing
    CHECK(streak_of(scores, "running", "2025-11-23") == 0);
    add("2025-11-24", "");
    CHECK(streak_of(scores, "walking", "2025-11-24") == 2);  // game in progress
    scores.daily.back().result = "won";
    CHECK(streak_of(scores, "walking", "2025-11-24") == 3);
    scores.daily.back().past_reveals = 1;
    CHECK(streak_of(scores, "walking", "2025-11-24") == 0);  // the player looked ahead
    scores.daily.back().past_reveals = 0;
    scores.daily.back().hints = 1;
    CHECK(streak_of(scores, "walking", "2025-11-24") == 0);
    scores.daily.back().hints = 0;
    scores.daily.back().is_contest = true;
    CHECK(streak_of(scores, "walking", "2025-11-24") == 0);  // the player decided for both sides
    scores.daily.back().result = "lost";
    CHECK(streak_of(scores, "walking", "2025-11-24") == 0);
}

TEST_CASE("the lines of daily games are read as written and other lines are ignored") {
    const DailyLine daily{"2025-11-24", "walking", "walking-3", 18446744073709551615U};
    const Scores read = read_scores(write_daily(daily));
    REQUIRE(read.daily.size() == 1);
    CHECK(read.daily.front().date == daily.date);
    CHECK(read.daily.front().name == daily.name);
    CHECK(read.daily.front().seed == daily.seed);
    const Scores removed = read_scores(write_daily(daily) + write_daily_removal(daily));
    REQUIRE(removed.daily.size() == 1);
    CHECK(removed.daily.front().result == kRemovedDaily);
    CHECK(removed.daily.front().removed_before == std::size_t{0});
    CHECK(read_scores(write_daily_removal(daily)).skipped == 1);
    for (const char* line :
         {"",
          "{}",
          R"({"format":1,"tonight":"today","game":"a","name":"b","seed":1})",
          R"({"format":1,"tonight":"2025-11-24","game":"a","name":"b","seed":"1"})",
          R"({"format":1,"tonight":"2025-11-24","game":"a\u001b","name":"b","seed":1})",
          R"({"format":2,"tonight":"2025-11-24","game":"a","name":"b","seed":1})"}) {
        INFO(line);
        CHECK(read_scores(line).daily.empty());
    }
}
