// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nyctophobia/sheet.hpp"
#include "tui/games/nyctophobia/signs.hpp"
#include "tui/screen/board_frame.hpp"
#include "tui/screen/lightfall.hpp"
#include "tui/screen/pixel_light.hpp"

#include <span>
#include <vector>

namespace tenebrae::nyctophobia::board {

/// The size of a sheet with its title and names.
struct SheetSize {
    int width = 0;
    int height = 0;
};
SheetSize size_of(const Sheet& sheet, tui::Pitch pitch);

/// The places of sheets, in lines from the top left: as many and as large as there is room for.
struct SheetLayout {
    tui::Pitch pitch;
    std::vector<tui::Point> corners;  ///< corners of the first sheets; others have no room
};
SheetLayout lay_out(std::span<const Sheet> sheets, const tui::Rect& rect);

/// The settings for drawing a sheet.
struct SheetOptions {
    std::optional<Spot> cursor;  ///< the cursor of look mode
    bool light = false;  ///< the palette shows light as background
    bool pixels = false;  ///< light is drawn in half blocks
};
void draw_sheet(
    const Brush& brush,
    tui::Point corner,
    tui::Pitch pitch,
    const Sheet& sheet,
    const SheetOptions& options
);

/// Returns the light on a sheet, from what is drawn there alone. On a page, a space is the brighter
/// the better it is known, and each Hunted lights what their hands reach through open sides. On the
/// forest there is moonlight, and the Hunter's lantern reaches two steps far. Spaces are numbered
/// row by row.
tui::LightFall light_on(const Sheet& sheet);

}  // namespace tenebrae::nyctophobia::board
