// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

/// The lines of a position (CI-P1) that say what lies open to all.
namespace tenebrae::cagedin {

/// Cards put under the ground deck at one time, as they are known (CI-V4).
struct Group {
    int left = 0;  ///< how many of them are still there
    Counts cards{};
};
/// The upper first.
std::vector<Group> groups_of(const Groups& groups);

/// The deck a card of such an attack is of.
Place deck_of(AttackKind kind);
/// The same of an event that tells cards, and those it tells, of equal ones each.
Place deck_of(const Event& event);
std::vector<Card> cards_told(const Setup& setup, const Event& event);

/// "jab-l cross-r*2", in table order; empty: none.
std::string codes(const Setup& setup, Place place, const Counts& cards);

/// Has the fight cards in hands and piles just now (CI-P6)?
bool has_cards(const Open& open);

/// "phase defend strike jab-l" (CI-P3).
std::string phase_line(const Setup& setup, const Open& open);

/// Has this fighter chosen a type that is still hidden from the other (CI-P6)?
bool has_chosen_type(const Rules& rules, const Open& open, Seat seat);
/// Stands for a type that was chosen, and that the writer does not know.
inline constexpr std::string_view kAnyType = "any";
/// Returns the word for a type in a position; empty: there is none.
std::string_view word_of_type(Type type);
using TypeWords = std::array<std::string_view, 2>;

/// All lines but those of hands and decks; `types`: as far as they may be written.
std::string open_lines(const Setup& setup, const Open& open, const TypeWords& types);

}  // namespace tenebrae::cagedin
