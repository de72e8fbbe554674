// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/event.hpp"
#include "games/cagedin/words/setup.hpp"
#include "table/game.hpp"

#include <optional>
#include <string_view>

namespace tenebrae::cagedin {

/// The stable code of a kind: "round-begins" (section L).
std::string_view code(EventKind kind);

/// An event as it was heard, and what set it off, if that was no command.
table::EventText tell(const Setup& setup, const Event& event, const std::optional<Event>& cause);

}  // namespace tenebrae::cagedin
