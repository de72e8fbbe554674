// SPDX-License-Identifier: MIT
// Bots play the same game in self-play as at a table.
#include "catch.hpp"
#include "host/script.hpp"
#include "host/session.hpp"
#include "registry.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <string>

using namespace tenebrae;
using namespace tenebrae::test;

namespace {

/// The game and settings to start with, and the bot level of each seat.
struct Row {
    std::string game;
    std::string settings;
    std::vector<std::string> levels;
};

std::vector<Row> rows() {
    return {
        {"nightcage", "", {"random"}},
        {"nightcage", " set advanced players 2", {"heuristic", "random"}},
        {"nightcage", " set hardest", {"search:8"}},
        {"nyctophobia", "", {"random"}},
        {"nyctophobia", " hunter human players 2", {"heuristic", "easy", "random"}},
        {"cagedin", "", {"random", "random"}},
        {"cagedin", " types choose", {"heuristic", "search:8"}}};
}

/// Plays a game at a table where every seat has a bot.
host::Session played_at_table(const Row& row, std::uint64_t seed) {
    host::Session session(environment());
    std::string line = "new " + row.game + " seed " + std::to_string(seed) + row.settings;
    for (std::size_t seat = 0; seat < row.levels.size(); ++seat) {
        line += " bot " + std::to_string(seat + 1) + " " + row.levels[seat];
    }
    INFO(line);
    const table::Reply reply = session.execute(line, "<test>", 1);
    INFO(core::render(reply.errors));
    REQUIRE(session.match().game);
    REQUIRE(session.match().game->seats().size() == row.levels.size());
    while (session.is_bots_turn()) {
        REQUIRE(session.advance().kind == table::Reply::Kind::Accepted);
    }
    return session;
}

host::SeatBots bots_for(const Row& row) {
    host::SeatBots bots;
    for (std::size_t seat = 0; seat < row.levels.size(); ++seat) {
        bots.at(seat) = table::find_bot(all_bots(), row.game, row.levels[seat]);
        REQUIRE(bots.at(seat).bot != nullptr);
    }
    return bots;
}

}  // namespace

TEST_CASE("bots play the same moves in self-play as at a table", "[self-play]") {
    for (const Row& row : rows()) {
        const bool is_slow = row.levels.back().starts_with("search");
        const int seeds = is_slow ? 1 : test::thorough(6, 2);
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(seeds); ++seed) {
            INFO(row.game << row.settings << ", seed " << seed);
            const host::Session session = played_at_table(row, seed);
            const host::Match& match = session.match();
            const auto by = std::ranges::find(self_play(), row.game, &host::SelfPlay::game);
            std::vector<table::Move> moves;
            const host::SelfPlayed played = by->play(*match.game, bots_for(row), seed, &moves);

            CHECK(match.is_over());
            CHECK(played.end == match.state);
            CHECK(played.commands == moves.size());
            const auto& steps = match.history.steps();
            REQUIRE(moves.size() == steps.size());
            for (std::size_t at = 0; at < moves.size(); ++at) {
                REQUIRE(moves[at] == steps[at].move);
            }
            // Not collecting the moves makes no difference.
            const host::SelfPlayed again = by->play(*match.game, bots_for(row), seed, nullptr);
            CHECK(again.end == played.end);
            CHECK(again.left == played.left);
            CHECK(again.left.has_value() == (row.game == "nightcage"));
        }
    }
}

TEST_CASE("the commands of a bot game are a valid record", "[self-play]") {
    for (const Row& row : rows()) {
        INFO(row.game << row.settings);
        const host::Session session = played_at_table(row, 2);
        const host::Match& match = session.match();
        const std::string record =
            host::write_record(*match.game, match.record, match.referee->hash(match.state));
        const auto read = host::load_lines(environment(), "<record>", core::split_lines(record));
        REQUIRE(read);
        CHECK(read->state == match.state);
        CHECK(read->referee->outcome(read->state).code == match.referee->outcome(match.state).code);
    }
}

TEST_CASE("the luck of a bot differs between games and between decisions", "[self-play]") {
    const table::BotLuck one(1);
    CHECK(one.at(0) == table::BotLuck(1).at(0));
    CHECK(one.at(0) != one.at(1));
    CHECK(one.at(0) != table::BotLuck(2).at(0));
}

TEST_CASE("self-play makes no events in games that can do without", "[self-play]") {
    STATIC_REQUIRE(host::AppliesUnseen<nightcage::NightCageFullGame>);
    STATIC_REQUIRE(host::AppliesUnseen<cagedin::CagedInFullGame>);
}
