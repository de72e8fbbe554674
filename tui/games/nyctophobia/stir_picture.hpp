// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nyctophobia/sheet.hpp"
#include "tui/games/nyctophobia/signs.hpp"

namespace tenebrae::nyctophobia::board {

/// What happens in a space, on either side of what is there: a blow, or sound that goes out from
/// it.
void draw_stir(const Brush& brush, const tui::Rect& space, const SheetSpot& spot);

}  // namespace tenebrae::nyctophobia::board
