// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"
#include "tui/table/board_view.hpp"

#include <vector>

namespace tenebrae::nyctophobia::board {

struct CardWay;

/// What is certain to follow from an answer, a line each. `way`: that of a card, else null.
std::vector<tui::Consequence> consequences(const View& view, Action action, const CardWay* way);

}  // namespace tenebrae::nyctophobia::board
