// SPDX-License-Identifier: MIT
#include "tui/table/ansi.hpp"

#include "core/unicode.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr const char* kHideCursor = "\x1b[?25l";
constexpr const char* kShowCursor = "\x1b[?25h";
constexpr const char* kPlain = "\x1b[m";
constexpr const char* kClear = "\x1b[H\x1b[2J";
constexpr const char* kClearToEnd = "\x1b[K";
constexpr std::size_t kClearToEndSize = 3;
/// The widest gap, in columns, that may take fewer bytes to overwrite than to skip.
constexpr int kShortGap = 8;
/// The bytes that skipping a gap takes.
constexpr std::size_t kJump = 4;
/// The glyph of a cell that was not written since the screen was cleared.
constexpr char32_t kErased = 0x110000;

std::string place(Point at) {
    return "\x1b[" + std::to_string(at.y + 1) + ";" + std::to_string(at.x + 1) + "H";
}

}  // namespace

AnsiPainter::AnsiPainter(const Palette& palette, ColorDepth depth)
    : palette_(palette), depth_(depth) {
    if (depth == ColorDepth::Indexed || depth == ColorDepth::Direct) {
        pixel_colors_.emplace(palette, depth);
    }
}

std::string AnsiPainter::show(const Grid& grid) {
    bytes_.clear();
    const auto width = static_cast<std::size_t>(grid.width());
    if (grid.area() != area_) {
        area_ = grid.area();
        shown_.assign(width * static_cast<std::size_t>(grid.height()), {kErased, {}});
        bytes_ = std::string(kHideCursor) + kPlain + kClear;
        look_ = {};
        at_ = Point{};
    }
    for (int y = 0; y < grid.height(); ++y) {
        const auto before = std::span(shown_).subspan(static_cast<std::size_t>(y) * width, width);
        write_down(grid, y);
        paint_row(before, y);
        std::ranges::copy(row_, before.begin());
    }
    return bytes_;
}

std::string AnsiPainter::finish() {
    const int last_line = std::max(1, area_.height) - 1;
    area_ = {};
    return kPlain + place({0, last_line}) + kShowCursor;
}

/// Sets row_ to a line of a picture as it is written.
void AnsiPainter::write_down(const Grid& grid, int y) {
    const std::span<const PackedCell> cells = grid.row(y);
    const std::span<const CellPixels> pixels =
        pixel_colors_ ? grid.pixels(y) : std::span<const CellPixels>();
    row_.clear();
    for (std::size_t x = 0; x < cells.size(); ++x) {
        if (pixels.empty() || pixels[x].empty()) {
            row_.push_back({cells[x].glyph(), rendition(cells[x])});
        } else {
            const PixelColors::Shown shown = pixel_colors_->shown(cells[x], pixels[x]);
            row_.push_back({shown.glyph, rendition_of(shown.look, shown.colors)});
        }
    }
}

void AnsiPainter::paint_row(Cells before, int y) {
    const Cells now = row_;
    std::size_t end = now.size();
    while (end > 0 && looks_alike(now[end - 1], before[end - 1])) {
        --end;
    }
    for (std::size_t x = 0; x < end;) {
        if (looks_alike(now[x], before[x])) {
            ++x;
        } else if (end - x > kClearToEndSize && end_of_blanks(now, x, now.size()) == now.size()) {
            // Clearing fills with the background in use, so that must be the terminal's own.
            use(look_.marks_blanks() ? Rendition{} : look_);
            move_to({static_cast<int>(x), y});
            bytes_ += kClearToEnd;
            return;
        } else {
            x = paint_cell(now, x, y);
        }
    }
}

bool AnsiPainter::is_wide(Cells row, std::size_t x) {
    return x + 1 < row.size() && row[x + 1].glyph == kSecondColumn
           && core::width_of(row[x].glyph) == 2;
}

/// Paints a cell and returns the column after it.
std::size_t AnsiPainter::paint_cell(Cells row, std::size_t x, int y) {
    // A wide character is written as a whole.
    if (row[x].glyph == kSecondColumn && x > 0 && is_wide(row, x - 1)) {
        --x;
    }
    reach(row, x, y);
    if (!row[x].is_blank()) {
        use(row[x].look);
    } else if (look_.marks_blanks()) {
        use(rendition_of_blank(row, x));
    }
    const char32_t glyph = row[x].glyph == kSecondColumn ? U' ' : row[x].glyph;
    const int columns = is_wide(row, x) ? 2 : 1;
    // A glyph whose width differs from the picture would move everything after it.
    write(core::width_of(glyph) == columns ? core::to_utf8(glyph) : "?", columns);
    return x + static_cast<std::size_t>(columns);
}

void AnsiPainter::reach(Cells row, std::size_t x, int y) {
    const Point to{static_cast<int>(x), y};
    const bool is_gap = at_ && at_->y == y && at_->x < to.x && to.x - at_->x <= kShortGap;
    if (!is_gap || !rewrite_gap(row, x)) {
        move_to(to);
    }
}

