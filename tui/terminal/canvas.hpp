// SPDX-License-Identifier: MIT
#pragma once

#include "tui/paint/painter.hpp"
#include "tui/screen/grid.hpp"
#include "tui/terminal/terminfo.hpp"

#include <string_view>
#include <termios.h>

namespace tenebrae::tui {

/// The terminal at standard input and output as something to show pictures on: a screen of its own,
/// every key for whoever reads, nothing echoed.
class Canvas {
public:
    /// before: the terminal's modes, which come back at the end.
    Canvas(
        const Terminal& terminal, const Palette& palette, const termios& before, bool may_suspend
    );
    /// Puts the terminal back.
    ~Canvas();
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int height() const { return height_; }
    /// Asks the terminal for its size anew. What it shows is then unknown, even if the size is the
    /// same: it may have been another for a moment.
    void measure();

    void show(const Grid& grid);
    void redraw_all() { painter_.forget(); }
    void set_palette(const Palette& palette) { painter_.set_palette(palette); }
    [[nodiscard]] ColorDepth depth() const { return terminal_.depth; }
    void beep();

    /// Puts the terminal back for as long as the process is stopped.
    void leave();
    void come_back();

private:
    void send(std::string_view bytes);

    Terminal terminal_;
    Painter painter_;
    termios before_;
    termios modes_;
    int width_ = 0;
    int height_ = 0;
};

}  // namespace tenebrae::tui
