// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "tui/paint/color.hpp"
#include "tui/screen/settings.hpp"
#include "tui/terminal/key_decoder.hpp"

#include <string>

namespace tenebrae::tui {

/// What the terminfo database says of this terminal, as far as curses does not ask it itself.
struct Terminal {
    std::string entry;  ///< for newterm(): TERM, or the entry for the same terminal in true colour
    ColorDepth depth = ColorDepth::None;
    KeyStrings keys;
    std::string paste_on;  ///< bracketed paste; empty where it is not understood
    std::string paste_off;
    std::string restore;  ///< puts back all that curses and we may have changed
    bool alternate_screen = false;
};

/// Codes of the faults of a terminal that cannot show a screen: the linear face is for it.
inline constexpr const char* kNoTerminal = "no-terminal";
inline constexpr const char* kUnknownTerminal = "unknown-terminal";
inline constexpr const char* kDumbTerminal = "dumb-terminal";

/// descriptor: of the terminal.
core::Result<Terminal> describe_terminal(int descriptor, ColorUse color);

}  // namespace tenebrae::tui
