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

/// The words that commands, positions, records and programs know things by (HU-G1, G2, U1, U3).
namespace tenebrae::nyctophobia {

std::string name(Space space);  ///< "c4"
/// "c4", in any case; nothing if it is none.
std::optional<Space> parse_space(std::string_view text);

/// Of a side: "c4e". No other type is named by its number, so that a side is never taken for a
/// space.
std::string name_of_side(Side side);
/// "c4e", and what is read but never written: "d4w", "c5n".
std::optional<Side> parse_side(std::string_view text);

std::string_view name(Direction direction);  ///< "n"
std::string_view spoken(Direction direction);  ///< "north"
/// "n" or "north".
std::optional<Direction> parse_direction(std::string_view text);

/// "1" to "4" for Hunted, "hunter".
std::string name_of_piece(PieceId who);

std::string_view name(Card card);  ///< "clear-cut"
std::optional<Card> parse_card(std::string_view text);
std::string_view spoken(Card card);  ///< "Clear-Cut"
/// What is said with it (HU-Y1); empty: nothing.
std::string_view spoken_line(Card card);

std::string_view spoken(Character character);  ///< "Track Star"

std::string_view spoken(Deck deck);  ///< "Axe Murderer"

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
