// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "tui/screen/colors.hpp"
#include "tui/screen/preferences.hpp"

#include <string>

namespace tenebrae::tui {

/// What the terminfo database says of this terminal.
struct Terminal {
    std::string entry;  ///< the name of its description, for curses
    ColorDepth depth = ColorDepth::None;
    bool alternate_screen = false;
    std::string begin;  ///< what curses leaves to others: bracketed paste among it
    std::string paste_off;
    bool answers = false;  ///< it may be asked which modes it knows: it answers, or is silent
    std::string wipe;  ///< clears the screen, and what has scrolled out of it as far as it can
    std::string restore;  ///< puts back all that we or curses may have changed
};

/// A mode that no terminfo has a word for, by which a frame is shown at once and not piece by
/// piece, and its orders.
inline constexpr int kSynchronizedMode = 2026;
inline constexpr const char* kAskForSynchronized = "\x1b[?2026$p";
inline constexpr const char* kBeginOfFrame = "\x1b[?2026h";
inline constexpr const char* kEndOfFrame = "\x1b[?2026l";
/// Reports of the mouse's buttons and wheel, in the form that has numbers for windows of any size;
/// the terminal is asked for that form.
inline constexpr int kMouseMode = 1006;
inline constexpr const char* kAskForMouse = "\x1b[?1006$p";
inline constexpr const char* kMouseOn = "\x1b[?1000h\x1b[?1006h";
inline constexpr const char* kMouseOff = "\x1b[?1006l\x1b[?1000l";

/// Codes of the faults of a terminal that cannot show a screen: the linear face is for it.
inline constexpr const char* kNoTerminal = "no-terminal";
inline constexpr const char* kUnknownTerminal = "unknown-terminal";
inline constexpr const char* kDumbTerminal = "dumb-terminal";

/// Takes the order that resets the palette out of the description that curses has loaded. Curses
/// would send it at each start, but it is the user who may have changed colours: nothing here does.
/// Precondition: curses has been started, and has sent nothing yet.
void keep_palette_of_terminal();

/// descriptor: of the terminal.
core::Result<Terminal> describe_terminal(int descriptor, ColorUse color);

}  // namespace tenebrae::tui
