// SPDX-License-Identifier: MIT
#pragma once

#include "catch.hpp"
#include "tui/games/nyctophobia/key_actions.hpp"
#include "tui/games/nyctophobia/sheet_picture.hpp"
#include "tui/screen/keymap.hpp"

#include <span>
#include <string>
#include <string_view>

namespace tenebrae::nyctophobia::board {

inline const tui::Glyphs& glyphs(std::string_view set = "ascii") {
    static const auto load = [](std::string_view name) {
        core::Diagnostics errors;
        tui::Glyphs loaded = tui::load_glyphs("data", name, "", errors);
        REQUIRE(errors.empty());
        return loaded;
    };
    static const tui::Glyphs kUtf8 = load("utf8");
    static const tui::Glyphs kAscii = load("ascii");
    return set == "utf8" ? kUtf8 : kAscii;
}

inline const tui::Keymap& keymap() {
    static const auto load = [] {
        core::Diagnostics errors;
        tui::Keymap loaded =
            tui::load_keymap({"data", "arrows", "", "nyctophobia", game_key_actions()}, errors);
        REQUIRE(errors.empty());
        return loaded;
    };
    static const tui::Keymap kArrows = load();
    return kArrows;
}

/// Draws the sheets on a grid of this size.
inline tui::Grid grid_of(std::span<const Sheet> sheets, int width, int height) {
    tui::Grid grid(width, height);
    const Signs signs(glyphs());
    const Brush brush(grid, grid.area(), signs);
    const SheetLayout layout = lay_out(sheets, grid.area());
    for (std::size_t place = 0; place < layout.corners.size(); ++place) {
        draw_sheet(brush, layout.corners[place], layout.pitch, sheets[place], {});
    }
    return grid;
}
inline std::string picture_of(std::span<const Sheet> sheets, int width, int height) {
    return "\n" + grid_of(sheets, width, height).text();
}

}  // namespace tenebrae::nyctophobia::board
