// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"
#include "kit/value_names.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

/// The words of commands, positions, records and JSON.
namespace tenebrae::cagedin {

std::string name(Hex hex);  ///< "d4"
/// Parses "d4", in any case.
std::optional<Hex> parse_hex(std::string_view text);

/// Returns the number of the first card of this sort in a hand, from 1 (CI-K7, K8); 0: none.
int number_in_hand(const Counts& hand, Card card);
/// Returns the sort of the card with this number, or kNoCard.
Card card_numbered(const Counts& hand, int number);
int count_of(const Counts& cards);

std::string_view name_of_deck(Place place);  ///< "standup", "ground"

/// Parses "jab-l", in any case.
std::optional<Card> parse_card(const Setup& setup, Place place, std::string_view text);

std::string_view name_of_fighter(Seat seat);  ///< "red", "blue"; "" for nobody
std::optional<Seat> parse_fighter(std::string_view text);

constexpr std::array<std::string_view, kTypes + 1> names_of(Type) {
    return {"none", "striker", "judo", "submission", "wrestler"};
}
constexpr std::array<std::string_view, kMeters> names_of(Meter) {
    return {"head", "body-l", "body-r", "leg-l", "leg-r", "fatigue"};
}
constexpr std::array<std::string_view, kLocations> names_of(Location) {
    return {"head-l", "head-r", "body-l", "body-r", "leg-l", "leg-r"};
}
constexpr std::array<std::string_view, kTakedowns> names_of(Takedown) {
    return {"judo-throw", "slam", "shoot-legs"};
}
constexpr std::array<std::string_view, kHolds> names_of(Hold) {
    return {
        "armbar", "kimura", "rear-naked-choke", "triangle-choke", "guillotine-choke", "heel-hook"};
}
constexpr std::array<std::string_view, kPlaces> names_of(Place) {
    return {"feet", "mat"};
}
constexpr std::array<std::string_view, kDecisions> names_of(Decision) {
    return {
        "none",
        "type",
        "turn",
        "combo",
        "defend",
        "answer",
        "side",
        "harm",
        "follow",
        "step",
        "rise",
        "recover"};
}
constexpr std::array<std::string_view, 8> names_of(AttackKind) {
    return {"strike", "haymaker", "shove", "takedown", "pound", "submit", "free-pound", "stand"};
}
constexpr std::array<std::string_view, 6> names_of(Ending) {
    return {"", "knockout", "submission", "decision", "draw", "resigned"};
}
constexpr std::array<std::string_view, 6> names_of(DrawReason) {
    return {"deal", "corner", "refill", "cover", "mat", "feet"};
}
constexpr std::array<std::string_view, 3> names_of(MoveReason) {
    return {"step", "follow", "shove"};
}
constexpr std::array<std::string_view, kFatigueReasons> names_of(FatigueReason) {
    return {"combo", "submission", "defence", "f-space", "full-leg", "pound", "wear"};
}
constexpr std::array<std::string_view, 5> names_of(DamageReason) {
    return {"hit", "counter", "takedown", "pound", "corner-hex"};
}
constexpr std::array<std::string_view, 4> names_of(ComboEnd) {
    return {"pinned", "full-meter", "bell", "end"};
}

using kit::from_name;
using kit::name;

}  // namespace tenebrae::cagedin
