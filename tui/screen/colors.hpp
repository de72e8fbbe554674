// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/theme.hpp"

#include <cstdint>

namespace tenebrae::tui {

/// The nearest of the colours 16 to 255 that all terminals of 256 colours have alike; dark browns,
/// of which these have none, go through embers to amber and are never olive, and dark blues are
/// never grey.
std::uint8_t nearest_256(Rgb color);

/// What that number of 16 to 255 looks like.
Rgb color_of_256(std::uint8_t number);
/// For what is written on a ground: rounded apart from it, ink and ground would come closer. Among
/// 256 this is the nearest that stands out from the ground's as far as the ink does from the
/// ground, or far enough to be read.
std::uint8_t nearest_ink_256(Rgb ink, Rgb ground);

/// Does black stand out from it better than white?
bool is_bright(Rgb color);

/// 0 black, 1 red, 2 green, 3 yellow, 4 blue, 5 magenta, 6 cyan, 7 white; 8 to 15 the same, bright.
/// The hue is kept before the brightness, so that things stay apart; greys by brightness.
std::uint8_t nearest_16(Rgb color);

/// The same in 0 to 7. Terminals of 8 colours show the bright ones by bold.
std::uint8_t nearest_8(Rgb color);

/// How many colours a terminal has.
enum class ColorDepth { None, Eight, Sixteen, Indexed, Direct };

/// What stands for a colour. bold: only so is it that bright, where there are eight.
struct TerminalColor {
    int number = -1;  ///< as the terminal counts them; -1: its own default
    bool bold = false;

    friend constexpr bool operator==(TerminalColor, TerminalColor) = default;
};

/// The nearest colour for a character. Of the first sixteen only the place on the wheel is certain,
/// since everybody sets them as they like: so with more than sixteen none of them is used.
TerminalColor nearest_ink(Rgb color, ColorDepth depth);
/// The same for what lies behind it.
TerminalColor nearest_ground(Rgb color, ColorDepth depth);

struct TerminalColors {
    TerminalColor ink;
    TerminalColor ground;
};
/// Both of a look, which stay as readable as they are.
TerminalColors nearest_colors(const Look& look, ColorDepth depth);

}  // namespace tenebrae::tui
