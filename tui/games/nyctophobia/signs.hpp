// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/sign_brush.hpp"
#include "tui/screen/theme.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace tenebrae::nyctophobia::board {

/// What the board and its panel are drawn with: the glyphs "nyctophobia.tree", ... of a set.
enum class Sign : std::uint8_t {
    Stood,
    Felt,
    Passed,
    TreeUpright,
    TreeLevel,
    BorderUpright,
    BorderLevel,
    Corner,
    Untold,
    Body,
    Car,
    Rock,
    Noise,
    Hunter,
    HunterMark,
    Hidden,
    Choice,
    Path,
    North,
    East,
    South,
    West,
    Turn,
    Health,
    Lost,
};
inline constexpr std::size_t kSigns = static_cast<std::size_t>(Sign::Lost) + 1;

/// The name in glyph files: "tree-upright", without the game's.
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

}  // namespace tenebrae::nyctophobia::board
