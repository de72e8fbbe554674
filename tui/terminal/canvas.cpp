// SPDX-License-Identifier: MIT
#include "tui/terminal/canvas.hpp"

#include "core/unicode.hpp"
#include "tui/terminal/locale.hpp"

#include <sys/ioctl.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

namespace tenebrae::tui {

Pen::Pen(ColorDepth depth) : depth_(depth) {
    if (depth_ != ColorDepth::None && (start_color() != OK || use_default_colors() != OK)) {
        depth_ = ColorDepth::None;
    }
    plain_ = make_ink({}, {});
}

void Pen::set_palette(const Palette& palette) {
    palette_ = palette;
    inks_.fill(std::nullopt);
    if (depth_ == ColorDepth::Indexed || depth_ == ColorDepth::Direct) {
        pixel_colors_.emplace(palette, depth_);
    }
}

const Ink& Pen::ink(unsigned style) {
    std::optional<Ink>& known = inks_.at(style);
    if (!known) {
        const Look look = look_of(PackedCell::style_of(style));
        known = make_ink(look, nearest_colors(look, depth_));
    }
    return *known;
}

Ink Pen::ink(const PixelColors::Shown& shown) {
    return make_ink(shown.look, shown.colors);
}

bool Pen::make_room() {
    if (!pixel_colors_ || static_cast<int>(pairs_.size()) < COLOR_PAIRS / 2) {
        return false;
    }
    pairs_.clear();
    inks_.fill(std::nullopt);
    reset_color_pairs();
    plain_ = make_ink({}, {});
    return true;
}

Look Pen::look_of(Style style) const {
    switch (depth_) {
    case ColorDepth::None: return palette_.plain_look(style);
    case ColorDepth::Eight:
    case ColorDepth::Sixteen: return palette_.flat_look(style);
    case ColorDepth::Indexed:
    case ColorDepth::Direct: break;
    }
    return palette_.look(style);
}

Ink Pen::make_ink(const Look& look, const TerminalColors& colors) {
    Ink ink;
    ink.attributes |= look.bold || colors.ink.bold ? A_BOLD : A_NORMAL;
    ink.attributes |= look.dim ? A_DIM : A_NORMAL;
    ink.attributes |= look.underline ? A_UNDERLINE : A_NORMAL;
    ink.attributes |= look.reverse ? A_REVERSE : A_NORMAL;
    if (depth_ != ColorDepth::None) {
        ink.pair = pair_of(colors);
    }
    return ink;
}

int Pen::pair_of(const TerminalColors& colors) {
    const auto [at, is_new] = pairs_.try_emplace({colors.ink.number, colors.ground.number}, 0);
    if (is_new) {
        // If the terminal has no more pairs, use its own colours.
        at->second = std::max(0, alloc_pair(colors.ink.number, colors.ground.number));
    }
    return at->second;
}

namespace {

// The largest used part of a window, in columns and lines.
constexpr int kMaxWidth = 1000;
constexpr int kMaxHeight = 500;

struct Size {
    int width = 0;
    int height = 0;
};

/// Returns the terminal's size, or the one that curses assumes if the terminal does not know it.
Size window_size() {
    winsize size{};
    const bool knows = ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0;
    const bool is_size = knows && size.ws_col > 0 && size.ws_row > 0;
    return {
        std::clamp(is_size ? int{size.ws_col} : COLS, 1, kMaxWidth),
        std::clamp(is_size ? int{size.ws_row} : LINES, 1, kMaxHeight)};
}

/// Works around ncurses 6.4, which flushes after every cursor movement until endwin() was called
/// once: a dozen writes, and network packets, for one frame. So this calls endwin() with the output
/// discarded, before anything is sent; the first frame starts the screen again.
void end_without_output() {
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    const int out = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);
    if (nowhere >= 0 && out >= 0 && ::dup2(nowhere, STDOUT_FILENO) >= 0) {
        endwin();
        ::dup2(out, STDOUT_FILENO);
    }
    for (const int file : {nowhere, out}) {
        if (file >= 0) {
            ::close(file);
        }
    }
}

cchar_t make_cell(char32_t glyph, const Ink& ink) {
    const std::array<wchar_t, 2> text{static_cast<wchar_t>(glyph), L'\0'};
    cchar_t cell{};
    setcchar(&cell, text.data(), ink.attributes, 0, &ink.pair);
    return cell;
}

/// Returns whether a line of two pictures of the same size is the same.
bool alike(const Grid& one, const Grid& other, int y) {
    return tui::alike(one.row(y), other.row(y))
           && std::ranges::equal(one.pixels(y), other.pixels(y));
}

/// Returns a glyph that takes exactly its columns in the picture, "?" if the glyph itself does not.
char32_t glyph_at(std::span<const PackedCell> row, std::size_t x) {
    const char32_t glyph = row[x].glyph();
    if (glyph == kSecondColumn) {
        return U' ';
    }
    const bool is_wide = x + 1 < row.size() && row[x + 1].glyph() == kSecondColumn;
    return core::width_of(glyph) == (is_wide ? 2 : 1) ? writable(glyph) : U'?';
}

}  // namespace

std::unique_ptr<Canvas> Canvas::open(const Terminal& terminal, bool may_suspend) {
    SCREEN* screen = newterm(terminal.entry.c_str(), stdout, stdin);
    if (screen == nullptr) {
        return nullptr;
    }
    keep_palette_of_terminal();
    end_without_output();
    std::unique_ptr<Canvas> canvas{new Canvas{terminal, screen}};
    canvas->set_modes(may_suspend);
    canvas->come_back();
    return canvas;
}

