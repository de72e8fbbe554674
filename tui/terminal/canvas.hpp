// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/colors.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/theme.hpp"
#include "tui/terminal/terminfo.hpp"

#include <array>
#include <curses.h>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::tui {

/// What curses has to be told to write in a style.
struct Ink {
    attr_t attributes = A_NORMAL;
    int pair = 0;
};

/// A palette in the colours this terminal has. Pairs of colours are made when they are wanted; the
/// colours themselves are never redefined. Curses must be running.
class Pen {
public:
    explicit Pen(ColorDepth depth);

    void set_palette(const Palette& palette);
    /// style: by the number that PackedCell gives it.
    const Ink& ink(unsigned style);
    /// Nothing but the terminal's own colours.
    [[nodiscard]] const Ink& plain() const { return plain_; }

private:
    [[nodiscard]] Look look_of(Style style) const;
    [[nodiscard]] Ink make_ink(const Look& look) const;

    Palette palette_;
    ColorDepth depth_;
    Ink plain_;
    std::array<std::optional<Ink>, PackedCell::kStyleNumbers> inks_;  ///< as they are wanted
};

/// The terminal at standard input and output as something to show pictures on, by curses: a screen
/// of its own, every key for whoever reads, nothing echoed.
class Canvas {
public:
    /// Nothing where curses cannot start on this terminal.
    static std::unique_ptr<Canvas> open(const Terminal& terminal, bool may_suspend);
    /// Puts the terminal back.
    ~Canvas();
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    [[nodiscard]] int width() const { return COLS; }
    [[nodiscard]] int height() const { return LINES; }
    /// Asks the terminal for its size anew. What it shows is then unknown, even if the size is the
    /// same: it may have been another for a moment.
    void measure();

    /// What a picture has beyond the terminal's size is cut off; beyond the picture it is blank.
    void show(const Grid& grid);
    void redraw_all();
    void set_palette(const Palette& palette);
    [[nodiscard]] ColorDepth depth() const { return terminal_.depth; }
    void beep();
    /// Frames are shown at once from here on, for the terminal has said that it can.
    void synchronize() { is_synchronized_ = true; }
    /// Is the mouse wanted? The terminal is asked whether it has one. Off at first, and whenever
    /// the terminal is not ours.
    void want_mouse(bool wanted);
    /// It has said so: its reports are switched on, if they are wanted.
    void switch_mouse_on();

    /// Puts the terminal back for as long as the process is stopped.
    void leave();
    void come_back();

private:
    Canvas(const Terminal& terminal, SCREEN* screen);
    void set_modes(bool may_suspend);
    void show_row(std::span<const PackedCell> row, int y);
    void send(const std::string& bytes) const;
    void switch_mouse_off();

    Terminal terminal_;
    SCREEN* screen_;
    Pen pen_;
    int flags_ = 0;  ///< of standard output, as they were before
    std::optional<Grid> shown_;  ///< what curses was told last
    std::vector<cchar_t> row_;
    bool is_synchronized_ = false;
    bool wants_mouse_ = false;
    bool reports_mouse_ = false;
};

}  // namespace tenebrae::tui
