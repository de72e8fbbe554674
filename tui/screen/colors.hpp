// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/theme.hpp"

#include <cstdint>

namespace tenebrae::tui {

/// The nearest of the colours 16 to 255 that all terminals of 256 colours have alike.
std::uint8_t nearest_256(Rgb color);

/// 0 black, 1 red, 2 green, 3 yellow, 4 blue, 5 magenta, 6 cyan, 7 white; 8 to 15 the same, bright.
/// The hue is kept before the brightness, so that things stay apart; greys by brightness.
std::uint8_t nearest_16(Rgb color);

/// The same in 0 to 7. Terminals of 8 colours show the bright ones by bold.
std::uint8_t nearest_8(Rgb color);

}  // namespace tenebrae::tui
