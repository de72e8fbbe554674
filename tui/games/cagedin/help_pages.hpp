// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "tui/table/board_view.hpp"

#include <string>
#include <vector>

namespace tenebrae::cagedin::board {

/// Help for a decision as a newcomer needs it: what it means, what to press, then the signs of the
/// board; a paragraph each.
std::vector<std::string> help_pages(const Open& open, const tui::Drawing& drawing);

}  // namespace tenebrae::cagedin::board
