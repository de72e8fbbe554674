// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/rules/view.hpp"

namespace tenebrae::nightcage {

/// What is certain to follow from an action, whatever the order of the stack: told from what is
/// public alone.
struct ActionPreview {
    /// What happens up to the first thing that depends on the stack. Tiles drawn and discarded are
    /// there without their kind; a key lost with a discarded tile and an omen set aside are left
    /// out. A Drawn is the last of them, when there is one.
    Events events;
    /// The table when these have happened (complete), else as it would be if no tile of the stack
    /// mattered. Its hand is None, and how its darkness divides into kinds is a guess.
    PublicState shown;
    bool complete = false;

    /// Tiles of the stack that are drawn or discarded by then.
    int tiles = 0;
    /// Tiles and pits that go to the darkness or turn into pits, also by the next removal: those
    /// whose only light goes (NC-L3), and what a blind step leaves behind (NC-O4).
    Cells lost = 0;
    /// Of those the floors that only give way: their pits stay in the light.
    Cells pits = 0;
    Cells striking = 0;  ///< the monsters of the chain
    Prisoners struck = 0;  ///< who is hit, also once a Block is decided (NC-A7, NC-D3)
    int hit_tiles = 0;  ///< what these hits cost in all if no one blocks from now on
    /// Who falls, also by what only waits for a tile of the stack (NC-C4).
    Prisoners falling = 0;
    bool certain_loss = false;
    bool certain_win = false;
};

/// Does not allocate. Precondition: the action is legal.
void preview_action(const Rules& rules, const View& view, Action action, ActionPreview& preview);

}  // namespace tenebrae::nightcage
