// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/event.hpp"

namespace tenebrae::nyctophobia {

Audience audience(EventKind kind) {
    return kind >= EventKind::Text   ? Audience::Hunter
           : kind >= EventKind::Feel ? Audience::Report
                                     : Audience::All;
}

std::optional<Event> seat_event(const Rules& rules, const Event& event, int seat) {
    if (rules.is_hunter_seat(seat)) {
        return event;
    }
    const Audience who = audience(event.kind);
    const bool is_own = event.who < kMaxHunted && rules.seat_of(event.who) == seat;
    const bool is_player = seat < rules.people;
    if (who == Audience::Hunter
        || (who == Audience::Report && !(is_own || (rules.open_talk && is_player)))) {
        return std::nullopt;
    }
    Event redacted = event;
    redacted.cause = 0;
    if (event.kind == EventKind::NoiseLeft) {
        redacted.place = kNoSpace;
    }
    return redacted;
}

}  // namespace tenebrae::nyctophobia
