// SPDX-License-Identifier: MIT
#pragma once

#include "table/own_seat.hpp"
#include "tui/screen/colors.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/theme.hpp"
#include "tui/table/board_view.hpp"
#include "tui/table/replay.hpp"

#include <span>
#include <string>

namespace tenebrae::tui {

/// The settings of a recording or picture of a replay.
struct Cast {
    int width = 80;
    int height = 24;
    int pause_ms = 1000;  ///< between two commands
    ColorDepth depth = ColorDepth::Indexed;  ///< the colours of the terminal it is made for
    bool half_blocks = true;
    bool animations = true;
    std::string title = {};  ///< below the board, instead of help; empty: none
    Glyphs glyphs = {};
    Palette palette = {};
};

/// Receives what the replay screen shows, in order.
class RecordingSink {
public:
    virtual ~RecordingSink() = default;
    /// Shows a grid from now on.
    virtual void show(const Grid& grid) = 0;
    virtual void wait(int milliseconds) = 0;
    /// Begins a chapter: "Turn 5", "The end".
    virtual void mark(const std::string& label) = 0;
    /// Returns whether nothing more is needed.
    [[nodiscard]] virtual bool is_full() const = 0;
};

/// Records a replay from its moment to its end. Precondition: the game has a board. `seat` may be
/// any unused one.
void record_replay(
    table::Seat& seat,
    const Replay& replay,
    std::span<const BoardFamily> families,
    const Cast& cast,
    RecordingSink& sink
);

/// Returns what the replay screen shows at the replay's moment; the same preconditions.
Grid draw_moment(
    table::Seat& seat, const Replay& replay, std::span<const BoardFamily> families, const Cast& cast
);

}  // namespace tenebrae::tui
