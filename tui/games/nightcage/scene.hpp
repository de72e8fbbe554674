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

/// Everything that one picture of the board shows: the table and the choice of the player.
struct Scene {
    PublicState shown;
    Cells light = 0;  ///< cells that any prisoner illuminates

    /// A tile that is not there yet.
    struct Preview {
        Cell cell = kNoCell;
        TileKind kind = TileKind::None;
        Exits exits;
        Direction mouth = Direction::North;  ///< of a keeper
    };
    Preview preview;
    /// A prisoner where the chosen action would bring them.
    struct Ghost {
        PrisonerId who = kNobody;
        Cell cell = kNoCell;
    };
    Ghost ghost;

    Cells possible = 0;  ///< cells that can be chosen
    Directions ways;  ///< from the active prisoner: Moves, or scrambles
    Directions attacks;  ///< from the active prisoner: charges
    std::vector<Aim::Number> numbers;  ///< what one digit takes
    Cells doomed = 0;  ///< what the action would lose, or what is unlit already
    Cells triggered = 0;  ///< monsters that would strike
    Prisoners struck = 0;  ///< who would be hit
    Prisoners dying = 0;  ///< whose candle is just going out
    Cells marked = 0;  ///< the row or column of a fall
    Cells seen = 0;  ///< what the monsters see now
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

/// Returns the table without a choice.
Scene still_scene(const Rules& rules, const PublicState& shown);

/// Returns the table with the choice and what would follow from it (null: no choice).
Scene aiming_scene(
    const Rules& rules, const View& view, const Aim& aim, const Foresight* foresight
);

/// Returns the table with a cursor on a cell; on a monster, with what it sees.
Scene looking_scene(const Rules& rules, const PublicState& shown, Cell cursor);

/// Applies the visible changes of an event: tiles, prisoners, keys and the number of tiles in the
/// stack. The flow of the turn is unchanged.
void retell(const Rules& rules, PublicState& shown, const Event& event);

}  // namespace tenebrae::nightcage::board
