// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/grid.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace tenebrae::test {

/// A whole screen at a position of a game that is shipped.
struct ShippedScreen {
    std::string name;  ///< "nightcage-80x24"
    std::string_view game;
    std::string record;
    std::size_t commands;  ///< of the record
    int width;
    int height;
};

/// Of every game, in the sizes that are looked at.
std::span<const ShippedScreen> shipped_screens();

/// What it shows whoever decides, with enough colours for the steps of light. Throws what is wrong
/// with the record.
tui::Grid grid_of(const ShippedScreen& screen);

}  // namespace tenebrae::test
