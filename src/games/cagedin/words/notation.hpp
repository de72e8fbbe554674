// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"
#include "kit/command_words.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

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

/// The names of a type's values, in their order.
template <typename T>
inline constexpr std::array<std::string_view, 0> kNames{};
template <>
inline constexpr std::array<std::string_view, kTypes + 1> kNames<Type>{
    "none", "striker", "judo", "submission", "wrestler"};
template <>
inline constexpr std::array<std::string_view, kMeters> kNames<Meter>{
    "head", "body-l", "body-r", "leg-l", "leg-r", "fatigue"};
template <>
inline constexpr std::array<std::string_view, kLocations> kNames<Location>{
    "head-l", "head-r", "body-l", "body-r", "leg-l", "leg-r"};
template <>
inline constexpr std::array<std::string_view, kTakedowns> kNames<Takedown>{
    "judo-throw", "slam", "shoot-legs"};
template <>
inline constexpr std::array<std::string_view, kHolds> kNames<Hold>{
    "armbar", "kimura", "rear-naked-choke", "triangle-choke", "guillotine-choke", "heel-hook"};
template <>
inline constexpr std::array<std::string_view, kPlaces> kNames<Place>{"feet", "mat"};
template <>
inline constexpr std::array<std::string_view, kDecisions> kNames<Decision>{
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
template <>
inline constexpr std::array<std::string_view, 8> kNames<AttackKind>{
    "strike", "haymaker", "shove", "takedown", "pound", "submit", "free-pound", "stand"};
template <>
inline constexpr std::array<std::string_view, 6> kNames<Way>{
    "", "knockout", "submission", "decision", "draw", "resigned"};
template <>
inline constexpr std::array<std::string_view, 6> kNames<DrawReason>{
    "deal", "corner", "refill", "cover", "mat", "feet"};
template <>
inline constexpr std::array<std::string_view, 3> kNames<MoveReason>{"step", "follow", "shove"};
template <>
inline constexpr std::array<std::string_view, kFatigueReasons> kNames<FatigueReason>{
    "combo", "submission", "defence", "f-space", "full-leg", "pound", "wear"};
template <>
inline constexpr std::array<std::string_view, 5> kNames<DamageReason>{
    "hit", "counter", "takedown", "pound", "corner-hex"};
template <>
inline constexpr std::array<std::string_view, 4> kNames<ComboEnd>{
    "pinned", "full-meter", "bell", "end"};

/// "body-l", "full-meter".
template <typename T>
requires std::is_enum_v<T>
constexpr std::string_view name(T value) {
    return kNames<T>[static_cast<std::size_t>(value)];
}
/// In any case; nothing if it is none.
template <typename T>
std::optional<T> from_name(std::string_view text) {
    return text.empty() ? std::nullopt : kit::named<T>(kNames<T>, text);
}

}  // namespace tenebrae::cagedin
