// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/json.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"
#include "table/json_list.hpp"

namespace tenebrae::nyctophobia {
namespace {

using table::Json;

Json number_of(PieceId who) {
    return who == kNobody ? Json(nullptr) : who == kHunter ? Json("hunter") : Json(who + 1);
}

Json by_direction(const std::array<Felt, 4>& felt) {
    Json sides = Json::object();
    for (const Direction direction : kDirections) {
        sides[std::string(name(direction))] = things(felt[index(direction)]);
    }
    return sides;
}

void add_flight(const Event& event, Json& fields) {
    fields["spaces"] = event.number;
    fields["hit"] = name(static_cast<Hit>(event.place));
    if (event.other != kNobody) {
        fields["friend"] = number_of(event.other);
    }
}

void add_feel(const Event& event, Json& fields) {
    fields["near"] = by_direction(event.near);
    if (event.far != std::array<Felt, 4>{}) {
        fields["far"] = by_direction(event.far);
    }
}

void add_result(const Event& event, Json& fields) {
    fields["winner"] = event.who == kHunter ? "hunter" : "hunted";
    fields["ending"] = name(static_cast<Ending>(event.number));
    fields["round"] = event.other * 256 + event.place;
}

std::string_view text_name(int number) {
    return number == 1 ? "noise" : number == 0 ? "quiet" : "any";
}

bool has_direction(EventKind kind) {
    switch (kind) {
    case EventKind::Clue:
    case EventKind::Throw:
    case EventKind::Flight:
    case EventKind::Combat:
    case EventKind::Blocked:
    case EventKind::Occupied:
    case EventKind::Step:
    case EventKind::Hop:
    case EventKind::HunterStep:
    case EventKind::Driven: return true;
    case EventKind::Begin:
    case EventKind::Turn:
    case EventKind::Unhide:
    case EventKind::Rocks:
    case EventKind::Wound:
    case EventKind::Hurt:
    case EventKind::Hide:
    case EventKind::Stand:
    case EventKind::Speak:
    case EventKind::Cheer:
    case EventKind::Decline:
    case EventKind::Call:
    case EventKind::Counter:
    case EventKind::Forgo:
    case EventKind::Reset:
    case EventKind::EndTurn:
    case EventKind::HunterTurn:
    case EventKind::Card:
    case EventKind::Fog:
    case EventKind::ForestTurns:
    case EventKind::Swapped:
    case EventKind::Reshuffle:
    case EventKind::HunterEnd:
    case EventKind::Result:
    case EventKind::Feel:
    case EventKind::InCar:
    case EventKind::NoiseLeft:
    case EventKind::Waits:
    case EventKind::Text:
    case EventKind::Reached:
    case EventKind::Felled:
    case EventKind::Planted:
    case EventKind::NoiseMoved:
    case EventKind::NoiseOff:
    case EventKind::Turned:
    case EventKind::Drew:
    case EventKind::Recalled: break;
    }
    return false;
}

/// The number and the place, under the names of what they are.
// One line for each kind of event that has some: flat, however many there are.
// NOLINTNEXTLINE(readability-function-size)
void add_values(const Event& event, Json& fields) {
    switch (event.kind) {
    case EventKind::Begin: fields["hunted_count"] = event.number; break;
    case EventKind::Turn: fields["round"] = event.place * 256 + event.number; break;
    case EventKind::Rocks: fields["rocks"] = event.number; break;
    case EventKind::Flight: add_flight(event, fields); break;
    case EventKind::Hurt: fields["health"] = event.number; break;
    case EventKind::Cheer: fields["to"] = number_of(event.other); break;
    case EventKind::Counter: fields["with"] = event.number == 1 ? "rock" : "fist"; break;
    case EventKind::HunterTurn: fields["limited"] = event.number != 0; break;
    case EventKind::Card:
        fields["card"] = name(static_cast<Card>(event.place));
        fields["line"] = spoken_line(static_cast<Card>(event.place));
        break;
    case EventKind::Swapped: fields["with"] = number_of(event.other); break;
    case EventKind::Result: add_result(event, fields); break;
    case EventKind::Feel: add_feel(event, fields); break;
    case EventKind::Blocked: fields["things"] = things(event.near[0]); break;
    case EventKind::Step: fields["kind"] = name(static_cast<StepKind>(event.number)); break;
    case EventKind::NoiseLeft:
        if (event.place < kSpaces) {
            fields["space"] = name(event.place);
        }
        break;
    case EventKind::Text: fields["used"] = text_name(event.number); break;
    case EventKind::Driven: fields["spaces"] = event.number; break;
    case EventKind::Felled:
    case EventKind::Planted: fields["side"] = name_of_side(event.place); break;
    case EventKind::NoiseMoved: fields["space"] = name(event.place); break;
    case EventKind::Turned: fields["quarters"] = event.number; break;
    case EventKind::Drew:
    case EventKind::Recalled: fields["card"] = name(static_cast<Card>(event.place)); break;
    case EventKind::Clue:
    case EventKind::Unhide:
    case EventKind::Throw:
    case EventKind::Wound:
    case EventKind::Hide:
    case EventKind::Stand:
    case EventKind::Speak:
    case EventKind::Decline:
    case EventKind::Call:
    case EventKind::Combat:
    case EventKind::Forgo:
    case EventKind::Reset:
    case EventKind::EndTurn:
    case EventKind::Fog:
    case EventKind::ForestTurns:
    case EventKind::Reshuffle:
    case EventKind::HunterEnd:
    case EventKind::Occupied:
    case EventKind::Hop:
    case EventKind::InCar:
    case EventKind::Waits:
    case EventKind::HunterStep:
    case EventKind::Reached:
    case EventKind::NoiseOff: break;
    }
}

}  // namespace

Json json_of_event(const Event& event) {
    Json fields = Json::object();
    if (event.who < kMaxHunted) {
        fields["hunted"] = number_of(event.who);
    }
    if (has_direction(event.kind)) {
        fields["direction"] = name(event.direction);
    }
    add_values(event, fields);
    return fields;
}

}  // namespace tenebrae::nyctophobia
