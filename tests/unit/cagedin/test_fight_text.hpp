// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/game_rules.hpp"

#include <string>
#include <string_view>
#include <vector>

/// The words that the fixture uses. The rules themselves have no words.
namespace tenebrae::cagedin::testing {

std::string code_of(Place place, Card card);
std::string list_text(Place place, const Counts& counts);  ///< "jab-l cross-r*2"
/// Returns the cards in the order of the text. Precondition: codes of this deck.
std::vector<Card> cards_of(Place place, std::string_view text);

std::string_view word_of(Decision decision);
std::string_view word_of(Ending ending);
std::string_view word_of(Seat seat);

}  // namespace tenebrae::cagedin::testing
