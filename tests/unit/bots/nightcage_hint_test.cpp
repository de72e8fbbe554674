// SPDX-License-Identifier: MIT
#include "cages.hpp"
#include "catch.hpp"
#include "games/nightcage/bot/bots.hpp"
#include "games/nightcage/bot/play.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "thorough.hpp"

#include <algorithm>

using namespace tenebrae;

namespace {

/// Returns the hint for the seat that decides.
std::optional<table::Move> hint_at(const host::Referee& referee, const host::GameState& state) {
    const table::Bot& strongest = bots::nightcage_bots().back();
    const table::SeatView view = referee.view(state, referee.deciding_seat(state));
    return strongest.choose(*referee.game(), view, {1, test::thorough(600, 60), {}});
}

}  // namespace

TEST_CASE("a hint is a legal move and is the same each time", "[bots]") {
    const nightcage::NightCageReferee referee({bots::cage("second"), {}});
    const host::GameState packed = referee.start(4);
    const auto move = hint_at(referee, packed);
    REQUIRE(move);
    CHECK(hint_at(referee, packed) == move);
    std::vector<table::Move> legal;
    referee.game()->legal(referee.view(packed, 0), legal);
    CHECK(std::find(legal.begin(), legal.end(), *move) != legal.end());
}

TEST_CASE("a hint does not give away the order of the stack", "[bots]") {
    const nightcage::NightCageReferee referee({bots::cage("second"), {}});
    const host::GameState one = referee.start(4);
    const host::GameState other = referee.start(5);
    REQUIRE(one != other);
    CHECK(hint_at(referee, one) == hint_at(referee, other));
}

TEST_CASE("if every move loses then the hint avoids losing at once", "[bots]") {
    // No removal lets anyone reach a gate in time. Removing the gate at e5 would end the game at
    // once.
    const auto set = bots::cage("first");
    const nightcage::NightCageReferee referee({set, {}});
    const std::vector<std::string> lines{
        "turn 35",
        "board",
        ".  .  .  x     .     .",
        ".  .  .  .     .     .",
        ".  .  .  .     .     .",
        ".  .  .  .     k-    .",
        ".  .  .  tnes  g     .",
        ".  .  x  g     tesw  .",
        "prisoner 1 at d5 lit nerve 0 key",
        "prisoner 2 at d6 lit nerve 0 key",
        "prisoner 3 at e4 lit nerve 0 key",
        "prisoner 4 at d1 lit nerve 0 key",
        "stack empty",
        "flickers",
        "phase end flickers"};
    const auto position = referee.read_position({{lines, "<test>", 1}}, 1);
    REQUIRE(position.ok());
    const auto move = hint_at(referee, position.value());
    REQUIRE(move);
    host::GameState after = position.value();
    std::vector<table::RawEvent> events;
    referee.apply(after, *move, events);
    CHECK_FALSE(bots::NightcagePlay::is_over(bots::from_snapshot(after)));
}

TEST_CASE("there is no hint once the game is over", "[bots]") {
    const nightcage::NightCageReferee referee({bots::cage("first"), {}});
    host::GameState packed = referee.start(4);
    std::vector<table::RawEvent> events;
    referee.apply(packed, referee.resignation(0), events);
    CHECK_FALSE(hint_at(referee, packed).has_value());
}
