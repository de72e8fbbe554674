// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/cards.hpp"

#include <string>

namespace tenebrae::nyctophobia {

/// Formats one text of a card: "move 2; you may fell a tree".
std::string display_name(const CardText& text);
/// Formats both texts of a card.
std::string format_card_texts(Card card);

}  // namespace tenebrae::nyctophobia
