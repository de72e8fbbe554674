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

/// The signs of one glyph set.
class Signs {
public:
    /// Precondition: the set does not change while this one lives.
    explicit Signs(const tui::Glyphs& glyphs);
    [[nodiscard]] char32_t operator[](Sign sign) const {
        return glyphs_[static_cast<std::size_t>(sign)];
    }

private:
    std::span<const char32_t> glyphs_;
};

using Brush = tui::SignBrush<Signs, Sign>;

}  // namespace tenebrae::nightcage::board
