// SPDX-License-Identifier: MIT
#include "tests/terminal/grid_comparison.hpp"

#include "core/unicode.hpp"
#include "tui/screen/pixel_colors.hpp"

#include <cstdint>

namespace tenebrae::test {

using tui::GridCell;
using tui::Look;
using tui::Point;

namespace {

/// The second column of a wide character.
constexpr char32_t kHalf = 1;

struct Seen {
    char32_t glyph = U' ';
    bool bold = false;
    bool underline = false;
    bool reverse = false;
    int front = -1;
    int back = -1;
};

/// Returns true if the text colour is visible there.
bool has_ink(const Seen& observation) {
    return observation.glyph != U' ' || observation.reverse;
}

/// Returns true if the two look the same.
bool alike(const Seen& one, const Seen& other) {
    const bool is_same = one.glyph == other.glyph && one.underline == other.underline
                         && one.reverse == other.reverse && one.back == other.back;
    const bool is_same_ink = one.bold == other.bold && one.front == other.front;
    return one.glyph == kHalf ? other.glyph == kHalf : is_same && (is_same_ink || !has_ink(one));
}

std::string in_words(const Seen& observation) {
    std::string text = "'" + core::to_utf8(observation.glyph) + "'";
    text += observation.underline ? " underline" : "";
    text += observation.reverse ? " reverse" : "";
    text += observation.back >= 0 ? " on " + std::to_string(observation.back) : "";
    if (has_ink(observation)) {
        text += observation.bold ? " bold" : "";
        text += observation.front >= 0 ? " " + std::to_string(observation.front) : "";
    }
    return observation.glyph == kHalf ? "half" : text;
}

int number_of(const VTermColor& color) {
    return VTERM_COLOR_IS_INDEXED(&color)
               ? color.indexed.idx
               : color.rgb.red << 16 | color.rgb.green << 8 | color.rgb.blue;
}

Seen shown(const VTermScreenCell& cell) {
    // The second column of a wide character looks like the first, whatever libvterm reports.
    if (cell.chars[0] == static_cast<std::uint32_t>(-1)) {
        return {.glyph = kHalf};
    }
    return {
        cell.chars[0] == 0 ? U' ' : static_cast<char32_t>(cell.chars[0]),
        cell.attrs.bold != 0,
        cell.attrs.underline != 0,
        cell.attrs.reverse != 0,
        VTERM_COLOR_IS_DEFAULT_FG(&cell.fg) ? -1 : number_of(cell.fg),
        VTERM_COLOR_IS_DEFAULT_BG(&cell.bg) ? -1 : number_of(cell.bg)};
}

char32_t glyph_in(const tui::Grid& grid, Point at, int width) {
    const char32_t glyph = grid.at(at).glyph;
    if (glyph == tui::kSecondColumn) {
        return kHalf;
    }
    const Point next{at.x + 1, at.y};
    const bool is_wide =
        next.x < width && grid.area().contains(next) && grid.at(next).glyph == tui::kSecondColumn;
    return core::width_of(glyph) == (is_wide ? 2 : 1) ? glyph : U'?';
}

Seen wanted(const GridCell& cell, const tui::Palette& palette, const TerminalSupport& support) {
    const bool colors = support.depth != tui::ColorDepth::None;
    const Look look = colors ? palette.look(cell.style) : palette.plain_look(cell.style);
    const auto [front, back] = nearest_colors(look, support.depth);
    const bool is_colored = front.number >= 0 || back.number >= 0;
    return {
        U' ',
        support.attributes && (look.bold || front.bold),
        support.attributes && look.underline && (support.colored_underline || !is_colored),
        support.attributes && look.reverse,
        front.number,
        back.number};
}

Seen wanted(const tui::PixelColors::Shown& pixels) {
    return {
        pixels.glyph,
        pixels.look.bold,
        pixels.look.underline,
        pixels.look.reverse,
        pixels.colors.ink.number,
        pixels.colors.ground.number};
}

}  // namespace

std::string difference(
    const VirtualTerminal& terminal,
    const tui::Grid& grid,
    const tui::Palette& palette,
    const TerminalSupport& support
) {
    const bool has_pixels = support.depth >= tui::ColorDepth::Indexed;
    tui::PixelColors colors(palette, has_pixels ? support.depth : tui::ColorDepth::Indexed);
    for (int y = 0; y < terminal.height(); ++y) {
        for (int x = 0; x < terminal.width(); ++x) {
            const bool is_corner = x == terminal.width() - 1 && y == terminal.height() - 1;
            Seen there;
            if (grid.area().contains({x, y})) {
                const auto column = static_cast<std::size_t>(x);
                const std::span<const tui::CellPixels> pixels = grid.pixels(y);
                const char32_t glyph = glyph_in(grid, {x, y}, terminal.width());
                if (has_pixels && !pixels.empty() && !pixels[column].empty()) {
                    there = wanted(colors.shown(grid.row(y)[column], pixels[column]));
                    there.glyph = there.glyph == tui::kHalfBlock ? tui::kHalfBlock : glyph;
                } else {
                    there = wanted(grid.at({x, y}), palette, support);
                    there.glyph = glyph;
                }
            }
            const Seen here = shown(terminal.cell(x, y));
            if (!alike(here, there) && (support.corner || !is_corner)) {
                return std::to_string(x) + "," + std::to_string(y) + ": " + in_words(here)
                       + ", not " + in_words(there);
            }
        }
    }
    return "";
}

}  // namespace tenebrae::test
