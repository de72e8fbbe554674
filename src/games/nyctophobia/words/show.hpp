// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"
#include "table/game.hpp"

#include <string>

namespace tenebrae::nyctophobia {

/// Formats the board of a seat, at most 80 columns wide: the forest for the Hunter, the sketch for
/// a Hunted, and the status of all pieces below.
std::string format_board(const Rules& rules, const View& view, table::BoardStyle style);

/// Formats what is left: rounds until dawn, health, rocks, cards.
std::string format_remaining(const Rules& rules, const View& view);

/// Formats the status of the Hunter and of each Hunted, a line each.
std::string format_status(const Rules& rules, const View& view);

/// Formats a seat's view as comment lines, which cannot be read back (HU-U7).
std::string format_public_position(const Rules& rules, const View& view);

/// Formats the statistics of a finished game (HU-Z3).
std::string format_statistics(const Rules& rules, const State& state);

}  // namespace tenebrae::nyctophobia
