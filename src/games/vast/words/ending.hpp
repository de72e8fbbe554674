// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/state.hpp"
#include "table/game_values.hpp"

#include <string_view>
#include <vector>

/// The counters for the summary at the end of a game.
namespace tenebrae::vast {

/// Returns the counters of a view for the curves.
std::vector<table::Counter> counters_of(const Rules& rules, const View& view);
inline constexpr std::string_view kLossHeading = "Health lost";

}  // namespace tenebrae::vast
