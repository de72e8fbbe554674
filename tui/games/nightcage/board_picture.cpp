// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/board_picture.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"
#include "tui/games/nightcage/board_light.hpp"
#include "tui/games/nightcage/contents_picture.hpp"
#include "tui/games/nightcage/roles.hpp"
#include "tui/games/nightcage/tile_picture.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::nightcage::board {
namespace {

constexpr int kNarrowMargin = 2;
constexpr int kWideMargin = 3;

/// Returns the largest odd number up to a limit, at least `least`.
constexpr int odd(int limit, int least) {
    return std::max(limit % 2 == 0 ? limit - 1 : limit, least);
}

/// Returns the widest tile for a height. A terminal's cell is about twice as high as wide, so a
/// tile of w x h looks square at w = 2h.
constexpr int widest(int height) {
    return odd(height * 5 / 2, Layout::kSmallestWidth);
}
constexpr int highest(int width) {
    return odd(width * 5 / 8, Layout::kSmallestHeight);
}

}  // namespace

Layout::Layout(const Geometry& board, const tui::Rect& rect, Scroll scroll)
    : board_(board), scroll_(scroll) {
    const int side = board.side;
    const int height = odd((rect.height - 1) / side, kSmallestHeight);
    const int width =
        std::min(odd((rect.width - 2 * kNarrowMargin) / side, kSmallestWidth), widest(height));
    const tui::Pitch tile{width, std::min(height, highest(width))};
    margin_ = rect.width >= side * tile.columns + 2 * kWideMargin ? kWideMargin : kNarrowMargin;
    has_bottom_ = rect.height >= side * tile.lines + 2;
    frame_ = {{rect.x + margin_, rect.y + 1}, tile, side, side};
}

tui::Rect Layout::tile(Cell cell) const {
    const int side = board_.side;
    return frame_.cell(
        (board_.column_of(cell) - scroll_.column + side) % side,
        (board_.row_of(cell) - scroll_.row + side) % side
    );
}

tui::Rect Layout::whole() const {
    const tui::Rect tiles = frame_.cells();
    return {
        tiles.x - margin_,
        tiles.y - 1,
        tiles.width + 2 * margin_,
        tiles.height + 1 + (has_bottom_ ? 1 : 0)};
}

namespace {

using tui::Point;
using tui::Rect;
using tui::Role;
using tui::Style;

constexpr Style kName{Role::Faint, 0};
constexpr Style kMark{Role::Choice, 0};

class Border {
public:
    Border(const Brush& brush, const Layout& layout, const Geometry& board, const Scene& scene)
        : brush_(brush), layout_(layout), board_(board), scene_(scene) {}

    void draw() const {
        for (int place = 0; place < board_.side; ++place) {
            draw_column(place, Direction::North);
            draw_column(place, Direction::South);
            draw_row(place, Direction::West);
            draw_row(place, Direction::East);
        }
    }

private:
    void draw_column(int place, Direction edge) const;
    void draw_row(int place, Direction edge) const;

