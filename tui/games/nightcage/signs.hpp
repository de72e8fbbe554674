// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/sign_brush.hpp"
#include "tui/screen/theme.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace tenebrae::nightcage::board {

/// The signs of the board and its panel: the glyphs "nightcage.rock", ... of a set.
enum class Sign : std::uint8_t {
    Rock,
    RockLit,
    Floor,
    FloorLit,
    Crack,
    Crack2,
    Doomed,
    Coming,
    PitNorthWest,
    PitNorthEast,
    PitSouthWest,
    PitSouthEast,
    PitWest,
    PitEast,
    Pit,
    Chasm,
    Gap,
    LitGap,
    Choice,
    Flame,
    Out,
    Falling,
    Turn,
    Key,
    Wax,
    Burnt,
    Nerve,
    NoNerve,
    WaxEater,
    Keeper,
    MouthNorth,
    MouthEast,
    MouthSouth,
    MouthWest,
    PitFiend,
    Pathless,
    Omen,
    Struck,
    WrapNorth,
    WrapEast,
    WrapSouth,
    WrapWest,
    Candle,
    KeyBow,
    KeyShaft,
    KeyBit,
    Eye,
    Seen,
    LimbRise,
    LimbFall,
    LimbLevel,
    LimbUpright,
};
inline constexpr std::size_t kSigns = static_cast<std::size_t>(Sign::LimbUpright) + 1;

/// Returns the name in glyph files without the game's prefix: "rock".
std::string_view name(Sign sign);

/// The signs of one glyph set, which must outlive this object unchanged.
struct Signs : tui::SignGlyphs<Sign> {
    explicit Signs(const tui::Glyphs& glyphs);
};

using Brush = tui::SignBrush<Signs, Sign>;

}  // namespace tenebrae::nightcage::board
