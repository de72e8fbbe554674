// SPDX-License-Identifier: MIT
#pragma once

#include "tests/terminal/virtual_terminal.hpp"
#include "tui/screen/colors.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/theme.hpp"

#include <string>

namespace tenebrae::test {

/// The parts of a palette that a terminal can show.
struct TerminalSupport {
    tui::ColorDepth depth = tui::ColorDepth::Indexed;
    bool attributes = true;  ///< bold, dim, underline, reverse
    bool colored_underline = true;  ///< colour and underline together
    bool corner = true;  ///< can write the last cell of the screen without scrolling
};

/// Describes the first cell that differs between terminal and picture; empty if they match. Cells
/// of the picture outside the terminal are ignored, and cells outside the picture must be spaces.
/// The text colour and weight of a space do not count.
std::string difference(
    const VirtualTerminal& terminal,
    const tui::Grid& grid,
    const tui::Palette& palette,
    const TerminalSupport& support
);

}  // namespace tenebrae::test
