// SPDX-License-Identifier: MIT
#pragma once

#include "tui/paint/capabilities.hpp"

namespace tenebrae::tui {

/// What any terminal of 256 colours understands (ECMA-48; colours as xterm has them).
inline Capabilities ecma_48() {
    Capabilities terminal;
    terminal.cup = Order("\x1b[%i%p1%d;%p2%dH");
    terminal.cuf = Order("\x1b[%p1%dC");
    terminal.cub = Order("\x1b[%p1%dD");
    terminal.clear = Order("\x1b[H\x1b[2J");
    terminal.el = Order("\x1b[K");
    terminal.bold = "\x1b[1m";
    terminal.dim = "\x1b[2m";
    terminal.smul = "\x1b[4m";
    terminal.rmul = "\x1b[24m";
    terminal.rev = "\x1b[7m";
    terminal.sgr0 = "\x1b[m";
    terminal.setaf = Order("\x1b[38;5;%p1%dm");
    terminal.setab = Order("\x1b[48;5;%p1%dm");
    terminal.op = "\x1b[39;49m";
    terminal.ax = true;
    terminal.am = true;
    terminal.xenl = true;
    terminal.msgr = true;
    return terminal;
}

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
