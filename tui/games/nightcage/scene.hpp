// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/rules/foresee.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/rules/rules.hpp"
#include "games/nightcage/rules/state.hpp"
#include "tui/games/nightcage/aim.hpp"

#include <vector>

namespace tenebrae::nightcage::board {

/// Everything that one picture of the board shows: the table, and what the person is about to do.
struct Scene {
    PublicState shown;
    Cells light = 0;  ///< what anybody illuminates on that table

    /// A tile that is not there yet.
    struct Preview {
        Cell cell = kNoCell;
        TileKind kind = TileKind::None;
        Exits exits;
        Direction mouth = Direction::North;  ///< of a keeper
    };
    Preview preview;
    /// A prisoner where the act under the cursor would bring it.
    struct Ghost {
        PrisonerId who = kNobody;
        Cell cell = kNoCell;
    };
    Ghost ghost;

    Cells possible = 0;  ///< cells that can be chosen
    Directions ways;  ///< from the active prisoner: Moves, or scrambles
    Directions attacks;  ///< from the active prisoner: charges
    std::vector<Aim::Number> numbers;  ///< what one digit takes
    Cells doomed = 0;  ///< what the act would lose, or what is unlit already
    Cells triggered = 0;  ///< monsters that would strike
    Prisoners struck = 0;  ///< who would be hit
    Prisoners dying = 0;  ///< whose candle is just going out
    Cells marked = 0;  ///< the row or column of a fall
    Cells seen = 0;  ///< what the monsters see as the table lies
    Cells watched = 0;  ///< what a monster sees, strikes or turns into pits
    Cells body = 0;  ///< the Dirge as it would lie
    /// Tiles that change, and how much of each has.
    struct Change {
        Cells cells = 0;
        double part = 0;
    };
    Change lighting;  ///< light comes in from where it is
    Change fading;  ///< darkness comes in from the edge
    Cell focus = kNoCell;  ///< where the terminal's cursor goes
    bool looking = false;  ///< the focus is a cursor to be seen
};

/// The table as it lies, nothing aimed at.
Scene still_scene(const Rules& rules, const PublicState& shown);

/// With what is aimed at, and what would follow from it (null: nothing is aimed at).
Scene aiming_scene(
    const Rules& rules, const View& view, const Aim& aim, const Foresight* foresight
);

/// With a cursor that looks at a cell; on a monster, what it sees.
Scene looking_scene(const Rules& rules, const PublicState& shown, Cell cursor);

/// What an event changes on the table as far as it is to be seen: tiles, prisoners, keys and the
/// number of tiles in the stack. The flow of the turn is left alone.
void retell(const Rules& rules, PublicState& shown, const Event& event);

}  // namespace tenebrae::nightcage::board
