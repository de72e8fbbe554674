// SPDX-License-Identifier: MIT
#include "games/cagedin/words/look.hpp"

#include "core/text.hpp"
#include "games/cagedin/words/explanation.hpp"
#include "games/cagedin/words/notation.hpp"
#include "kit/command_words.hpp"

namespace tenebrae::cagedin {
namespace {

constexpr std::string_view kHand = "hand";

core::Result<std::vector<std::string>>
look_at_card(const Setup& setup, const View& view, std::uint64_t number, const core::Word& word) {
    const int held = count_of(view.hand);
    if (number == 0 || number > static_cast<std::uint64_t>(held)) {
        return kit::unreadable(
            "no-such-card",
            word,
            held == 0 ? "a place: this seat holds no cards"
                      : "a card of your hand, 1 to " + std::to_string(held)
        );
    }
    const Card card = card_numbered(view.hand, static_cast<int>(number));
    return std::vector{explain_card(setup, view, card)};
}

}  // namespace

std::vector<std::string> places_to_look(const View& view) {
    std::vector<std::string> places;
    for (const Seat who : {kRed, kBlue}) {
        places.emplace_back(name_of_fighter(who));
    }
    places.emplace_back(kHand);
    for (int number = 1; number <= count_of(view.hand); ++number) {
        places.push_back(std::to_string(number));
    }
    for (Hex hex = 0; hex < kHexes; ++hex) {
        places.push_back(name(hex));
    }
    return places;
}

core::Result<std::vector<std::string>>
look(const Setup& setup, const View& view, table::Words words) {
    if (words.empty()) {
        const bool is_fighter = view.seat == kRed || view.seat == kBlue;
        return explain_around(
            setup, view, is_fighter ? static_cast<Seat>(view.seat) : view.open.active
        );
    }
    if (words.size() > 1) {
        return kit::unreadable("unexpected-word", words[1], "the end of the line");
    }
    const std::string_view place = words[0].text;
    if (const auto number = core::parse_unsigned(place)) {
        return look_at_card(setup, view, *number, words[0]);
    }
    if (const auto who = parse_fighter(place)) {
        return explain_fighter(setup, view, *who);
    }
    if (const auto hex = parse_hex(place)) {
        return explain_hex(setup, view, *hex);
    }
    if (table::same_word(place, kHand)) {
        return explain_hand(setup, view);
    }
    return kit::unreadable(
        "no-such-place", words[0], "a hex, red, blue, hand, or the number of a card in your hand"
    );
}

}  // namespace tenebrae::cagedin
