// SPDX-License-Identifier: MIT
#include "games/cagedin/words/notation.hpp"

#include "kit/command_words.hpp"

#include <array>
#include <numeric>

namespace tenebrae::cagedin {
namespace {

using Name = std::string_view;

// Each in the order of its type.
constexpr std::array<Name, 3> kFighterNames{"red", "blue", ""};
constexpr std::array<Name, kTypes + 1> kTypeNames{
    "none", "striker", "judo", "submission", "wrestler"};
constexpr std::array<Name, kMeters> kMeterNames{
    "head", "body-l", "body-r", "leg-l", "leg-r", "fatigue"};
constexpr std::array<Name, kLocations> kLocationNames{
    "head-l", "head-r", "body-l", "body-r", "leg-l", "leg-r"};
constexpr std::array<Name, kTakedowns> kTakedownNames{"judo-throw", "slam", "shoot-legs"};
constexpr std::array<Name, kHolds> kHoldNames{
    "armbar", "kimura", "rear-naked-choke", "triangle-choke", "guillotine-choke", "heel-hook"};
constexpr std::array<Name, kPlaces> kPlaceNames{"feet", "mat"};
constexpr std::array<Name, kDecisions> kDecisionNames{
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
constexpr std::array<Name, 8> kAttackNames{
    "strike", "haymaker", "shove", "takedown", "pound", "submit", "free-pound", "stand"};
constexpr std::array<Name, 6> kWayNames{
    "", "knockout", "submission", "decision", "draw", "resigned"};
constexpr std::array<Name, 6> kDrawNames{"deal", "corner", "refill", "cover", "mat", "feet"};
constexpr std::array<Name, 3> kMoveNames{"step", "follow", "shove"};
constexpr std::array<Name, kFatigueReasons> kFatigueNames{
    "combo", "submission", "defence", "f-space", "full-leg", "pound", "wear"};
constexpr std::array<Name, 5> kDamageNames{"hit", "counter", "takedown", "pound", "corner-hex"};
constexpr std::array<Name, 4> kComboEndNames{"pinned", "full-meter", "bell", "end"};

template <typename Names, typename Value>
constexpr const auto& among(const Names& names, Value value) {
    return names[static_cast<std::size_t>(value)];
}

}  // namespace

std::string name(Hex hex) {
    return {static_cast<char>('a' + row(hex)), static_cast<char>('1' + column(hex))};
}

std::optional<Hex> parse_hex(std::string_view text) {
    if (text.size() != 2) {
        return std::nullopt;
    }
    const int line = text[0] - (text[0] >= 'A' && text[0] <= 'G' ? 'A' : 'a');
    const Hex hex = hex_at(line, text[1] - '1');
    return hex == kNoHex ? std::nullopt : std::optional(hex);
}

int number_in_hand(const Counts& hand, Card card) {
    if (card >= kMaxSorts || hand[card] == 0) {
        return 0;
    }
    return std::accumulate(hand.begin(), hand.begin() + card, 1);
}

Card card_numbered(const Counts& hand, int number) {
    int left = number;
    for (Card card = 0; card < kMaxSorts && left > 0; ++card) {
        left -= hand[card];
        if (left <= 0) {
            return card;
        }
    }
    return kNoCard;
}

int count_of(const Counts& cards) {
    return std::accumulate(cards.begin(), cards.end(), 0);
}

std::optional<Card> parse_card(const Setup& setup, Place place, std::string_view text) {
    const auto& cards = setup.cards[index(place)];
    for (std::size_t card = 0; card < cards.size(); ++card) {
        if (table::same_word(cards[card].code, text)) {
            return static_cast<Card>(card);
        }
    }
    return std::nullopt;
}

std::string_view name_of_fighter(Seat seat) {
    return among(kFighterNames, seat);
}

std::optional<Seat> parse_fighter(std::string_view text) {
    return kit::named<Seat>(std::span(kFighterNames).first<2>(), text);
}

std::string_view name(Type type) {
    return among(kTypeNames, type);
}

std::optional<Type> parse_type(std::string_view text) {
    return kit::named<Type>(kTypeNames, text);
}

std::string_view name(Meter meter) {
    return among(kMeterNames, meter);
}

std::optional<Meter> parse_meter(std::string_view text) {
    return kit::named<Meter>(kMeterNames, text);
}

std::string_view name(Location location) {
    return among(kLocationNames, location);
}

std::optional<Location> parse_location(std::string_view text) {
    return kit::named<Location>(kLocationNames, text);
}

std::string_view name(Takedown takedown) {
    return among(kTakedownNames, takedown);
}

std::optional<Takedown> parse_takedown(std::string_view text) {
    return kit::named<Takedown>(kTakedownNames, text);
}

std::string_view name(Hold hold) {
    return among(kHoldNames, hold);
}

std::optional<Hold> parse_hold(std::string_view text) {
    return kit::named<Hold>(kHoldNames, text);
}

std::string_view name(Place place) {
    return among(kPlaceNames, place);
}

std::string_view name(Decision decision) {
    return among(kDecisionNames, decision);
}

std::string_view name(AttackKind kind) {
    return among(kAttackNames, kind);
}

std::optional<AttackKind> parse_attack(std::string_view text) {
    return kit::named<AttackKind>(kAttackNames, text);
}

std::string_view name(Way way) {
    return among(kWayNames, way);
}

std::optional<Way> parse_way(std::string_view text) {
    return text.empty() ? std::nullopt : kit::named<Way>(kWayNames, text);
}

std::string_view name(DrawReason reason) {
    return among(kDrawNames, reason);
}

std::string_view name(MoveReason reason) {
    return among(kMoveNames, reason);
}

std::string_view name(FatigueReason reason) {
    return among(kFatigueNames, reason);
}

std::string_view name(DamageReason reason) {
    return among(kDamageNames, reason);
}

std::string_view name(ComboEnd end) {
    return among(kComboEndNames, end);
}

}  // namespace tenebrae::cagedin
