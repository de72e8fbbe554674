// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/notation.hpp"

#include <string>
#include <string_view>
#include <vector>

/// The words that the fixture uses, with the shipped cards.
namespace tenebrae::cagedin::testing {

/// Returns the cards in the order of the text. Precondition: codes of this deck.
std::vector<Card> cards_of(Place place, std::string_view text);

}  // namespace tenebrae::cagedin::testing
