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

/// The stable code of a kind: "stepped-blind".
std::string_view code(EventKind kind);

/// What set the event at `place` off, as an index among all events since the start; nothing: the
/// command itself. Those from `first` on are of the same command.
std::optional<std::size_t>
cause_of(std::span<const table::RawEvent> events, std::size_t first, std::size_t place);

/// An event and what set it off, if that was no command.
table::EventText
tell(const Rules& rules, const Names& names, const Event& event, const std::optional<Event>& cause);

}  // namespace tenebrae::nightcage
