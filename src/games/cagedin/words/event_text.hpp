// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/event.hpp"
#include "table/game.hpp"

#include <optional>
#include <string_view>

namespace tenebrae::cagedin {

/// Returns the stable code of a kind: "round-begins" (section L).
std::string_view code(EventKind kind);

/// Describes an event as the seat knows it. `cause`: the event that caused it; empty if a command
/// did.
table::EventText
event_text(const Setup& setup, const Event& event, const std::optional<Event>& cause);

}  // namespace tenebrae::cagedin
