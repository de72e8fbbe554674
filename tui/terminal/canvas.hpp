// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/colors.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/pixel_colors.hpp"
#include "tui/screen/theme.hpp"
#include "tui/terminal/terminfo.hpp"

#include <array>
#include <curses.h>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::tui {

/// The attributes and colour pair that curses needs to write in a style.
struct Ink {
    attr_t attributes = A_NORMAL;
    int pair = 0;
};

/// Translates a palette into the colours of this terminal. Pairs of colours are made on first use;
/// the colours themselves are never redefined. Precondition: curses is running.
class Pen {
public:
    explicit Pen(ColorDepth depth);

    void set_palette(const Palette& palette);
    /// Returns the attributes and colours of a style, given by its PackedCell number.
    const Ink& ink(unsigned style);
    /// Returns the attributes and colours of a cell over pixels.
    Ink ink(const PixelColors::Shown& shown);
    /// Returns the colours of pixels; nullptr: the terminal has too few.
    PixelColors* pixel_colors() { return pixel_colors_ ? &*pixel_colors_ : nullptr; }
    /// Forgets all pairs if most are used up, and returns whether it did: then the screen must be
    /// drawn again.
    bool make_room();
    /// Returns the attributes and colours for the terminal's own colours.
    [[nodiscard]] const Ink& plain() const { return plain_; }

private:
    [[nodiscard]] Look look_of(Style style) const;
    [[nodiscard]] Ink make_ink(const Look& look, const TerminalColors& colors);
    int pair_of(const TerminalColors& colors);

    Palette palette_;
    std::optional<PixelColors> pixel_colors_;
    std::map<std::pair<int, int>, int> pairs_;  ///< by numbers of ink and ground
    ColorDepth depth_;
    Ink plain_;
    std::array<std::optional<Ink>, PackedCell::kStyleNumbers> inks_;  ///< filled on first use
};

/// The terminal at standard input and output, driven by curses: on the alternate screen, with every
/// key readable and no echo.
class Canvas {
public:
    /// Opens the terminal; returns nullptr if curses cannot start on it.
    static std::unique_ptr<Canvas> open(const Terminal& terminal, bool may_suspend);
    /// Restores the terminal.
    ~Canvas();
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    [[nodiscard]] int width() const { return COLS; }
    [[nodiscard]] int height() const { return LINES; }
    /// Reads the terminal's size again and makes the next show() redraw everything, even if the
    /// size is the same: it may have changed for a moment.
    void measure();

    /// Shows a picture. Parts beyond the terminal's size are cut off; parts beyond the picture are
    /// blank.
    void show(const Grid& grid);
    void redraw_all();
    void set_palette(const Palette& palette);
    [[nodiscard]] ColorDepth depth() const { return terminal_.depth; }
    void beep();
    /// Makes the terminal show each frame at once from here on, after it has reported that it can.
    void synchronize() { is_synchronized_ = true; }
    /// Sets whether the mouse is wanted and, if so, asks the terminal whether it has one. The mouse
    /// is off at first, and while the terminal is released.
    void want_mouse(bool wanted);
    /// Switches reports of the mouse on, if wanted, after the terminal has reported that it has
    /// them.
    void switch_mouse_on();

    /// Restores the terminal while the process is stopped.
    void leave();
    void come_back();

private:
    Canvas(const Terminal& terminal, SCREEN* screen);
    void set_modes(bool may_suspend);
    void show_row(const Grid& grid, int y);
    void send(const std::string& bytes) const;
    void switch_mouse_off();

    Terminal terminal_;
    SCREEN* screen_;
    Pen pen_;
    int flags_ = 0;  ///< flags of standard output before it was opened
    std::optional<Grid> shown_;  ///< the picture that curses shows
    std::vector<cchar_t> row_;
    bool is_synchronized_ = false;
    bool wants_mouse_ = false;
    bool reports_mouse_ = false;
};

}  // namespace tenebrae::tui
