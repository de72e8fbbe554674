// SPDX-License-Identifier: MIT
#include "tui/games/vast/map_light.hpp"

#include "core/random.hpp"
#include "games/vast/rules/terrain.hpp"
#include "tui/games/vast/roles.hpp"
#include "tui/games/vast/tile_shape.hpp"

#include <cmath>
#include <cstdint>
#include <vector>

namespace tenebrae::vast::board {
namespace {

/// A light source on a space. The first three are for light in steps, the others for pixels; the
/// reach is in tiles.
struct Source {
    double strength;
    int steps;
    bool fades;
    double peak;
    double reach;
    tui::Role glow;
};

const Source kDaylight{1.4, 1, true, 5.2, 1.7, tui::Role::Light};
const Source kTorch{1.2, 2, true, 5.6, 2.0, role_of(OwnRole::TorchGlow)};
const Source kLantern{0.5, 1, true, 3.8, 1.1, role_of(OwnRole::TorchGlow)};
const Source kFlames{1.6, 2, true, 6.0, 2.4, role_of(OwnRole::FireGlow)};
const Source kEmbers{0.3, 0, true, 3.4, 0.8, role_of(OwnRole::FireGlow)};
const Source kGleam{0.6, 1, true, 4.8, 1.3, role_of(OwnRole::CrystalGlow)};
const Source kMagma{0.9, 1, true, 4.6, 1.0, role_of(OwnRole::FireGlow)};

/// Returns the part of its strength that a flame has while it flickers, 0.85 to 1.15. Its random
/// numbers are separate, so that those of the rules are never touched.
double breath(unsigned flicker, Piece who) {
    if (flicker == 0) {
        return 1;
    }
    std::uint64_t word = std::uint64_t{flicker} * kPieces + index(who);
    return 0.85 + static_cast<double>(core::splitmix64(word) % 31) / 100;
}

Source flickering(Source source, unsigned flicker, Piece who) {
    const double part = breath(flicker, who);
    source.strength *= part;
    source.reach *= std::sqrt(part);
    return source;
}

/// Returns the light sources of a space that is not Dark.
std::vector<Source> sources_on(const Scene& scene, SpaceId id) {
    std::vector<Source> sources;
    if (id == kEntranceSpace) {
        sources.push_back(kDaylight);
    }
    if (scene.places[index(Piece::Knight)] == id) {
        sources.push_back(flickering(kTorch, scene.flicker, Piece::Knight));
    }
    if (scene.places[index(Piece::Thief)] == id) {
        sources.push_back(flickering(kLantern, scene.flicker, Piece::Thief));
    }
    if (scene.places[index(Piece::Dragon)] == id) {
        const Source& source = scene.state.dragon.surfaced ? kFlames : kEmbers;
        sources.push_back(flickering(source, scene.flicker, Piece::Dragon));
    }
    if (scene.state.dragon.flame_wall == id) {
        sources.push_back(kFlames);
    }
    if (scene.state.spaces[id].has(Token::Crystal)) {
        sources.push_back(kGleam);
    }
    if (is_terrain(scene.state, id, Terrain::Magma)) {
        sources.push_back(kMagma);
    }
    return sources;
}

/// Returns whether light falls onto a space and through it: a Lit tile or a Terrain (VA-N3).
bool is_clear(const Space& space) {
    return space.is_used() && !space.is_dark();
}

/// Calls `each` for every such space in the frame.
template <typename Each>
void for_clear_spaces(const MapFrame& map, const Scene& scene, Each each) {
    for (SpaceId id = 0; id < kMaxSpaces; ++id) {
        const Space& space = scene.state.spaces[id];
        if (is_clear(space) && map.contains(space.at)) {
            each(id, space);
        }
    }
}

}  // namespace

Sides openings(const State& state, SpaceId space) {
    Sides open = 0;
    if (!state.spaces[space].is_lit()) {
        return open;
    }
    for (const Direction direction : kDirections) {
        const bool is_open =
            has(state.spaces[space].open(), direction) || is_bombed(state, space, direction);
        if (is_open && !has_rockslide(state, space, direction)) {
            put(open, direction);
        }
    }
    return open;
}

tui::LightFall light_on(const MapFrame& map, const Scene& scene) {
    const auto cells =
        static_cast<std::size_t>(map.frame.columns) * static_cast<std::size_t>(map.frame.rows);
    tui::LightPlan plan{
        map.frame.columns,
        map.frame.rows,
        false,
        std::vector<std::uint8_t>(cells),
        std::vector<tui::Light>(cells, tui::kUnlit),
        {}};
    for_clear_spaces(map, scene, [&](SpaceId id, const Space& space) {
        const int place =
            (space.at.south - map.first.south) * map.frame.columns + space.at.east - map.first.east;
        for (const Direction direction : kDirections) {
            const SpaceId next = neighbour(scene.state, id, direction);
            if (next != kNoSpace && is_clear(scene.state.spaces[next])
                && has_passage(scene.state, id, direction)) {
                // Directions and tui::Side have the same order.
                plan.open[static_cast<std::size_t>(place)] |=
                    static_cast<std::uint8_t>(1U << index(direction));
            }
        }
        for (const Source& source : sources_on(scene, id)) {
            plan.flames.push_back({place, source.strength, source.steps, source.fades});
        }
    });
    return tui::LightFall(plan);
}

tui::PixelLight pixel_light_on(const MapFrame& map, const Scene& scene) {
    using enum tui::PixelLight::Matter;
    const tui::Pitch size = map.frame.pitch;
    tui::PixelLight light(size.columns * map.frame.columns, 2 * size.lines * map.frame.rows, false);
    const auto corner_of = [&](Cell cell) {
        return tui::Point{
            (cell.east - map.first.east) * size.columns,
            2 * (cell.south - map.first.south) * size.lines};
    };
    for (SpaceId id = 0; id < kMaxSpaces; ++id) {
        const Space& space = scene.state.spaces[id];
        if (!space.is_used() || !map.contains(space.at)) {
            continue;
        }
        const TileShape shape{size, openings(scene.state, id)};
        const tui::Point corner = corner_of(space.at);
        for (int y = 0; y < 2 * size.lines; ++y) {
            for (int x = 0; x < size.columns; ++x) {
                const bool is_open =
                    space.is_terrain() || (space.is_lit() && shape.is_floor(x, y / 2));
                light.set({corner.x + x, corner.y + y}, is_open ? Open : Solid);
            }
        }
    }
    for_clear_spaces(map, scene, [&](SpaceId id, const Space& space) {
        const tui::Point corner = corner_of(space.at);
        const tui::Point middle{corner.x + size.columns / 2, corner.y + size.lines};
        for (const Source& source : sources_on(scene, id)) {
            light.shine({middle, source.peak, source.reach * size.columns, source.glow});
        }
    });
    return light;
}

}  // namespace tenebrae::vast::board
