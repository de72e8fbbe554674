// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/foresee.hpp"
#include "games/nightcage/rules/state.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "tui/table/board_view.hpp"

#include <string>
#include <vector>

namespace tenebrae::nightcage::board {

/// What follows from an action, and of what may the monsters in the stack, a short line each with
/// its rule, the gravest first.
std::vector<tui::Consequence> consequences(
    const Rules& rules,
    const View& view,
    const Names& names,
    Action action,
    const Foresight& foresight
);

/// An action as what it would be: "If Ada lands at c2".
std::string
supposition(const Rules& rules, const PublicState& shown, const Names& names, Action action);

}  // namespace tenebrae::nightcage::board
