// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "table/game.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace tenebrae::nightcage {

/// Returns the stable code of a kind: "stepped-blind".
std::string_view code(EventKind kind);

/// Returns the index of the event that caused the one at `place`; nothing if the command caused it.
/// Events from `first` on belong to the same command.
std::optional<std::size_t>
cause_of(std::span<const table::RawEvent> events, std::size_t first, std::size_t place);

/// Describes an event. `cause` is the event that caused it, unless a command did.
table::EventText event_text(
    const Rules& rules, const Names& names, const Event& event, const std::optional<Event>& cause
);

}  // namespace tenebrae::nightcage
