// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "store/bot_games.hpp"
#include "tables.hpp"

#include <string>

using namespace tenebrae;

namespace {

std::string line_of(const store::BotGameEnd& end) {
    const table::test::TestSession table = table::test::new_table("players 2 sides 2");
    host::SeatBots bots;
    const auto known = table::test::walking_bots();
    bots[0] = {&known[0], 0};
    bots[1] = {&known[1], 250};
    std::string line;
    store::append_bot_game(line, store::line_prefix(*table.session.match().game, bots), end, 2);
    return line;
}

store::BotGameEnd some_end() {
    table::Outcome outcome{true, {}, "caught", "W-3", "Caught."};
    outcome.of_seat[0] = table::GameResult::Won;
    outcome.of_seat[1] = table::GameResult::Lost;
    return {
        .seed = 18446744073709551615U,
        .outcome = outcome,
        .turn = 12,
        .commands = 34,
        .left = std::nullopt,
        .state = 0xABC};
}

}  // namespace

TEST_CASE("a game between bots is a line that reads back", "[store]") {
    const std::string line = line_of(some_end());
    CHECK(line.starts_with("{\"format\":1,\"game\":\"walking\",\"rules\":"));
    CHECK(line.ends_with(
        ",\"bots\":[\"lazy\",\"eager:250\"],\"seed\":18446744073709551615,\"result\":\"won\","
        "\"results\":[\"won\",\"lost\"],\"code\":\"caught\",\"rule\":\"W-3\",\"turns\":12,"
        "\"commands\":34,\"left\":null,\"state\":\"0000000000000abc\"}\n"
    ));
    const auto read = store::parse_bot_game(line.substr(0, line.size() - 1));
    REQUIRE(read);
    CHECK(line.starts_with(read->head + "18446744073709551615,"));
    CHECK(read->seed == 18446744073709551615U);
    CHECK(read->game == "walking");
    CHECK(read->bots == std::vector<std::string>{"lazy", "eager:250"});
    CHECK(read->results == std::vector<std::string>{"won", "lost"});
    CHECK(read->code == "caught");
    CHECK(read->turns == 12);
    CHECK(read->commands == 34);
    CHECK_FALSE(read->left);
}

TEST_CASE("an unfinished game is marked as such", "[store]") {
    const std::string line = line_of({});
    CHECK(
        line.find("\"result\":\"unfinished\",\"results\":[\"unfinished\",\"unfinished\"]")
        != std::string::npos
    );
    CHECK(line.find("\"code\":\"\",\"rule\":\"\",\"turns\":null") != std::string::npos);
}

TEST_CASE("other lines are not read as a game between bots", "[store]") {
    const std::string line = line_of(some_end());
    const std::string whole = line.substr(0, line.size() - 1);
    REQUIRE(store::parse_bot_game(whole));
    for (std::size_t length = 0; length < whole.size(); length += 7) {
        CHECK_FALSE(store::parse_bot_game(whole.substr(0, length)));
    }
    const auto changed = [&whole](std::string_view from, const std::string& into) {
        std::string other = whole;
        other.replace(other.find(from), from.size(), into);
        return store::parse_bot_game(other);
    };
    CHECK_FALSE(changed("\"format\":1", "\"format\":2"));
    CHECK_FALSE(changed("18446744073709551615", "-1"));
    CHECK_FALSE(changed("18446744073709551615", "1.5"));
    CHECK_FALSE(changed("[\"won\",\"lost\"]", "[\"won\"]"));
    CHECK_FALSE(changed("[\"won\",\"lost\"]", "[]"));
    CHECK_FALSE(changed("caught", "\\u001b[2J"));
    CHECK_FALSE(changed("\"turns\":12", "\"turns\":\"12\""));
    CHECK_FALSE(changed("\"commands\":34", "\"commands\":3.5"));
}
