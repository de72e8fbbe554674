// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"

#include <string>
#include <vector>

namespace tenebrae::cagedin::board {

/// What lies on a hex and what it means to stand there, a paragraph each.
std::vector<std::string> explain_hex(const Setup& setup, const View& view, Hex hex);
/// A fighter's board, likewise.
std::vector<std::string> explain_fighter(const Setup& setup, const View& view, Seat who);
/// What the cards of the own hand do.
std::vector<std::string> explain_hand(const Setup& setup, const View& view);

}  // namespace tenebrae::cagedin::board
