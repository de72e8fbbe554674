// SPDX-License-Identifier: MIT
#include "games/cagedin/notation/notation.hpp"

#include "kit/place_names.hpp"

#include <array>
#include <numeric>

namespace tenebrae::cagedin {
namespace {

constexpr std::array<std::string_view, 3> kFighterNames{"red", "blue", ""};

}  // namespace

std::string name(Hex hex) {
    return kit::place_name({row(hex), column(hex)});
}

std::optional<Hex> parse_hex(std::string_view text) {
    const auto place = kit::parse_place(text);
    const Hex hex = place ? hex_at(place->letter, place->digit) : kNoHex;
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

std::string_view name_of_deck(Place place) {
    return place == Place::Feet ? "standup" : "ground";
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
    return kFighterNames[seat];
}

std::optional<Seat> parse_fighter(std::string_view text) {
    return kit::named<Seat>(std::span(kFighterNames).first<2>(), text);
}

}  // namespace tenebrae::cagedin
