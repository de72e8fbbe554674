// SPDX-License-Identifier: MIT
#include "tui/games/vast/map_picture.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"
#include "games/vast/notation/notation.hpp"
#include "tui/games/vast/contents.hpp"
#include "tui/games/vast/map_light.hpp"
#include "tui/games/vast/roles.hpp"
#include "tui/games/vast/terrain_shape.hpp"
#include "tui/games/vast/tile_shape.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace tenebrae::vast::board {
namespace {

using tui::Light;
using tui::middle_of;
using tui::Point;
using tui::Rect;
using tui::Style;

constexpr int kLongestName = 3;
constexpr double kGrain = 0.3;

/// Returns whether a place of a rectangle is on its rim.
bool is_rim(const Rect& rect, int x, int y) {
    return x == rect.x || x == rect.right() - 1 || y == rect.y || y == rect.bottom() - 1;
}

/// Returns the middle of a side of a tile.
Point middle_of_side(const Rect& rect, Direction side) {
    const Point middle = middle_of(rect);
    const std::array<Point, 4> sides{
        Point{middle.x, rect.y},
        Point{rect.right() - 1, middle.y},
        Point{middle.x, rect.bottom() - 1},
        Point{rect.x, middle.y}};
    return sides[index(side)];
}

class Picture {
public:
    Picture(const Brush& brush, const MapFrame& map, const Scene& scene)
        : brush_(brush), map_(map), wide_(widened(map)), scene_(scene), state_(scene.state) {}

    void draw() const;

private:
    void draw_names() const;
    void draw_cell(Cell cell) const;
    void draw_space(const Rect& rect, SpaceId id) const;
    void draw_dark(const Rect& rect) const;
    void draw_lit(const Rect& rect, Sides open, tui::Role wall) const;
    void draw_terrain(const Rect& rect, const TerrainPart& part, bool is_preview) const;
    void draw_terrain_coming() const;
    void draw_rockslides(const Rect& rect, SpaceId id) const;
    void draw_contents(const Rect& rect, SpaceId id) const;
    void write_centred(const Rect& rect, int y, const Line& line) const;
    void draw_lurker(const Rect& rect, Cell cell) const;
    void draw_doomed(Cell cell) const;
    void draw_change() const;
    void draw_coming(const Rect& rect) const;
    void draw_walled(Cell cell, Direction direction, Sign sign, tui::Role role) const;
    void draw_token_coming(const Rect& rect) const;
    void draw_rim(const Rect& rect, Sign sign, tui::Role role, int step) const;
    void draw_marks() const;
    void draw_mark(const Aim::Mark& mark) const;
    void draw_edge_mark(const Aim::Mark& mark) const;
    /// A tile on the screen.
    struct Tile {
        Rect rect;
        bool is_lit;
        TileShape shape;
        std::optional<TerrainShape> terrain;

        [[nodiscard]] bool is_floor(Point at) const {
            return is_lit && shape.is_floor(at.x - rect.x, at.y - rect.y);
        }
        [[nodiscard]] tui::Role surface_at(Point at) const {
            return terrain        ? role_of(terrain->ground_at(at.x - rect.x, at.y - rect.y))
                   : !is_lit      ? role_of(OwnRole::Shadow)
                   : is_floor(at) ? role_of(OwnRole::Ground)
                                  : role_of(OwnRole::LitWall);
        }
        /// Returns the light without any source: rooms and the edges of Dark tiles can always be
        /// told.
        [[nodiscard]] Light least_at(Point at) const {
            const bool is_seen = terrain || (is_lit ? is_floor(at) : is_rim(rect, at.x, at.y));
            return is_seen ? tui::kFaintest : tui::kUnlit;
        }
    };
    [[nodiscard]] Tile tile_of(SpaceId id) const;
    void light_tile(const tui::LightFall& light, SpaceId id) const;
    void paint_tile(const tui::PixelLight& light, SpaceId id) const;
    void draw_light() const;
    void draw_more() const;
    [[nodiscard]] tui::Role wall() const {
        return role_of(scene_.light ? OwnRole::LitWall : OwnRole::Wall);
    }
    [[nodiscard]] Light base() const { return scene_.light ? tui::kUnlit : Light{0}; }

