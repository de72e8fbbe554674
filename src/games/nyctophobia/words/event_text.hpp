// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/event.hpp"
#include "table/game.hpp"

#include <optional>
#include <string_view>

namespace tenebrae::nyctophobia {

/// Returns the stable code of a kind: "end-turn".
std::string_view code(EventKind kind);

/// Formats an event. `cause`: the event that caused it; empty if a command did.
table::EventText event_text(const Event& event, const std::optional<Event>& cause);

}  // namespace tenebrae::nyctophobia
