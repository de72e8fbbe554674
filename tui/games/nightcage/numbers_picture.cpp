// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/numbers_picture.hpp"

#include "games/nightcage/rules/light.hpp"
#include "tui/games/nightcage/contents_picture.hpp"

#include <algorithm>
#include <string>

namespace tenebrae::nightcage::board {
namespace {

using tui::Point;
using tui::Rect;
using tui::Role;

/// Where the arrow of a way is.
Point opening(const Layout& layout, const PublicState& shown, Cell cell, Direction direction) {
    const Rect tile = layout.tile(cell);
    const Point middle = layout.middle(cell);
    switch (direction) {
    case Direction::North: return {std::max(middle.x, tile.x + thing_columns(shown, cell)), tile.y};
    case Direction::East: return {tile.right() - 1, middle.y};
    case Direction::South: return {middle.x, tile.bottom() - 1};
    case Direction::West: break;
    }
    return {tile.x, middle.y};
}

std::string text_of(const Aim::Number& number) {
    return number.first == number.last
               ? std::to_string(number.first)
               : std::to_string(number.first) + "-" + std::to_string(number.last);
}

}  // namespace

void draw_numbers(const Brush& brush, const Layout& layout, const Scene& scene) {
    for (const Aim::Number& number : scene.numbers) {
        if (number.way) {
            const Point at = opening(layout, scene.shown, number.cell, *number.way);
            brush.write(at, text_of(number), {Role::Choice, brush.light_at(at)});
            continue;
        }
        const std::string text = text_of(number);
        const Rect tile = layout.tile(number.cell);
        const Point middle = layout.middle(number.cell);
        const bool is_empty = is_free(scene.shown, number.cell) && scene.preview.cell != number.cell
                              && scene.ghost.cell != number.cell;
        const Point at = is_empty ? Point{middle.x - static_cast<int>(text.size()) / 2, middle.y}
                                  : Point{tile.x, tile.y};
        brush.write(at, text, {Role::Choice, brush.light_at(at)});
    }
}

}  // namespace tenebrae::nightcage::board
