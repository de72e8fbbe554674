// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"

#include <optional>
#include <string>
#include <string_view>

/// The words that commands, positions, records and programs know things by.
namespace tenebrae::cagedin {

std::string name(Hex hex);  ///< "d4"
/// "d4", in any case; nothing if it is none.
std::optional<Hex> parse_hex(std::string_view text);

/// Number of the first card of this sort in a hand, from 1 (CI-K7, K8); 0: it holds none.
int number_in_hand(const Counts& hand, Card card);
/// The sort of the card with this number; kNoCard if there is none.
Card card_numbered(const Counts& hand, int number);
int count_of(const Counts& cards);

/// "jab-l", in any case.
std::optional<Card> parse_card(const Setup& setup, Place place, std::string_view text);

std::string_view name_of_fighter(Seat seat);  ///< "red", "blue"; "" for nobody
std::optional<Seat> parse_fighter(std::string_view text);

std::string_view name(Type type);  ///< "striker"; "none"
std::optional<Type> parse_type(std::string_view text);
std::string_view name(Meter meter);  ///< "body-l"
std::optional<Meter> parse_meter(std::string_view text);
std::string_view name(Location location);  ///< "head-l"
std::optional<Location> parse_location(std::string_view text);
std::string_view name(Takedown takedown);  ///< "judo-throw", "slam", "shoot-legs"
std::optional<Takedown> parse_takedown(std::string_view text);
std::string_view name(Hold hold);  ///< "rear-naked-choke"
std::optional<Hold> parse_hold(std::string_view text);

std::string_view name(Place place);  ///< "feet", "mat"
std::string_view name(Decision decision);  ///< "defend"
std::string_view name(AttackKind kind);  ///< "strike", "pound", "submit", "free-pound", "stand"
std::optional<AttackKind> parse_attack(std::string_view text);
std::string_view name(Way way);  ///< "knockout", "submission", "decision", "draw", "resigned"
std::optional<Way> parse_way(std::string_view text);
std::string_view name(DrawReason reason);  ///< "deal"
std::string_view name(MoveReason reason);
std::string_view name(FatigueReason reason);  ///< "f-space"
std::string_view name(DamageReason reason);  ///< "corner-hex"
std::string_view name(ComboEnd end);  ///< "full-meter"

}  // namespace tenebrae::cagedin
