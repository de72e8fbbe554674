// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/state.hpp"
#include "table/game.hpp"

#include <string>

namespace tenebrae::vast {

/// Returns the view of a seat, at most 80 columns wide: the map around the Knight or the Entrance,
/// then the boards of the roles. Sentences: a line for each space instead of the map.
std::string format_board(const Rules& rules, const View& view, table::BoardStyle style);

/// Returns what is left: the stack, decks, discards and tokens.
std::string format_remaining(const Rules& rules, const View& view);

}  // namespace tenebrae::vast
