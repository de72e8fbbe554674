// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/grid.hpp"
#include "tui/screen/theme.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::tui {

/// Turns pictures into the bytes that show them on any terminal with 256 colours and UTF-8
/// (ECMA-48; colours as in xterm): for recordings. The bytes depend only on pictures and palette,
/// not on a terminal or locale, so that a recording is the same wherever it is made.
class AnsiPainter {
public:
    /// Without colours only bold, dim, underline and reverse are used.
    AnsiPainter(const Palette& palette, bool colors) : palette_(palette), colors_(colors) {}

    /// Returns the bytes that turn the last picture into this one: all of it if it is the first one
    /// or has another size, nothing if both are the same. Hides the cursor.
    std::string show(const Grid& grid);
    /// Returns the bytes that keep the last picture and restore the terminal's cursor and style.
    std::string finish();

private:
    using Cells = std::span<const PackedCell>;
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

    void paint_row(Cells now, Cells before, int y);
    std::size_t paint_cell(Cells row, std::size_t x, int y);
    bool rewrite_gap(Cells row, std::size_t x);
    void reach(Cells row, std::size_t x, int y);
    void move_to(Point to);
    void write(const std::string& glyph, int columns);
    void use(const Rendition& wanted);
    void take_back(const Rendition& wanted);

    [[nodiscard]] const Rendition& rendition(PackedCell cell) const;
    [[nodiscard]] Rendition make_rendition(Style style) const;
    [[nodiscard]] Rendition rendition_of_blank(Cells row, std::size_t x) const;
    [[nodiscard]] bool is_blank(PackedCell cell) const;
    [[nodiscard]] bool looks_alike(PackedCell one, PackedCell other) const;
    [[nodiscard]] std::size_t end_of_blanks(Cells row, std::size_t x, std::size_t end) const;

    Palette palette_;
    bool colors_;
    Rect area_;
    std::vector<PackedCell> shown_;  ///< what the terminal shows
    std::optional<Point> at_;  ///< position of its cursor, if known
    Rendition look_;  ///< the rendition in use
    /// By PackedCell::style(), filled on first use: the nearest colours take long to find.
    mutable std::array<std::optional<Rendition>, PackedCell::kStyleNumbers> renditions_;
    std::string bytes_;
};

}  // namespace tenebrae::tui
