// SPDX-License-Identifier: MIT
#pragma once

#include "tui/paint/capabilities.hpp"
#include "tui/paint/motion.hpp"
#include "tui/paint/pen.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/terminal_color.hpp"
#include "tui/screen/theme.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::tui {

/// Turns pictures into the bytes that a terminal has to be sent: as few as will do, from what it
/// shows to what it is to show. Knows where the terminal's cursor is and what it writes in.
class Painter {
public:
    /// A character in the terminal's encoding; "?" for what cannot be written there.
    using Encode = std::string (*)(char32_t);
    /// Precondition: with any colours there are setaf, setab and op.
    Painter(Capabilities capabilities, const Palette& palette, ColorDepth depth, Encode encode);
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;

    void set_palette(const Palette& palette);
    /// The terminal's size from now on. What it shows is then unknown.
    void resize(int width, int height);
    /// Nothing is known of what the terminal shows: the next picture is painted whole.
    void forget() { is_known_ = false; }

    /// What a picture has beyond the terminal's size is cut off; beyond the picture it is blank.
    void paint(const Grid& grid);
    /// To a place of the terminal, or the nearest.
    void place_cursor(Point to);

    /// What is to be sent for all of this, since it was cleared.
    [[nodiscard]] const std::string& bytes() const { return bytes_; }
    void clear_bytes() { bytes_.clear(); }

private:
    using Cells = std::span<const PackedCell>;
    struct Glyph {
        char32_t code = 0;
        std::uint8_t size = 0;
        std::uint8_t columns = 0;
        std::array<char, 10> bytes{};
    };

    void begin_anew();
    void paint_row(Cells now, Cells before, int y);
    [[nodiscard]] bool looks_alike(PackedCell one, PackedCell other);
    [[nodiscard]] bool is_blank(PackedCell cell);
    [[nodiscard]] bool is_wide(Cells row, std::size_t x);
    [[nodiscard]] std::size_t end_of_blanks(Cells row, std::size_t x, std::size_t end);
    [[nodiscard]] const Order* eraser_of(Cells row, std::size_t x, std::size_t end);
    std::size_t paint_cell(Cells row, std::size_t x, int y);
    std::size_t erase(const Order& order, std::size_t x, std::size_t end, int y);
    [[nodiscard]] const Ink& ink_for_blank(Cells row, std::size_t x);
    std::size_t paint_alike(Cells row, Cells before, std::size_t x);
    void reach(Cells row, std::size_t x, int y);
    bool rewrite_gap(Cells row, std::size_t x, int limit);
    const Glyph& glyph(char32_t code);
    void write(const Glyph& glyph);

    void use(const Ink& ink);
    void take_back(Attributes attributes);
    void use_default_colors(bool front, bool back);
    void move_to(Point to);
    void go(const Way& way, Point to);

    Capabilities capabilities_;
    Pen pen_;
    Encode encode_;
    int width_ = 0;
    int height_ = 0;
    Rect painted_;  ///< the picture painted last
    std::vector<PackedCell> shown_;  ///< what the terminal shows, if that is known
    bool is_known_ = false;
    std::optional<Point> at_;  ///< where the cursor is, if that is known
    Rendition look_;  ///< of what is written now
    /// Those written last, by the end of their number: so many that lines and letters do not meet.
    std::array<Glyph, 512> glyphs_{};
    std::string bytes_;
};

}  // namespace tenebrae::tui
