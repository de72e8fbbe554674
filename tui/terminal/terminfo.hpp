// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "tui/screen/colors.hpp"
#include "tui/screen/preferences.hpp"

#include <string>

namespace tenebrae::tui {

/// The capabilities of a terminal by the terminfo database.
struct Terminal {
    std::string entry;  ///< name of its terminfo entry, for curses
    ColorDepth depth = ColorDepth::None;
    bool alternate_screen = false;
    std::string begin;  ///< sent at the start in addition to curses, such as bracketed paste
    std::string paste_off;
    bool answers = false;  ///< it may be asked which modes it knows; it answers or stays silent
    /// Asks whether it shows true colour (see ask_for_true_color()); empty: not to be asked.
    std::string color_question;
    std::string wipe;  ///< clears the screen and, if possible, the scrollback
    std::string restore;  ///< restores everything that the program or curses may have changed
};

/// The mode for showing a whole frame at once, and its sequences; terminfo has no capability for
/// it.
inline constexpr int kSynchronizedMode = 2026;
inline constexpr const char* kAskForSynchronized = "\x1b[?2026$p";
inline constexpr const char* kBeginOfFrame = "\x1b[?2026h";
inline constexpr const char* kEndOfFrame = "\x1b[?2026l";
/// The mode for reports of the mouse's buttons and wheel, in the form that supports windows of any
/// size, and its sequences.
inline constexpr int kMouseMode = 1006;
inline constexpr const char* kAskForMouse = "\x1b[?1006$p";
inline constexpr const char* kMouseOn = "\x1b[?1000h\x1b[?1006h";
inline constexpr const char* kMouseOff = "\x1b[?1006l\x1b[?1000l";

/// Error codes for a terminal that cannot show a full screen; line mode works on it.
inline constexpr const char* kNoTerminal = "no-terminal";
inline constexpr const char* kUnknownTerminal = "unknown-terminal";
inline constexpr const char* kDumbTerminal = "dumb-terminal";

/// Removes the sequence that resets the palette from the entry that curses has loaded. Curses would
/// send it at each start and undo colours that the user has set; the program changes none.
/// Precondition: curses has been started, and has sent nothing yet.
void keep_palette_of_terminal();

/// Returns the capabilities of the terminal that TERM names. descriptor: of the terminal.
/// true_color: it has reported true colour; without that, COLORTERM and terminfo decide.
core::Result<Terminal> describe_terminal(int descriptor, ColorUse color, bool true_color = false);

}  // namespace tenebrae::tui
