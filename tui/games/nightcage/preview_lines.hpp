// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/preview.hpp"
#include "games/nightcage/rules/state.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "tui/table/board_view.hpp"

#include <string>
#include <vector>

namespace tenebrae::nightcage::board {

/// Lists what follows from an action and the chance of a monster from the stack: a short line each
/// with its rule, the gravest first.
std::vector<tui::PreviewLine> preview_lines(
    const Rules& rules,
    const View& view,
    const Names& names,
    Action action,
    const ActionPreview& preview
);

/// Returns the heading of a preview: "If Ada lands at c2".
std::string
preview_heading(const Rules& rules, const PublicState& shown, const Names& names, Action action);

}  // namespace tenebrae::nightcage::board
