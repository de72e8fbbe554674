// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/tile_picture.hpp"

#include "core/random.hpp"
#include "tui/games/nightcage/roles.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace tenebrae::nightcage::board {
namespace {

/// The strength of a flame that is going out; a normal one has 1.
constexpr double kSinking = 0.25;

/// Returns the strength of a flickering flame, from 0.82 to 1.22. Its random numbers are separate,
/// so that those of the rules are never touched.
double breath(unsigned flicker, unsigned who) {
    if (flicker == 0) {
        return 1;
    }
    std::uint64_t word = std::uint64_t{flicker} * kMaxPrisoners + who;
    return 0.82 + static_cast<double>(core::splitmix64(word) % 41) / 100;
}

}  // namespace

tui::LightFall
candlelight(const Rules& rules, const PublicState& shown, unsigned flicker, Prisoners dying) {
    const auto cells = static_cast<std::size_t>(rules.board.cells());
    tui::LightPlan plan{
        rules.board.side,
        rules.board.side,
        true,
        std::vector<std::uint8_t>(cells),
        std::vector<tui::Light>(cells, tui::kUnlit),
        {}};
    for (std::size_t cell = 0; cell < cells; ++cell) {
        // Exits and sides have the same bits.
        plan.open[cell] = exits_at(shown, static_cast<Cell>(cell)).mask;
    }
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = shown.prisoners[who];
        if (!is_on_board(prisoner)) {
            continue;
        }
        if (prisoner.lit) {
            const bool sinks = contains(dying, static_cast<PrisonerId>(who));
            plan.flames.push_back(
                {static_cast<int>(index(prisoner.cell)), sinks ? kSinking : breath(flicker, who)}
            );
        } else {
            plan.least[index(prisoner.cell)] = tui::kFaintest;  // barely visible
        }
    }
    return tui::LightFall(plan);
}

namespace {

using tui::Light;
using tui::Point;
using tui::Rect;
using tui::Role;
using tui::Style;

/// The light from which glyphs change, too, for terminals without colour.
constexpr Light kNear = 4;

class Ground {
public:
    Ground(const Brush& brush, const Rect& rect, const TileLook& look, const tui::LightFall& light)
        : brush_(brush), rect_(rect), look_(look), light_(light) {}

    void draw() const;

private:
    void draw_gap() const;
    struct Materials;
    [[nodiscard]] Materials materials() const;
    void draw_passages() const;
    void draw_cracks() const;
    void draw_pit() const;
    void draw_rim(int line) const;
    void draw_chasm() const;

    /// Returns the middle of a column or line out of `count`, in tiles from the tile's middle.
    [[nodiscard]] static double offset(int at, int count) { return (at + 0.5) / count - 0.5; }
    /// Returns the light; none falls on a tile that would be lost.
    [[nodiscard]] tui::LightFall::Line light_on(int line) const {
        return look_.doomed
                   ? tui::LightFall::Line{}
                   : light_.line(static_cast<int>(index(look_.cell)), offset(line, rect_.height));
    }
    [[nodiscard]] Style style(Role role, Light light) const {
        const Role shown = look_.doomed ? Role::Doomed : look_.preview ? Role::Preview : role;
        return {shown, light};
    }
    /// Returns a style that keeps the light on a place.
    [[nodiscard]] Style style(Role role, Point at) const {
        return style(role, brush_.light_at({rect_.x + at.x, rect_.y + at.y}));
    }
    void put(Point at, Sign sign, Style look) const {
        brush_.put({rect_.x + at.x, rect_.y + at.y}, sign, look);
    }

