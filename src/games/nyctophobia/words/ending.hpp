// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/event.hpp"
#include "games/nyctophobia/rules/state.hpp"
#include "table/game_values.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Counters and event weights for the story at the end of a game.
namespace tenebrae::nyctophobia {

/// Returns the counters of a view; a view of view_afterwards() has the places of all pieces.
std::vector<table::Counter> counters_of(const Rules& rules, const View& view);
/// Returns the weight of an event in the story, and the health it costs.
table::EventWeight weight_of(const Event& event);
/// Returns where the Hunter was at the start of each round and at the end, a sentence each, and how
/// near he was to the nearest Hunted; then when he came nearest. `turns`: views with the whole
/// forest.
std::vector<std::string> chapters_of(const Rules& rules, std::span<const View> turns);
inline constexpr std::string_view kLossHeading = "Health lost";

}  // namespace tenebrae::nyctophobia