    const Brush& brush_;
    const MapFrame& map_;
    MapFrame wide_;  ///< for the light
    const Scene& scene_;
    const State& state_;
};

void Picture::draw_names() const {
    const tui::BoardFrame& frame = map_.frame;
    for (int column = 0; column < frame.columns; ++column) {
        const std::string text = name(Cell{0, map_.cell_at(column, 0).east});
        const Rect cell = frame.cell(column, 0);
        brush_.write(
            {tui::centred(cell, static_cast<int>(text.size())), cell.y - 1},
            text,
            {tui::Role::Faint}
        );
    }
    for (int row = 0; row < frame.rows; ++row) {
        const std::string text = name(Cell{map_.cell_at(0, row).south, 0});
        const Rect cell = frame.cell(0, row);
        const int x = frame.corner.x - kLongestName;
        brush_.write(
            {x + kLongestName - static_cast<int>(text.size()), middle_of(cell).y},
            text,
            {tui::Role::Faint}
        );
    }
}

/// Shows on which sides the map goes on.
void Picture::draw_more() const {
    const Rect bounds = bounds_of(scene_);
    const Rect cells = map_.frame.cells();
    const Style style{tui::Role::Strong};
    const int top = cells.y - 1;
    const int left = map_.frame.corner.x - kLongestName;
    if (bounds.x < map_.first.east) {
        brush_.put({left, top}, U'<', style);
    }
    if (bounds.right() > map_.first.east + map_.frame.columns) {
        brush_.put({cells.right() - 1, top}, U'>', style);
    }
    if (bounds.y < map_.first.south) {
        brush_.put({left, cells.y}, U'^', style);
    }
    if (bounds.bottom() > map_.first.south + map_.frame.rows) {
        brush_.put({left, cells.bottom() - 1}, U'v', style);
    }
}

/// Draws closed darkness, by signs if there is no background for it.
void Picture::draw_dark(const Rect& rect) const {
    for (int y = rect.y; y < rect.bottom(); ++y) {
        for (int x = rect.x; x < rect.right(); ++x) {
            const bool is_edge = is_rim(rect, x, y);
            if (scene_.light) {
                const Style style{role_of(OwnRole::Shadow), is_edge ? tui::kFaintest : tui::kUnlit};
                brush_.put({x, y}, U' ', style);
            } else if (is_edge) {
                brush_.put({x, y}, Sign::Dark, {role_of(OwnRole::DarkTile)});
            }
        }
    }
}

void Picture::draw_lit(const Rect& rect, Sides open, tui::Role wall) const {
    const TileShape shape{{rect.width, rect.height}, open};
    for (int y = 0; y < rect.height; ++y) {
        for (int x = 0; x < rect.width; ++x) {
            const Point at{rect.x + x, rect.y + y};
            if (shape.is_floor(x, y)) {
                const Style style{role_of(OwnRole::Floor), base()};
                scene_.light ? brush_.put(at, U' ', style) : brush_.put(at, Sign::Floor, style);
            } else {
                const bool is_plain = scene_.light && wall == this->wall();
                const Style style{wall, base()};
                is_plain ? brush_.put(at, U' ', style) : brush_.put(at, Sign::Wall, style);
            }
        }
    }
}

/// Draws a cell of a Terrain; in a preview over what is there.
void Picture::draw_terrain(const Rect& rect, const TerrainPart& part, bool is_preview) const {
    const TerrainShape shape{{rect.width, rect.height}, part};
    for (int y = 0; y < rect.height; ++y) {
        for (int x = 0; x < rect.width; ++x) {
            const Point at{rect.x + x, rect.y + y};
            const tui::Role ground = role_of(shape.ground_at(x, y));
            const Sign sign = shape.sign_at(x, y);
            const Style style = is_preview ? Style{tui::Role::Preview} : Style{ground, base()};
            sign == Sign::Floor ? brush_.put(at, U' ', style) : brush_.put(at, sign, style);
        }
    }
}

/// Draws the Terrain that would be placed.
void Picture::draw_terrain_coming() const {
    for (const TerrainPart& part : placed_parts(scene_.action)) {
        if (map_.contains(part.at)) {
            const Rect rect = map_.rect_of(part.at);
            draw_terrain(rect, part, true);
            const std::string text = " " + std::string(name_of_part(part)) + " ";
            if (static_cast<int>(text.size()) <= rect.width && rect.height > 3) {
                write_centred(rect, middle_of(rect).y, {{text, {tui::Role::Preview}}});
            }
        }
    }
}

void Picture::draw_rockslides(const Rect& rect, SpaceId id) const {
    for (const Direction direction : kDirections) {
        if (has_rockslide(state_, id, direction)) {
            const Point at = middle_of_side(rect, direction);
            brush_.put(at, Sign::Rockslide, {tui::Role::Warning, brush_.light_at(at)});
        }
    }
}

void Picture::write_centred(const Rect& rect, int y, const Line& line) const {
    Point at{tui::centred(rect, width_of(line)), y};
    for (const Run& run : line) {
        Style style = run.style;
        style.light = brush_.light_at(at);
        at.x = brush_.write(at, run.text, style);
    }
}

void Picture::draw_contents(const Rect& rect, SpaceId id) const {
    const std::vector<Line> lines = lines_on(brush_, scene_, id, rect.width - 2, rect.height - 2);
    int y = rect.y + (rect.height - static_cast<int>(lines.size())) / 2;
    for (Line line : lines) {
        if (state_.spaces[id].is_terrain() && !line.empty()) {
            // Signs of the Terrain must not touch what lies on it.
            const OwnRole ground = role_of_part(terrain_part(state_.spaces[id]));
            const Run blank{" ", {role_of(ground), base()}};
            line.insert(line.begin(), blank);
            line.push_back(blank);
        }
        write_centred(rect, y++, line);
    }
}

void Picture::draw_space(const Rect& rect, SpaceId id) const {
    const Space& space = state_.spaces[id];
    if (space.is_lit()) {
        draw_lit(rect, openings(state_, id), wall());
    } else if (space.is_terrain()) {
        draw_terrain(rect, terrain_part(space), false);
    } else {
        draw_dark(rect);
    }
    if (space.is_dark() && space.is_peeked()) {
        const Point corner{rect.right() - 1, rect.bottom() - 1};
        brush_.put(corner, Sign::Peeked, {role_of(OwnRole::Thief), brush_.light_at(corner)});
    }
    draw_rockslides(rect, id);
    draw_contents(rect, id);
}

/// Draws a tribe that lurks on an empty cell: its letter in brackets.
void Picture::draw_lurker(const Rect& rect, Cell cell) const {
    for (const Piece tribe : kTribes) {
        const TribeState& state = state_.tribe(tribe);
        if (state.lurks == cell) {
            const std::string text =
                "(" + letter_of(state_, tribe) + std::to_string(state.population) + ")";
            write_centred(rect, middle_of(rect).y, {{text, {role_of(OwnRole::Goblins)}}});
        }
    }
}

void Picture::draw_rim(const Rect& rect, Sign sign, tui::Role role, int step) const {
    for (int y = rect.y; y < rect.bottom(); ++y) {
        for (int x = rect.x; x < rect.right(); ++x) {
            if (is_rim(rect, x, y) && (x - rect.x + y - rect.y) % step == 0) {
                brush_.put({x, y}, sign, {role, brush_.light_at({x, y})});
            }
        }
    }
}

/// Draws the tile that would come: the one that the Cave names, or the top one of the stack, of
/// which only the symbol is known.
void Picture::draw_coming(const Rect& rect) const {
    draw_rim(rect, Sign::Coming, tui::Role::Preview, 1);
    Line line;
    if (names_tile(scene_.rules, scene_.action) && is_known_tile(scene_.action.what)) {
        const auto tile = scene_.action.what;
        const std::string text = symbol_text(brush_, scene_.rules.plan(tile).symbol);
        line = {{text + " ", {tui::Role::Preview}}, kind_of_tile(brush_, scene_.rules, tile)};
    } else {
        const bool is_chosen_by_cave = scene_.rules.has_role(Role::Cave);
        const auto symbol = is_chosen_by_cave ? std::nullopt : next_symbol(scene_.rules, state_);
        line = {{symbol ? symbol_text(brush_, *symbol) : "?", {tui::Role::Preview}}};
    }
    write_centred(rect, middle_of(rect).y, line);
}

/// Draws a Rockslide, or its end, on both sides of an edge.
void Picture::draw_walled(Cell cell, Direction direction, Sign sign, tui::Role role) const {
    const std::array<std::pair<Cell, Direction>, 2> sides{
        {{cell, direction}, {next_to(cell, direction), opposite(direction)}}};
    for (const auto& [at, side] : sides) {
        if (map_.contains(at)) {
            const Point middle = middle_of_side(map_.rect_of(at), side);
            brush_.put(middle, sign, {.role = role, .light = brush_.light_at(middle)});
        }
    }
}

/// Draws the token that would come: a sign on the lower edge of the tile.
void Picture::draw_token_coming(const Rect& rect) const {
    const bool is_event = scene_.action.kind == ActionKind::OmenCurseEvent;
    const char32_t sign = brush_.cell(is_event ? Sign::Event : Sign::Treasure, {}).glyph();
    const Line line{{"+" + core::to_utf8(sign), {tui::Role::Preview}}};
    write_centred(rect, rect.bottom() - 1, line);
}

/// Draws that the tile or Terrain on a cell would go.
void Picture::draw_doomed(Cell cell) const {
    const SpaceId id = space_at(state_, cell);
    TerrainCells cells;
    if (id != kNoSpace && state_.spaces[id].is_terrain()) {
        cells = cells_of_terrain_at(state_, id);
    } else {
        cells.push_back(cell);
    }
    for (const Cell one : cells) {
        if (map_.contains(one)) {
            draw_rim(map_.rect_of(one), Sign::Doomed, tui::Role::Doomed, 2);
        }
    }
}

/// Draws what the chosen answer would change.
void Picture::draw_change() const {
    if (scene_.change == Change::Terrain) {
        draw_terrain_coming();
        return;
    }
    if (!scene_.aimed || !map_.contains(*scene_.aimed)) {
        return;
    }
    const Rect rect = map_.rect_of(*scene_.aimed);
    const SpaceId id = space_at(state_, *scene_.aimed);
    if (scene_.change == Change::Placed && id == kNoSpace) {
        draw_coming(rect);
    } else if (scene_.change == Change::Removed) {
        draw_doomed(*scene_.aimed);
    } else if (scene_.change == Change::Shown && id != kNoSpace) {
        draw_lit(rect, scene_.action.what, tui::Role::Preview);
        draw_contents(rect, id);
    } else if (scene_.change == Change::Walled) {
        const Action& action = scene_.action;
        if (action.kind == ActionKind::OmenRockslideFrom) {
            const auto moved = static_cast<Direction>(action.over);
            draw_walled(action.other, moved, Sign::Doomed, tui::Role::Doomed);
        }
        draw_walled(action.cell, action.direction(), Sign::Rockslide, tui::Role::Preview);
    } else if (scene_.change == Change::Token) {
        draw_token_coming(rect);
    }
}

/// Draws the number of an edge on it. The chosen one has its preview there.
void Picture::draw_edge_mark(const Aim::Mark& mark) const {
    if (mark.chosen) {
        return;
    }
    const Point middle = middle_of_side(map_.rect_of(mark.cell), *mark.edge);
    const std::string text = std::to_string(mark.number) + (mark.several ? "+" : "");
    const Point at{middle.x - static_cast<int>(text.size()) / 2, middle.y};
    brush_.write(at, text, {tui::Role::Choice, brush_.light_at(middle)});
}

void Picture::draw_mark(const Aim::Mark& mark) const {
    if (mark.edge) {
        draw_edge_mark(mark);
        return;
    }
    const Rect rect = map_.rect_of(mark.cell);
    const Point middle = middle_of(rect);
    if (space_at(state_, mark.cell) == kNoSpace && brush_.glyph_at(middle) == U' ') {
        brush_.put(middle, Sign::Choice, {tui::Role::Choice});
    }
    if (mark.chosen) {
        tui::put_brackets(brush_, rect, {tui::Role::Cursor}, scene_.light);
    }
    const std::string text = std::to_string(mark.number) + (mark.several ? "+" : "");
    const Point at{tui::centred(rect, static_cast<int>(text.size())), rect.y};
    Style style{mark.chosen ? tui::Role::Cursor : tui::Role::Choice, brush_.light_at(at)};
    style.reverse = mark.chosen && !scene_.light;
    brush_.write(at, text, style);
}

void Picture::draw_marks() const {
    for (const Aim::Mark& mark : scene_.marks) {
        if (map_.contains(mark.cell)) {
            draw_mark(mark);
        }
    }
    // The Cave has no piece: its cursor is at what it aims at, as is that of who places a Terrain.
    const bool is_placing = state_.owner == Role::Cave || state_.decision == Decision::Terrain
                            || state_.decision == Decision::Flow;
    const Cell focus = is_placing ? scene_.aimed.value_or(scene_.focus) : scene_.focus;
    if (map_.contains(focus)) {
        brush_.set_cursor(middle_of(map_.rect_of(focus)));
    }
    if (scene_.cursor && map_.contains(*scene_.cursor)) {
        tui::put_cursor(brush_, map_.rect_of(*scene_.cursor), {tui::Role::Cursor}, scene_.light);
    }
}

void Picture::draw_cell(Cell cell) const {
    const Rect rect = map_.rect_of(cell);
    const SpaceId id = space_at(state_, cell);
    if (id != kNoSpace) {
        draw_space(rect, id);
    } else {
        draw_lurker(rect, cell);
    }
    if (std::ranges::find(scene_.falling, cell) != scene_.falling.end()) {
        draw_rim(rect, Sign::Falling, tui::Role::Doomed, 2);
    }
    if (std::ranges::find(scene_.glowing, cell) != scene_.glowing.end()) {
        draw_rim(rect, Sign::Coming, tui::Role::Preview, 1);
    }
}

/// Adds light in steps to a Lit tile or a Terrain.
void Picture::light_tile(const tui::LightFall& light, SpaceId id) const {
    const Tile tile = tile_of(id);
    const Cell cell = state_.spaces[id].at;
    const int place =
        (cell.south - wide_.first.south) * wide_.frame.columns + cell.east - wide_.first.east;
    const tui::Pitch size = map_.frame.pitch;
    for (int y = 0; y < size.lines; ++y) {
        const auto line = light.line(place, (y + 0.5) / size.lines - 0.5);
        for (int x = 0; x < size.columns; ++x) {
            const Point at{tile.rect.x + x, tile.rect.y + y};
            if (brush_.light_at(at) != 0) {
                const Light falling = line.at((x + 0.5) / size.columns - 0.5);
                brush_.relight(at, std::max(falling, tile.least_at(at)));
            }
        }
    }
}

/// Lays the ground of a tile in pixels under what is drawn.
void Picture::paint_tile(const tui::PixelLight& light, SpaceId id) const {
    const Tile tile = tile_of(id);
    for (int y = tile.rect.y; y < tile.rect.bottom(); ++y) {
        for (int x = tile.rect.x; x < tile.rect.right(); ++x) {
            const Point at{x, y};
            if (brush_.light_at(at) == 0) {
                continue;
            }
            const auto pixel = [&](int half) {
                const Point place{x - wide_.frame.corner.x, 2 * (y - wide_.frame.corner.y) + half};
                // The grain stays on its tile when the map scrolls.
                const Point grained{
                    place.x + wide_.first.east * wide_.frame.pitch.columns,
                    place.y + 2 * wide_.first.south * wide_.frame.pitch.lines};
                const double noise = kGrain * tui::grain(0, grained);
                return light.seen(place, tile.surface_at(at), tile.least_at(at), noise);
            };
            const tui::CellPixels pixels{pixel(0), pixel(1)};
            brush_.relight(at, tui::nearest_step(pixels));
            brush_.paint(at, pixels);
        }
    }
}

Picture::Tile Picture::tile_of(SpaceId id) const {
    return {
        map_.rect_of(state_.spaces[id].at),
        state_.spaces[id].is_lit(),
        {map_.frame.pitch, openings(state_, id)},
        state_.spaces[id].is_terrain()
            ? std::optional(TerrainShape{map_.frame.pitch, terrain_part(state_.spaces[id])})
            : std::nullopt};
}

/// Adds light to what is drawn, in pixels or in steps.
void Picture::draw_light() const {
    const auto for_tiles = [this](const auto& each) {
        for (SpaceId id = 0; id < kMaxSpaces; ++id) {
            if (state_.spaces[id].is_used() && map_.contains(state_.spaces[id].at)) {
                each(id);
            }
        }
    };
    if (scene_.pixels) {
        const tui::PixelLight light = pixel_light_on(wide_, scene_);
        for_tiles([&](SpaceId id) { paint_tile(light, id); });
        return;
    }
    const tui::LightFall light = light_on(wide_, scene_);
    for_tiles([&](SpaceId id) {
        if (!state_.spaces[id].is_dark()) {
            light_tile(light, id);
        }
    });
}

void Picture::draw() const {
    draw_names();
    for (int row = 0; row < map_.frame.rows; ++row) {
        for (int column = 0; column < map_.frame.columns; ++column) {
            draw_cell(map_.cell_at(column, row));
        }
    }
    draw_more();
    draw_change();
    draw_marks();
    if (scene_.light) {
        draw_light();
    }
}

}  // namespace

