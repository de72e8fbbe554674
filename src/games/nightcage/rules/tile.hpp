// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/geometry.hpp"

#include <string_view>

namespace tenebrae::nightcage {

/// The content of a cell. Pit and Chasm are not tiles of the stack: a pit is the back of any tile
/// (NC-T4).
enum class TileKind : std::uint8_t {
    None,
    Start,
    Straight,
    Tee,
    CrumblingTee,
    FourWay,
    Key,
    Gate,
    WaxEater,
    Keeper,
    PitFiend,
    Pathless,
    Omen,
    Pit,
    Chasm,
};
inline constexpr std::size_t kTileKinds = 15;

constexpr std::size_t index(TileKind kind) {
    return static_cast<std::size_t>(kind);
}

constexpr bool is_monster(TileKind kind) {
    return kind >= TileKind::WaxEater && kind <= TileKind::Pathless;
}
constexpr bool is_pit(TileKind kind) {
    return kind == TileKind::Pit || kind == TileKind::Chasm;
}

/// Returns whether a kind has an effect as soon as it is placed (NC-P1, NC-D2).
constexpr bool acts_when_placed(TileKind kind) {
    return kind == TileKind::PitFiend || kind == TileKind::Omen;
}

/// Returns whether a kind is placed with a key.
constexpr bool holds_key(TileKind kind) {
    return kind == TileKind::Key || kind == TileKind::Keeper;
}

/// Returns whether a kind is a passage of NC-S1: straight, T or four-way, but not crumbling T.
constexpr bool is_passage(TileKind kind) {
    return kind == TileKind::Straight || kind == TileKind::Tee || kind == TileKind::FourWay;
}

/// Returns the name of a kind in data files, commands, JSON and positions: "four-way", "wax-eater",
/// ...
std::string_view name(TileKind kind);
/// Returns the kind with that name, or None.
TileKind tile_kind(std::string_view wanted);

}  // namespace tenebrae::nightcage
