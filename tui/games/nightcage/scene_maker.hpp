// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/foresee.hpp"
#include "tui/games/nightcage/aim.hpp"
#include "tui/games/nightcage/scene.hpp"

namespace tenebrae::nightcage::board {

/// The table as it lies, nothing aimed at.
Scene still_scene(const Rules& rules, const PublicState& shown);

/// With what is aimed at, and what would follow from it (null: nothing is aimed at).
Scene aiming_scene(
    const Rules& rules, const View& view, const Aim& aim, const Foresight* foresight
);

/// With a cursor that looks at a cell; on a monster, what it sees.
Scene looking_scene(const Rules& rules, const PublicState& shown, Cell cursor);

}  // namespace tenebrae::nightcage::board
