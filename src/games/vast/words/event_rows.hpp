// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/event.hpp"
#include "kit/event_rows.hpp"

#include <optional>

namespace tenebrae::vast {

/// An event as a seat knows it, with what it takes to describe it.
struct EventSubject : Event {
    const Rules& rules;
    std::optional<Event> cause_event = {};  ///< nullopt if a command caused it
};

/// Returns the rows of all events (section J). Their rule is that of most such events; see
/// event_text() for that of one.
const kit::EventTable<EventSubject>& event_rows();

/// Returns the text of an event, with its own statement.
table::EventText event_text(const EventSubject& subject);

/// Returns the row of the end of a game; its sentence has no fields. Precondition: the game is
/// over.
const kit::EventRow<EventKind>& ending_row(Ending ending, Role winner);

/// Returns the seats to which an event shows something hidden: undo stops there.
table::SeatSet seats_that_learn(const Rules& rules, const Event& event);

}  // namespace tenebrae::vast
