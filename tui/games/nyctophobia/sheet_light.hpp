// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nyctophobia/sheet.hpp"
#include "tui/screen/lightfall.hpp"

namespace tenebrae::nyctophobia::board {

/// The light on a sheet, made of what is drawn there and of nothing else. On a page what is known
/// is lit, the better the brighter, and around each Hunted what his hands reach: through the sides
/// that are known to be open. On the forest the moon lies, and the Hunter's lantern shines as far
/// as he gets with two steps. A space of it is a spot, row by row.
tui::LightFall light_on(const Sheet& sheet);

}  // namespace tenebrae::nyctophobia::board
