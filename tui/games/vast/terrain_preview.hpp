// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/vast/preview_lines.hpp"

namespace tenebrae::vast::board {

/// Returns what a space is, in one word: "Dark", "Lit", "Lake".
std::string ground_words(const Space& space);

/// Adds what a Terrain does to a piece that enters this space of it; nothing for a tile.
void preview_terrain_entry(
    const Answer& answer, SpaceId space, Piece entering, PreviewLines& lines
);

/// Adds that a tile is placed where a piece leaves a Terrain onto an empty cell (VA-N6).
void preview_new_space(const Answer& answer, PreviewLines& lines);

/// Adds what an answer to `terrain` or `flow`, or a hop, would do; nothing for other answers.
void preview_terrain(const Answer& answer, PreviewLines& lines);

}  // namespace tenebrae::vast::board
