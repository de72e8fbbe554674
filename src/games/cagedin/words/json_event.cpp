// SPDX-License-Identifier: MIT
#include "games/cagedin/words/json.hpp"
#include "games/cagedin/words/notation.hpp"
#include "games/cagedin/words/open_lines.hpp"
#include "games/cagedin/words/unseen.hpp"
#include "table/json_list.hpp"

namespace tenebrae::cagedin {
namespace {

using table::Json;

/// The values of each kind beside its fighter, in the order of EventKind: a letter each, as
/// add_value() reads it.
constexpr std::array<std::string_view, kEventKinds> kValues{
    "t", "r", "nRc", "0", "T", "cv", "Rv", "kc", "c", "c", "Rq", "Rq", "kc", "k", "R", "mqR", "v",
    "f", "",  "",    "c", "c", "c",  "",   "a",  "R", "d", "r",  "mq", "",   "",  "2", "w"};

std::string_view reason_of(const Event& event) {
    constexpr std::array<std::string_view, 2> kRemoved{"rest", "corner"};
    constexpr std::array<std::string_view, 2> kCountered{"icon", "hex"};
    if (event.kind == EventKind::Drew) {
        return name(static_cast<DrawReason>(event.reason));
    }
    if (event.kind == EventKind::Moved) {
        return name(static_cast<MoveReason>(event.reason));
    }
    if (event.kind == EventKind::FatigueGained) {
        return name(static_cast<FatigueReason>(event.reason));
    }
    if (event.kind == EventKind::Damage) {
        return name(static_cast<DamageReason>(event.reason));
    }
    if (event.kind == EventKind::ComboEnds) {
        return name(static_cast<ComboEnd>(event.reason));
    }
    return event.kind == EventKind::Countered ? kCountered.at(event.reason)
                                              : kRemoved.at(event.reason);
}

Json name_of_type(int type) {
    return name(static_cast<Type>(type));
}

/// Cards and types that a seat is not told are left out.
void add_value(const Setup& setup, const Event& event, char letter, Json& fields) {
    const auto code = [&](Card card) { return setup.card(deck_of(event), card).code; };
    const bool is_secret = event.kind == EventKind::Drew && event.cards[0] == kNoCard;
    switch (letter) {
    case '0':
        fields["red"] = name_of_type(event.cards[kRed]);
        fields["blue"] = name_of_type(event.cards[kBlue]);
        break;
    case '2':
        fields["red"] = event.cards[kRed];
        fields["blue"] = event.cards[kBlue];
        break;
    case 'R': fields["reason"] = reason_of(event); break;
    case 'T': fields["turn"] = event.value + 256 * event.place; break;
    case 'a': fields["actions"] = event.value; break;
    case 'c':
        if (!is_secret) {
            fields["cards"] = table::json_list(cards_told(setup, event), code);
        }
        break;
    case 'd': fields["deck"] = name_of_deck(static_cast<Place>(event.place)); break;
    case 'f': fields["from"] = name(event.from); break;
    case 'k': fields["kind"] = name(static_cast<AttackKind>(event.value)); break;
    case 'm': fields["meter"] = name(static_cast<Meter>(event.place)); break;
    case 'n': fields["number"] = event.value; break;
    case 'q': fields["cubes"] = event.value; break;
    case 'r': fields["round"] = event.value; break;
    case 't':
        if (event.value != 0) {
            fields["fighter_type"] = name_of_type(event.value);
        }
        break;
    case 'v':
        fields["from"] = name(event.from);
        fields["to"] = name(event.to);
        break;
    default:
        fields["winner"] = event.who == kNobody ? Json(nullptr) : Json(name_of_fighter(event.who));
        fields["way"] = name(static_cast<Way>(event.value));
    }
}

}  // namespace

Json json_of_event(const Setup& setup, const Event& event) {
    Json fields = Json::object();
    if (event.who != kNobody && event.kind != EventKind::Over) {
        fields["fighter"] = name_of_fighter(event.who);
    }
    for (const char letter : kValues[static_cast<std::size_t>(event.kind)]) {
        add_value(setup, event, letter, fields);
    }
    return fields;
}

}  // namespace tenebrae::cagedin
