// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/sign_brush.hpp"
#include "tui/screen/theme.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace tenebrae::nyctophobia::board {

/// The signs of the board and its panel: glyphs "nyctophobia.stood" and so on.
enum class Sign : std::uint8_t {
    Stood,
    Felt,
    Passed,
    TreeUpright,
    TreeLevel,
    BorderUpright,
    BorderLevel,
    Corner,
    Unknown,
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

/// Returns the name in glyph files without that of the game: "tree-upright".
std::string_view name(Sign sign);

/// The signs of one glyph set, which must outlive this object unchanged.
struct Signs : tui::SignGlyphs<Sign> {
    explicit Signs(const tui::Glyphs& glyphs);
};

using Brush = tui::SignBrush<Signs, Sign>;

}  // namespace tenebrae::nyctophobia::board
