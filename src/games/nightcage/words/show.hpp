// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/view.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "table/game.hpp"

#include <string>

namespace tenebrae::nightcage {

/// The board with a panel beside it and the signs used below it, at most 80 columns wide.
std::string
format_board(const Rules& rules, const View& view, const Names& names, table::BoardStyle style);

/// The same in sentences, from the most to the least urgent.
std::string format_sentences(const Rules& rules, const View& view, const Names& names);

/// What is still in the stack, the chances of the next tile, and whether the counts still allow a
/// win.
std::string format_remaining(const Rules& rules, const View& view);

}  // namespace tenebrae::nightcage
