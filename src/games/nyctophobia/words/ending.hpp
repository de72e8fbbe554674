// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/event.hpp"
#include "games/nyctophobia/rules/state.hpp"
#include "table/game_values.hpp"

#include <string_view>
#include <vector>

/// Counters and event weights for the story at the end of a game.
namespace tenebrae::nyctophobia {

/// Returns the counters of a view; a view of view_afterwards() has the places of all pieces.
std::vector<table::Counter> counters_of(const Rules& rules, const View& view);
/// Returns the weight of an event in the story, and the health it costs.
table::EventWeight weight_of(const Event& event);
inline constexpr std::string_view kLossHeading = "Health lost";

}  // namespace tenebrae::nyctophobia
