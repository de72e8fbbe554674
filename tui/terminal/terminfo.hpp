// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "tui/paint/capabilities.hpp"
#include "tui/screen/settings.hpp"
#include "tui/screen/terminal_color.hpp"
#include "tui/terminal/key_decoder.hpp"

#include <string>

namespace tenebrae::tui {

/// What the terminfo database says of this terminal.
struct Terminal {
    ColorDepth depth = ColorDepth::None;
    Capabilities capabilities;
    KeyStrings keys;
    std::string begin;  ///< alternate screen, keypad, bracketed paste
    Order whole_screen;  ///< from the first line to the last, nothing scrolls by itself
    std::string restore;  ///< puts back all that we may have changed
    std::string bel;  ///< rings, or flashes
    int width = 0;  ///< by LINES and COLUMNS or the entry, where the terminal itself does not know
    int height = 0;
};

/// Codes of the faults of a terminal that cannot show a screen: the linear face is for it.
inline constexpr const char* kNoTerminal = "no-terminal";
inline constexpr const char* kUnknownTerminal = "unknown-terminal";
inline constexpr const char* kDumbTerminal = "dumb-terminal";

/// descriptor: of the terminal.
core::Result<Terminal> describe_terminal(int descriptor, ColorUse color);

}  // namespace tenebrae::tui
