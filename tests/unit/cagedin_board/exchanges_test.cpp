// SPDX-License-Identifier: MIT
// What the full screen keeps of a fight: the exchanges of the round, the card of a round, and the
// meter that is hit.
#include "boards.hpp"
#include "table/packed.hpp"
#include "table/seat_log.hpp"

#include <string>
#include <vector>

namespace tenebrae::cagedin::board {
namespace {

using testing::TestFight;

TestFight jab_that_lands() {
    TestFight fight;
    fight.hand(kRed, "jab-l hook-l").turn().play("strike jab-l, pass");
    return fight;
}

std::vector<table::RawEvent> raw_events(const TestFight& fight) {
    std::vector<table::RawEvent> events;
    for (const Event& event : fight.events) {
        events.push_back(table::packed<table::RawEvent>(event));
    }
    return events;
}

Event end_of_round(std::uint8_t round) {
    Event event;
    event.kind = EventKind::RoundEnds;
    event.value = round;
    return event;
}

/// Returns the log of one command with the events of the fight, and the end of round 1.
table::SeatLog log_of(const TestFight& fight) {
    table::SeatLog log;
    log.add_command("pass");
    for (const table::RawEvent& event : raw_events(fight)) {
        log.add_event(event, {});
    }
    log.add_event(table::packed<table::RawEvent>(end_of_round(1)), {});
    return log;
}

bool has_reverse(const tui::Grid& grid) {
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (grid.at({x, y}).style.reverse) {
                return true;
            }
        }
    }
    return false;
}

TEST_CASE("the last exchange of the round stays in the panel with both names", "[tui]") {
    const TestFight fight = jab_that_lands();
    BoardPlayer player(fight);
    CHECK(player.panel(40, 22).find("Red: left Jab") == std::string::npos);
    player.board().set_past(log_of(fight), 1);
    const std::string panel = player.panel(40, 22);
    INFO(panel);
    CHECK(panel.find("Red: left Jab") != std::string::npos);
    CHECK(panel.find("Blue: head 1 of 9") != std::string::npos);
}

TEST_CASE("an exchange that is still to come is not in the panel", "[tui]") {
    const TestFight fight = jab_that_lands();
    BoardPlayer player(fight);
    player.board().set_past(log_of(fight), 0);
    CHECK(player.panel(40, 22).find("Red: left Jab") == std::string::npos);
}

TEST_CASE("the end of a round is staged with its card", "[tui]") {
    const TestFight fight = jab_that_lands();
    BoardPlayer player(fight);
    player.board().set_past(log_of(fight), 1);
    const auto event = table::packed<table::RawEvent>(end_of_round(1));
    REQUIRE(player.board().staging(event));
    CHECK(
        player.board().beat_text(event)
        == "Round 1: Red's.\nRed landed 1 of 1, took 0 cubes.\nBlue landed 0 of 0, took 1 cube.\n"
           "Hit hardest: Blue's head, 1 cube (left Jab)."
    );
}

TEST_CASE("a meter is drawn in reverse while it is hit", "[tui]") {
    const TestFight fight = jab_that_lands();
    BoardPlayer player(fight);
    const auto panel = [&player] {
        return test::panel_of(player.board(), player.drawing(), 40, 22);
    };
    CHECK_FALSE(has_reverse(panel()));
    REQUIRE(player.board().animate(raw_events(fight)) > 0);
    CHECK(has_reverse(panel()));
    player.board().end_animation();
    CHECK_FALSE(has_reverse(panel()));
}

}  // namespace
}  // namespace tenebrae::cagedin::board
