// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/theme.hpp"

#include <cstdint>

namespace tenebrae::tui {

/// The numbers of the colours that are the same on all terminals with 256 colours; users change
/// those below.
inline constexpr std::uint8_t kFirstOf256 = 16;
inline constexpr std::uint8_t kLastOf256 = 255;

/// Returns the number from kFirstOf256 on of the colour that looks most like this one (in OKLab).
std::uint8_t nearest_256(Rgb color);

/// Returns the colour of a number from kFirstOf256 on.
Rgb color_of_256(std::uint8_t number);

/// Returns the number of the colour that looks most like an ink and keeps its contrast with its
/// ground: at least that of the two exact colours, or enough to be read (4.5). Rounding both
/// colours separately could bring them too close. shown: the number that the ground is shown in.
std::uint8_t nearest_ink_256(Rgb ink, Rgb ground, std::uint8_t shown);

/// The least contrast of text with its ground.
inline constexpr double kReadableContrast = 4.5;

/// Returns the contrast ratio of the Web Content Accessibility Guidelines, from 1 to 21.
double contrast(Rgb left, Rgb right);

/// Returns whether black has more contrast with this colour than white.
bool is_bright(Rgb color);

/// Returns the nearest of 16 colours: 0 black, 1 red, 2 green, 3 yellow, 4 blue, 5 magenta, 6 cyan,
/// 7 white; 8 to 15 the same, bright. Keeps the hue rather than the brightness, so that different
/// things still differ; greys go by brightness.
std::uint8_t nearest_16(Rgb color);

/// Returns the nearest of the colours 0 to 7. Terminals with 8 colours show bright ones in bold.
std::uint8_t nearest_8(Rgb color);

/// The number of colours a terminal has.
enum class ColorDepth { None, Eight, Sixteen, Indexed, Direct };

/// A colour as the terminal counts it. bold: needed to make it that bright on a terminal with 8
/// colours.
struct TerminalColor {
    int number = -1;  ///< the terminal's number; -1: its default colour
    bool bold = false;

    friend constexpr bool operator==(TerminalColor, TerminalColor) = default;
};

/// Returns the nearest colour for a character. Users change the first sixteen colours, so only
/// their hue is certain: a terminal with more than sixteen colours uses none of them.
TerminalColor nearest_ink(Rgb color, ColorDepth depth);
/// Returns the nearest colour for a background.
TerminalColor nearest_ground(Rgb color, ColorDepth depth);

struct TerminalColors {
    TerminalColor ink;
    TerminalColor ground;
};
/// Returns both colours of a look, keeping its text readable. With 256 colours, those that the look
/// names are used as they are.
TerminalColors nearest_colors(const Look& look, ColorDepth depth);

}  // namespace tenebrae::tui
