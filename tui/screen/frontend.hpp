// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/grid.hpp"
#include "tui/screen/key.hpp"

#include <string>

namespace tenebrae::tui {

/// All that a screen knows of the terminal. Implemented by TerminalFrontend (terminal_frontend.hpp)
/// and, for tests, by a script of keys that keeps the grids shown.
class Frontend {
public:
    virtual ~Frontend() = default;

    [[nodiscard]] virtual int width() const = 0;
    [[nodiscard]] virtual int height() const = 0;
    /// Sends what has changed since the last grid.
    virtual void show(const Grid& grid) = 0;
    /// The next key; waits without using the processor. wait_ms < 0: as long as it takes;
    /// else Key::None after that time.
    virtual Key read(int wait_ms) = 0;
    /// The text of the last Key::Paste, as it came: still to be checked.
    [[nodiscard]] virtual const std::string& pasted() const = 0;
    /// Everything is sent anew by the next show().
    virtual void redraw_all() = 0;
    /// Is the link slow (a measured or declared baud rate, or a switch)? Then no animation.
    [[nodiscard]] virtual bool is_slow() const = 0;
    virtual void beep() = 0;
};

}  // namespace tenebrae::tui
