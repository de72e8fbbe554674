// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"

#include <string>
#include <vector>

/// Descriptions of places and things, a paragraph for each subject, with the rules that belong to
/// it in square brackets.
namespace tenebrae::cagedin {

/// Describes what lies on a hex and what it means to stand there.
std::vector<std::string> explain_hex(const Setup& setup, const View& view, Hex hex);
/// Describes a fighter's hex and the six hexes around it.
std::vector<std::string> explain_around(const Setup& setup, const View& view, Seat who);
/// Describes a fighter's board.
std::vector<std::string> explain_fighter(const Setup& setup, const View& view, Seat who);
/// Describes what the cards of the seat's own hand do, a paragraph for each sort after the first.
std::vector<std::string> explain_hand(const Setup& setup, const View& view);
/// Describes one of them, with its number in the hand. Precondition: the hand holds it.
std::string explain_card(const Setup& setup, const View& view, Card card);

}  // namespace tenebrae::cagedin
