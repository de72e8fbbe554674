// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/tile_shape.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tenebrae::nightcage::board {

using tui::Point;

namespace {

/// Returns the columns of rock on either side of a passage: 1, 2, 2, 3, 4.
constexpr int rock_columns(int columns) {
    return (columns * 2 + 3) / 7;
}

}  // namespace

TileShape TileShape::in_cells(const TileLook& look, int columns, int lines, bool light) {
    TileShape shape(look, columns, lines, light);
    shape.rock_columns_ = rock_columns(columns);
    shape.rock_lines_ = (lines + 1) / 4;
    return shape;
}

/// All passages have about the same width in pixels; those that run east and west have an even one.
TileShape TileShape::in_pixels(const TileLook& look, int columns, int lines) {
    TileShape shape(look, columns, 2 * lines, true);
    shape.rock_columns_ = rock_columns(columns);
    const int passage = columns - 2 * shape.rock_columns_;
    shape.rock_lines_ = lines - (passage + 1) / 2;
    return shape;
}

Spot TileShape::at(Point at) const {
    if (look_.kind == TileKind::Chasm) {
        return dirge_at(at);
    }
    return is_pit(look_.kind) ? pit_at(at) : passage_at(at);
}

Spot TileShape::passage_at(Point at) const {
    if (!is_floor(at)) {
        const Sign rock = look_.doomed ? Sign::Doomed : look_.preview ? Sign::Coming : Sign::Rock;
        return {Surface::Rock, rock};
    }
    if (look_.crumbles && is_cracked(at)) {
        const int middle = height_ / 2;
        const bool other = at.y < middle || (at.y == middle && at.x > 0);
        return {Surface::Crack, other ? Sign::Crack2 : Sign::Crack};
    }
    return {Surface::Floor, Sign::Floor};
}

/// Returns whether a place is floor: the middle and, towards each exit, a passage of the same
/// width.
bool TileShape::is_floor(Point at) const {
    const bool north = at.y < rock_lines_;
    const bool south = at.y >= height_ - rock_lines_;
    const bool west = at.x < rock_columns_;
    const bool east = at.x >= width_ - rock_columns_;
    if ((north || south) && (west || east)) {
        return false;
    }
    const Exits exits = look_.exits;
    return (!north || exits.has(Direction::North)) && (!south || exits.has(Direction::South))
           && (!west || exits.has(Direction::West)) && (!east || exits.has(Direction::East));
}

/// Returns whether floor that crumbles is cracked: before the openings and, on large tiles, inside,
/// but not in the middle, where contents are drawn.
bool TileShape::is_cracked(Point at) const {
    const int east = at.x - width_ / 2;
    const int south = at.y - height_ / 2;
    if (south == 0) {
        return std::abs(east) == width_ / 2;
    }
    if (std::abs(south) == height_ / 2) {
        return east == (south < 0 ? -1 : 1);
    }
    return (2 * east + 3 * south) % 5 == 0;
}

/// Returns the ground of a hole with a rim, open on all four sides (NC-T4), without rock.
Spot TileShape::pit_at(Point at) const {
    const int half = width_ / 2;
    const double slope = (at.y - (height_ - 1) / 2.0) / (height_ / 2.0);
    const int reach = static_cast<int>(std::lround(half * std::sqrt(1 - slope * slope)));
    const int away = std::abs(at.x - half);
    if (away == reach) {
        return {Surface::Rim, rim_at(at)};
    }
    return {away < reach ? Surface::Hole : Surface::Ledge, Sign::Pit};
}

Sign TileShape::rim_at(Point at) const {
    const bool west = at.x < width_ / 2;
    if (2 * at.y == height_ - 1) {
        return west ? Sign::PitWest : Sign::PitEast;
    }
    if (2 * at.y < height_ - 1) {
        return west ? Sign::PitNorthWest : Sign::PitNorthEast;
    }
    return west ? Sign::PitSouthWest : Sign::PitSouthEast;
}

/// Returns a part of the Dirge: one abyss, without a rim between its cells (NC-D5), and on light
/// one creature in all its cells.
Spot TileShape::dirge_at(Point at) const {
    if (const auto eye = eye_at(at)) {
        return {Surface::Eye, *eye};
    }
    return {Surface::Skin, is_skin(at) ? Sign::Chasm : Sign::Pit};
}

/// Returns whether a place shows skin: every other one without light as background, otherwise at
/// the outer sides of the Dirge, and here and there inside.
bool TileShape::is_skin(Point at) const {
    if (!light_) {
        return (at.x + at.y) % 2 == 0;
    }
    const bool outside = (at.y == 0 && !look_.joins.has(Direction::North))
                         || (at.y == height_ - 1 && !look_.joins.has(Direction::South))
                         || (at.x == 0 && !look_.joins.has(Direction::West))
                         || (at.x == width_ - 1 && !look_.joins.has(Direction::East));
    return outside || (3 * at.x + 5 * at.y) % 11 == 0;
}

/// Returns the sign of an eye or, on large tiles, of a lid beside it.
std::optional<Sign> TileShape::eye_at(Point at) const {
    if (!light_ || !look_.head || at.y != height_ / 2) {
        return std::nullopt;
    }
    const int apart = std::max(1, width_ / 5);
    for (const int eye : {width_ / 2 + apart, width_ / 2 - apart}) {
        if (at.x == eye) {
            return Sign::Eye;
        }
        if (width_ >= 9 && std::abs(at.x - eye) == 1) {
            return at.x < eye ? Sign::PitWest : Sign::PitEast;
        }
    }
    return std::nullopt;
}

}  // namespace tenebrae::nightcage::board
