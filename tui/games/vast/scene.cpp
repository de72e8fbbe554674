// SPDX-License-Identifier: MIT
#include "tui/games/vast/scene.hpp"

#include "tui/games/vast/terrain_shape.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::vast::board {
namespace {

constexpr int kRowNameColumns = 3;  ///< of the names of rows
constexpr int kColumnNameLines = 1;

/// A size of tiles, and the room from which it is used.
struct TileSize {
    tui::Pitch pitch;
    int width;
    int height;
};
constexpr std::array kSizes{
    TileSize{{17, 7}, 104, 44}, TileSize{{11, 5}, 62, 30}, TileSize{{7, 3}, 0, 0}};

/// Returns the first number of a window of this length. `from` and `to` are the ends of the map.
int window_start(int length, int from, int to, int centre) {
    if (to - from <= length) {
        return from - (length - (to - from)) / 2;
    }
    return std::clamp(centre - length / 2, from, to - length);
}

/// Returns the start moved so far that the window holds a number.
int holding(int start, int length, int number) {
    return std::clamp(start, number - length + 1, number);
}

void grow(tui::Rect& bounds, Cell cell) {
    const int right = std::max(bounds.right(), cell.east + 1);
    const int bottom = std::max(bounds.bottom(), cell.south + 1);
    bounds.x = std::min<int>(bounds.x, cell.east);
    bounds.y = std::min<int>(bounds.y, cell.south);
    bounds.width = right - bounds.x;
    bounds.height = bottom - bounds.y;
}

}  // namespace

std::optional<std::uint8_t> next_symbol(const Rules& rules, const State& state) {
    if (state.stack.empty()) {
        return std::nullopt;
    }
    return rules.symbol_of(state.stack.cards[state.stack.size - 1U]);
}

Change change_of(const Action& action) {
    using enum ActionKind;
    struct Row {
        ActionKind kind;
        Change change;
    };
    constexpr std::array kChanges{
        Row{Fill, Change::Placed},
        Row{Place, Change::Placed},
        Row{Explore, Change::Placed},
        Row{Remove, Change::Removed},
        Row{CaveIn, Change::Removed},
        Row{Orient, Change::Shown},
        Row{Reveal, Change::Shown},
        Row{RevealPeeked, Change::Shown},
        Row{Dig, Change::Placed},
        Row{OmenHatred, Change::Placed},
        Row{OmenHatredRemove, Change::Removed},
        Row{OmenCurseTurn, Change::Shown},
        Row{OmenRockslide, Change::Walled},
        Row{OmenRockslideFrom, Change::Walled},
        Row{Treasure, Change::Token},
        Row{OmenPlunder, Change::Token},
        Row{OmenCurseEvent, Change::Token},
        Row{ActionKind::Terrain, Change::Terrain},
        Row{Pits, Change::Terrain}};
    const auto* const found = std::ranges::find(kChanges, action.kind, &Row::kind);
    return found == kChanges.end() ? Change::None : found->change;
}

bool names_tile(const Rules& rules, const Action& action) {
    using enum ActionKind;
    constexpr std::array kPlacing{Fill, Place, Dig, OmenHatred};
    return rules.has_role(Role::Cave) && std::ranges::find(kPlacing, action.kind) != kPlacing.end();
}

MapFrame widened(const MapFrame& map) {
    constexpr int kMore = 2;
    MapFrame wide = map;
    wide.frame.columns += 2 * kMore;
    wide.frame.rows += 2 * kMore;
    wide.frame.corner.x -= kMore * map.frame.pitch.columns;
    wide.frame.corner.y -= kMore * map.frame.pitch.lines;
    wide.first = moved(map.first, -kMore, -kMore);
    return wide;
}

tui::Rect bounds_of(const Scene& scene) {
    tui::Rect bounds{0, 0, 1, 1};
    for (const Space& space : scene.state.spaces) {
        if (space.is_used()) {
            grow(bounds, space.at);
        }
    }
    for (const TribeState& tribe : scene.state.goblins.tribes) {
        if (tribe.lurks != kNoCell) {
            grow(bounds, tribe.lurks);
        }
    }
    for (const Aim::Mark& mark : scene.marks) {
        grow(bounds, mark.cell);
    }
    for (const TerrainPart& part : placed_parts(scene.action)) {
        grow(bounds, part.at);
    }
    for (const Cell cell : scene.falling) {
        grow(bounds, cell);
    }
    for (const Cell cell : scene.glowing) {
        grow(bounds, cell);
    }
    return bounds;
}

MapFrame lay_out_map(const tui::Rect& rect, tui::Pitch pitch, const Scene& scene, Cell centre) {
    const tui::Rect bounds = bounds_of(scene);
    MapFrame map;
    map.frame.pitch = pitch;
    map.frame.columns = std::max(1, (rect.width - kRowNameColumns) / pitch.columns);
    map.frame.rows = std::max(1, (rect.height - kColumnNameLines) / pitch.lines);
    map.frame.corner = {
        rect.x + kRowNameColumns
            + std::max(0, rect.width - kRowNameColumns - map.frame.columns * pitch.columns) / 2,
        rect.y + kColumnNameLines};
    int east = window_start(map.frame.columns, bounds.x, bounds.right(), centre.east);
    int south = window_start(map.frame.rows, bounds.y, bounds.bottom(), centre.south);
    const Cell shown = scene.cursor ? *scene.cursor : scene.aimed.value_or(centre);
    east = holding(east, map.frame.columns, shown.east);
    south = holding(south, map.frame.rows, shown.south);
    map.first = {static_cast<std::int8_t>(south), static_cast<std::int8_t>(east)};
    return map;
}

tui::Pitch pitch_for(const tui::Rect& rect) {
    const auto* const size = std::ranges::find_if(kSizes, [&](const TileSize& one) {
        return rect.width >= one.width && rect.height >= one.height;
    });
    return size == kSizes.end() ? kSizes.back().pitch : size->pitch;
}

}  // namespace tenebrae::vast::board
