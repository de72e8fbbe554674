// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"
#include "table/game_values.hpp"

#include <string>
#include <vector>

/// Descriptions of places and things: a paragraph for each subject, with its rules in square
/// brackets.
namespace tenebrae::cagedin {

/// Lists what `look` takes: both fighters, the hand and its numbers, then every hex.
std::vector<std::string> places_to_look(const View& view);

/// Describes what these words name. Without words, describes the cage around the seat's own
/// fighter; for spectators, around the fighter whose turn it is.
core::Result<std::vector<std::string>>
look(const Setup& setup, const View& view, table::Words words);

/// Describes the contents of a hex and the effects of standing there.
std::vector<std::string> explain_hex(const Setup& setup, const View& view, Hex hex);
/// Describes a fighter's hex and the six hexes around it.
std::vector<std::string> explain_around(const Setup& setup, const View& view, Seat who);
/// Describes a fighter's board.
std::vector<std::string> explain_fighter(const Setup& setup, const View& view, Seat who);
/// Describes what the cards of the seat's own hand do, a paragraph for each sort after the first.
std::vector<std::string> explain_hand(const Setup& setup, const View& view);
/// Describes a card with its number in the hand. Precondition: the hand holds it.
std::string explain_card(const Setup& setup, const View& view, Card card);

}  // namespace tenebrae::cagedin