/// Writes the cells between the cursor and a column again, if that takes no more bytes than to skip
/// them and no other rendition. Returns whether it did.
bool AnsiPainter::rewrite_gap(Cells row, std::size_t x) {
    std::string gap;
    for (auto column = static_cast<std::size_t>(at_->x); column < x; ++column) {
        const Written& cell = row[column];
        const bool same = cell.is_blank() ? !look_.marks_blanks() : cell.look == look_;
        gap += core::to_utf8(cell.glyph);
        if (!same || core::width_of(cell.glyph) != 1 || gap.size() > kJump) {
            return false;
        }
    }
    write(gap, static_cast<int>(x) - at_->x);
    return true;
}

void AnsiPainter::move_to(Point to) {
    if (at_ == to) {
        return;
    }
    if (at_ && at_->y == to.y) {
        bytes_ += "\x1b[" + std::to_string(std::abs(to.x - at_->x)) + (to.x > at_->x ? "C" : "D");
    } else {
        bytes_ += place(to);
    }
    at_ = to;
}

void AnsiPainter::write(const std::string& glyph, int columns) {
    bytes_ += glyph;
    at_->x += columns;
    if (at_->x >= area_.width) {
        at_.reset();  // after the last column the position depends on the terminal
    }
}

void AnsiPainter::use(const Rendition& wanted) {
    if (wanted == look_) {
        return;
    }
    take_back(wanted);
    const auto add = [this](bool added, const char* bytes) { bytes_ += added ? bytes : ""; };
    add(wanted.bold && !look_.bold, "\x1b[1m");
    add(wanted.dim && !look_.dim, "\x1b[2m");
    add(wanted.underline && !look_.underline, "\x1b[4m");
    add(wanted.reverse && !look_.reverse, "\x1b[7m");
    if (wanted.front != look_.front) {
        bytes_ += code_of(wanted.front, false);
    }
    if (wanted.back != look_.back) {
        bytes_ += code_of(wanted.back, true);
    }
    look_ = wanted;
}

/// Switches off what is in use but not wanted.
void AnsiPainter::take_back(const Rendition& wanted) {
    if ((look_.bold && !wanted.bold) || (look_.dim && !wanted.dim)
        || (look_.reverse && !wanted.reverse)) {
        bytes_ += kPlain;
        look_ = {};
        return;
    }
    if (look_.underline && !wanted.underline) {
        bytes_ += "\x1b[24m";
        look_.underline = false;
    }
    const bool front = look_.front >= 0 && wanted.front < 0;
    const bool back = look_.back >= 0 && wanted.back < 0;
    if (front || back) {
        bytes_ += !back ? "\x1b[39m" : !front ? "\x1b[49m" : "\x1b[39;49m";
        look_.front = front ? -1 : look_.front;
        look_.back = back ? -1 : look_.back;
    }
}

/// Returns the bytes that choose a colour by its number at this depth.
std::string AnsiPainter::code_of(int color, bool ground) const {
    if (depth_ == ColorDepth::Direct) {
        const auto part = [color](int shift) { return std::to_string(color >> shift & 0xff); };
        return (ground ? "\x1b[48;2;" : "\x1b[38;2;") + part(16) + ";" + part(8) + ";" + part(0)
               + "m";
    }
    if (depth_ == ColorDepth::Indexed) {
        return (ground ? "\x1b[48;5;" : "\x1b[38;5;") + std::to_string(color) + "m";
    }
    constexpr int kBright = 8;
    const int first = color < kBright ? 30 : 90;
    return "\x1b[" + std::to_string(first + color % kBright + (ground ? 10 : 0)) + "m";
}

const AnsiPainter::Rendition& AnsiPainter::rendition(PackedCell cell) {
    std::optional<Rendition>& known = renditions_.at(cell.style());
    if (!known) {
        known = make_rendition(cell.cell().style);
    }
    return *known;
}

AnsiPainter::Rendition AnsiPainter::make_rendition(Style style) const {
    const bool few = depth_ == ColorDepth::Eight || depth_ == ColorDepth::Sixteen;
    const Look look = depth_ == ColorDepth::None ? palette_.plain_look(style)
                      : few                      ? palette_.flat_look(style)
                                                 : palette_.look(style);
    return rendition_of(look, nearest_colors(look, depth_));
}

AnsiPainter::Rendition AnsiPainter::rendition_of(const Look& look, const TerminalColors& colors) {
    return {
        look.bold || colors.ink.bold,
        look.dim,
        look.underline,
        look.reverse,
        colors.ink.number,
        colors.ground.number};
}

/// Returns the rendition to write a blank cell in. Blank cells look the same in most renditions, so
/// it is that of the next visible cell: changes of rendition are most of what is sent.
AnsiPainter::Rendition AnsiPainter::rendition_of_blank(Cells row, std::size_t x) {
    const std::size_t next = end_of_blanks(row, x, std::min(row.size(), x + kShortGap));
    if (next == row.size() || row[next].is_blank() || row[next].look.marks_blanks()) {
        return {};
    }
    return row[next].look;
}

bool AnsiPainter::Written::is_blank() const {
    return glyph == kErased || (glyph == U' ' && !look.marks_blanks());
}

bool AnsiPainter::looks_alike(const Written& one, const Written& other) {
    return one == other || (one.is_blank() && other.is_blank());
}

/// Returns the first column that is not blank, or `end`.
std::size_t AnsiPainter::end_of_blanks(Cells row, std::size_t x, std::size_t end) {
    while (x < end && row[x].is_blank()) {
        ++x;
    }
    return x;
}

}  // namespace tenebrae::tui
