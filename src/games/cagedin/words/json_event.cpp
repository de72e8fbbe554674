// SPDX-License-Identifier: MIT
#include "games/cagedin/words/json.hpp"
#include "games/cagedin/words/notation.hpp"
#include "games/cagedin/words/open_lines.hpp"

#include <nlohmann/json.hpp>

namespace tenebrae::cagedin {
namespace {

using table::Json;

Json fighter_or_null(Seat seat) {
    return seat == kNobody ? Json(nullptr) : Json(name_of_fighter(seat));
}

Json cards_of(const Setup& setup, Place place, const Event& event) {
    Json list = Json::array();
    for (const Card card : event.cards) {
        if (card != kNoCard) {
            list.push_back(setup.card(place, card).code);
        }
    }
    return list;
}

Json discarded(const Setup& setup, const Event& event) {
    const auto place = static_cast<Place>(event.place);
    const Counts counts = event.counts();
    Json list = Json::array();
    for (Card card = 0; card < setup.cards[index(place)].size(); ++card) {
        for (int left = counts[card]; left > 0; --left) {
            list.push_back(setup.card(place, card).code);
        }
    }
    return list;
}

/// Whoever does not own the cards is told none.
void add_drawn(const Setup& setup, const Event& event, Json& fields) {
    fields["number"] = event.value;
    fields["reason"] = name(static_cast<DrawReason>(event.reason));
    if (event.cards[0] != kNoCard) {
        fields["cards"] = cards_of(setup, static_cast<Place>(event.place), event);
    }
}

void add_way(const Event& event, Json& fields) {
    fields["from"] = name(event.from);
    fields["to"] = name(event.to);
}

void add_attack(const Setup& setup, const Event& event, Json& fields) {
    const auto kind = static_cast<AttackKind>(event.value);
    fields["kind"] = name(kind);
    fields["cards"] = cards_of(setup, deck_of(kind), event);
}

void add_meter(const Event& event, Json& fields) {
    fields["meter"] = name(static_cast<Meter>(event.place));
    fields["cubes"] = event.value;
}

/// The values of section L under the names of what they are.
// One line for each kind of event that has some: flat, however many there are.
// NOLINTNEXTLINE(readability-function-size)
void add_values(const Setup& setup, const Event& event, Json& fields) {
    switch (event.kind) {
    case EventKind::TypeChosen:
        if (event.value != 0) {
            fields["fighter_type"] = name(static_cast<Type>(event.value));
        }
        break;
    case EventKind::RoundBegins:
    case EventKind::RoundEnds: fields["round"] = event.value; break;
    case EventKind::Drew: add_drawn(setup, event, fields); break;
    case EventKind::TypesRevealed:
        fields["red"] = name(static_cast<Type>(event.cards[kRed]));
        fields["blue"] = name(static_cast<Type>(event.cards[kBlue]));
        break;
    case EventKind::TurnBegins: fields["turn"] = event.value + 256 * event.place; break;
    case EventKind::Footwork:
        fields["cards"] = cards_of(setup, Place::Feet, event);
        add_way(event, fields);
        break;
    case EventKind::Moved:
        fields["reason"] = name(static_cast<MoveReason>(event.reason));
        add_way(event, fields);
        break;
    case EventKind::Attack:
    case EventKind::Blocked: add_attack(setup, event, fields); break;
    case EventKind::Covered: fields["cards"] = cards_of(setup, Place::Feet, event); break;
    case EventKind::Stands:
    case EventKind::Overturned:
    case EventKind::Escaped: fields["cards"] = cards_of(setup, Place::Mat, event); break;
    case EventKind::FatigueGained:
        fields["reason"] = name(static_cast<FatigueReason>(event.reason));
        fields["cubes"] = event.value;
        break;
    case EventKind::FatigueRemoved:
        fields["reason"] = event.reason == 0 ? "rest" : "corner";
        fields["cubes"] = event.value;
        break;
    case EventKind::NotBlocked: fields["kind"] = name(static_cast<AttackKind>(event.value)); break;
    case EventKind::Countered: fields["reason"] = event.reason == 0 ? "icon" : "hex"; break;
    case EventKind::Damage:
        add_meter(event, fields);
        fields["reason"] = name(static_cast<DamageReason>(event.reason));
        break;
    case EventKind::DamageRemoved: add_meter(event, fields); break;
    case EventKind::Pushed: add_way(event, fields); break;
    case EventKind::NotPushed: fields["from"] = name(event.from); break;
    case EventKind::HandDiscarded: fields["cards"] = discarded(setup, event); break;
    case EventKind::Combo: fields["actions"] = event.value; break;
    case EventKind::ComboEnds: fields["reason"] = name(static_cast<ComboEnd>(event.reason)); break;
    case EventKind::Bell:
        fields["deck"] = static_cast<Place>(event.place) == Place::Feet ? "standup" : "ground";
        break;
    case EventKind::Judged:
        fields["red"] = event.cards[kRed];
        fields["blue"] = event.cards[kBlue];
        break;
    case EventKind::Over:
        fields["winner"] = fighter_or_null(event.who);
        fields["way"] = name(static_cast<Way>(event.value));
        break;
    case EventKind::ToMat:
    case EventKind::ToFeet:
    case EventKind::SavedByBell:
    case EventKind::Coached:
    case EventKind::Skipped: break;
    }
}

}  // namespace

Json json_of_event(const Setup& setup, const Event& event) {
    Json fields = Json::object();
    if (event.who != kNobody && event.kind != EventKind::Over) {
        fields["fighter"] = name_of_fighter(event.who);
    }
    add_values(setup, event, fields);
    return fields;
}

}  // namespace tenebrae::cagedin
