// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/theme.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tenebrae::nightcage::board {

/// What the board and its panel are drawn with: the glyphs "nightcage.rock", ... of a set.
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
};
inline constexpr std::size_t kSigns = static_cast<std::size_t>(Sign::WrapWest) + 1;

/// The name in glyph files: "rock", without the game's.
std::string_view name(Sign sign);

/// The signs of one glyph set, each looked up when it is first wanted: a picture has few of them.
class Signs {
public:
    explicit Signs(const tui::Glyphs& glyphs) : set_(glyphs) {}
    [[nodiscard]] char32_t operator[](Sign sign) const {
        char32_t& glyph = known_[static_cast<std::size_t>(sign)];
        if (glyph == 0) {
            glyph = look_up(sign);
        }
        return glyph;
    }

private:
    [[nodiscard]] char32_t look_up(Sign sign) const;

    const tui::Glyphs& set_;
    mutable std::array<char32_t, kSigns> known_{};
};

}  // namespace tenebrae::nightcage::board
