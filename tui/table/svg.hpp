// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/grid.hpp"
#include "tui/screen/pixel_colors.hpp"
#include "tui/screen/theme.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::tui {

/// Returns a text as it is written in XML, outside and inside of quotes.
std::string escape_xml(std::string_view text);

/// Draws parts of grids as elements of SVG. Text is text, of a fixed width in every font. Grounds,
/// half blocks and box-drawing characters are shapes, so that there are no gaps between cells. The
/// result depends only on the grids and the palette.
class SvgPainter {
public:
    /// The size of a cell in units of the picture. Half blocks are square.
    static constexpr int kColumn = 9;
    static constexpr int kLine = 2 * kColumn;

    /// Without colours only bold, dim, underline and reverse are used.
    SvgPainter(const Palette& palette, bool colors);

    /// Returns elements that draw a part of a grid with its top left corner at the origin. An
    /// opaque part also draws the ground of cells that have no ground of their own. Precondition:
    /// the part is inside the grid, and no wide character crosses its sides.
    std::string draw(const Grid& grid, const Rect& part, bool opaque);
    /// Returns the class of the ground of cells that have none of their own.
    std::string ground_class() { return class_of(ground_); }
    /// Returns the rules for the classes of everything drawn so far.
    [[nodiscard]] std::string styles() const;

private:
    /// A cell as it is drawn.
    struct Cell {
        char32_t glyph = U' ';
        Rgb ink;
        Rgb ground;
        bool bold = false;
        bool underline = false;
    };
    struct Pen {
        Rgb color;
        bool heavy = false;
        friend bool operator==(const Pen&, const Pen&) = default;
    };
    /// A line from left to right or from top to bottom, in half units.
    struct Stroke {
        Pen pen;
        int x = 0;
        int y = 0;
        int length = 0;
        bool vertical = false;
    };
    struct Run {
        int x = 0;
        int columns = 0;
        Rgb ink;
        bool bold = false;
        char32_t kind = 0;  ///< 0: letters; else the only character
        std::string text;
    };
    /// The paths of one part, by pen, in the order of first use.
    using Paths = std::vector<std::pair<Pen, std::string>>;

    void read_row(const Grid& grid, const Rect& part, int y);
    [[nodiscard]] Cell cell_of(PackedCell packed, const CellPixels* pixels);
    void add_grounds(int y, bool opaque, Paths& paths);
    void add_strokes(int y, Paths& paths);
    void add_box(int x, int y, const Cell& cell);
    void add_line(const Stroke& stroke);
    std::string texts(int y);
    std::string element(const Run& run, int y);
    std::string elements(const Paths& paths);
    std::string class_of(Rgb color);

    Palette palette_;
    bool colors_;
    std::optional<PixelColors> pixel_colors_;
    Rgb ink_;  ///< of cells without a colour of their own
    Rgb ground_;
    std::vector<Cell> row_;
    std::vector<Stroke> strokes_;
    std::map<std::uint32_t, std::size_t> classes_;  ///< numbers by colour
};

/// Returns a whole picture of one grid.
std::string
write_svg(const Grid& grid, const Palette& palette, bool colors, std::string_view title);

/// Makes a moving picture of grids of one size. Each frame draws only what has changed, and what
/// is drawn more than once is stored once. The animation needs no script and repeats; where nothing
/// moves, the last frame is shown.
class SvgFilm {
public:
    SvgFilm(const Palette& palette, bool colors);

    /// Shows a grid from now on.
    void show(const Grid& grid);
    void wait(int milliseconds) { now_ += milliseconds; }
    /// Returns the size so far in bytes.
    [[nodiscard]] std::size_t bytes() const { return bytes_; }
    /// Returns the picture. Precondition: something was shown.
    std::string finish(std::string_view title);

private:
    struct Frame {
        std::int64_t at = 0;  ///< milliseconds
        std::string uses;
    };
    void show_row(const Grid& grid, int y, std::string& uses);
    std::string use_of(const Grid& grid, const Rect& part);
    [[nodiscard]] std::string frame_styles() const;

    SvgPainter painter_;
    std::optional<Grid> shown_;
    std::map<std::string, std::size_t> parts_;  ///< numbers by content
    std::string defs_;
    std::vector<Frame> frames_;
    std::int64_t now_ = 0;
    std::size_t bytes_ = 0;
};

}  // namespace tenebrae::tui
