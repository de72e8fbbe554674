// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/event.hpp"
#include "games/nyctophobia/rules/state.hpp"
#include "table/game_values.hpp"

#include <string_view>
#include <vector>

/// What the story of the end is told from.
namespace tenebrae::nyctophobia {

/// What a view counts; that of a moment gone by (view_afterwards()) knows where everybody stands.
std::vector<table::Gauge> gauges_of(const Rules& rules, const View& view);
/// Every health, by who lost it, and what matters of the rest.
table::Mark mark_of(const Event& event);
inline constexpr std::string_view kToll = "Health lost";

}  // namespace tenebrae::nyctophobia
