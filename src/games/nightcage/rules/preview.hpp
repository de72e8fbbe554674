// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/rules/view.hpp"

namespace tenebrae::nightcage {

/// The certain results of an action, for every possible order of the stack, from public information
/// only.
struct ActionPreview {
    /// The events up to the first one that depends on the stack. Drawn and discarded tiles are
    /// included without their kind; keys lost with discarded tiles and omens set aside are left
    /// out. If there is a Drawn, it is the last event.
    Events events;
    /// The table after these events (complete), else as if no tile of the stack mattered. The hand
    /// is None, and the kinds in the darkness are a guess.
    PublicState shown;
    bool complete = false;

    /// Tiles of the stack that are drawn or discarded by these events.
    int tiles = 0;
    /// Tiles and pits that go to the darkness or turn into pits, also by the next removal: those
    /// whose only light goes out (NC-L3), and the tile that a blind step leaves (NC-O4).
    Cells lost = 0;
    /// Those of them that only become pits, which stay in the light.
    Cells pits = 0;
    Cells striking = 0;  ///< the monsters of the chain
    Prisoners struck = 0;  ///< prisoners hit, also by hits after a Block is decided (NC-A7, NC-D3)
    int hit_tiles = 0;  ///< the tiles that these hits cost if no prisoner blocks from now on
    /// Prisoners who fall, also if that only waits for a tile of the stack (NC-C4).
    Prisoners falling = 0;
    bool certain_loss = false;
    bool certain_win = false;
};

/// Computes the preview of an action. Does not allocate. Precondition: the action is legal.
void preview_action(const Rules& rules, const View& view, Action action, ActionPreview& preview);

}  // namespace tenebrae::nightcage
