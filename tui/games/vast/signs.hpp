// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/sign_brush.hpp"
#include "tui/screen/theme.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tenebrae::vast::board {

/// The signs of the board and its panel: glyphs "vast.wall" and so on.
enum class Sign : std::uint8_t {
    Wall,
    Floor,
    Dark,
    Entrance,
    Fangs,  ///< the symbols of the tribes, in the order of their numbers
    Bones,
    Eye,
    FangsSide,  ///< on both sides of the symbol of the fangs
    BonesSide,
    EyeLeft,
    EyeRight,
    Watching,
    Crystal,
    Event,
    Treasure,
    Gem,
    FlameWall,
    Vault,
    Monster,
    Rockslide,
    Ambush,
    Peeked,  ///< on a Dark tile at which the Thief has peeked
    Water,  ///< of a Lake or River
    Stream,  ///< a River in the overview
    CurrentNorth,  ///< the current of a River, by Direction
    CurrentEast,
    CurrentSouth,
    CurrentWest,
    Magma,
    Mushroom,  ///< of the Mushroom Forest
    Chasm,  ///< of the Canyon
    Planks,  ///< of its bridge
    Pit,
    Choice,
    Coming,
    Doomed,
    Falling,
    Path,
    Cube,
    NoCube,
    Health,
    Lost,
    Turn,
};
inline constexpr std::size_t kSigns = static_cast<std::size_t>(Sign::Turn) + 1;

/// Returns the name in glyph files without that of the game: "wall".
std::string_view name(Sign sign);

/// The signs of one glyph set, which must outlive this object unchanged.
struct Signs : tui::SignGlyphs<Sign> {
    explicit Signs(const tui::Glyphs& glyphs);
};

using Brush = tui::SignBrush<Signs, Sign>;

}  // namespace tenebrae::vast::board
