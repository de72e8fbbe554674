// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/terrain.hpp"

#include <string>
#include <string_view>
#include <vector>

/// Texts about Terrain (section N), for `look`, `board` and `left`.
namespace tenebrae::vast {

/// Returns what a Terrain does to pieces, with its statements.
std::string_view explain_terrain(Terrain terrain);

/// Returns the Terrain that is not on the map: "canyon, pits"; "none" if all of it is.
std::string terrain_left(const State& state);

/// Returns the word of a part of a Terrain in the picture of `board`, of which the first letter
/// alone is shown beside pieces and tokens: "#####", "lake", "riv e".
std::string terrain_sign(const Space& space);

}  // namespace tenebrae::vast
