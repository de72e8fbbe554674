// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nyctophobia/nyctophobia_game.hpp"
#include "table/interface.hpp"
#include "test_forest.hpp"

namespace tenebrae::nyctophobia {
namespace {

/// Returns the text of the last command for a seat, as the interfaces print it.
std::string story(const testing::TestForest& forest, const std::vector<Event>& events) {
    table::SeatLog hearing;
    hearing.add_command("end");
    for (std::size_t place = 0; place < events.size(); ++place) {
        const std::size_t back = events[place].cause;
        hearing.add_event(
            table::packed<table::RawEvent>(events[place]),
            back == 0 || back > place ? std::nullopt : std::optional(place - back + 1)
        );
    }
    table::Observation observation;
    observation.game =
        std::make_shared<kit::GameAdapter<Nyctophobia>>(Nyctophobia(forest.rules, {}, 0));
    observation.commands = 1;
    observation.log = &hearing;
    return table::format_story(observation, {nullptr, hearing.events_of(0), 0}, 0).text;
}

TEST_CASE("all events of a turn are printed under its heading", "[view][HU-Z1]") {
    testing::TestForest forest;
    forest.trees("a3e").begin_turn(1).play("move e, move e").play("end");
    CHECK(
        story(forest, forest.events)
        == "The turn of Hunted 1 is over.\n"
           "\nRound 1: the turn of Hunted 2.\n"
           "Hunted 2 feels north: open; east: a tree; south: open; west: the edge.\n"
    );
}

TEST_CASE("the story of a game says where the Hunter was in each round", "[view]") {
    testing::TestForest first;
    first.hunter("h8").hunted(1, "a1").hunted(2, "h5").hunted(3, "a5").begin_turn(1);
    testing::TestForest second;
    second.hunter("b5").hunted(1, "a1").hunted(2, "h5").hunted(3, "a5").begin_turn(1);
    second.state.open.round = 2;
    const std::vector<View> turns{
        view_afterwards(first.rules, first.state, 0),
        view_afterwards(second.rules, second.state, 0)};
    CHECK(
        chapters_of(first.rules, turns)
        == std::vector<
            std::
                string>{"Round 1: the Hunter at h8, 3 spaces from Hunted 2.", "Round 2: the Hunter at b5, 1 space from Hunted 3.", "He was nearest as round 2 began: 1 space from Hunted 3."}
    );
}

}  // namespace
}  // namespace tenebrae::nyctophobia
