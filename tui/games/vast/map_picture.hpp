// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/vast/scene.hpp"
#include "tui/games/vast/signs.hpp"

namespace tenebrae::vast::board {

/// Draws the map with the names of its columns and rows.
void draw_map(const Brush& brush, const MapFrame& map, const Scene& scene);

/// Draws the whole cave with one character for each tile, or as much of it as there is room for.
void draw_overview(const Brush& brush, const tui::Rect& rect, const Scene& scene);

}  // namespace tenebrae::vast::board
