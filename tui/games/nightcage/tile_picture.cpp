// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/tile_picture.hpp"

#include "tui/screen/board_frame.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nightcage::board {
namespace {

using tui::Light;
using tui::Point;
using tui::Rect;
using tui::Role;

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

/// The faintest light on the floor of an illuminated tile, between unlit and faint.
constexpr double kFarFloor = 1.5;
/// How much the grain of stone and floor changes their light.
constexpr double kStoneGrain = 0.35;
constexpr double kFloorGrain = 0.12;

/// The ground of a tile. Places are counted from its top left.
class Ground {
public:
    Ground(const TileCanvas& canvas, const TileLook& look, const tui::LightFall& light)
        : canvas_(canvas), tile_(canvas.rect), look_(look), light_(light) {}

    void draw() const;

private:
    void draw_gap() const;
    void draw_pixels(const TileShape& cells) const;
    [[nodiscard]] tui::Pixel pixel(const TileShape& shape, Point at) const;
    /// Returns whether it is drawn in pixels: what changes it has a single colour, and the Dirge
    /// has its own light.
    [[nodiscard]] bool has_pixels() const {
        return canvas_.pixels != nullptr && !look_.doomed && !look_.preview
               && look_.kind != TileKind::Chasm;
    }
    [[nodiscard]] Role role_of_surface(Surface surface) const;
    [[nodiscard]] Light light_on(Surface surface, Light falling) const;
    [[nodiscard]] tui::PackedCell seen(Spot spot, Light falling) const;

    /// Returns the middle of a column or line out of `count`, in tiles from the tile's middle.
    [[nodiscard]] static double offset(int at, int count) { return (at + 0.5) / count - 0.5; }

    const TileCanvas& canvas_;
    const Rect& tile_;
    const TileLook& look_;
    const tui::LightFall& light_;
};

void Ground::draw() const {
    if (look_.kind == TileKind::None) {
        draw_gap();
        return;
    }
    const TileShape shape = TileShape::in_cells(look_, tile_.width, tile_.height, canvas_.light);
    if (has_pixels()) {
        draw_pixels(shape);
        return;
    }
    for (int y = 0; y < tile_.height; ++y) {
        const tui::LightFall::Line line =
            light_.line(static_cast<int>(index(look_.cell)), offset(y, tile_.height));
        for (int x = 0; x < tile_.width; ++x) {
            const Light falling = line.at(offset(x, tile_.width));
            canvas_.brush.put({tile_.x + x, tile_.y + y}, seen(shape.at({x, y}), falling));
        }
    }
}

/// Draws pixels, with the signs of cracks on them.
void Ground::draw_pixels(const TileShape& cells) const {
    const TileShape shape = TileShape::in_pixels(look_, tile_.width, tile_.height);
    for (int y = 0; y < tile_.height; ++y) {
        for (int x = 0; x < tile_.width; ++x) {
            const Point at{tile_.x + x, tile_.y + y};
            const tui::CellPixels pixels{pixel(shape, {x, 2 * y}), pixel(shape, {x, 2 * y + 1})};
            const Spot spot = cells.at({x, y});
            const Light light = tui::nearest_step(pixels);
            if (spot.surface == Surface::Crack) {
                canvas_.brush.put(at, spot.sign, {role_of_surface(spot.surface), light});
            } else {
                canvas_.brush.put(at, U' ', {pixels.lower.surface, light});
            }
            canvas_.brush.paint(at, pixels);
        }
    }
}

tui::Pixel Ground::pixel(const TileShape& shape, Point at) const {
    const Surface surface = shape.at(at).surface;
    const Role role =
        surface == Surface::Crack ? role_of(OwnRole::Passage) : role_of_surface(surface);
    if (surface == Surface::Hole) {
        return {role, tui::fine_light(tui::kUnlit)};
    }
    const Point place{canvas_.corner.x + at.x, canvas_.corner.y + at.y};
    const bool is_stone = surface == Surface::Rock;
    const double least = look_.illuminated && !is_stone ? kFarFloor : double{tui::kUnlit};
    const double noise = (is_stone ? kStoneGrain : kFloorGrain)
                         * tui::grain(static_cast<unsigned>(index(look_.cell)), at);
    return canvas_.pixels->seen(place, role, least, noise);
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
