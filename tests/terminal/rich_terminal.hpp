// SPDX-License-Identifier: MIT
#pragma once

#include "tui/paint/ansi.hpp"

namespace tenebrae::tui {

/// Everything that xterm understands and is used.
inline Capabilities rich_terminal() {
    Capabilities terminal = ecma_48();
    terminal.hpa = Order("\x1b[%i%p1%dG");
    terminal.vpa = Order("\x1b[%i%p1%dd");
    terminal.cuu = Order("\x1b[%p1%dA");
    terminal.cud = Order("\x1b[%p1%dB");
    terminal.cuu1 = Order("\x1b[A");
    terminal.cud1 = Order("\n");
    terminal.cuf1 = Order("\x1b[C");
    terminal.cub1 = Order("\b");
    terminal.cr = Order("\r");
    terminal.ech = Order("\x1b[%p1%dX");
    return terminal;
}

}  // namespace tenebrae::tui
