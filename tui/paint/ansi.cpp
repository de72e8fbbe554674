// SPDX-License-Identifier: MIT
#include "tui/paint/ansi.hpp"

#include "core/unicode.hpp"
#include "tui/screen/utf8.hpp"

#include <algorithm>

namespace tenebrae::tui {

namespace {

constexpr const char* kHideCursor = "\x1b[?25l";
constexpr const char* kShowCursor = "\x1b[?25h";

std::string encode(char32_t code) {
    return core::width_of(code) > 0 ? to_utf8(code) : "?";
}

}  // namespace

Capabilities ecma_48() {
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

AnsiPainter::AnsiPainter(const Palette& palette, bool colors)
    : painter_(ecma_48(), palette, colors ? ColorDepth::Indexed : ColorDepth::None, encode) {}

std::string AnsiPainter::show(const Grid& grid) {
    painter_.clear_bytes();
    const bool anew = grid.area() != area_;
    if (anew) {
        area_ = grid.area();
        painter_.resize(area_.width, area_.height);
    }
    painter_.paint(grid);
    return anew ? kHideCursor + painter_.bytes() : painter_.bytes();
}

std::string AnsiPainter::finish() {
    const int last_line = std::max(1, area_.height);
    area_ = {};
    return std::string("\x1b[m") + "\x1b[" + std::to_string(last_line) + ";1H" + kShowCursor;
}

}  // namespace tenebrae::tui
