// SPDX-License-Identifier: MIT
// Section I: who hears which event. The audiences of table 5 are written out by hand.
#include "catch.hpp"
#include "games/nyctophobia/rules/event.hpp"

#include <algorithm>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

constexpr int kWatcher = 6;  ///< the seat of the spectators

/// Returns rules with three Hunted played by one person each, and a person for the Hunter in seat
/// 3.
Rules four_people(bool open_talk) {
    Rules rules;
    rules.people = 3;
    rules.human_hunter = true;
    rules.open_talk = open_talk;
    return rules;
}

Event of(EventKind kind, PieceId who = kNoPiece) {
    Event event;
    event.kind = kind;
    event.who = who;
    event.cause = 17;
    return event;
}

const std::vector<EventKind> kToAll{
    EventKind::Begin,      EventKind::Clue,      EventKind::Turn,      EventKind::Unhide,
    EventKind::Rocks,      EventKind::Throw,     EventKind::Flight,    EventKind::Wound,
    EventKind::Hurt,       EventKind::Hide,      EventKind::Stand,     EventKind::Speak,
    EventKind::Cheer,      EventKind::Decline,   EventKind::Call,      EventKind::Combat,
    EventKind::Counter,    EventKind::Forgo,     EventKind::Reset,     EventKind::EndTurn,
    EventKind::HunterTurn, EventKind::Card,      EventKind::Fog,       EventKind::ForestTurns,
    EventKind::Swapped,    EventKind::Reshuffle, EventKind::HunterEnd, EventKind::Result};
const std::vector<EventKind> kReports{
    EventKind::Feel,
    EventKind::Blocked,
    EventKind::Occupied,
    EventKind::Step,
    EventKind::Hop,
    EventKind::InCar,
    EventKind::NoiseLeft,
    EventKind::Waits};
const std::vector<EventKind> kToHunter{
    EventKind::Text,
    EventKind::HunterStep,
    EventKind::Reached,
    EventKind::Driven,
    EventKind::Felled,
    EventKind::Planted,
    EventKind::NoiseMoved,
    EventKind::NoiseOff,
    EventKind::Turned,
    EventKind::Drew,
    EventKind::Recalled};

TEST_CASE("table 5 names an audience for every event", "[HU-I4]") {
    CHECK(kToAll.size() + kReports.size() + kToHunter.size() == kEventKinds);
    for (EventKind kind : kToAll) {
        CHECK(audience(kind) == Audience::All);
    }
    for (EventKind kind : kReports) {
        CHECK(audience(kind) == Audience::Report);
    }
    for (EventKind kind : kToHunter) {
        CHECK(audience(kind) == Audience::Hunter);
    }
}

TEST_CASE("public events are heard by every seat and by spectators", "[HU-I4]") {
    const bool open_talk = GENERATE(true, false);
    const Rules rules = four_people(open_talk);
    for (EventKind kind : kToAll) {
        for (int seat : {0, 1, 2, 3, kWatcher}) {
            CHECK(seat_event(rules, of(kind, 1), seat));
        }
    }
}

TEST_CASE("with open talk every player hears reports but spectators do not", "[HU-I4]") {
    const Rules rules = four_people(true);
    for (EventKind kind : kReports) {
        for (int seat : {0, 1, 2, 3}) {
            CHECK(seat_event(rules, of(kind, 1), seat));
        }
        CHECK_FALSE(seat_event(rules, of(kind, 1), kWatcher));
    }
}

TEST_CASE("with closed talk a report is heard only by the Hunted concerned", "[HU-I4]") {
    const Rules rules = four_people(false);
    for (EventKind kind : kReports) {
        CHECK_FALSE(seat_event(rules, of(kind, 1), 0));
        CHECK(seat_event(rules, of(kind, 1), 1));
        CHECK_FALSE(seat_event(rules, of(kind, 1), 2));
        CHECK(seat_event(rules, of(kind, 1), 3));
        CHECK_FALSE(seat_event(rules, of(kind, 1), kWatcher));
    }
}

TEST_CASE("a player hears the reports of each of their Hunted", "[HU-S2][HU-I4]") {
    Rules rules;
    rules.hunted = 4;
    rules.people = 2;
    rules.open_talk = false;
    CHECK(seat_event(rules, of(EventKind::Step, 0), 0));
    CHECK(seat_event(rules, of(EventKind::Step, 1), 0));
    CHECK_FALSE(seat_event(rules, of(EventKind::Step, 2), 0));
    CHECK_FALSE(seat_event(rules, of(EventKind::Step, 0), 1));
    CHECK(seat_event(rules, of(EventKind::Step, 3), 1));
}

TEST_CASE("only the Hunter hears what he does with his piece", "[HU-I4][HU-I6]") {
    const Rules rules = four_people(true);
    for (EventKind kind : kToHunter) {
        CHECK(seat_event(rules, of(kind), 3));
        for (int seat : {0, 1, 2, kWatcher}) {
            CHECK_FALSE(seat_event(rules, of(kind), seat));
        }
    }
}

TEST_CASE("nobody hears what an automatic Hunter does with his piece", "[HU-I4]") {
    Rules rules;
    rules.people = 3;
    CHECK_FALSE(seat_event(rules, of(EventKind::HunterStep), 3));
    CHECK_FALSE(seat_event(rules, of(EventKind::Reached), 0));
}

TEST_CASE("events for a Hunted have no space and no number of a cause", "[HU-I5]") {
    const Rules rules = four_people(true);
    Event noise = of(EventKind::NoiseLeft, 1);
    noise.place = 35;
    const auto told = seat_event(rules, noise, 1);
    REQUIRE(told);
    CHECK(told->place == kNoSpace);
    CHECK(told->cause == 0);
    CHECK(seat_event(rules, of(EventKind::Step, 0), 2)->cause == 0);
    CHECK(seat_event(rules, of(EventKind::Turn, 0), kWatcher)->cause == 0);
}

TEST_CASE("the Hunter hears every event with all its values", "[HU-I1]") {
    const Rules rules = four_people(false);
    Event noise = of(EventKind::NoiseLeft, 1);
    noise.place = 35;
    CHECK(seat_event(rules, noise, 3) == noise);
    CHECK(seat_event(rules, of(EventKind::Felled), 3) == of(EventKind::Felled));
}

TEST_CASE(
    "a card is reported with its name and a flight with its length and what it hit", "[HU-I6]"
) {
    const Rules rules = four_people(false);
    Event card = of(EventKind::Card);
    card.place = static_cast<std::uint8_t>(Card::Sneak);
    CHECK(seat_event(rules, card, 0)->place == card.place);
    Event flight = of(EventKind::Flight, 1);
    flight.direction = Direction::West;
    flight.number = 3;
    flight.place = static_cast<std::uint8_t>(Hit::Friend);
    flight.other = 2;
    const auto told = seat_event(rules, flight, 0);
    REQUIRE(told);
    CHECK(told->number == 3);
    CHECK(told->place == flight.place);
    CHECK(told->other == 2);
    CHECK(told->direction == Direction::West);
}

}  // namespace
}  // namespace tenebrae::nyctophobia
