// SPDX-License-Identifier: MIT
#include "tui/screen/grid.hpp"

#include "core/unicode.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace tenebrae::tui {

Grid::Grid(int width, int height)
    : width_(std::max(0, width)),
      height_(std::max(0, height)),
      cells_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {}

GridCell Grid::at(Point point) const {
    assert(area().contains(point));
    return cells_[place(point)].cell();
}

std::span<const PackedCell> Grid::row(int y) const {
    return std::span(cells_).subspan(place({0, y}), static_cast<std::size_t>(width_));
}

std::span<const CellPixels> Grid::pixels(int y) const {
    return pixels_.empty()
               ? std::span<const CellPixels>()
               : std::span(pixels_).subspan(place({0, y}), static_cast<std::size_t>(width_));
}

void Grid::paint(Point point, const CellPixels& pixels) {
    if (area().contains(point)) {
        pixels_.resize(cells_.size());
        pixels_[place(point)] = pixels;
    }
}

void Grid::relight(Point point, Light light) {
    if (!area().contains(point)) {
        return;
    }
    Style style = at(point).style;
    style.light = light;
    restyle({point.x, point.y, 1, 1}, style);
    if (!pixels_.empty()) {
        const auto most = static_cast<FineLight>(light * kFineSteps);
        CellPixels& pixels = pixels_[place(point)];
        for (Pixel* const pixel : {&pixels.upper, &pixels.lower}) {
            pixel->light = std::min(pixel->light, most);
            pixel->glow_light = std::min(pixel->glow_light, most);
        }
    }
}

void Grid::erase_pixels(const Rect& inside) {
    for (int y = inside.y; !pixels_.empty() && y < inside.bottom(); ++y) {
        std::fill_n(
            pixels_.begin() + static_cast<std::ptrdiff_t>(place({inside.x, y})),
            inside.width,
            CellPixels{}
        );
    }
}

void Grid::clear() {
    fill(area(), U' ', {});
    pixels_.clear();
    has_wide_ = false;
    cursor_ = {};
}

/// Replaces the other half of a wide character before one half is overwritten.
void Grid::mend_halves(Point point) {
    const std::size_t at = place(point);
    if (cells_[at].glyph() == kSecondColumn && point.x > 0) {
        cells_[at - 1] = {U' ', cells_[at - 1].style()};
    }
    if (point.x + 1 < width_ && cells_[at + 1].glyph() == kSecondColumn) {
        cells_[at + 1] = {U' ', cells_[at + 1].style()};
    }
}

/// Replaces halves of wide characters that the sides of a rectangle cut off, before it is
/// overwritten.
void Grid::mend_sides(const Rect& inside) {
    for (int y = inside.y; has_wide_ && y < inside.bottom(); ++y) {
        mend_halves({inside.x, y});
        mend_halves({inside.right() - 1, y});
    }
}

int Grid::write(Point point, std::string_view text, Style style, const Rect& within) {
    const Rect inside = overlap(within, area());
    const int end = std::min(within.right(), width_);
    const bool has_line = point.y >= inside.y && point.y < inside.bottom();
    const unsigned look = PackedCell::style_number(style);
    while (!text.empty()) {
        const core::Character character = core::first_character(text);
        text.remove_prefix(character.bytes);
        const char32_t code = character.valid ? character.code : U'?';
        const int width = core::width_of(code);
        if (width == 0) {
            continue;
        }
        if (point.x + width > end) {
            break;
        }
        if (has_line && point.x >= inside.x) {
            put_inside(point, PackedCell(code, look));
            if (width == 2) {
                put_inside({point.x + 1, point.y}, PackedCell(U' ', look));
                cells_[place(point) + 1] = PackedCell(kSecondColumn, look);
                has_wide_ = true;
            }
        }
        point.x += width;
    }
    return point.x;
}

void Grid::fill(const Rect& rect, char32_t glyph, Style style) {
    const Rect inside = overlap(rect, area());
    if (inside.width == 0 || inside.height == 0) {
        return;
    }
    mend_sides(inside);
    const std::size_t first = place({inside.x, inside.y});
    const auto width = static_cast<std::size_t>(inside.width);
    std::ranges::fill(std::span(cells_).subspan(first, width), PackedCell({glyph, style}));
    for (int y = inside.y + 1; y < inside.bottom(); ++y) {
        std::memcpy(&cells_[place({inside.x, y})], &cells_[first], width * sizeof(PackedCell));
    }
    if (style.light == 0) {
        erase_pixels(inside);
    }
}

void Grid::copy(const Rect& rect, const Grid& from) {
    assert(from.area() == area());
    const Rect inside = overlap(rect, area());
    if (inside.width == 0) {
        return;
    }
    mend_sides(inside);
    const auto width = static_cast<std::size_t>(inside.width);
    for (int y = inside.y; y < inside.bottom(); ++y) {
        const std::size_t begin = place({inside.x, y});
        std::memcpy(&cells_[begin], &from.cells_[begin], width * sizeof(PackedCell));
    }
    copy_pixels(inside, from);
    has_wide_ = has_wide_ || from.has_wide_;
}

void Grid::copy_pixels(const Rect& inside, const Grid& from) {
    if (from.pixels_.empty()) {
        erase_pixels(inside);
        return;
    }
    pixels_.resize(cells_.size());
    for (int y = inside.y; y < inside.bottom(); ++y) {
        const std::size_t begin = place({inside.x, y});
        std::ranges::copy(
            from.pixels(y).subspan(
                static_cast<std::size_t>(inside.x), static_cast<std::size_t>(inside.width)
            ),
            pixels_.begin() + static_cast<std::ptrdiff_t>(begin)
        );
    }
}

void Grid::restyle(const Rect& rect, Style style) {
    const Rect inside = overlap(rect, area());
    if (style.light == 0) {
        erase_pixels(inside);
    }
    for (int y = inside.y; y < inside.bottom(); ++y) {
        for (int x = inside.x; x < inside.right(); ++x) {
            PackedCell& cell = cells_[place({x, y})];
            cell = {cell.glyph(), PackedCell::style_number(style)};
        }
    }
}

std::string Grid::text() const {
    std::string text;
    for (int y = 0; y < height_; ++y) {
        std::string line;
        for (int x = 0; x < width_; ++x) {
            const char32_t glyph = cells_[place({x, y})].glyph();
            if (glyph != kSecondColumn) {
                core::append_utf8(line, glyph);
            }
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

}  // namespace tenebrae::tui
