// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"
#include "table/game.hpp"

#include <string>

namespace tenebrae::cagedin {

/// Returns the view of a seat, at most 80 columns wide: the cage, both boards, the own hand, the
/// attack in progress.
std::string format_board(const Setup& setup, const View& view, table::BoardStyle style);

/// Returns what is left: decks, unseen cards by sort (CI-V8), the groups at the bottom (CI-V4),
/// discard piles, rounds.
std::string format_remaining(const Setup& setup, const View& view);

/// Returns the position as far as the seat knows it (CI-P7), in a form that can be read back.
std::string format_public_position(const Setup& setup, const View& view);

/// Returns the statistics of a finished fight (CI-N).
std::string format_statistics(const Setup& setup, const View& view);

}  // namespace tenebrae::cagedin
