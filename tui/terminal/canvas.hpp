// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/grid.hpp"
#include "tui/terminal/pen.hpp"
#include "tui/terminal/terminfo.hpp"

#include <curses.h>
#include <map>
#include <memory>
#include <optional>
#include <termios.h>
#include <vector>

namespace tenebrae::tui {

/// The terminal's screen, by curses.
class Canvas {
public:
    /// Nothing where curses cannot start on this terminal.
    static std::unique_ptr<Canvas>
    open(const Terminal& terminal, const Palette& palette, bool may_suspend);
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
    void redraw_all();
    void set_palette(const Palette& palette);
    [[nodiscard]] ColorDepth depth() const { return terminal_.depth; }

    /// Puts the terminal back for as long as the process is stopped.
    void leave();
    void come_back();

private:
    Canvas(const Terminal& terminal, const Palette& palette, SCREEN* screen);
    void set_modes(bool may_suspend);
    /// Columns [first, last] of a line.
    struct Span {
        int first = 0;
        int last = -1;
    };
    void show_row(const Grid& grid, int y);
    void show_cells(const Grid& grid, int y, Span columns);
    [[nodiscard]] Span next_changed(const Grid& grid, int y, Span all);
    [[nodiscard]] bool looks_as_before(const Grid& grid, Point at);
    [[nodiscard]] bool is_blank(const GridCell& cell);
    [[nodiscard]] Ink ink_of_blank(const Grid& grid, Point at, int last, const Ink* before);
    [[nodiscard]] char32_t glyph_of(char32_t glyph);
    void send(const std::string& text) const;

    Terminal terminal_;
    SCREEN* screen_;
    Pen pen_;
    termios before_{};
    int width_ = 0;
    int height_ = 0;
    std::optional<Grid> last_;
    std::map<char32_t, char32_t> glyphs_;  ///< what can be written for those asked so far
    std::vector<cchar_t> row_;
};

}  // namespace tenebrae::tui
