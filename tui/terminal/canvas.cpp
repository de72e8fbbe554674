// SPDX-License-Identifier: MIT
#include "tui/terminal/canvas.hpp"

#include "tui/terminal/locale.hpp"

#include <sys/ioctl.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace tenebrae::tui {

namespace {

// Larger windows are used up to here.
constexpr int kMaxWidth = 1000;
constexpr int kMaxHeight = 500;
/// The second column of a wide character.
constexpr char32_t kNothing = 0;
/// As long as the shortest order to jump over a gap.
constexpr int kShortGap = 7;

struct Size {
    int width = 0;
    int height = 0;
};

/// What curses thinks is the size where the terminal itself does not know.
Size window_size() {
    winsize size{};
    if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) {
        return {std::clamp(COLS, 1, kMaxWidth), std::clamp(LINES, 1, kMaxHeight)};
    }
    return {
        std::clamp(static_cast<int>(size.ws_col), 1, kMaxWidth),
        std::clamp(static_cast<int>(size.ws_row), 1, kMaxHeight),
    };
}

/// Until a screen was ended once, ncurses 6.4 sends each movement of the cursor by itself: a dozen
/// writes, and over a network as many packets, for one frame. So it is ended here where nobody sees
/// it, before anything was sent; the first frame begins it again.
void end_unseen() {
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

cchar_t make_cell(wchar_t glyph, Ink ink) {
    const std::array<wchar_t, 2> text{glyph, L'\0'};
    cchar_t cell{};
    setcchar(&cell, text.data(), ink.attributes, 0, &ink.pair);
    return cell;
}

}  // namespace

std::unique_ptr<Canvas>
Canvas::open(const Terminal& terminal, const Palette& palette, bool may_suspend) {
    termios before{};
    if (::tcgetattr(STDIN_FILENO, &before) != 0) {
        return nullptr;
    }
    std::fflush(stdout);
    SCREEN* screen = newterm(terminal.entry.c_str(), stdout, stdin);
    if (screen == nullptr) {
        return nullptr;
    }
    end_unseen();
    std::unique_ptr<Canvas> canvas{new Canvas{terminal, palette, screen}};
    canvas->before_ = before;
    canvas->set_modes(may_suspend);
    canvas->send(terminal.paste_on);
    canvas->measure();
    return canvas;
}

Canvas::Canvas(const Terminal& terminal, const Palette& palette, SCREEN* screen)
    : terminal_(terminal), screen_(screen), pen_(palette, terminal.depth) {
    const cchar_t blank = make_cell(L' ', pen_.blank());
    bkgrndset(&blank);
}

Canvas::~Canvas() {
    if (!terminal_.alternate_screen) {
        ::erase();
        ::refresh();
    }
    leave();
    delscreen(screen_);
    ::tcsetattr(STDIN_FILENO, TCSANOW, &before_);
}

void Canvas::set_modes(bool may_suspend) {
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    typeahead(-1);
    termios modes{};
    if (::tcgetattr(STDIN_FILENO, &modes) != 0) {
        return;
    }
    // All keys are ours, Ctrl-S and Ctrl-V too, but for quitting and stopping.
    modes.c_iflag &= ~static_cast<tcflag_t>(IXON | IXOFF | IXANY | ISTRIP | ICRNL | INLCR | IGNCR);
    modes.c_lflag &= ~static_cast<tcflag_t>(IEXTEN);
    modes.c_cc[VINTR] = _POSIX_VDISABLE;
    if (!may_suspend) {
        modes.c_cc[VSUSP] = _POSIX_VDISABLE;
    }
    // Reading never waits: what was there may be gone, for Ctrl-Z throws it away.
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
    width_ = size.width;
    height_ = size.height;
    redraw_all();
}

void Canvas::redraw_all() {
    last_.reset();
}

void Canvas::set_palette(const Palette& palette) {
    pen_.set_palette(palette);
    redraw_all();
}

void Canvas::show(const Grid& grid) {
    const bool anew = !last_ || last_->width() != grid.width() || last_->height() != grid.height();
    if (anew) {
        last_.reset();
        ::erase();
        clearok(curscr, TRUE);
    } else if (grid == *last_) {
        return;
    }
    for (int y = 0; y < std::min(height_, grid.height()); ++y) {
        show_row(grid, y);
    }
    const Point cursor = grid.cursor();
    ::move(std::clamp(cursor.y, 0, height_ - 1), std::clamp(cursor.x, 0, width_ - 1));
    ::refresh();
    last_ = grid;
}

