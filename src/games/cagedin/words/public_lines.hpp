// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

/// The public lines of a position (CI-P1).
namespace tenebrae::cagedin {

/// Cards put under the ground deck together, as far as they are known (CI-V4).
struct Group {
    int left = 0;  ///< the number of cards still in the deck
    Counts cards{};
};
/// Returns the groups, the upper first.
std::vector<Group> groups_of(const BottomGroups& groups);

/// Returns the deck of an attack's cards.
Place deck_of(AttackKind kind);
/// Returns the deck of an event's cards, and the cards, equal ones one by one.
Place deck_of(const Event& event);
std::vector<Card> event_cards(const Setup& setup, const Event& event);

/// Returns "jab-l cross-r*2", in table order; empty without cards.
std::string card_codes(const Setup& setup, Place place, const Counts& cards);

/// Returns whether cards are dealt at this decision (CI-P6).
bool are_cards_dealt(const PublicState& open);

/// Returns whether this fighter has chosen a type that is still secret (CI-P6).
bool has_chosen_type(const Rules& rules, const PublicState& open, Seat seat);
/// The word for a chosen type that the writer does not know.
inline constexpr std::string_view kAnyType = "any";
/// Returns the word for a type in a position; empty without a type.
std::string_view word_of_type(Type type);
using TypeWords = std::array<std::string_view, 2>;

/// Returns all lines except those of hands and decks. `types`: the types the writer knows.
std::string
public_position_lines(const Setup& setup, const PublicState& open, const TypeWords& types);

}  // namespace tenebrae::cagedin
