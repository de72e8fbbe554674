// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/change_picture.hpp"

#include "games/nightcage/rules/light.hpp"

#include <algorithm>
#include <cmath>

namespace tenebrae::nightcage::board {
namespace {

using tui::Point;
using tui::Rect;
using tui::Role;

/// From the middle of a tile: -1 at its western and northern edge, 1 at the others.
struct Place {
    double east = 0;
    double south = 0;
};

Place place_in(const Rect& tile, int x, int y) {
    const auto from_middle = [](int at, int count) {
        return count < 2 ? 0.0 : 2.0 * at / (count - 1) - 1;
    };
    return {from_middle(x, tile.width), from_middle(y, tile.height)};
}

/// From 0 at the edge to 1 in the middle.
double from_edge(Place place) {
    return 1 - std::max(std::abs(place.east), std::abs(place.south));
}

/// From 0 at one side to 1 at the other.
double from_side(Place place, Direction side) {
    switch (side) {
    case Direction::North: return (place.south + 1) / 2;
    case Direction::East: return (1 - place.east) / 2;
    case Direction::South: return (1 - place.south) / 2;
    case Direction::West: break;
    }
    return (place.east + 1) / 2;
}

/// The sides of a tile over which light can come to it.
Exits lit_sides(const Rules& rules, const Scene& scene, Cell cell) {
    unsigned sides = 0;
    for (const Direction side : kDirections) {
        const Cell next = rules.board.next(cell, side);
        const bool is_open = exits_at(scene.shown, cell).has(side)
                             && exits_at(scene.shown, next).has(opposite(side));
        sides |= is_open && contains(scene.light, next) ? exit_towards(side).mask : 0U;
    }
    return {static_cast<std::uint8_t>(sides)};
}

/// From the sides where there is light; from the middle, where the tile has a flame of its own.
bool is_reached(Place place, Exits sides, double part) {
    if (sides.mask == 0) {
        return 1 - from_edge(place) < part;
    }
    return std::ranges::any_of(kDirections, [&](Direction side) {
        return sides.has(side) && from_side(place, side) < part;
    });
}

}  // namespace

void draw_change(
    const Brush& brush,
    const Rect& tile,
    const Rules& rules,
    const Scene& scene,
    const Changing& changing
) {
    const bool fades = contains(scene.fading.cells, changing.cell);
    const bool is_lit = contains(scene.lighting.cells & scene.light, changing.cell);
    if (!fades && !is_lit) {
        return;
    }
    const Exits sides = fades ? Exits{} : lit_sides(rules, scene, changing.cell);
    for (int y = 0; y < tile.height; ++y) {
        for (int x = 0; x < tile.width; ++x) {
            const Point at{tile.x + x, tile.y + y};
            const Place place = place_in(tile, x, y);
            if (fades ? from_edge(place) >= scene.fading.part
                      : is_reached(place, sides, scene.lighting.part)) {
                continue;
            }
            if (fades || !changing.light) {
                brush.put(at, Sign::Pit, {Role::Dark, 0});
            } else if (brush.light_at(at) > tui::kUnlit) {
                brush.relight(at, tui::kUnlit);
            }
        }
    }
}

}  // namespace tenebrae::nightcage::board
