// SPDX-License-Identifier: MIT
#pragma once

#include "tests/terminal/virtual_terminal.hpp"
#include "tui/screen/colors.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/theme.hpp"

#include <string>

namespace tenebrae::test {

/// What a terminal can show of a palette.
struct Means {
    tui::ColorDepth depth = tui::ColorDepth::Indexed;
    bool attributes = true;  ///< weight, underline, reverse
    bool colored_underline = true;  ///< colours and underline together
    bool corner = true;  ///< the last column of the last line without scrolling
};

/// The first cell that the terminal shows otherwise than the picture is, and both in words; empty:
/// they are alike. What the picture has beyond the terminal is cut off; beyond the picture it is
/// blank. A blank's own colour and weight are not seen.
std::string difference(
    const VirtualTerminal& terminal,
    const tui::Grid& grid,
    const tui::Palette& palette,
    const Means& means
);

}  // namespace tenebrae::test
