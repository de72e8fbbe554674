// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/view.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "table/game.hpp"

#include <string>

namespace tenebrae::nightcage {

/// Returns the board with a panel beside it and the legend below it, at most 80 columns wide.
std::string
format_board(const Rules& rules, const View& view, const Names& names, table::BoardStyle style);

/// Returns the same in sentences, the most urgent first.
std::string format_sentences(const Rules& rules, const View& view, const Names& names);

/// Returns the tiles in the stack, the chances of the next tile, and whether the counts still allow
/// a win.
std::string format_remaining(const Rules& rules, const View& view);

}  // namespace tenebrae::nightcage
