// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/event.hpp"
#include "games/cagedin/rules/state.hpp"
#include "table/game_values.hpp"

#include <string_view>
#include <vector>

/// What the story of the end is told from.
namespace tenebrae::cagedin {

/// What a view counts.
std::vector<table::Gauge> gauges_of(const View& view);
/// Every point of damage, by whose it is and what dealt it, and what matters of the rest.
table::Mark mark_of(const Event& event);
inline constexpr std::string_view kToll = "Damage taken";

}  // namespace tenebrae::cagedin
