// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/board_picture.hpp"

#include "tui/games/nightcage/border.hpp"
#include "tui/games/nightcage/candlelight.hpp"
#include "tui/games/nightcage/change_picture.hpp"
#include "tui/games/nightcage/contents_picture.hpp"
#include "tui/games/nightcage/figures.hpp"
#include "tui/games/nightcage/lit_tile.hpp"
#include "tui/games/nightcage/numbers_picture.hpp"
#include "tui/games/nightcage/roles.hpp"
#include "tui/games/nightcage/tile_picture.hpp"

#include <algorithm>

namespace tenebrae::nightcage::board {
namespace {

using tui::Point;
using tui::Rect;
using tui::Role;
using tui::Style;

/// Key, number and candle.
constexpr int kPrisonerColumns = 3;

class Picture {
public:
    Picture(
        const Brush& brush,
        const Layout& layout,
        const Rules& rules,
        const Scene& scene,
        bool shows_light
    )
        : brush_(brush), layout_(layout), rules_(rules), scene_(scene), shows_light_(shows_light) {}

    void draw(const tui::LightFall& light) const;

private:
    [[nodiscard]] TileLook look_at(Cell cell) const;
    [[nodiscard]] bool is_dirge(Cell cell) const {
        return contains(scene_.body | cells_of(scene_.shown, TileKind::Chasm), cell);
    }
    [[nodiscard]] Exits dirge_joins(Cell cell) const;
    [[nodiscard]] Cell dirge_head() const;
    void draw_tile(Cell cell, const tui::LightFall& light) const;
    void mark_possible(Cell cell) const;
    void mark(Cell cell, Sign sign, Role role) const;
    void mark_seen(Cell cell) const;
    void outline(Cell cell) const;
    void draw_ways() const;
    void draw_way(Direction direction, Role role) const;
    void show_focus() const;

