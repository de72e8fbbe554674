// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/event.hpp"
#include "games/cagedin/rules/state.hpp"
#include "table/game_values.hpp"

#include <string_view>
#include <vector>

/// Input for the story of the end.
namespace tenebrae::cagedin {

/// Returns the figures of a view for the curves.
std::vector<table::Counter> counters_of(const View& view);
/// Returns the weight of an event; for damage also who took it and from what.
table::EventWeight weight_of(const Event& event);
inline constexpr std::string_view kLossHeading = "Damage taken";

}  // namespace tenebrae::cagedin
