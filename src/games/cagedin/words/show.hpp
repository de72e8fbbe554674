// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"
#include "table/game.hpp"

#include <string>

namespace tenebrae::cagedin {

/// What the seat has before it, at most 80 columns wide: the cage, both boards, the own hand, the
/// attack in progress.
std::string show_board(const Setup& setup, const View& view, table::BoardStyle style);

/// What is still to come: decks, unseen cards by sort (CI-V8), the groups at the bottom (CI-V4),
/// discard piles, rounds.
std::string show_left(const Setup& setup, const View& view);

/// What the seat may write down of the position (CI-P7): it can be read back.
std::string show_public(const Setup& setup, const View& view);

/// The statistics of a fight that is over (CI-N).
std::string show_statistics(const Setup& setup, const View& view);

}  // namespace tenebrae::cagedin
