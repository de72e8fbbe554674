// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nyctophobia/sheet.hpp"
#include "tui/games/nyctophobia/signs.hpp"
#include "tui/screen/board_frame.hpp"
#include "tui/screen/lightfall.hpp"

#include <span>
#include <vector>

namespace tenebrae::nyctophobia::board {

/// What one sheet takes, its title and names included.
struct SheetSize {
    int width = 0;
    int height = 0;
};
SheetSize size_of(const Sheet& sheet, tui::Pitch pitch);

/// Where sheets lie: in lines from the top left, as many as there is room for, as large as
/// possible.
struct SheetLayout {
    tui::Pitch pitch;
    std::vector<tui::Point> corners;  ///< of the first sheets; the others have no room
};
SheetLayout lay_out(std::span<const Sheet> sheets, const tui::Rect& rect);

/// How it is looked at.
struct Looking {
    std::optional<Spot> cursor;  ///< of look mode
    bool light = false;  ///< light is seen as the ground of what it falls on
};
void draw_sheet(
    const Brush& brush,
    tui::Point corner,
    tui::Pitch pitch,
    const Sheet& sheet,
    const Looking& looking
);

/// The light on a sheet, made of what is drawn there and of nothing else. On a page what is known
/// is lit, the better the brighter, and around each Hunted what his hands reach: through the sides
/// that are known to be open. On the forest the moon lies, and the Hunter's lantern shines as far
/// as he gets with two steps. A space of it is a spot, row by row.
tui::LightFall light_on(const Sheet& sheet);

}  // namespace tenebrae::nyctophobia::board
