// SPDX-License-Identifier: MIT
#pragma once

#include "table/own_seat.hpp"
#include "tui/screen/colors.hpp"
#include "tui/screen/theme.hpp"
#include "tui/table/board_view.hpp"
#include "tui/table/replay.hpp"

#include <span>
#include <string>

namespace tenebrae::tui {

/// The settings of a recording of a replay.
struct Cast {
    int width = 80;
    int height = 24;
    int pause_ms = 1000;  ///< between two commands
    ColorDepth depth = ColorDepth::Indexed;  ///< the colours of the terminal it is made for
    bool half_blocks = true;
    bool animations = true;
    Glyphs glyphs = {};
    Palette palette = {};
};

/// Returns a replay, from its moment to its end, as an asciicast of version 2: one line for the
/// header and one for each picture. The same arguments give the same bytes on every machine.
/// Precondition: the game has a board. `seat` may be any unused one.
std::string write_cast(
    table::Seat& seat, const Replay& replay, std::span<const BoardFamily> families, const Cast& cast
);

}  // namespace tenebrae::tui