    const Brush& brush_;
    const Rect& rect_;
    const TileLook& look_;
    const tui::LightFall& light_;
};

void Ground::draw() const {
    if (look_.kind == TileKind::None) {
        draw_gap();
    } else if (look_.kind == TileKind::Chasm) {
        draw_chasm();
    } else if (is_pit(look_.kind)) {
        draw_pit();
    } else {
        draw_passages();
        if (look_.crumbles) {
            draw_cracks();
        }
    }
}

/// Draws darkness with a point in its middle, so that cells can be counted.
void Ground::draw_gap() const {
    brush_.fill(rect_, Sign::Pit, {Role::Dark, 0});
    const Point middle{rect_.width / 2, rect_.height / 2};
    if (look_.possible) {
        put(middle, Sign::Choice, {Role::Choice, 0});
    } else if (look_.illuminated) {
        put(middle, Sign::LitGap, {Role::Faint, 0});
    } else {
        put(middle, Sign::Gap, {Role::Faint, 0});
    }
}

/// The signs of rock and floor, by the light on them.
struct Ground::Materials {
    using ByLight = std::array<tui::PackedCell, tui::kBrightest + 1>;
    ByLight floor;
    ByLight rock;
};

Ground::Materials Ground::materials() const {
    const bool is_plain = !look_.doomed && !look_.preview;
    const Sign rock = look_.doomed ? Sign::Doomed : look_.preview ? Sign::Coming : Sign::Rock;
    Materials materials;
    for (Light light = 0; light <= tui::kBrightest; ++light) {
        const bool near = light >= kNear;
        materials.floor[light] =
            brush_.cell(near ? Sign::FloorLit : Sign::Floor, style(role_of(OwnRole::Floor), light));
        materials.rock[light] = brush_.cell(
            near && is_plain ? Sign::RockLit : rock, style(role_of(OwnRole::Rock), light)
        );
    }
    return materials;
}

void Ground::draw_passages() const {
    const Materials materials = this->materials();
    for (int y = 0; y < rect_.height; ++y) {
        const tui::LightFall::Line line = light_on(y);
        for (int x = 0; x < rect_.width; ++x) {
            const Light light = line.at(offset(x, rect_.width));
            const Materials::ByLight& drawn =
                is_floor(rect_, look_.exits, {x, y}) ? materials.floor : materials.rock;
            brush_.put({rect_.x + x, rect_.y + y}, drawn[light]);
        }
    }
}

void Ground::draw_cracks() const {
    for (int y = 0; y < rect_.height; ++y) {
        for (int x = 0; x < rect_.width; ++x) {
            if (const auto crack = crack_at(rect_, look_.exits, {x, y})) {
                put({x, y}, *crack, style(role_of(OwnRole::Crack), Point{x, y}));
            }
        }
    }
}

/// Draws a hole with a rim, open on all four sides (NC-T4), without rock.
void Ground::draw_pit() const {
    for (int y = 0; y < rect_.height; ++y) {
        const tui::LightFall::Line line = light_on(y);
        for (int x = 0; x < rect_.width; ++x) {
            put({x, y}, Sign::Floor, style(role_of(OwnRole::Floor), line.at(offset(x, rect_.width)))
            );
        }
        draw_rim(y);
    }
}

/// Draws the chasm as one abyss, without a rim between its cells (NC-D5).
void Ground::draw_chasm() const {
    for (int y = 0; y < rect_.height; ++y) {
        for (int x = 0; x < rect_.width; ++x) {
            const Role role = look_.preview  ? Role::Preview
                              : look_.doomed ? Role::Doomed
                                             : role_of(OwnRole::Pit);
            put({x, y}, (x + y) % 2 == 0 ? Sign::Chasm : Sign::Pit, {role, 0});
        }
    }
}

void Ground::draw_rim(int line) const {
    const int half = rect_.width / 2;
    const int reach = pit_reach(rect_, line);
    for (int x = half - reach + 1; x < half + reach; ++x) {
        put({x, line}, Sign::Pit, {role_of(OwnRole::Pit), 0});
    }
    for (const bool is_west : {true, false}) {
        const Point at{is_west ? half - reach : half + reach, line};
        put(at, rim_sign(rect_, line, is_west), style(role_of(OwnRole::Pit), at));
    }
}

/// Returns whether a place is cracked: before the openings and, on large tiles, on the floor, but
/// not in the middle, where contents are drawn.
bool is_cracked(const Rect& tile, Point at) {
    const int east = at.x - tile.width / 2;
    const int south = at.y - tile.height / 2;
    if (south == 0) {
        return std::abs(east) == tile.width / 2;
    }
    if (std::abs(south) == tile.height / 2) {
        return east == (south < 0 ? -1 : 1);
    }
    return (2 * east + 3 * south) % 5 == 0;
}

/// The light of the Dirge's skin and eyes.
constexpr Light kSkin = 2;
constexpr Light kComingSkin = 1;
constexpr Light kEyes = tui::kBrightest;

class LitTile {
public:
    LitTile(const Brush& brush, const Rect& rect, const TileLook& look, const tui::LightFall& light)
        : brush_(brush), rect_(rect), look_(look), light_(light) {}

