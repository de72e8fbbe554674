// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nightcage/signs.hpp"
#include "tui/screen/grid.hpp"

#include <string_view>

namespace tenebrae::nightcage::board {

/// Puts signs on a part of a grid and nothing outside it.
class Brush {
public:
    Brush(tui::Grid& grid, const tui::Rect& within, const Signs& signs)
        : grid_(grid), within_(tui::overlap(within, grid.area())), signs_(signs) {}

    void put(tui::Point point, Sign sign, tui::Style style) const {
        put(point, signs_[sign], style);
    }
    void put(tui::Point point, char32_t glyph, tui::Style style) const {
        put(point, tui::PackedCell({glyph, style}));
    }
    void put(tui::Point point, tui::PackedCell cell) const {
        if (within_.contains(point)) {
            grid_.put_inside(point, cell);
        }
    }
    [[nodiscard]] tui::PackedCell cell(Sign sign, tui::Style style) const {
        return tui::PackedCell({signs_[sign], style});
    }
    void fill(const tui::Rect& rect, Sign sign, tui::Style style) const {
        grid_.fill(tui::overlap(rect, within_), signs_[sign], style);
    }
    /// Gives the column after the last one written.
    int write(tui::Point point, std::string_view text, tui::Style style) const {
        return grid_.write(point, text, style, within_);
    }
    /// Another style for what stands there already.
    void restyle(tui::Point point, tui::Style style) const {
        if (within_.contains(point)) {
            grid_.restyle({point.x, point.y, 1, 1}, style);
        }
    }
    /// Keeps the light that falls there.
    [[nodiscard]] tui::Light light_at(tui::Point point) const {
        return grid_.area().contains(point) ? grid_.at(point).style.light : tui::Light{0};
    }
    void set_cursor(tui::Point point) const {
        if (within_.contains(point)) {
            grid_.set_cursor(point);
        }
    }

private:
    tui::Grid& grid_;
    tui::Rect within_;
    const Signs& signs_;
};

}  // namespace tenebrae::nightcage::board
