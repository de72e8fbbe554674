// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/grid.hpp"
#include "tui/screen/theme.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::tui {

/// Pictures as the bytes that show them on any terminal of 256 colours and UTF-8 (ECMA-48; colours
/// as xterm has them): for recordings. The bytes follow from pictures and palette alone: no
/// terminal and no locale is asked, so that a recording is the same wherever it was made.
class AnsiPainter {
public:
    /// Without colours weight, underline and reverse alone tell things apart.
    AnsiPainter(const Palette& palette, bool colors) : palette_(palette), colors_(colors) {}

    /// What turns the picture shown last into this one; all of it if it is the first or of another
    /// size. Nothing when they are the same. The cursor is hidden.
    std::string show(const Grid& grid);
    /// What leaves the last picture there and gives the terminal its cursor and style back.
    std::string finish();

private:
    using Cells = std::span<const PackedCell>;
    /// How characters look that are written ("graphic rendition" in ECMA-48).
    struct Rendition {
        bool bold = false;
        bool dim = false;
        bool underline = false;
        bool reverse = false;
        int front = -1;  ///< the colour's number; -1: the terminal's own
        int back = -1;

        /// Is it seen where nothing stands too?
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

    [[nodiscard]] Rendition rendition(PackedCell cell) const;
    [[nodiscard]] Rendition rendition_of_blank(Cells row, std::size_t x) const;
    [[nodiscard]] bool is_blank(PackedCell cell) const;
    [[nodiscard]] bool looks_alike(PackedCell one, PackedCell other) const;
    [[nodiscard]] std::size_t end_of_blanks(Cells row, std::size_t x, std::size_t end) const;

    Palette palette_;
    bool colors_;
    Rect area_;
    std::vector<PackedCell> shown_;  ///< what the terminal shows
    std::optional<Point> at_;  ///< where its cursor is, if that is known
    Rendition look_;  ///< of what is written now
    std::string bytes_;
};

}  // namespace tenebrae::tui
