// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/rules/preview.hpp"
#include "games/nightcage/rules/rules.hpp"
#include "games/nightcage/rules/state.hpp"
#include "tui/games/nightcage/aim.hpp"

#include <vector>

namespace tenebrae::nightcage::board {

/// The content of one picture of the board: the table and the choice of the player.
struct Scene {
    PublicState shown;
    Cells light = 0;  ///< cells that the prisoners illuminate

    /// A tile that the action would place.
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
    Directions move_exits;  ///< exits of the active prisoner: Moves or scrambles
    Directions charge_exits;  ///< exits of the active prisoner: charges
    std::vector<tui::Aim::BoardNumber> numbers;  ///< the numbers of choices
    Cells doomed = 0;  ///< cells that the action would lose, or that are already unlit
    Cells triggered = 0;  ///< monsters that would strike
    Prisoners struck = 0;  ///< prisoners who would be hit
    Prisoners dying = 0;  ///< prisoners whose candle is going out
    Cells fall_cells = 0;  ///< the row or column of a fall
    Cells monster_sight = 0;  ///< cells that the monsters see now
    Cells threatened = 0;  ///< cells that a monster would see, strike or turn into pits
    Cells dirge_cells = 0;  ///< the cells of the Dirge if it is placed
    /// Tiles that change, and the part of each that has changed.
    struct Change {
        Cells cells = 0;
        double part = 0;
    };
    Change lighting;  ///< light comes in from lit sides
    Change fading;  ///< darkness comes in from the edge
    Cell focus = kNoCell;  ///< where the terminal's cursor goes
    bool looking = false;  ///< the focus is shown as a cursor
};

/// Returns the table without a choice.
Scene still_scene(const Rules& rules, const PublicState& shown);

/// Returns the table with the choice and its preview (nullptr: no choice).
Scene aiming_scene(
    const Rules& rules, const View& view, const Aim& aim, const ActionPreview* preview
);

/// Returns the table with a cursor on a cell; on a monster, with what it sees.
Scene looking_scene(const Rules& rules, const PublicState& shown, Cell cursor);

/// Applies the visible changes of an event: tiles, prisoners, keys and the number of tiles in the
/// stack. The flow of the turn is unchanged.
void apply_event(const Rules& rules, PublicState& shown, const Event& event);

}  // namespace tenebrae::nightcage::board
