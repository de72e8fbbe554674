// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/event.hpp"
#include "games/cagedin/rules/state.hpp"
#include "table/game_values.hpp"

#include <string_view>
#include <vector>

/// Counters and event weights for the story at the end of a fight.
namespace tenebrae::cagedin {

/// Returns the counters of a view for the curves.
std::vector<table::Counter> counters_of(const View& view);
/// Returns the weight of an event; for damage also the victim and the cause.
table::EventWeight weight_of(const Event& event);
inline constexpr std::string_view kLossHeading = "Damage taken";

}  // namespace tenebrae::cagedin
