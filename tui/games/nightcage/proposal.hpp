// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/view.hpp"
#include "tui/table/answers.hpp"

#include <cstddef>

/// The answers that the board proposes before any key.
namespace tenebrae::nightcage::board {

/// Returns a start beside the others, so that several candles light as many tiles as possible; the
/// first prisoner starts in the middle. Precondition: all answers are starts.
std::size_t
best_start(const Rules& rules, const PublicState& shown, const tui::Answers<Action>& answers);

/// Returns an answer that loses nothing for certain and where no prisoner falls, if there is one;
/// ending the turn is preferred. Precondition: there are answers.
std::size_t
safest_choice(const Rules& rules, const View& view, const tui::Answers<Action>& answers);

}  // namespace tenebrae::nightcage::board
