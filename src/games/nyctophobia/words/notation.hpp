// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/action.hpp"
#include "games/nyctophobia/rules/event.hpp"
#include "kit/value_names.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Names used in commands, positions, records and JSON (HU-G1, G2, U1, U3).
namespace tenebrae::nyctophobia {

std::string name(Space space);  ///< "c4"
/// Parses "c4" in upper or lower case.
std::optional<Space> parse_space(std::string_view text);

/// Returns the name of a side: "c4e". Not an overload of name(), because sides and spaces are both
/// numbers.
std::string name_of_side(Side side);
/// Parses "c4e", and also "d4w" and "c5n", which are never written.
std::optional<Side> parse_side(std::string_view text);

std::string_view name(Direction direction);  ///< "n"
std::string_view display_name(Direction direction);  ///< "north"
/// Parses "n" or "north".
std::optional<Direction> parse_direction(std::string_view text);

/// Returns "1" to "4" for a Hunted, otherwise "hunter".
std::string name_of_piece(PieceId who);

std::string_view name(Card card);  ///< "clear-cut"
std::optional<Card> parse_card(std::string_view text);
std::string_view display_name(Card card);  ///< "Clear-Cut"
/// Returns the line the Hunter says with the card (HU-Y1); may be empty.
std::string_view card_quote(Card card);

std::string_view display_name(Character character);  ///< "Track Star"

std::string_view display_name(Deck deck);  ///< "Axe Murderer"

constexpr std::array<std::string_view, kCharacters + 1> names_of(Character) {
    return {"none", "guide", "boxer", "cheerleader", "klutz", "track-star", "climber"};
}
constexpr std::array<std::string_view, kDecisions> names_of(Decision) {
    return {"none",    "build",   "clue", "turn",   "second", "after",  "sprint", "cheered",
            "counter", "retreat", "hush", "card",   "step",   "victim", "run",    "fell",
            "turning", "lure",    "swap", "uproot", "plant",  "drift"};
}
constexpr std::array<std::string_view, 3> names_of(Deck) {
    return {"axe", "mage", "simple"};
}
constexpr std::array<std::string_view, 3> names_of(Level) {
    return {"gentle", "fair", "grim"};
}
constexpr std::array<std::string_view, 5> names_of(Ending) {
    return {"", "rescued", "death", "dawn", "resign"};
}

using kit::from_name;
using kit::name;

}  // namespace tenebrae::nyctophobia
