// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/colors.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/pixel_colors.hpp"
#include "tui/screen/theme.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::tui {

/// Turns pictures into the bytes that show them on a terminal with UTF-8 and this many colours
/// (ECMA-48; colours as in xterm): for recordings. The bytes depend only on pictures, palette and
/// depth, not on a terminal or locale, so that a recording is the same wherever it is made.
class AnsiPainter {
public:
    /// Without colours only bold, dim, underline and reverse are used.
    AnsiPainter(const Palette& palette, ColorDepth depth);

    /// Returns the bytes that turn the last picture into this one: all of it if it is the first one
    /// or has another size, nothing if both are the same. Hides the cursor.
    std::string show(const Grid& grid);
    /// Returns the bytes that keep the last picture and restore the terminal's cursor and style.
    std::string finish();

private:
    /// The look of written characters ("graphic rendition" in ECMA-48).
    struct Rendition {
        bool bold = false;
        bool dim = false;
        bool underline = false;
        bool reverse = false;
        int front = -1;  ///< number of the colour; -1: the terminal's own
        int back = -1;

        /// Returns whether it is visible on a space.
        [[nodiscard]] bool marks_blanks() const { return underline || reverse || back >= 0; }
        friend bool operator==(const Rendition&, const Rendition&) = default;
    };
    /// A cell as it is written.
    struct Written {
        char32_t glyph = U' ';
        Rendition look;

        /// Returns whether it shows nothing but the terminal's background.
        [[nodiscard]] bool is_blank() const;
        friend bool operator==(const Written&, const Written&) = default;
    };
    using Cells = std::span<const Written>;

    void write_down(const Grid& grid, int y);
    void paint_row(Cells before, int y);
    std::size_t paint_cell(Cells row, std::size_t x, int y);
    bool rewrite_gap(Cells row, std::size_t x);
    void reach(Cells row, std::size_t x, int y);
    void move_to(Point to);
    void write(const std::string& glyph, int columns);
    void use(const Rendition& wanted);
    void take_back(const Rendition& wanted);

    [[nodiscard]] std::string code_of(int color, bool ground) const;
    [[nodiscard]] const Rendition& rendition(PackedCell cell);
    [[nodiscard]] Rendition make_rendition(Style style) const;
    [[nodiscard]] static Rendition rendition_of(const Look& look, const TerminalColors& colors);
    [[nodiscard]] static bool is_wide(Cells row, std::size_t x);
    [[nodiscard]] static Rendition rendition_of_blank(Cells row, std::size_t x);
    [[nodiscard]] static bool looks_alike(const Written& one, const Written& other);
    [[nodiscard]] static std::size_t end_of_blanks(Cells row, std::size_t x, std::size_t end);

    Palette palette_;
    ColorDepth depth_;
    std::optional<PixelColors> pixel_colors_;  ///< if the depth has them
    Rect area_;
    std::vector<Written> row_;  ///< the line that is painted
    std::vector<Written> shown_;  ///< what the terminal shows
    std::optional<Point> at_;  ///< position of its cursor, if known
    Rendition look_;  ///< the rendition in use
    /// By PackedCell::style(), filled on first use: the nearest colours take long to find.
    std::array<std::optional<Rendition>, PackedCell::kStyleNumbers> renditions_;
    std::string bytes_;
};

}  // namespace tenebrae::tui
