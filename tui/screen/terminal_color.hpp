// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/theme.hpp"

namespace tenebrae::tui {

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
