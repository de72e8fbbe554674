// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "table/game_values.hpp"

#include <string_view>
#include <vector>

/// The counters for the summary at the end of a fight.
namespace tenebrae::cagedin {

/// Returns the counters of a view for the curves.
std::vector<table::Counter> counters_of(const View& view);
inline constexpr std::string_view kLossHeading = "Damage taken";

}  // namespace tenebrae::cagedin
