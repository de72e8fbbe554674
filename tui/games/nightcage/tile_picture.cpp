// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/tile_picture.hpp"

#include "core/random.hpp"
#include "tui/screen/board_frame.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>

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

/// What a place of a tile is made of.
enum class Surface : std::uint8_t {
    Floor,
    Rock,
    Crack,  ///< floor that crumbles
    Ledge,  ///< ground outside the rim of a pit
    Rim,
    Hole,
    Skin,  ///< of the Dirge
    Eye,
};
constexpr std::size_t kSurfaces = static_cast<std::size_t>(Surface::Eye) + 1;

/// One place of a tile, before light falls on it.
struct Spot {
    Surface surface;
    Sign sign;
};

/// The roles of a surface, without light as background and with it.
struct Material {
    OwnRole in_ink;
    OwnRole on_light;
};
/// By Surface.
constexpr std::array<Material, kSurfaces> kMaterials{{
    {OwnRole::Floor, OwnRole::Passage},
    {OwnRole::Rock, OwnRole::Stone},
    {OwnRole::Crack, OwnRole::Fissure},
    {OwnRole::Floor, OwnRole::Rim},
    {OwnRole::Pit, OwnRole::Rim},
    {OwnRole::Pit, OwnRole::Hollow},
    {OwnRole::Pit, OwnRole::Dirge},
    {OwnRole::Pit, OwnRole::Dirge},
}};

/// The light from which glyphs change, too, for terminals without colour.
constexpr Light kNear = 4;
/// The light of the Dirge's skin and eyes.
constexpr Light kSkin = 2;
constexpr Light kComingSkin = 1;
constexpr Light kEyes = tui::kBrightest;

constexpr Sign in_much_light(Sign sign) {
    return sign == Sign::Floor ? Sign::FloorLit : sign == Sign::Rock ? Sign::RockLit : sign;
}

/// The size of the rock beside the passages of a tile of this size.
struct RockSize {
    int columns;  ///< on either side of a passage that runs north and south: 1, 2, 2, 3, 4
    int lines;
};
constexpr RockSize rock_size(const Rect& tile) {
    return {(tile.width * 2 + 3) / 7, (tile.height + 1) / 4};
}

/// The ground of a tile. Places are counted from its top left.
class Ground {
public:
    Ground(const TileCanvas& canvas, const TileLook& look, const tui::LightFall& light)
        : canvas_(canvas),
          tile_(canvas.rect),
          look_(look),
          light_(light),
          rock_(rock_size(canvas.rect)) {}

    void draw() const;

private:
    void draw_gap() const;

    // What the tile is made of.
    [[nodiscard]] Spot spot_at(Point at) const;
    [[nodiscard]] Spot passage_at(Point at) const;
    [[nodiscard]] bool is_floor(Point at) const;
    [[nodiscard]] bool is_cracked(Point at) const;
    [[nodiscard]] Spot pit_at(Point at) const;
    [[nodiscard]] Sign rim_at(Point at) const;
    [[nodiscard]] Spot dirge_at(Point at) const;
    [[nodiscard]] bool is_skin(Point at) const;
    [[nodiscard]] std::optional<Sign> eye_at(Point at) const;

    // How it looks.
    [[nodiscard]] Role role_of_surface(Surface surface) const;
    [[nodiscard]] Light light_on(Surface surface, Light falling) const;
    [[nodiscard]] tui::PackedCell seen(Spot spot, Light falling) const;

    /// Returns the middle of a column or line out of `count`, in tiles from the tile's middle.
    [[nodiscard]] static double offset(int at, int count) { return (at + 0.5) / count - 0.5; }

    const TileCanvas& canvas_;
    const Rect& tile_;
    const TileLook& look_;
    const tui::LightFall& light_;
    RockSize rock_;
};

void Ground::draw() const {
    if (look_.kind == TileKind::None) {
        draw_gap();
        return;
    }
    for (int y = 0; y < tile_.height; ++y) {
        const tui::LightFall::Line line =
            light_.line(static_cast<int>(index(look_.cell)), offset(y, tile_.height));
        for (int x = 0; x < tile_.width; ++x) {
            const Light falling = line.at(offset(x, tile_.width));
            canvas_.brush.put({tile_.x + x, tile_.y + y}, seen(spot_at({x, y}), falling));
        }
    }
}

/// Draws darkness with a mark in its middle if it can be chosen or light falls into it, and,
/// without light as background, always, so that cells can be counted.
void Ground::draw_gap() const {
    canvas_.brush.fill(tile_, Sign::Pit, {Role::Dark, 0});
    const Point middle = tui::middle_of(tile_);
    if (look_.possible) {
        canvas_.brush.put(middle, Sign::Choice, {Role::Choice, 0});
    } else if (look_.illuminated) {
        canvas_.brush.put(middle, Sign::LitGap, {Role::Faint, 0});
    } else if (!canvas_.light) {
        canvas_.brush.put(middle, Sign::Gap, {Role::Faint, 0});
    }
}

Spot Ground::spot_at(Point at) const {
    if (look_.kind == TileKind::Chasm) {
        return dirge_at(at);
    }
    return is_pit(look_.kind) ? pit_at(at) : passage_at(at);
}

Spot Ground::passage_at(Point at) const {
    if (!is_floor(at)) {
        const Sign rock = look_.doomed ? Sign::Doomed : look_.preview ? Sign::Coming : Sign::Rock;
        return {Surface::Rock, rock};
    }
    if (look_.crumbles && is_cracked(at)) {
        const int middle = tile_.height / 2;
        const bool other = at.y < middle || (at.y == middle && at.x > 0);
        return {Surface::Crack, other ? Sign::Crack2 : Sign::Crack};
    }
    return {Surface::Floor, Sign::Floor};
}

