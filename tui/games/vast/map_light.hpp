// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/vast/scene.hpp"
#include "tui/screen/lightfall.hpp"
#include "tui/screen/pixel_light.hpp"

namespace tenebrae::vast::board {

/// Returns the open sides of a Lit tile, with bombed edges and without Rockslides; 0 for others.
Sides openings(const State& state, SpaceId space);

/// Returns the light in steps on the cells of a frame, row by row: daylight at the Entrance, the
/// Knight's torch, the Dragon's fire, Crystals and Magma, through passages between Lit tiles and
/// Terrains only.
tui::LightFall light_on(const MapFrame& map, const Scene& scene);

/// Returns the same light on the square pixels of the frame's cells.
tui::PixelLight pixel_light_on(const MapFrame& map, const Scene& scene);

}  // namespace tenebrae::vast::board
