// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tables.hpp"

#include <utility>

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

/// Checks that the session's view is the current view of its match.
void check_up_to_date(const Session& session) {
    const Observation& observation = session.observation();
    const Observation now = session.viewer().observation(session.match());
    CHECK(observation.game == now.game);
    CHECK(observation.seat == now.seat);
    CHECK(observation.decides);
    CHECK(observation.view == now.view);
    CHECK(observation.choices == now.choices);
    CHECK(observation.commands == now.commands);
    CHECK(observation.record_lines == now.record_lines);
    CHECK(observation.past_reveals == now.past_reveals);
    CHECK(outcome_sentence(observation) == outcome_sentence(now));
    CHECK(observation.log == now.log);
}

}  // namespace

TEST_CASE("without a game there is no view", "[seat]") {
    const TestSession table;
    CHECK_FALSE(table.session.observation().game);
    CHECK_FALSE(table.session.observation().is_playing());
    CHECK(outcome_sentence(table.session.observation()).empty());
}

TEST_CASE("the view is current after every command", "[seat]") {
    TestSession table = new_table();
    for (const char* const line :
         {"step",
          "fly",
          "draw",
          "legal",
          "note a card",
          "undo --past-reveals",
          "redo",
          "check 0",
          "expect legal step",
          "undo",
          "log",
          "new walking players 2 seed 9",
          "step",
          "resign",
          "undo",
          "step"}) {
        INFO(line);
        table.type(line);
        check_up_to_date(table.session);
    }
    table.session.play(table.session.observation().choices.front());
    check_up_to_date(table.session);
    table.session.resume(new_table().session.match(), nullptr);
    check_up_to_date(table.session);
}

TEST_CASE("a moved session shows its own match", "[seat]") {
    TestSession table = new_table();
    table.type("step");
    CHECK(table.session.observation().commands == 1);
    const Session moved = std::move(table.session);
    check_up_to_date(moved);
}

TEST_CASE("a seat that does not decide has no choices", "[seat]") {
    const TestSession table = new_table("players 2 seed 7");
    const Observation one = table.session.match().observation(0);
    const Observation other = table.session.match().observation(1);
    CHECK(one.decides != other.decides);
    CHECK(one.choices.empty() != one.decides);
    CHECK(other.choices.empty() != other.decides);
}

TEST_CASE("the seed is visible only when the game is over", "[seat]") {
    TestSession table = new_table();
    CHECK_FALSE(table.session.observation().seed);
    table.type("resign");
    CHECK(table.session.observation().seed == 7);
    table.type("undo");
    CHECK_FALSE(table.session.observation().seed);
}

TEST_CASE("a replay has the view at each moment", "[seat]") {
    TestSession table = new_table();
    std::vector<SeatView> views{table.session.observation().view};
    for (const char* const line : {"step", "draw", "step", "resign"}) {
        table.type(line);
        views.push_back(table.session.observation().view);
    }
    const std::shared_ptr<const Replay> replay = table.session.replay();
    table.type("undo");
    REQUIRE(replay->end() == 4);
    for (std::size_t moment = 0; moment <= replay->end(); ++moment) {
        const Observation observation = replay->observation(moment, std::nullopt);
        CHECK(observation.view == views[moment]);
        CHECK(observation.commands == moment);
        CHECK(observation.is_over() == (moment == replay->end()));
        CHECK(observation.seed.has_value() == observation.is_over());
    }
}

TEST_CASE("a restarted game begins with the same view as the first", "[seat]") {
    TestSession table = new_table("seed 7");
    const SeatView start = table.session.observation().view;
    table.type_all({"step", "draw", "resign"});
    const auto header = table.session.restart_header();
    REQUIRE(header.ok());
    CHECK(table.session.begin(*header).new_game);
    CHECK(table.session.observation().view == start);
    CHECK(table.session.match().record.seed == 7);
}
