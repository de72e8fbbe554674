// SPDX-License-Identifier: MIT
#include "tui/games/vast/terrain_shape.hpp"

#include <array>
#include <cstdlib>

namespace tenebrae::vast::board {
namespace {

constexpr int kBridge = 1;  ///< the number of the part of the Canyon

bool is_of_bridge(const TerrainPart& part) {
    return part.terrain == Terrain::Canyon && part.number == kBridge;
}

/// Returns the remainder from 0, for negative numbers too.
constexpr int wrapped(int number, int length) {
    return (number % length + length) % length;
}

}  // namespace

TerrainPart terrain_part(const Space& space) {
    return {terrain_of(space), part_of(space), turn_of(space), space.at};
}

std::vector<TerrainPart> placed_parts(const Action& action) {
    std::vector<TerrainPart> parts;
    if (action.kind == ActionKind::Terrain) {
        const auto terrain = static_cast<Terrain>(action.what);
        for (const Cell cell : cells_of(terrain, action.cell, action.over)) {
            parts.push_back({terrain, static_cast<int>(parts.size()), action.over, cell});
        }
    } else if (action.kind == ActionKind::Pits) {
        for (const Cell cell : pits_of(action)) {
            parts.push_back({Terrain::Pits, static_cast<int>(parts.size()), 0, cell});
        }
    }
    return parts;
}

std::string_view name_of_part(const TerrainPart& part) {
    constexpr std::array<std::string_view, kTerrains> kNames{
        "chasm", "lake", "magma", "forest", "pit", "river"};
    return is_of_bridge(part) ? "bridge" : kNames.at(static_cast<std::size_t>(part.terrain));
}

Sign sign_of_part(const TerrainPart& part) {
    constexpr std::array<Sign, kTerrains> kSignsOf{
        Sign::Chasm, Sign::Water, Sign::Magma, Sign::Mushroom, Sign::Pit, Sign::Stream};
    return is_of_bridge(part) ? Sign::Planks : kSignsOf.at(static_cast<std::size_t>(part.terrain));
}

OwnRole role_of_part(const TerrainPart& part) {
    constexpr std::array<OwnRole, kTerrains> kRolesOf{
        OwnRole::Chasm,
        OwnRole::Water,
        OwnRole::Magma,
        OwnRole::Forest,
        OwnRole::Chasm,
        OwnRole::Water};
    return is_of_bridge(part) ? OwnRole::Planks
                              : kRolesOf.at(static_cast<std::size_t>(part.terrain));
}

/// Returns whether a place is on the bridge: a band between its two free sides.
bool TerrainShape::is_bridge(int x, int y) const {
    const bool leads_north = part.turn == kAcross;
    const int middle = leads_north ? size.columns / 2 : size.lines / 2;
    const int reach = leads_north ? size.columns / 4 : size.lines / 4;
    return is_of_bridge(part) && std::abs((leads_north ? x : y) - middle) <= reach;
}

/// Returns whether a place is in a Pit: an ellipse that leaves the corners free.
bool TerrainShape::is_pit(int x, int y) const {
    const int dx = 2 * x + 1 - size.columns;
    const int dy = 2 * y + 1 - size.lines;
    return dx * dx * size.lines * size.lines + dy * dy * size.columns * size.columns
           < size.columns * size.columns * size.lines * size.lines;
}

bool TerrainShape::is_pit_wall(int x, int y) const {
    return is_pit(x, y)
           && !(is_pit(x - 1, y) && is_pit(x + 1, y) && is_pit(x, y - 1) && is_pit(x, y + 1));
}

OwnRole TerrainShape::ground_at(int x, int y) const {
    if (part.terrain == Terrain::Canyon) {
        return is_bridge(x, y) ? OwnRole::Planks : OwnRole::Chasm;
    }
    if (part.terrain == Terrain::Pits) {
        return is_pit(x, y) ? OwnRole::Chasm : OwnRole::Ground;
    }
    return role_of_part(part);
}

Sign TerrainShape::sign_at(int x, int y) const {
    constexpr std::array kCurrents{
        Sign::CurrentNorth, Sign::CurrentEast, Sign::CurrentSouth, Sign::CurrentWest};
    // Patterns are counted on the map, not on the tile.
    const int column = x + part.at.east * size.columns;
    const int line = y + part.at.south * size.lines;
    const bool is_wave = wrapped(column + 2 * line, 4) == 0;
    switch (part.terrain) {
    case Terrain::Canyon:
        return is_bridge(x, y)                  ? Sign::Planks
               : wrapped(column + line, 3) == 0 ? Sign::Chasm
                                                : Sign::Floor;
    case Terrain::Lake: return is_wave ? Sign::Water : Sign::Floor;
    case Terrain::Magma: return wrapped(column + line, 2) == 0 ? Sign::Magma : Sign::Floor;
    case Terrain::Forest: return wrapped(2 * column + line, 5) == 0 ? Sign::Mushroom : Sign::Floor;
    case Terrain::Pits: return is_pit_wall(x, y) ? Sign::Pit : Sign::Floor;
    case Terrain::River:
        return is_wave                              ? kCurrents.at(part.turn)
               : wrapped(column + 2 * line, 4) == 2 ? Sign::Water
                                                    : Sign::Floor;
    }
    return Sign::Floor;
}

}  // namespace tenebrae::vast::board
