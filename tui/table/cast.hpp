// SPDX-License-Identifier: MIT
#pragma once

#include "table/own_seat.hpp"
#include "tui/screen/theme.hpp"
#include "tui/table/board_view.hpp"
#include "tui/table/replay.hpp"

#include <span>
#include <string>

namespace tenebrae::tui {

/// How a replay is recorded.
struct Cast {
    int width = 80;
    int height = 24;
    int pause_ms = 1000;  ///< between what one command did and the next
    bool colors = true;
    bool animations = true;
    Glyphs glyphs = {};
    Palette palette = {};
};

/// A replay from its moment to its end as an asciicast of version 2: a line for the head and one
/// for each picture. The same replay and cast give the same bytes anywhere. Precondition: the game
/// has a board. `seat` is where nobody sits: any will do.
std::string write_cast(
    table::Seat& seat, const Replay& replay, std::span<const BoardFamily> families, const Cast& cast
);

}  // namespace tenebrae::tui
