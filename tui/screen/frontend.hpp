// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/grid.hpp"
#include "tui/screen/key.hpp"

#include <string>

namespace tenebrae::tui {

/// The terminal as screens see it. Implemented by TerminalFrontend (terminal_frontend.hpp) and, for
/// tests, by a script of keys that keeps the grids shown.
class Frontend {
public:
    virtual ~Frontend() = default;

    [[nodiscard]] virtual int width() const = 0;
    [[nodiscard]] virtual int height() const = 0;
    /// Sends what has changed since the last grid.
    virtual void show(const Grid& grid) = 0;
    /// Returns the next key; waits without using the processor. wait_ms < 0: no limit; if no key
    /// comes in time, returns Key::None.
    virtual Key read(int wait_ms) = 0;
    /// Makes read() return Key::News while this descriptor is ready for reading and no key waits;
    /// -1: none is watched. A read() that does not wait returns keys only.
    virtual void watch(int descriptor) = 0;
    /// Returns the text of the last Key::Paste as it came, not yet checked.
    [[nodiscard]] virtual const std::string& pasted() const = 0;
    /// Makes the next show() send everything again.
    virtual void redraw_all() = 0;
    /// Returns whether the link is slow (a measured or declared baud rate, or an option);
    /// animations are then off.
    [[nodiscard]] virtual bool is_slow() const = 0;
    virtual void beep() = 0;
};

}  // namespace tenebrae::tui