/// Returns whether a place is floor: the middle and, towards each exit, a passage of the same
/// width.
bool Ground::is_floor(Point at) const {
    const bool north = at.y < rock_.lines;
    const bool south = at.y >= tile_.height - rock_.lines;
    const bool west = at.x < rock_.columns;
    const bool east = at.x >= tile_.width - rock_.columns;
    if ((north || south) && (west || east)) {
        return false;
    }
    const Exits exits = look_.exits;
    return (!north || exits.has(Direction::North)) && (!south || exits.has(Direction::South))
           && (!west || exits.has(Direction::West)) && (!east || exits.has(Direction::East));
}

/// Returns whether floor that crumbles is cracked: before the openings and, on large tiles, inside,
/// but not in the middle, where contents are drawn.
bool Ground::is_cracked(Point at) const {
    const int east = at.x - tile_.width / 2;
    const int south = at.y - tile_.height / 2;
    if (south == 0) {
        return std::abs(east) == tile_.width / 2;
    }
    if (std::abs(south) == tile_.height / 2) {
        return east == (south < 0 ? -1 : 1);
    }
    return (2 * east + 3 * south) % 5 == 0;
}

/// Returns the ground of a hole with a rim, open on all four sides (NC-T4), without rock.
Spot Ground::pit_at(Point at) const {
    const int half = tile_.width / 2;
    const double slope = (at.y - (tile_.height - 1) / 2.0) / (tile_.height / 2.0);
    const int reach = static_cast<int>(std::lround(half * std::sqrt(1 - slope * slope)));
    const int away = std::abs(at.x - half);
    if (away == reach) {
        return {Surface::Rim, rim_at(at)};
    }
    return {away < reach ? Surface::Hole : Surface::Ledge, Sign::Pit};
}

Sign Ground::rim_at(Point at) const {
    const bool west = at.x < tile_.width / 2;
    if (2 * at.y == tile_.height - 1) {
        return west ? Sign::PitWest : Sign::PitEast;
    }
    if (2 * at.y < tile_.height - 1) {
        return west ? Sign::PitNorthWest : Sign::PitNorthEast;
    }
    return west ? Sign::PitSouthWest : Sign::PitSouthEast;
}

/// Returns a part of the Dirge: one abyss, without a rim between its cells (NC-D5), and on light
/// one creature in all its cells.
Spot Ground::dirge_at(Point at) const {
    if (const auto eye = eye_at(at)) {
        return {Surface::Eye, *eye};
    }
    return {Surface::Skin, is_skin(at) ? Sign::Chasm : Sign::Pit};
}

/// Returns whether a place shows skin: every other one without light as background, otherwise at
/// the outer sides of the Dirge, and here and there inside.
bool Ground::is_skin(Point at) const {
    if (!canvas_.light) {
        return (at.x + at.y) % 2 == 0;
    }
    const bool outside = (at.y == 0 && !look_.joins.has(Direction::North))
                         || (at.y == tile_.height - 1 && !look_.joins.has(Direction::South))
                         || (at.x == 0 && !look_.joins.has(Direction::West))
                         || (at.x == tile_.width - 1 && !look_.joins.has(Direction::East));
    return outside || (3 * at.x + 5 * at.y) % 11 == 0;
}

/// Returns the sign of an eye or, on large tiles, of a lid beside it.
std::optional<Sign> Ground::eye_at(Point at) const {
    if (!canvas_.light || !look_.head || at.y != tile_.height / 2) {
        return std::nullopt;
    }
    const int apart = std::max(1, tile_.width / 5);
    for (const int eye : {tile_.width / 2 + apart, tile_.width / 2 - apart}) {
        if (at.x == eye) {
            return Sign::Eye;
        }
        if (tile_.width >= 9 && std::abs(at.x - eye) == 1) {
            return at.x < eye ? Sign::PitWest : Sign::PitEast;
        }
    }
    return std::nullopt;
}

/// Returns the role of a surface. On light, a Dirge that is not there yet is only darker.
Role Ground::role_of_surface(Surface surface) const {
    const bool is_steady = surface == Surface::Hole || surface == Surface::Eye;
    if (look_.doomed && !is_steady) {
        return canvas_.lost_role();
    }
    if (look_.preview && !is_steady && !(canvas_.light && surface == Surface::Skin)) {
        return canvas_.coming_role();
    }
    const Material& material = kMaterials[static_cast<std::size_t>(surface)];
    return role_of(canvas_.light ? material.on_light : material.in_ink);
}

/// Returns the light on a surface. None falls on a tile that would be lost, nor into a hole; the
/// Dirge has its own.
Light Ground::light_on(Surface surface, Light falling) const {
    if (surface == Surface::Hole) {
        return 0;
    }
    if (surface == Surface::Eye) {
        return kEyes;
    }
    if (surface == Surface::Skin) {
        return !canvas_.light ? Light{0} : look_.preview ? kComingSkin : kSkin;
    }
    return !look_.doomed ? falling : canvas_.light ? tui::kUnlit : Light{0};
}

/// Returns a place as it is drawn in the light that falls there.
tui::PackedCell Ground::seen(Spot spot, Light falling) const {
    const Light light = light_on(spot.surface, falling);
    const bool is_near = !canvas_.light && light >= kNear;
    return canvas_.brush.cell(
        is_near ? in_much_light(spot.sign) : spot.sign, {role_of_surface(spot.surface), light}
    );
}

}  // namespace

void draw_ground(const TileCanvas& canvas, const TileLook& look, const tui::LightFall& light) {
    Ground(canvas, look, light).draw();
}

}  // namespace tenebrae::nightcage::board