Canvas::Canvas(const Terminal& terminal, SCREEN* screen)
    : terminal_(terminal),
      screen_(screen),
      pen_(terminal.depth),
      flags_(::fcntl(STDOUT_FILENO, F_GETFL)) {
    const cchar_t blank = make_cell(U' ', pen_.plain());
    bkgrndset(&blank);
}

Canvas::~Canvas() {
    leave();
    delscreen(screen_);
}

/// Makes every key readable, even Ctrl-S and Ctrl-V, except those for quit and stop, which the
/// terminal handles. Output is not processed.
void Canvas::set_modes(bool may_suspend) {
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    // Always show whole frames, even when keys are waiting.
    typeahead(-1);
    termios modes{};
    ::tcgetattr(STDIN_FILENO, &modes);
    modes.c_iflag &= ~static_cast<tcflag_t>(IXON | IXOFF | IXANY | ISTRIP | ICRNL | INLCR | IGNCR);
    modes.c_oflag &= ~static_cast<tcflag_t>(OPOST);
    modes.c_lflag &= ~static_cast<tcflag_t>(IEXTEN);
    modes.c_cc[VINTR] = _POSIX_VDISABLE;
    if (!may_suspend) {
        modes.c_cc[VSUSP] = _POSIX_VDISABLE;
    }
    // Reading never waits: Ctrl-Z may have discarded input that was reported as ready.
    modes.c_cc[VMIN] = 0;
    modes.c_cc[VTIME] = 0;
    ::tcsetattr(STDIN_FILENO, TCSANOW, &modes);
    def_prog_mode();
}

void Canvas::measure() {
    const Size size = window_size();
    if (size.width != COLS || size.height != LINES) {
        resize_term(size.height, size.width);
    }
    redraw_all();
}

void Canvas::redraw_all() {
    shown_.reset();
}

void Canvas::set_palette(const Palette& palette) {
    pen_.set_palette(palette);
    redraw_all();
}

void Canvas::show(const Grid& grid) {
    if (pen_.make_room()) {
        redraw_all();
    }
    bool has_changed =
        !shown_ || shown_->area() != grid.area() || shown_->cursor() != grid.cursor();
    if (!shown_ || shown_->area() != grid.area()) {
        shown_.reset();
        ::erase();
        clearok(curscr, TRUE);
    }
    for (int y = 0; y < std::min(LINES, grid.height()); ++y) {
        if (!shown_ || !alike(grid, *shown_, y)) {
            show_row(grid, y);
            has_changed = true;
        }
    }
    const Point cursor = grid.cursor();
    ::move(std::clamp(cursor.y, 0, LINES - 1), std::clamp(cursor.x, 0, COLS - 1));
    wnoutrefresh(stdscr);
    const bool is_frame = has_changed && is_synchronized_;
    send(is_frame ? kBeginOfFrame : "");
    doupdate();
    send(is_frame ? kEndOfFrame : "");
    shown_ = grid;
}

void Canvas::show_row(const Grid& grid, int y) {
    const auto columns =
        std::min(static_cast<std::size_t>(grid.width()), static_cast<std::size_t>(COLS));
    const std::span<const PackedCell> row = grid.row(y).first(columns);
    const std::span<const CellPixels> pixels =
        pen_.pixel_colors() != nullptr ? grid.pixels(y) : std::span<const CellPixels>();
    row_.clear();
    for (std::size_t x = 0; x < row.size(); ++x) {
        char32_t glyph = glyph_at(row, x);
        if (pixels.empty() || pixels[x].empty()) {
            row_.push_back(make_cell(glyph, pen_.ink(row[x].style())));
        } else {
            const PixelColors::Shown shown = pen_.pixel_colors()->shown(row[x], pixels[x]);
            glyph = shown.glyph == kHalfBlock ? kHalfBlock : glyph;
            row_.push_back(make_cell(glyph, pen_.ink(shown)));
        }
        x += core::width_of(glyph) == 2 ? 1U : 0U;
    }
    mvadd_wchnstr(y, 0, row_.data(), static_cast<int>(row_.size()));
}

void Canvas::beep() {
    ::beep();
}

void Canvas::leave() {
    if (!terminal_.alternate_screen) {
        ::erase();
        clearok(curscr, TRUE);
        ::refresh();
    }
    switch_mouse_off();
    send(terminal_.paste_off);
    is_synchronized_ = false;  // another terminal may be attached when the program resumes
    endwin();
    ::fcntl(STDOUT_FILENO, F_SETFL, flags_);
}

void Canvas::come_back() {
    // With non-blocking output, curses would retry in a busy loop.
    ::fcntl(STDOUT_FILENO, F_SETFL, flags_ & ~O_NONBLOCK);
    reset_prog_mode();
    send(terminal_.begin);
    send(terminal_.answers ? kAskForSynchronized : "");
    want_mouse(wants_mouse_);
    measure();
}

void Canvas::want_mouse(bool wanted) {
    wants_mouse_ = wanted;
    if (!wanted) {
        switch_mouse_off();
    } else if (terminal_.answers && !reports_mouse_) {
        send(kAskForMouse);
    }
}

void Canvas::switch_mouse_on() {
    if (wants_mouse_ && !reports_mouse_) {
        reports_mouse_ = true;
        send(kMouseOn);
    }
}

void Canvas::switch_mouse_off() {
    if (reports_mouse_) {
        reports_mouse_ = false;
        send(kMouseOff);
    }
}

/// Sends what curses has no function for.
void Canvas::send(const std::string& bytes) const {
    if (bytes.empty()) {
        return;
    }
    // If the terminal is gone, reading will report it.
    [[maybe_unused]] const ssize_t sent = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
}

}  // namespace tenebrae::tui
