// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/colors.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/pixel.hpp"
#include "tui/screen/theme.hpp"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace tenebrae::tui {

/// The colours that a palette gives to pixels, on a terminal with 256 colours or true colour.
class PixelColors {
public:
    /// Precondition: depth is Indexed or Direct.
    PixelColors(const Palette& palette, ColorDepth depth)
        : palette_(palette), depth_(depth), covers_(PackedCell::kStyleNumbers * kMaxRoles) {}

    /// A cell over pixels as a terminal shows it.
    struct Shown {
        char32_t glyph = U' ';
        TerminalColors colors = {};
        Look look = {};  ///< of the glyph: bold, dim, underline and reverse count
    };
    /// Returns how a cell with pixels is shown. A glyph has the mean of its pixels behind it, but
    /// none brighter than its look allows.
    [[nodiscard]] Shown shown(PackedCell cell, const CellPixels& pixels);

private:
    [[nodiscard]] bool shows(Style style, Role surface) const;
    bool is_covered(PackedCell cell, const CellPixels& pixels);
    [[nodiscard]] Look look_over(Style style, const CellPixels& pixels) const;
    TerminalColor color(const Pixel& pixel);
    [[nodiscard]] TerminalColor find_color(const Pixel& pixel) const;
    [[nodiscard]] std::optional<Rgb> mixed(const Pixel& pixel) const;
    [[nodiscard]] std::uint8_t of_256(const Pixel& pixel) const;

    Palette palette_;
    ColorDepth depth_;
    /// Whether a look covers a surface, by style and surface; filled on first use.
    std::vector<std::optional<bool>> covers_;
    std::unordered_map<std::uint32_t, TerminalColor> colors_;  ///< by pixel, filled on first use
    /// By style, whether it covers the pixels, and their mean.
    std::unordered_map<std::uint64_t, Shown> glyphs_;
};

}  // namespace tenebrae::tui
