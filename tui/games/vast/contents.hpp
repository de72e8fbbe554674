// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/vast/scene.hpp"
#include "tui/games/vast/signs.hpp"

#include <string>
#include <vector>

/// The contents of a tile as lines of text.
namespace tenebrae::vast::board {

/// A part of a line in one style.
struct Run {
    std::string text;
    tui::Style style;
};
using Line = std::vector<Run>;
int width_of(const Line& line);

/// Returns what is on a space in at most `rows` lines of `columns`: tokens, pieces, and the symbol
/// of a Dark tile. Names are written out where there is room; a + stands for what has none.
std::vector<Line>
lines_on(const Brush& brush, const Scene& scene, SpaceId space, int columns, int rows);

/// Returns the sign of what a tile brings when it is revealed. Precondition: is_known_tile().
Run kind_of_tile(const Brush& brush, const Rules& rules, Tile tile);

/// Returns the symbol of a tribe on Dark tiles, three columns wide.
std::string symbol_text(const Brush& brush, std::uint8_t symbol);

/// Returns the one character that stands for a space in the overview.
Run overview_of(const Brush& brush, const Scene& scene, SpaceId space);

/// Returns the letter of a piece: K, F, B, E, D, T; that of an underground Dragon is small.
std::string letter_of(const State& state, Piece piece);

}  // namespace tenebrae::vast::board
