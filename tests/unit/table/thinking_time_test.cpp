// SPDX-License-Identifier: MIT
// Tests how long bots take, with a clock that advances only while a bot thinks.
#include "catch.hpp"
#include "host/turn_meter.hpp"
#include "tables.hpp"

#include <memory>
#include <string>
#include <vector>

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

constexpr int kUsual = 100;

/// Bots that take a number of milliseconds for each playout, and the clock that measures it. A bot
/// that plans at least `slow_from` playouts takes twice as long for each.
struct TimedBots {
    explicit TimedBots(int ms_a_playout, int slow_from = 1'000'000) {
        for (const Bot& bot : walking_bots()) {
            bots.push_back(bot);
        }
        bots.back().playouts = kUsual;
        bots.back().choose = [=, time = time, choose = bots.back().choose](
                                 const Game& game, const SeatView& view, const BotMeans& means
                             ) {
            const std::int64_t cost = means.playouts < slow_from ? 1000 : 2000;
            for (int done = 1; done <= means.playouts; ++done) {
                *time += cost * ms_a_playout;
                if (means.listener && !means.listener(done, means.playouts)) {
                    break;
                }
            }
            return choose(game, view, means);
        };
    }
    [[nodiscard]] Clock clock() const {
        return [time = time] { return *time; };
    }
    [[nodiscard]] Session session(std::string_view game) const {
        Environment with = environment();
        with.bots = bots;
        Session session(with);
        REQUIRE(session.execute("new walking " + std::string(game), "<test>", 1).new_game);
        return session;
    }

    std::shared_ptr<std::int64_t> time = std::make_shared<std::int64_t>(0);
    std::vector<Bot> bots;
};

/// Returns the notices printed while bots play to the end, one per line.
std::vector<std::string> notices(const TimedBots& thinkers, std::string_view game) {
    Session session = thinkers.session(game);
    SlowTurns turns(thinkers.clock());
    std::vector<std::string> reported;
    while (session.is_bots_turn()) {
        REQUIRE(turns.advance(session).kind == Reply::Kind::Accepted);
        if (std::string notice = turns.take_notice(); !notice.empty()) {
            reported.push_back(std::move(notice));
        }
    }
    return reported;
}

}  // namespace

TEST_CASE("a bot that counts playouts has three search efforts around its default", "[effort]") {
    Bot bot;
    bot.playouts = 600;
    CHECK(thinking_times(bot)[0].playouts == 150);
    CHECK(thinking_times(bot)[1].playouts == 600);
    CHECK(thinking_times(bot)[2].playouts == 2400);
    bot.playouts = 1;
    CHECK(thinking_times(bot)[0].playouts == 1);
}

