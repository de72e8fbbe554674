// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/grid.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace tenebrae::test {

/// A whole screen at one moment of a shipped game.
struct ShippedScreen {
    std::string name;  ///< "nightcage-80x24"
    std::string_view game;
    std::string record;
    std::size_t commands;  ///< commands of the record to play
    int width;
    int height;
    bool many_colors = true;  ///< enough for all levels of light
    bool half_blocks = false;
};

/// Returns the screens of every game, in the tested sizes.
std::span<const ShippedScreen> shipped_screens();
/// Returns screens of every game whose light is drawn in half blocks.
std::span<const ShippedScreen> half_block_screens();

/// Returns the screen for the seat that decides, after these keys: "p enter". Throws if the record
/// has errors.
tui::Grid grid_of(const ShippedScreen& screen, std::string_view keys = {});

}  // namespace tenebrae::test
