// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/bar.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/sentence.hpp"
#include "tui/screen/theme.hpp"

#include <cstddef>
#include <span>
#include <string_view>

namespace tenebrae::tui {

/// The glyphs of a game's signs in one glyph set.
template <typename Sign>
class SignGlyphs {
public:
    /// `names`: those of the signs in glyph files, in the order of Sign, without the game's prefix.
    /// Precondition: the set outlives this object unchanged.
    SignGlyphs(const Glyphs& glyphs, std::string_view game, std::span<const std::string_view> names)
        : glyphs_(glyphs.of_game(game, names)) {}

    [[nodiscard]] char32_t operator[](Sign sign) const {
        return glyphs_[static_cast<std::size_t>(sign)];
    }

private:
    std::span<const char32_t> glyphs_;
};

/// Draws a game's glyphs on a part of a grid and nothing outside it. `Signs` gives the glyph of
/// each sign.
template <typename Signs, typename Sign>
class SignBrush {
public:
    SignBrush(Grid& grid, const Rect& within, const Signs& signs)
        : grid_(grid), within_(overlap(within, grid.area())), signs_(signs) {}

    void put(Point point, Sign sign, Style style) const { put(point, signs_[sign], style); }
    void put(Point point, char32_t glyph, Style style) const {
        put(point, PackedCell({glyph, style}));
    }
    void put(Point point, PackedCell cell) const {
        if (within_.contains(point)) {
            grid_.put_inside(point, cell);
        }
    }
    [[nodiscard]] PackedCell cell(Sign sign, Style style) const {
        return PackedCell({signs_[sign], style});
    }
    void fill(const Rect& rect, Sign sign, Style style) const {
        grid_.fill(overlap(rect, within_), signs_[sign], style);
    }
    void fill(const Rect& rect, char32_t glyph, Style style) const {
        grid_.fill(overlap(rect, within_), glyph, style);
    }
    /// Draws the filled part of a bar and returns its number of columns.
    int draw(Point at, const Bar& bar) const {
        const int columns = bar.columns();
        for (int column = 0; column < columns; ++column) {
            put({at.x + column, at.y}, PackedCell(bar.cell(column)));
        }
        return columns;
    }
    /// Draws the spaces of a track, without signs.
    void draw(Point at, const Track& track) const {
        for (int space = 0; space < track.spaces; ++space) {
            const Rect place{at.x + space * track.columns, at.y, track.columns, 1};
            fill(place, U' ', track.style(space));
        }
    }
    /// Writes a text and returns the column after it.
    int write(Point point, std::string_view text, Style style) const {
        return grid_.write(point, text, style, within_);
    }
    /// Writes a text with its rule numbers faint.
    int write_sentence(Point point, std::string_view text, Style style) const {
        return tui::write_sentence(grid_, point, text, style, within_);
    }
    /// Changes the style of a cell and keeps its glyph.
    void restyle(Point point, Style style) const {
        if (within_.contains(point)) {
            grid_.restyle({point.x, point.y, 1, 1}, style);
        }
    }
    /// Changes the light on a cell.
    void relight(Point point, Light light) const {
        if (within_.contains(point)) {
            grid_.relight(point, light);
        }
    }
    /// Lays pixels under a cell.
    void paint(Point point, const CellPixels& pixels) const {
        if (within_.contains(point)) {
            grid_.paint(point, pixels);
        }
    }
    /// Returns the light on a cell.
    [[nodiscard]] Light light_at(Point point) const {
        return grid_.area().contains(point) ? grid_.at(point).style.light : Light{0};
    }
    /// Returns the role of a cell.
    [[nodiscard]] Role role_at(Point point) const {
        return grid_.area().contains(point) ? grid_.at(point).style.role : Role::Text;
    }
    [[nodiscard]] char32_t glyph_at(Point point) const {
        return grid_.area().contains(point) ? grid_.at(point).glyph : U' ';
    }
    void set_cursor(Point point) const {
        if (within_.contains(point)) {
            grid_.set_cursor(point);
        }
    }

private:
    Grid& grid_;
    Rect within_;
    const Signs& signs_;
};

}  // namespace tenebrae::tui
