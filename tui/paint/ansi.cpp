// SPDX-License-Identifier: MIT
#include "tui/paint/ansi.hpp"

#include "core/unicode.hpp"
#include "tui/screen/colors.hpp"
#include "tui/screen/utf8.hpp"

#include <string_view>

namespace tenebrae::tui {

namespace {

/// The second column of a wide character.
constexpr char32_t kNothing = 0;

constexpr std::string_view kBegin = "\x1b[0m\x1b[?25l\x1b[2J";
constexpr std::string_view kPlainStyle = "\x1b[0m";
constexpr std::string_view kShowCursor = "\x1b[?25h";

std::string move_to(Point point) {
    return "\x1b[" + std::to_string(point.y + 1) + ";" + std::to_string(point.x + 1) + "H";
}

std::string select(const Look& look) {
    std::string bytes = "\x1b[0";
    bytes += look.bold ? ";1" : "";
    bytes += look.dim ? ";2" : "";
    bytes += look.underline ? ";4" : "";
    bytes += look.reverse ? ";7" : "";
    bytes += look.ink ? ";38;5;" + std::to_string(nearest_256(*look.ink)) : "";
    bytes += look.ground ? ";48;5;" + std::to_string(nearest_256(*look.ground)) : "";
    return bytes + "m";
}

/// Does the glyph at a point take two columns there?
bool is_wide(const Grid& grid, Point point) {
    const Point next{point.x + 1, point.y};
    return core::width_of(grid.at(point).glyph) == 2 && grid.area().contains(next)
           && grid.at(next).glyph == kNothing;
}

/// What takes exactly the columns it has in the grid, whatever the glyph is.
char32_t printable(const Grid& grid, Point point) {
    const char32_t glyph = grid.at(point).glyph;
    if (glyph == kNothing) {
        return U' ';
    }
    return core::width_of(glyph) == 1 || is_wide(grid, point) ? glyph : U'?';
}

}  // namespace

bool AnsiPainter::is_shown(const Grid& grid, Point point) const {
    return last_ && last_->at(point) == grid.at(point);
}

void AnsiPainter::set_look(Style style, std::string& bytes) {
    const Look look = colors_ ? palette_.look(style) : palette_.plain_look(style);
    if (look != look_) {
        bytes += select(look);
        look_ = look;
    }
}

void AnsiPainter::paint_run(const Grid& grid, const Rect& run, std::string& bytes) {
    bytes += move_to({run.x, run.y});
    for (Point point{run.x, run.y}; point.x < run.right(); ++point.x) {
        const Point before{point.x - 1, point.y};
        if (grid.at(point).glyph == kNothing && point.x > 0 && is_wide(grid, before)) {
            continue;
        }
        set_look(grid.at(point).style, bytes);
        append_utf8(bytes, printable(grid, point));
    }
}

void AnsiPainter::paint_row(const Grid& grid, int y, std::string& bytes) {
    for (int x = 0; x < grid.width();) {
        int end = x;
        while (end < grid.width() && !is_shown(grid, {end, y})) {
            ++end;
        }
        if (end > x) {
            // A wide character is written whole.
            const bool is_half = x > 0 && is_wide(grid, {x - 1, y});
            const int begin = is_half ? x - 1 : x;
            paint_run(grid, {begin, y, end - begin, 1}, bytes);
        }
        x = end + 1;
    }
}

std::string AnsiPainter::show(const Grid& grid) {
    std::string bytes;
    if (!last_ || last_->width() != grid.width() || last_->height() != grid.height()) {
        last_.reset();
        look_ = {};
        bytes = kBegin;
    }
    for (int y = 0; y < grid.height(); ++y) {
        paint_row(grid, y, bytes);
    }
    last_ = grid;
    return bytes;
}

std::string AnsiPainter::finish() {
    const int height = last_ ? last_->height() : 1;
    last_.reset();
    return std::string(kPlainStyle) + move_to({0, height - 1}) + std::string(kShowCursor);
}

}  // namespace tenebrae::tui