TEST_CASE("durations are printed in seconds", "[effort]") {
    CHECK(format_seconds(0) == "0.0 s");
    CHECK(format_seconds(44) == "0.0 s");
    CHECK(format_seconds(440) == "0.4 s");
    CHECK(format_seconds(3250) == "3.3 s");
    CHECK(format_seconds(12'400) == "12 s");
}

TEST_CASE("a slow turn is reported once with a lower number of playouts", "[effort]") {
    SECTION("long") {
        const TimedBots slow(100);
        const std::vector<std::string> reported = notices(slow, "seed 7 bot 1 eager");
        REQUIRE(reported.size() == 1);
        CHECK(reported.front().starts_with("Walker 1 (eager) took "));
        CHECK(reported.front().find(" for a turn. With \"seat 1 bot eager:") != std::string::npos);
    }
    SECTION("and what they add up to") {
        const TimedBots slow(40);
        const std::vector<std::string> reported =
            notices(slow, "seed 7 players 2 bot 1 eager bot 2 eager");
        REQUIRE(reported.size() == 2);
        CHECK(
            reported[0]
            == "Ada (eager) took 8.0 s for a turn. With \"seat 1 bot eager:10\" it takes about "
               "0.8 s."
        );
    }
    SECTION("quick enough") {
        CHECK(notices(TimedBots(1), "seed 7 players 2 bot 1 eager bot 2 eager").empty());
    }
    SECTION("without a clock") {
        const TimedBots slow(100);
        Session session = slow.session("seed 7 bot 1 eager");
        SlowTurns turns;
        turns.advance(session);
        CHECK(turns.take_notice().empty());
    }
}

TEST_CASE(
    "a bot that is stopped plays nothing and later plays the same move as without the stop",
    "[effort]"
) {
    const TimedBots thinkers(1);
    Session session = thinkers.session("seed 7 bot 1 eager");
    Session undisturbed = thinkers.session("seed 7 bot 1 eager");
    session.set_progress_listener([](int done, int /*all*/) { return done < 3; });
    CHECK(session.advance().kind == Reply::Kind::Nothing);
    CHECK(session.observation().commands == 0);
    CHECK(session.match().record.lines.empty());
    CHECK(session.is_bots_turn());
    session.set_progress_listener({});
    CHECK(session.advance().command == undisturbed.advance().command);
    CHECK(session.observation().commands == 1);
}

TEST_CASE("in restricted mode no bot uses more than ten times its default playouts", "[effort]") {
    const TimedBots thinkers(1);
    Environment with = environment();
    with.bots = thinkers.bots;
    with.restricted = true;
    Session session(with);
    for (const std::string_view level :
         {"bot 1 eager:1001", "bot 1 EAGER:5000", "players 2 bot others eager:1001"}) {
        INFO(level);
        const Reply reply = session.execute("new walking " + std::string(level), "<test>", 1);
        REQUIRE(reply.kind == Reply::Kind::Refused);
        CHECK(reply.errors.front().code == "restricted");
        CHECK(reply.errors.front().expected == "at most eager:1000");
    }
    CHECK(session.execute("new walking bot 1 eager:1000", "<test>", 2).new_game);
    // A record or lesson with more playouts is played with the limit.
    Match recorded = thinkers.session("seed 7 bot 1 eager:5000").match();
    recorded.environment.restricted = true;
    session.resume(std::move(recorded), nullptr);
    const std::int64_t before = *thinkers.time;
    CHECK(session.advance().kind == Reply::Kind::Accepted);
    CHECK(*thinkers.time - before == 1000 * 1000);
}

TEST_CASE("the duration of a turn is measured once with a few playouts", "[effort]") {
    const TimedBots thinkers(10);
    TurnMeter meter("", kMakers, thinkers.bots, thinkers.clock());
    const auto usual = meter.turn_ms("walking", "eager");
    REQUIRE(usual);
    CHECK(*usual > 0);
    const std::int64_t measured = *thinkers.time;
    CHECK(measured < 1'000'000);
    CHECK(meter.turn_ms("walking", "eager:200") == 2 * *usual);
    CHECK(meter.turn_ms("walking", "eager:25") == *usual / 4);
    CHECK(*thinkers.time == measured);
    CHECK_FALSE(meter.turn_ms("walking", "lazy"));
    CHECK_FALSE(meter.turn_ms("walking", "nobody"));
    CHECK_FALSE(meter.turn_ms("chess", "eager"));
}

TEST_CASE("the duration of a turn is measured with the usual way of playing", "[effort]") {
    const TimedBots plain(10);
    const TimedBots dear(10, kUsual);
    TurnMeter plain_meter("", kMakers, plain.bots, plain.clock());
    TurnMeter slow_meter("", kMakers, dear.bots, dear.clock());
    const auto time = plain_meter.turn_ms("walking", "eager");
    REQUIRE(time);
    CHECK(slow_meter.turn_ms("walking", "eager") == 2 * *time);
}

TEST_CASE("a bot's choice does not depend on whether the clock is read", "[effort]") {
    const TimedBots thinkers(100);
    Session timed = thinkers.session("seed 7 bot 1 eager");
    Session plain = thinkers.session("seed 7 bot 1 eager");
    SlowTurns turns(thinkers.clock());
    while (timed.is_bots_turn()) {
        turns.advance(timed);
        plain.advance();
    }
    CHECK(timed.match().record.lines == plain.match().record.lines);
}
