// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/numbers_picture.hpp"

#include "games/nightcage/rules/light.hpp"
#include "tui/games/nightcage/contents_picture.hpp"
#include "tui/games/nightcage/roles.hpp"

#include <algorithm>
#include <string>

namespace tenebrae::nightcage::board {
namespace {

using tui::Point;
using tui::Rect;
using tui::Role;

/// Floor and stone, or the arrow that is there already. What is about to be lost has one role for
/// its ground and for what lies there.
bool is_bare(const Brush& brush, Point at) {
    using enum OwnRole;
    const Role role = brush.role_at(at);
    if (role == role_of(Lost)) {
        const char32_t glyph = brush.glyph_at(at);
        return glyph == U' ' || glyph == brush.cell(Sign::Doomed, {}).glyph();
    }
    return role == role_of(Passage) || role == role_of(Stone) || role == role_of(Fissure)
           || role == role_of(Sight) || role == Role::Choice || role == Role::Warning;
}

/// In the middle of the side.
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

Point place_of_way(
    const Brush& brush,
    const Layout& layout,
    const PublicState& shown,
    Direction direction,
    bool light
) {
    const Cell cell = prisoner_of(shown, shown.active).cell;
    const Point at = opening(layout, shown, cell, direction);
    const Rect tile = layout.tile(cell);
    for (const int aside : {0, 1, -1, 2, -2, 3, -3}) {
        const Point place{at.x + aside, at.y};
        if (light && tile.contains(place) && is_bare(brush, place)) {
            return place;
        }
    }
    return at;
}

void draw_numbers(const Brush& brush, const Layout& layout, const Scene& scene, bool light) {
    for (const Aim::Number& number : scene.numbers) {
        if (number.way) {
            const Point at = place_of_way(brush, layout, scene.shown, *number.way, light);
            brush.write(at, text_of(number), {Role::Choice, brush.light_at(at)});
            continue;
        }
        const std::string text = text_of(number);
        const Rect tile = layout.tile(number.cell);
        const bool is_empty = is_free(scene.shown, number.cell) && scene.preview.cell != number.cell
                              && scene.ghost.cell != number.cell;
        const Point at =
            is_empty
                ? Point{tui::centred(tile, static_cast<int>(text.size())), tui::middle_of(tile).y}
                : Point{tile.x, tile.y};
        brush.write(at, text, {Role::Choice, brush.light_at(at)});
    }
}

}  // namespace tenebrae::nightcage::board