    const Brush& brush_;
    const Layout& layout_;
    const Rules& rules_;
    const Scene& scene_;
    bool shows_light_;
};

Exits Picture::dirge_joins(Cell cell) const {
    unsigned mask = 0;
    for (Direction direction : kDirections) {
        mask |= is_dirge(rules_.board.next(cell, direction)) ? exit_towards(direction).mask : 0U;
    }
    return {static_cast<std::uint8_t>(mask)};
}

/// The part of it that has the most around it.
Cell Picture::dirge_head() const {
    Cell head = kNoCell;
    int most = -1;
    for (Cell cell : each(scene_.body | cells_of(scene_.shown, TileKind::Chasm))) {
        if (dirge_joins(cell).count() > most) {
            most = dirge_joins(cell).count();
            head = cell;
        }
    }
    return head;
}

TileLook Picture::look_at(Cell cell) const {
    const Scene::Preview& preview = scene_.preview;
    const bool is_preview = preview.cell == cell && preview.kind != TileKind::None;
    TileLook look;
    look.cell = cell;
    const bool is_body = contains(scene_.body, cell);
    look.kind = is_body ? TileKind::Chasm : is_preview ? preview.kind : kind_at(scene_.shown, cell);
    look.exits = is_preview ? preview.exits : exits_at(scene_.shown, cell);
    look.crumbles = rules_.facts(look.kind).crumbles;
    look.illuminated = contains(scene_.light, cell);
    look.doomed = contains(scene_.doomed, cell) && !is_preview;
    look.preview = is_preview || is_body;
    look.possible = contains(scene_.possible, cell);
    if (look.kind == TileKind::Chasm) {
        look.joins = dirge_joins(cell);
        look.head = cell == dirge_head();
    }
    return look;
}

/// In the openings of a tile that a monster sees.
void Picture::mark_seen(Cell cell) const {
    const Rect tile = layout_.tile(cell);
    const Point middle = layout_.middle(cell);
    const Exits exits = exits_at(scene_.shown, cell);
    const std::array places{
        Point{middle.x, tile.y},
        Point{tile.right() - 1, middle.y},
        Point{middle.x, tile.bottom() - 1},
        Point{tile.x, middle.y}};
    for (Direction direction : kDirections) {
        const Point at = places[index(direction)];
        if (exits.has(direction)) {
            brush_.put(at, Sign::Seen, {role_of(OwnRole::Sight), brush_.light_at(at)});
        }
    }
}

/// Round a cell with nothing on it that is aimed at.
void Picture::outline(Cell cell) const {
    const Rect tile = layout_.tile(cell);
    for (int x = tile.x; x < tile.right(); x += 2) {
        brush_.put({x, tile.y}, Sign::Gap, {Role::Choice, 0});
        brush_.put({x, tile.bottom() - 1}, Sign::Gap, {Role::Choice, 0});
    }
    for (int y = tile.y; y < tile.bottom(); ++y) {
        brush_.put({tile.x, y}, Sign::Gap, {Role::Choice, 0});
        brush_.put({tile.right() - 1, y}, Sign::Gap, {Role::Choice, 0});
    }
}

/// The four corners of a tile that can be chosen; a free cell shows it in its middle.
void Picture::mark_possible(Cell cell) const {
    const Rect tile = layout_.tile(cell);
    for (const int x : {tile.x, tile.right() - 1}) {
        for (const int y : {tile.y, tile.bottom() - 1}) {
            brush_.put({x, y}, Sign::Choice, {Role::Choice, brush_.light_at({x, y})});
        }
    }
}

/// In the middle of a cell, or on either side of what lies or stands there.
void Picture::mark(Cell cell, Sign sign, Role role) const {
    const Rect tile = layout_.tile(cell);
    const Point at = layout_.middle(cell);
    const bool stood =
        standing_on(rules_, scene_.shown, cell) != 0 || hangs_over(rules_, scene_.shown, cell) != 0;
    const int thing = thing_columns(scene_.shown, cell);
    const int size = stood ? kPrisonerColumns : thing;
    const int left = size == 0 ? at.x : std::max(tile.x, at.x - size / 2 - 1);
    const int right = size == 0 ? at.x : std::min(tile.right() - 1, at.x + (size + 1) / 2);
    for (const int x : {left, right}) {
        brush_.put({x, at.y}, sign, {role, brush_.light_at({x, at.y})});
    }
}

void Picture::draw_ways() const {
    for (Direction direction : kDirections) {
        if (scene_.ways.has(direction)) {
            draw_way(direction, Role::Choice);
        } else if (scene_.attacks.has(direction)) {
            draw_way(direction, Role::Warning);
        }
    }
}

/// An arrow in the opening of the active prisoner's tile.
void Picture::draw_way(Direction direction, Role role) const {
    constexpr std::array kArrows{Sign::WrapNorth, Sign::WrapEast, Sign::WrapSouth, Sign::WrapWest};
    const Point at = place_of_way(brush_, layout_, scene_.shown, direction, shows_light_);
    brush_.put(at, kArrows[index(direction)], {role, brush_.light_at(at)});
}

void Picture::show_focus() const {
    if (scene_.focus == kNoCell) {
        return;
    }
    if (scene_.looking) {
        tui::put_brackets(brush_, layout_.tile(scene_.focus), {Role::Cursor}, shows_light_);
    }
    brush_.set_cursor(layout_.middle(scene_.focus));
}

/// A tile with what lies and stands on it.
void Picture::draw_tile(Cell cell, const tui::LightFall& light) const {
    const Rect tile = layout_.tile(cell);
    const TileLook look = look_at(cell);
    if (!shows_light_) {
        draw_ground(brush_, tile, look, light);
        draw_contents(brush_, tile, rules_, scene_, cell);
        return;
    }
    draw_lit_ground(brush_, tile, look, light);
    if (contains(scene_.seen, cell) && !is_pit(look.kind)) {
        mark_seen(cell);
    }
    if (look.kind == TileKind::None && look.possible && cell == scene_.focus) {
        outline(cell);
    }
    draw_figures(brush_, tile, rules_, scene_, cell);
}

void Picture::draw(const tui::LightFall& light) const {
    for (Cell cell : each(rules_.board.all)) {
        const TileLook look = look_at(cell);
        draw_tile(cell, light);
        draw_change(brush_, layout_.tile(cell), rules_, scene_, {cell, shows_light_});
        if (look.possible && look.kind != TileKind::None && !look.preview) {
            mark_possible(cell);
        }
        // A ghost says already that its cell is one of them.
        const bool taken = shows_light_ && scene_.ghost.cell == cell;
        if (contains(scene_.marked, cell) && !taken) {
            mark(cell, Sign::Choice, Role::Choice);
        }
        if (contains(scene_.watched, cell)) {
            mark(cell, Sign::Struck, Role::Warning);
        }
    }
    if (is_on_board(prisoner_of(scene_.shown, scene_.shown.active))) {
        draw_ways();
    }
    show_focus();
}

}  // namespace

Rect draw_scene(
    tui::Grid& grid,
    const Rect& rect,
    const Rules& rules,
    const Scene& scene,
    const Framing& framing
) {
    const Layout layout(rules.board, rect, framing.scroll);
    const Signs signs(*framing.glyphs);
    const Brush brush(grid, rect, signs);
    Picture(brush, layout, rules, scene, framing.light)
        .draw(candlelight(rules, scene.shown, framing.flicker, scene.dying));
    draw_numbers(brush, layout, scene, framing.light);
    draw_border(brush, layout, rules.board, scene);
    const Rect whole = layout.whole();
    return {rect.x, rect.y, std::min(whole.width, rect.width), std::min(whole.height, rect.height)};
}

}  // namespace tenebrae::nightcage::board