    void draw() const;

private:
    void draw_gap() const;
    void draw_passages() const;
    void draw_cracks() const;
    void draw_pit() const;
    void draw_dirge() const;
    void draw_eyes() const;

    [[nodiscard]] bool is_skin(Point at) const;
    [[nodiscard]] static double offset(int at, int count) { return (at + 0.5) / count - 0.5; }
    [[nodiscard]] tui::LightFall::Line light_on(int line) const {
        return light_.line(static_cast<int>(index(look_.cell)), offset(line, rect_.height));
    }
    /// Returns the light; none falls on a tile that would be lost.
    [[nodiscard]] Light dimmed(Light light) const { return look_.doomed ? tui::kUnlit : light; }
    [[nodiscard]] Role role(OwnRole own) const {
        return role_of(look_.doomed ? OwnRole::Lost : look_.preview ? OwnRole::Coming : own);
    }
    void put(Point at, Sign sign, Style style) const {
        brush_.put({rect_.x + at.x, rect_.y + at.y}, sign, style);
    }

    const Brush& brush_;
    const Rect& rect_;
    const TileLook& look_;
    const tui::LightFall& light_;
};

void LitTile::draw() const {
    if (look_.kind == TileKind::None) {
        draw_gap();
    } else if (look_.kind == TileKind::Chasm) {
        draw_dirge();
    } else if (is_pit(look_.kind)) {
        draw_pit();
    } else {
        draw_passages();
        if (look_.crumbles) {
            draw_cracks();
        }
    }
}

/// Draws an empty cell: only a mark if it can be chosen or light falls into it.
void LitTile::draw_gap() const {
    brush_.fill(rect_, U' ', {Role::Dark, 0});
    const Point middle{rect_.width / 2, rect_.height / 2};
    if (look_.possible) {
        put(middle, Sign::Choice, {Role::Choice, 0});
    } else if (look_.illuminated) {
        put(middle, Sign::LitGap, {Role::Faint, 0});
    }
}

void LitTile::draw_passages() const {
    const Sign rock = look_.doomed ? Sign::Doomed : look_.preview ? Sign::Coming : Sign::Rock;
    for (int y = 0; y < rect_.height; ++y) {
        const tui::LightFall::Line line = light_on(y);
        for (int x = 0; x < rect_.width; ++x) {
            const Light light = dimmed(line.at(offset(x, rect_.width)));
            if (is_floor(rect_, look_.exits, {x, y})) {
                brush_.put({rect_.x + x, rect_.y + y}, U' ', {role(OwnRole::Passage), light});
            } else {
                put({x, y}, rock, {role(OwnRole::Stone), light});
            }
        }
    }
}

void LitTile::draw_cracks() const {
    for (int y = 0; y < rect_.height; ++y) {
        for (int x = 0; x < rect_.width; ++x) {
            if (const auto crack = crack_at(rect_, look_.exits, {x, y})) {
                const Light light = brush_.light_at({rect_.x + x, rect_.y + y});
                put({x, y}, *crack, {role(OwnRole::Fissure), light});
            }
        }
    }
}

/// Draws a black hole in a lit rim, open on all four sides (NC-T4).
void LitTile::draw_pit() const {
    const int half = rect_.width / 2;
    for (int y = 0; y < rect_.height; ++y) {
        const tui::LightFall::Line line = light_on(y);
        const int reach = pit_reach(rect_, y);
        for (int x = 0; x < rect_.width; ++x) {
            const Light light = dimmed(line.at(offset(x, rect_.width)));
            const Style rim{role(OwnRole::Rim), light};
            const int away = std::abs(x - half);
            if (away < reach) {
                put({x, y}, Sign::Pit, {role_of(OwnRole::Hollow), 0});
            } else {
                put({x, y}, away == reach ? rim_sign(rect_, y, x < half) : Sign::Pit, rim);
            }
        }
    }
}

/// Returns whether a place is skin: at the outer sides of the Dirge, and here and there inside.
bool LitTile::is_skin(Point at) const {
    const bool outside = (at.y == 0 && !look_.joins.has(Direction::North))
                         || (at.y == rect_.height - 1 && !look_.joins.has(Direction::South))
                         || (at.x == 0 && !look_.joins.has(Direction::West))
                         || (at.x == rect_.width - 1 && !look_.joins.has(Direction::East));
    return outside || (3 * at.x + 5 * at.y) % 11 == 0;
}

/// Draws the Dirge as one creature in all its cells (NC-D5).
void LitTile::draw_dirge() const {
    const Style skin{
        look_.doomed ? role_of(OwnRole::Lost) : role_of(OwnRole::Dirge),
        look_.preview ? kComingSkin : kSkin};
    for (int y = 0; y < rect_.height; ++y) {
        for (int x = 0; x < rect_.width; ++x) {
            put({x, y}, is_skin({x, y}) ? Sign::Chasm : Sign::Pit, skin);
        }
    }
    if (look_.head) {
        draw_eyes();
    }
}

void LitTile::draw_eyes() const {
    const int middle = rect_.height / 2;
    const int apart = std::max(1, rect_.width / 5);
    const Style eye{role_of(OwnRole::Dirge), kEyes};
    for (const int x : {rect_.width / 2 - apart, rect_.width / 2 + apart}) {
        put({x, middle}, Sign::Eye, eye);
        if (rect_.width >= 9) {
            put({x - 1, middle}, Sign::PitWest, eye);
            put({x + 1, middle}, Sign::PitEast, eye);
        }
    }
}

}  // namespace

