// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/terrain.hpp"
#include "table/game_values.hpp"

#include <nlohmann/json.hpp>

namespace tenebrae::vast {

/// Adds what a space is as a part of a Terrain: terrain, turn (null if it has only one) and part.
/// Precondition: Space::is_terrain().
void add_terrain_part(const Space& space, table::Json& fields);

/// Returns the Terrain on the map and what the turn has brought on it; null in a game without.
table::Json json_of_terrain(const Rules& rules, const State& state);

}  // namespace tenebrae::vast
