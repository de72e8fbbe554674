// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/event.hpp"
#include "kit/event_rows.hpp"

#include <optional>

namespace tenebrae::cagedin {

/// An event as a seat knows it, with what it takes to describe it.
struct EventSubject : Event {
    const Setup& setup;
    std::optional<Event> cause = {};  ///< the event that caused it; nullopt if a command did
};

/// Returns the rows of all events (section L).
const kit::EventTable<EventSubject>& event_rows();

/// Returns the row of the end of a fight; its sentence has no fields. Precondition: the fight has
/// ended.
const kit::EventRow<EventKind>& ending_row(Ending ending, Seat winner);

}  // namespace tenebrae::cagedin