bool is_floor(const Rect& tile, Exits exits, Point at) {
    const RockSize rock = rock_size(tile);
    const bool north = at.y < rock.lines;
    const bool south = at.y >= tile.height - rock.lines;
    const bool west = at.x < rock.columns;
    const bool east = at.x >= tile.width - rock.columns;
    if ((north || south) && (west || east)) {
        return false;
    }
    return (!north || exits.has(Direction::North)) && (!south || exits.has(Direction::South))
           && (!west || exits.has(Direction::West)) && (!east || exits.has(Direction::East));
}

std::optional<Sign> crack_at(const Rect& tile, Exits exits, Point at) {
    if (!is_floor(tile, exits, at) || !is_cracked(tile, at)) {
        return std::nullopt;
    }
    const bool other = at.y < tile.height / 2 || (at.y == tile.height / 2 && at.x > 0);
    return other ? Sign::Crack2 : Sign::Crack;
}

int pit_reach(const Rect& tile, int line) {
    const double slope = (line - (tile.height - 1) / 2.0) / (tile.height / 2.0);
    const int half = tile.width / 2;
    return static_cast<int>(std::lround(half * std::sqrt(1 - slope * slope)));
}

Sign rim_sign(const Rect& tile, int line, bool west) {
    if (2 * line == tile.height - 1) {
        return west ? Sign::PitWest : Sign::PitEast;
    }
    if (2 * line < tile.height - 1) {
        return west ? Sign::PitNorthWest : Sign::PitNorthEast;
    }
    return west ? Sign::PitSouthWest : Sign::PitSouthEast;
}

void draw_ground(
    const Brush& brush, const Rect& rect, const TileLook& look, const tui::LightFall& light
) {
    Ground(brush, rect, look, light).draw();
}

void draw_lit_ground(
    const Brush& brush, const Rect& rect, const TileLook& look, const tui::LightFall& light
) {
    LitTile(brush, rect, look, light).draw();
}

}  // namespace tenebrae::nightcage::board
