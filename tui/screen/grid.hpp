// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/cell.hpp"
#include "tui/screen/pixel.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

struct Point {
    int x = 0;
    int y = 0;
    friend constexpr bool operator==(Point, Point) = default;
};

/// A rectangle: columns [x, x + width), lines [y, y + height), counted from 0 at the top left.
struct Rect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    [[nodiscard]] constexpr int right() const { return x + width; }
    [[nodiscard]] constexpr int bottom() const { return y + height; }
    [[nodiscard]] constexpr bool contains(Point point) const {
        return point.x >= x && point.x < right() && point.y >= y && point.y < bottom();
    }
    friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

/// Returns the intersection; its width or height is 0 if it is empty.
constexpr Rect overlap(const Rect& one, const Rect& other) {
    const int x = std::max(one.x, other.x);
    const int y = std::max(one.y, other.y);
    return {
        x,
        y,
        std::max(0, std::min(one.right(), other.right()) - x),
        std::max(0, std::min(one.bottom(), other.bottom()) - y)};
}

/// The contents of a screen: views draw into it, the terminal shows it, tests compare its text.
/// Anything drawn outside is cut off, so that views need not check the room.
class Grid {
public:
    Grid(int width, int height);

    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int height() const { return height_; }
    [[nodiscard]] Rect area() const { return {0, 0, width_, height_}; }

    /// Returns a cell. Precondition: inside.
    [[nodiscard]] GridCell at(Point point) const;
    /// Returns the cells of a line. Precondition: the line exists.
    [[nodiscard]] std::span<const PackedCell> row(int y) const;
    /// Returns the pixels under the cells of a line; empty if the grid has none at all.
    [[nodiscard]] std::span<const CellPixels> pixels(int y) const;

    /// Fills the grid with spaces of Role::Text.
    void clear();
    void put(Point point, char32_t glyph, Style style) {
        if (area().contains(point)) {
            put_inside(point, PackedCell({glyph, style}));
        }
    }
    /// Puts a cell without checking the position. Precondition: inside.
    void put_inside(Point point, PackedCell cell) {
        if (has_wide_) {
            mend_halves(point);
        }
        cells_[place(point)] = cell;
        if (!pixels_.empty() && cell.is_dark()) {
            pixels_[place(point)] = {};
        }
    }
    /// Lays pixels under a cell. They stay until something without light is drawn there.
    void paint(Point point, const CellPixels& pixels);
    /// Changes the light on a cell; its pixels get no more than that.
    void relight(Point point, Light light);
    /// Writes UTF-8 text, cut at the right edge of `within` but never inside a wide character;
    /// leaves out control and zero-width characters. Returns the column after the last one written.
    int write(Point point, std::string_view text, Style style, const Rect& within);
    int write(Point point, std::string_view text, Style style) {
        return write(point, text, style, area());
    }
    void fill(const Rect& rect, char32_t glyph, Style style);
    /// Copies a rectangle from another grid of the same size. Precondition: no wide character
    /// crosses its sides there.
    void copy(const Rect& rect, const Grid& from);
    /// Changes the style and keeps the glyphs.
    void restyle(const Rect& rect, Style style);

    /// Sets the position of the terminal's cursor: on the thing in focus, so that screen readers
    /// follow it.
    void set_cursor(Point point) { cursor_ = point; }
    [[nodiscard]] Point cursor() const { return cursor_; }

    /// Returns the glyphs, one line each, without trailing spaces: for tests.
    [[nodiscard]] std::string text() const;

    friend bool operator==(const Grid& one, const Grid& other) {
        return one.width_ == other.width_ && one.cursor_ == other.cursor_
               && alike(one.cells_, other.cells_) && one.pixels_ == other.pixels_;
    }

private:
    [[nodiscard]] std::size_t place(Point point) const {
        return static_cast<std::size_t>(point.y) * static_cast<std::size_t>(width_)
               + static_cast<std::size_t>(point.x);
    }
    void mend_halves(Point point);
    void mend_sides(const Rect& inside);
    void erase_pixels(const Rect& inside);
    void copy_pixels(const Rect& inside, const Grid& from);

    int width_;
    int height_;
    std::vector<PackedCell> cells_;
    std::vector<CellPixels> pixels_;  ///< by cell; empty until the first one is laid
    bool has_wide_ = false;  ///< false: there are certainly no wide characters
    Point cursor_;
};

}  // namespace tenebrae::tui