void Canvas::show_row(const Grid& grid, int y) {
    if (last_ && alike(grid.row(y), last_->row(y))) {
        return;
    }
    const int width = std::min(width_, grid.width());
    for (int x = 0; x < width;) {
        const Span changed = next_changed(grid, y, {x, width - 1});
        show_cells(grid, y, changed);
        x = changed.last + 1;
    }
}

/// The next run of columns that are not as they were; it begins beyond the last when there is none.
/// Short gaps belong to it: curses writes them too rather than jump.
Canvas::Span Canvas::next_changed(const Grid& grid, int y, Span all) {
    if (!last_) {
        return all;
    }
    Span changed = all;
    while (changed.first <= all.last && looks_as_before(grid, {changed.first, y})) {
        ++changed.first;
    }
    changed.last = changed.first;
    for (int x = changed.first + 1; x <= all.last && x <= changed.last + kShortGap; ++x) {
        changed.last = looks_as_before(grid, {x, y}) ? changed.last : x;
    }
    // A wide character is written whole.
    while (changed.first > all.first && changed.first <= all.last
           && grid.at({changed.first, y}).glyph == kNothing) {
        --changed.first;
    }
    return changed;
}

bool Canvas::looks_as_before(const Grid& grid, Point at) {
    const GridCell& cell = grid.at(at);
    const GridCell& before = last_->at(at);
    return cell == before || (is_blank(cell) && is_blank(before));
}

/// Nothing is to be seen there, in whatever ink.
bool Canvas::is_blank(const GridCell& cell) {
    return cell.glyph == U' ' && !pen_.ink(cell.style).marks_blanks;
}

void Canvas::show_cells(const Grid& grid, int y, Span columns) {
    row_.clear();
    Ink ink = pen_.blank();
    bool wide = false;
    for (int x = columns.first; x <= std::min(columns.last, grid.width() - 1); ++x) {
        const bool follows = x > columns.first;
        ink = is_blank(grid.at({x, y}))
                  ? ink_of_blank(grid, {x, y}, columns.last, follows ? &ink : nullptr)
                  : pen_.ink(grid.at({x, y}).style);
        char32_t glyph = grid.at({x, y}).glyph;
        if (glyph == kNothing && wide) {
            wide = false;
            continue;
        }
        glyph = glyph == kNothing ? U' ' : glyph_of(glyph);
        wide = x + 1 < grid.width() && glyph == grid.at({x, y}).glyph
               && grid.at({x + 1, y}).glyph == kNothing;
        row_.push_back(make_cell(static_cast<wchar_t>(glyph), ink));
    }
    if (!row_.empty()) {
        mvadd_wchnstr(y, columns.first, row_.data(), static_cast<int>(row_.size()));
    }
}

/// It is not seen: in a short gap it is that of what is written before it, else of what comes after
/// it, for to change the ink and to change it back are most of what is sent. Long gaps and the ends
/// of what is written are in the terminal's own, so that they are cleared at once.
Ink Canvas::ink_of_blank(const Grid& grid, Point at, int last, const Ink* before) {
    const int end = std::min(last, at.x + kShortGap);
    int next = at.x + 1;
    while (next <= end && is_blank(grid.at({next, at.y}))) {
        ++next;
    }
    if (next > end) {
        return pen_.blank();
    }
    const Ink near = before != nullptr ? *before : pen_.ink(grid.at({next, at.y}).style);
    return near.marks_blanks ? pen_.blank() : near;
}

char32_t Canvas::glyph_of(char32_t glyph) {
    if (glyph < 0x7f) {
        return writable(glyph);
    }
    const auto [place, is_new] = glyphs_.try_emplace(glyph, glyph);
    if (is_new) {
        place->second = writable(glyph);
    }
    return place->second;
}

void Canvas::leave() {
    send(terminal_.paste_off);
    endwin();
}

void Canvas::come_back() {
    reset_prog_mode();
    send(terminal_.paste_on);
    measure();
}

void Canvas::send(const std::string& text) const {
    // If the terminal is gone, reading will say so.
    [[maybe_unused]] const ssize_t written = ::write(STDOUT_FILENO, text.data(), text.size());
}

}  // namespace tenebrae::tui
