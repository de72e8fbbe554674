// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/lit_tile.hpp"

#include "tui/games/nightcage/roles.hpp"

#include <cstdlib>

namespace tenebrae::nightcage::board {
namespace {

using tui::Light;
using tui::Point;
using tui::Rect;
using tui::Role;
using tui::Style;

/// The Dirge's skin and eyes, by the light of its role.
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
    /// On what is about to be lost none falls.
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

/// Truly nothing, but for what can be chosen and where light falls into it.
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

/// Black within a rim on which light falls; open on all four sides (NC-T4).
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

/// At the sides where it ends, and here and there in between.
bool LitTile::is_skin(Point at) const {
    const bool outside = (at.y == 0 && !look_.joins.has(Direction::North))
                         || (at.y == rect_.height - 1 && !look_.joins.has(Direction::South))
                         || (at.x == 0 && !look_.joins.has(Direction::West))
                         || (at.x == rect_.width - 1 && !look_.joins.has(Direction::East));
    return outside || (3 * at.x + 5 * at.y) % 11 == 0;
}

/// One creature however many cells it has (NC-D5).
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

void draw_lit_ground(
    const Brush& brush, const Rect& rect, const TileLook& look, const tui::LightFall& light
) {
    LitTile(brush, rect, look, light).draw();
}

}  // namespace tenebrae::nightcage::board
