// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/rules/view.hpp"
#include "table/game_values.hpp"

#include <optional>
#include <string_view>
#include <vector>

/// What the story of the end is told from.
namespace tenebrae::nightcage {

/// What a view counts.
std::vector<table::Gauge> gauges_of(const View& view);
/// Every tile that leaves the stack, by why it did, and what matters of the rest. `cause`: what set
/// the event off, if that was no command.
table::Mark mark_of(const Event& event, const std::optional<Event>& cause);
inline constexpr std::string_view kToll = "What took the tiles of the stack";

}  // namespace tenebrae::nightcage