void draw_map(const Brush& brush, const MapFrame& map, const Scene& scene) {
    Picture(brush, map, scene).draw();
}

void draw_overview(const Brush& brush, const Rect& rect, const Scene& scene) {
    const Rect bounds = bounds_of(scene);
    const int pitch = 2 * bounds.width <= rect.width ? 2 : 1;
    const auto point_of = [&](Cell cell) {
        return Point{
            rect.x + (rect.width - pitch * bounds.width) / 2 + pitch * (cell.east - bounds.x),
            rect.y + (rect.height - bounds.height) / 2 + cell.south - bounds.y};
    };
    brush.write({rect.x, rect.y}, "The whole cave", {tui::Role::Strong});
    for (SpaceId id = 0; id < kMaxSpaces; ++id) {
        if (scene.state.spaces[id].is_used()) {
            const Run run = overview_of(brush, scene, id);
            brush.write(point_of(scene.state.spaces[id].at), run.text, run.style);
        }
    }
    for (const Aim::Mark& mark : scene.marks) {
        const Point at = point_of(mark.cell);
        if (space_at(scene.state, mark.cell) == kNoSpace && !mark.edge) {
            brush.put(at, Sign::Choice, {tui::Role::Choice});
        }
        if (mark.chosen) {
            brush.restyle(at, {.role = tui::Role::Cursor, .reverse = true});
        }
    }
    const Point focus = point_of(scene.cursor.value_or(scene.focus));
    brush.set_cursor(focus);
    if (scene.cursor) {
        brush.restyle(focus, {.role = tui::Role::Cursor, .reverse = true});
    }
}

}  // namespace tenebrae::vast::board
