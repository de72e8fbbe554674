// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/board_light.hpp"

#include "core/random.hpp"
#include "games/nightcage/rules/light.hpp"
#include "tui/games/nightcage/game_stats.hpp"
#include "tui/games/nightcage/roles.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

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

/// Returns the strength of all flames, which sink while the last third of the stack is used up.
double waning(const Rules& rules, const PublicState& shown) {
    constexpr double kLeast = 0.45;
    const int third = tiles_at_start(rules) / 3;
    const double left =
        shown.stack_size >= third ? 1 : static_cast<double>(shown.stack_size) / third;
    return kLeast + (1 - kLeast) * left;
}

double strength(const Rules& rules, const PublicState& shown, const Flames& flames, unsigned who) {
    const bool sinks = contains(flames.dying, static_cast<PrisonerId>(who));
    return sinks ? kSinking : breath(flames.flicker, who) * waning(rules, shown);
}

}  // namespace

tui::LightFall candlelight(const Rules& rules, const PublicState& shown, const Flames& flames) {
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
            plan.flames.push_back(
                {static_cast<int>(index(prisoner.cell)), strength(rules, shown, flames, who)}
            );
        } else {
            plan.least[index(prisoner.cell)] = tui::kFaintest;  // barely visible
        }
    }
    return tui::LightFall(plan);
}

namespace {

/// How far lights reach, in tiles, and how bright they are where they come from. A candle has just
/// enough light for the next tile.
constexpr double kCandleReach = 1.9;
constexpr double kCandlePeak = 5.6;
constexpr double kGlowReach = 1;
constexpr double kGlowPeak = 5;

/// Returns the colour in which something shines; nothing for most tiles.
std::optional<tui::Role> glow_of(TileKind kind) {
    if (kind == TileKind::Gate) {
        return role_of(OwnRole::GateGlow);
    }
    if (kind == TileKind::Chasm || kind == TileKind::Omen || kind == TileKind::Pathless) {
        return role_of(OwnRole::BossGlow);
    }
    return is_monster(kind) ? std::optional(role_of(OwnRole::MonsterGlow)) : std::nullopt;
}

tui::PixelLight::Matter matter_of(Surface surface) {
    using enum tui::PixelLight::Matter;
    return surface == Surface::Rock ? Solid : surface == Surface::Hole ? Void : Open;
}

void set_matters(tui::PixelLight& light, const PlacedTile& tile, tui::Pitch size) {
    if (tile.look.kind == TileKind::None || tile.look.preview) {
        return;
    }
    const TileShape shape = TileShape::in_pixels(tile.look, size.columns, size.lines);
    for (int y = 0; y < shape.height(); ++y) {
        for (int x = 0; x < shape.width(); ++x) {
            light.set({tile.corner.x + x, tile.corner.y + y}, matter_of(shape.at({x, y}).surface));
        }
    }
}

}  // namespace

tui::PixelLight pixel_light(
    const Rules& rules,
    const PublicState& shown,
    const Flames& flames,
    std::span<const PlacedTile> tiles,
    const tui::BoardFrame& frame
) {
    const tui::Pitch size = frame.pitch;
    tui::PixelLight light(size.columns * frame.columns, 2 * size.lines * frame.rows, true);
    for (const PlacedTile& tile : tiles) {
        set_matters(light, tile, size);
    }
    for (const PlacedTile& tile : tiles) {
        const tui::Point middle{tile.corner.x + size.columns / 2, tile.corner.y + size.lines};
        if (const auto glow = glow_of(tile.look.kind); glow && !tile.look.preview) {
            light.shine({middle, kGlowPeak, kGlowReach * size.columns, *glow});
        }
        for (unsigned who = 0; who < rules.prisoners; ++who) {
            const Prisoner& prisoner = shown.prisoners[who];
            if (is_on_board(prisoner) && prisoner.lit && prisoner.cell == tile.look.cell) {
                const double reach = kCandleReach * std::sqrt(strength(rules, shown, flames, who));
                light.shine({middle, kCandlePeak, reach * size.columns});
            }
        }
    }
    return light;
}

}  // namespace tenebrae::nightcage::board
