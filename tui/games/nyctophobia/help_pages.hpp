// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"
#include "tui/table/board_view.hpp"

#include <string>
#include <vector>

namespace tenebrae::nyctophobia::board {

/// Help for a decision as a newcomer needs it: what it means, what to press, then the signs of the
/// board; a paragraph each.
std::vector<std::string> help_pages(const View& view, const tui::Drawing& drawing);

}  // namespace tenebrae::nyctophobia::board
