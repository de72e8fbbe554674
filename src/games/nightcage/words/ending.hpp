// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/rules/view.hpp"
#include "table/game_values.hpp"

#include <optional>
#include <string_view>
#include <vector>

/// The data of the story at the end of a game.
namespace tenebrae::nightcage {

/// Returns the values that the story plots over time.
std::vector<table::Counter> counters_of(const View& view);
/// Returns the weight of an event, and the reason for which a tile left the stack. `cause` is the
/// event that caused it, unless a command did.
table::EventWeight weight_of(const Event& event, const std::optional<Event>& cause);
inline constexpr std::string_view kLossHeading = "What took the tiles of the stack";

}  // namespace tenebrae::nightcage
