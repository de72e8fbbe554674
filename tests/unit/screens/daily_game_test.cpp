// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "fake_terminal.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// The daily game of one game, or of two.
class FakeDailyGames : public table::DailyGames {
public:
    explicit FakeDailyGames(host::Session& session) : session_(session) {}

    [[nodiscard]] std::vector<table::DailyGame> daily_games() override { return all; }
    std::optional<table::DailyGame> on_table() override { return current; }
    table::Reply play_daily_game(std::string_view game) override {
        if (game != "walking") {
            return table::Reply::refused(core::error("no", "Not this one."));
        }
        all.front().name = "walking-1";
        return session_.execute("new walking seed 7", "nightly", 1);
    }

    std::optional<table::DailyGame> current;
    std::vector<table::DailyGame> all{{"walking", "Walking"}};

private:
    host::Session& session_;
};

}  // namespace

TEST_CASE("the title shows the state of the daily game") {
    FakeTerminal terminal;
    FakeDailyGames daily_games(terminal.session);
    terminal.screen.daily_games = &daily_games;
    SECTION("not started") {
        CHECK(has(terminal.picture(), "Tonight  not played yet\n"));
    }
    SECTION("started from there") {
        terminal.frontend.choose("Tonight");
        CHECK(has(terminal.picture(), "Walk or draw?"));
    }
    SECTION("ended without a second try") {
        daily_games.all.front() = {
            "walking", "Walking", "2025-11-24", "walking-1", "won", 8, 0, 0, 3};
        CHECK(has(terminal.picture(), "Tonight  Walking won in turn 8\n"));
        terminal.frontend.choose("Tonight");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "won in turn 8, 3 days in a row."));
        CHECK_FALSE(terminal.session.match().game);
    }
    SECTION("one of several games is chosen and errors are reported") {
        daily_games.all.push_back({"running", "Running"});
        terminal.frontend.choose("Tonight").press("down enter");
        CHECK(has(terminal.picture(), "Not this one."));
    }
}