    [[nodiscard]] bool leaves(Cell cell, Direction direction) const {
        const Scene::Preview& preview = scene_.preview;
        const Exits exits = preview.cell == cell ? preview.exits : exits_at(scene_.shown, cell);
        return exits.has(direction) && !is_pit(kind_at(scene_.shown, cell));
    }
    [[nodiscard]] std::string beyond(Cell cell, Direction direction) const {
        return cell_name(board_, board_.next(cell, direction));
    }
    [[nodiscard]] Cell shown_at(int column, int row) const {
        return board_.at(layout_.row_at(row), layout_.column_at(column));
    }
    const Brush& brush_;
    const Layout& layout_;
    const Geometry& board_;
    const Scene& scene_;
};

/// Draws a column's name above or below the tiles: "c", or "^c6" with the arrow before it. Without
/// a line below, the mark is drawn in the opening.
void Border::draw_column(int place, Direction edge) const {
    const bool is_north = edge == Direction::North;
    const Cell cell = shown_at(place, is_north ? 0 : board_.side - 1);
    const bool has_line = is_north || layout_.has_bottom();
    const tui::BoardFrame& frame = layout_.frame();
    Point at = is_north ? frame.above(place) : frame.below(place);
    at.y -= has_line ? 0 : 1;
    if (leaves(cell, edge)) {
        brush_.put({at.x - 1, at.y}, is_north ? Sign::WrapNorth : Sign::WrapSouth, kMark);
        brush_.write(at, beyond(cell, edge), kMark);
    } else if (has_line) {
        brush_.write(at, column_name(board_.column_of(cell)), kName);
    }
}

/// Draws a row's name beside the tiles: "3", or "f3" with the arrow on its outer side.
void Border::draw_row(int place, Direction edge) const {
    const bool is_west = edge == Direction::West;
    const Cell cell = shown_at(is_west ? 0 : board_.side - 1, place);
    const Point at = is_west ? layout_.frame().left_of(place) : layout_.frame().right_of(place);
    if (!leaves(cell, edge)) {
        brush_.write(at, row_name(board_.row_of(cell)), kName);
        return;
    }
    brush_.write({is_west ? at.x : at.x - 1, at.y}, beyond(cell, edge), kMark);
    if (layout_.has_arrows()) {
        const Sign arrow = is_west ? Sign::WrapWest : Sign::WrapEast;
        brush_.put({is_west ? at.x - 1 : at.x + 1, at.y}, arrow, kMark);
    }
}

/// Draws the names of columns and rows around the tiles, and marks the corridors that wrap around
/// an edge with the cell they lead to (NC-G1): one that goes west from a3 is marked "f3".
void draw_border(
    const Brush& brush, const Layout& layout, const Geometry& board, const Scene& scene
) {
    Border(brush, layout, board, scene).draw();
}

/// A position relative to the middle of a tile: -1 at its western and northern edge, 1 at the
/// others.
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

/// Returns the distance from the edge: 0 at the edge, 1 in the middle.
double from_edge(Place place) {
    return 1 - std::max(std::abs(place.east), std::abs(place.south));
}

/// Returns the distance from a side: 0 at that side, 1 at the opposite one.
double from_side(Place place, Direction side) {
    switch (side) {
    case Direction::North: return (place.south + 1) / 2;
    case Direction::East: return (1 - place.east) / 2;
    case Direction::South: return (1 - place.south) / 2;
    case Direction::West: break;
    }
    return (place.east + 1) / 2;
}

/// Returns the sides through which light can enter a tile.
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

/// Returns whether light has reached a place, from the lit sides or, without any, from the middle,
/// where the tile has a flame.
bool is_reached(Place place, Exits sides, double part) {
    if (sides.mask == 0) {
        return 1 - from_edge(place) < part;
    }
    return std::ranges::any_of(kDirections, [&](Direction side) {
        return sides.has(side) && from_side(place, side) < part;
    });
}

/// Draws over a changing tile how far light or darkness has come into it.
void draw_change(const TileCanvas& canvas, const Rules& rules, const Scene& scene, Cell cell) {
    const bool fades = contains(scene.fading.cells, cell);
    const bool is_lit = contains(scene.lighting.cells & scene.light, cell);
    if (!fades && !is_lit) {
        return;
    }
    const Rect& tile = canvas.rect;
    const Exits sides = fades ? Exits{} : lit_sides(rules, scene, cell);
    for (int y = 0; y < tile.height; ++y) {
        for (int x = 0; x < tile.width; ++x) {
            const Point at{tile.x + x, tile.y + y};
            const Place place = place_in(tile, x, y);
            if (fades ? from_edge(place) >= scene.fading.part
                      : is_reached(place, sides, scene.lighting.part)) {
                continue;
            }
            if (fades || !canvas.light) {
                canvas.brush.put(at, Sign::Pit, {Role::Dark, 0});
            } else if (canvas.brush.light_at(at) > tui::kUnlit) {
                canvas.brush.relight(at, tui::kUnlit);
            }
        }
    }
}

/// Returns whether a place has only floor, stone or an arrow. Lost tiles have one role for the
/// ground and for what is on it, so there the glyph decides.
bool is_bare(const Brush& brush, Point at) {
    using enum OwnRole;
    const Role role = brush.role_at(at);
    if (role == role_of(Lost)) {
        const char32_t glyph = brush.glyph_at(at);
        return glyph == brush.cell(Sign::Floor, {}).glyph()
               || glyph == brush.cell(Sign::Doomed, {}).glyph();
    }
    return role == role_of(Passage) || role == role_of(Stone) || role == role_of(Fissure)
           || role == role_of(Sight) || role == Role::Choice || role == Role::Warning;
}

/// Returns the middle of a side of the tile.
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

std::string text_of(const tui::Aim::BoardNumber& number) {
    return number.first == number.last
               ? std::to_string(number.first)
               : std::to_string(number.first) + "-" + std::to_string(number.last);
}

/// Returns the place for the mark of an exit of the active prisoner: in the opening of their tile.
/// light: beside their flame, key and anything else drawn there.
Point exit_mark_position(
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

/// Draws the digits of choices: in the opening of an exit, in the middle of a free cell, in a
/// corner of an occupied one.
void draw_numbers(const Brush& brush, const Layout& layout, const Scene& scene, bool light) {
    for (const tui::Aim::BoardNumber& number : scene.numbers) {
        if (!number.place) {
            const Point at = exit_mark_position(
                brush, layout, scene.shown, *tui::direction_of(*number.direction), light
            );
            brush.write(at, text_of(number), {Role::Choice, brush.light_at(at)});
            continue;
        }
        const std::string text = text_of(number);
        const Cell cell = layout.cell_at(*number.place);
        const Rect tile = layout.tile(cell);
        const bool is_empty =
            is_free(scene.shown, cell) && scene.preview.cell != cell && scene.ghost.cell != cell;
        const Point at =
            is_empty
                ? Point{tui::centred(tile, static_cast<int>(text.size())), tui::middle_of(tile).y}
                : Point{tile.x, tile.y};
        brush.write(at, text, {Role::Choice, brush.light_at(at)});
    }
}

/// The columns of a prisoner: key, number and candle.
constexpr int kPrisonerColumns = 3;

class Picture {
public:
    Picture(
        const Brush& brush,
        const Layout& layout,
        const Rules& rules,
        const Scene& scene,
        const Framing& framing
    )
        : brush_(brush),
          layout_(layout),
          rules_(rules),
          scene_(scene),
          shows_light_(framing.light),
          shows_pixels_(framing.pixels),
          flames_{framing.flicker, scene.dying} {}

    void draw() const;

private:
    [[nodiscard]] TileLook tile_look(Cell cell) const;
    [[nodiscard]] bool is_dirge(Cell cell) const {
        return contains(scene_.dirge_cells | cells_of(scene_.shown, TileKind::Chasm), cell);
    }
    [[nodiscard]] Exits dirge_joins(Cell cell) const;
    [[nodiscard]] Cell dirge_head() const;
    [[nodiscard]] std::vector<PlacedTile> placed_tiles() const;
    void draw_tile(
        const PlacedTile& placed, const tui::LightFall& light, const tui::PixelLight* pixels
    ) const;
    void draw_choice_marks(Cell cell) const;
    void draw_mark(Cell cell, Sign sign, Role role) const;
    void draw_sight_marks(Cell cell) const;
    void draw_outline(Cell cell) const;
    void draw_exit_arrows() const;
    void draw_exit_arrow(Direction direction, Role role) const;
    void show_focus() const;

    const Brush& brush_;
    const Layout& layout_;
    const Rules& rules_;
    const Scene& scene_;
    bool shows_light_;
    bool shows_pixels_;
    Flames flames_;
};

Exits Picture::dirge_joins(Cell cell) const {
    unsigned mask = 0;
    for (Direction direction : kDirections) {
        mask |= is_dirge(rules_.board.next(cell, direction)) ? exit_towards(direction).mask : 0U;
    }
    return {static_cast<std::uint8_t>(mask)};
}

/// Returns the cell of the Dirge with the most of its cells around it.
Cell Picture::dirge_head() const {
    Cell head = kNoCell;
    int most = -1;
    for (Cell cell : each(scene_.dirge_cells | cells_of(scene_.shown, TileKind::Chasm))) {
        if (dirge_joins(cell).count() > most) {
            most = dirge_joins(cell).count();
            head = cell;
        }
    }
    return head;
}

TileLook Picture::tile_look(Cell cell) const {
    const Scene::Preview& preview = scene_.preview;
    const bool is_preview = preview.cell == cell && preview.kind != TileKind::None;
    TileLook look;
    look.cell = cell;
    const bool is_body = contains(scene_.dirge_cells, cell);
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

/// Marks the openings of a tile that a monster sees.
void Picture::draw_sight_marks(Cell cell) const {
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

/// Draws a frame around an empty cell that is aimed at.
void Picture::draw_outline(Cell cell) const {
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

/// Marks the four corners of a tile that can be chosen; a free cell has its mark in the middle.
void Picture::draw_choice_marks(Cell cell) const {
    const Rect tile = layout_.tile(cell);
    for (const int x : {tile.x, tile.right() - 1}) {
        for (const int y : {tile.y, tile.bottom() - 1}) {
            brush_.put({x, y}, Sign::Choice, {Role::Choice, brush_.light_at({x, y})});
        }
    }
}

/// Puts a mark in the middle of a cell, or on both sides of what is there.
void Picture::draw_mark(Cell cell, Sign sign, Role role) const {
    const Rect tile = layout_.tile(cell);
    const Point at = layout_.middle(cell);
    const bool stood = prisoners_on(rules_, scene_.shown, cell) != 0
                       || prisoners_over_pit(rules_, scene_.shown, cell) != 0;
    const int thing = thing_columns(scene_.shown, cell);
    const int size = stood ? kPrisonerColumns : thing;
    const int left = size == 0 ? at.x : std::max(tile.x, at.x - size / 2 - 1);
    const int right = size == 0 ? at.x : std::min(tile.right() - 1, at.x + (size + 1) / 2);
    for (const int x : {left, right}) {
        brush_.put({x, at.y}, sign, {role, brush_.light_at({x, at.y})});
    }
}

void Picture::draw_exit_arrows() const {
    for (Direction direction : kDirections) {
        if (scene_.move_exits.has(direction)) {
            draw_exit_arrow(direction, Role::Choice);
        } else if (scene_.charge_exits.has(direction)) {
            draw_exit_arrow(direction, Role::Warning);
        }
    }
}

/// Draws an arrow in the opening of the active prisoner's tile.
void Picture::draw_exit_arrow(Direction direction, Role role) const {
    constexpr std::array kArrows{Sign::WrapNorth, Sign::WrapEast, Sign::WrapSouth, Sign::WrapWest};
    const Point at = exit_mark_position(brush_, layout_, scene_.shown, direction, shows_light_);
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

/// Draws a tile with everything on it.
void Picture::draw_tile(
    const PlacedTile& placed, const tui::LightFall& light, const tui::PixelLight* pixels
) const {
    const TileLook& look = placed.look;
    const TileCanvas canvas{brush_, layout_.tile(look.cell), shows_light_, pixels, placed.corner};
    draw_ground(canvas, look, light);
    if (shows_light_ && contains(scene_.monster_sight, look.cell) && !is_pit(look.kind)) {
        draw_sight_marks(look.cell);
    }
    const bool is_gap = look.kind == TileKind::None;
    if (shows_light_ && is_gap && look.possible && look.cell == scene_.focus) {
        draw_outline(look.cell);
    }
    draw_contents(canvas, rules_, scene_, look.cell);
    draw_change(canvas, rules_, scene_, look.cell);
}

std::vector<PlacedTile> Picture::placed_tiles() const {
    const Point first = layout_.frame().corner;
    std::vector<PlacedTile> tiles;
    for (Cell cell : each(rules_.board.all)) {
        const Rect tile = layout_.tile(cell);
        tiles.push_back({tile_look(cell), {tile.x - first.x, 2 * (tile.y - first.y)}});
    }
    return tiles;
}

void Picture::draw() const {
    const std::vector<PlacedTile> tiles = placed_tiles();
    const tui::LightFall light = candlelight(rules_, scene_.shown, flames_);
    std::optional<tui::PixelLight> pixels;
    if (shows_pixels_) {
        pixels = pixel_light(rules_, scene_.shown, flames_, tiles, layout_.frame());
    }
    for (const PlacedTile& tile : tiles) {
        const TileLook& look = tile.look;
        const Cell cell = look.cell;
        draw_tile(tile, light, pixels ? &*pixels : nullptr);
        if (look.possible && look.kind != TileKind::None && !look.preview) {
            draw_choice_marks(cell);
        }
        // A ghost already marks its own cell of the line.
        const bool taken = shows_light_ && scene_.ghost.cell == cell;
        if (contains(scene_.fall_cells, cell) && !taken) {
            draw_mark(cell, Sign::Choice, Role::Choice);
        }
        if (contains(scene_.threatened, cell)) {
            draw_mark(cell, Sign::Struck, Role::Warning);
        }
    }
    if (is_on_board(prisoner_of(scene_.shown, scene_.shown.active))) {
        draw_exit_arrows();
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
    Picture(brush, layout, rules, scene, framing).draw();
    draw_numbers(brush, layout, scene, framing.light);
    draw_border(brush, layout, rules.board, scene);
    const Rect whole = layout.whole();
    return {rect.x, rect.y, std::min(whole.width, rect.width), std::min(whole.height, rect.height)};
}

}  // namespace tenebrae::nightcage::board
