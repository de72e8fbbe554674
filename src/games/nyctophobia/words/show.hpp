// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"
#include "table/game.hpp"

#include <string>

namespace tenebrae::nyctophobia {

/// What the seat has before it, at most 80 columns wide: for the Hunter the forest, for a Hunted
/// its sketch, and below it how everybody fares.
std::string show_board(const Rules& rules, const View& view, table::BoardStyle style);

/// What is still to come: cards, rounds until dawn, health, rocks.
std::string show_left(const Rules& rules, const View& view);

/// How everybody fares and what is known of the Hunter: a line each.
std::string show_status(const Rules& rules, const View& view);

/// A seat's view to be written down: it cannot be read back (HU-U7).
std::string show_public(const Rules& rules, const View& view);

/// The statistics of a game that is over (HU-Z3).
std::string show_statistics(const Rules& rules, const State& state);

}  // namespace tenebrae::nyctophobia
