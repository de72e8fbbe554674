// SPDX-License-Identifier: MIT
#include "games/cagedin/positions/position.hpp"
#include "games/cagedin/words/notation.hpp"
#include "games/cagedin/words/open_lines.hpp"

#include <string_view>

namespace tenebrae::cagedin {
namespace {

template <std::size_t room>
std::string
deck_line(const Setup& setup, std::string_view word, Place place, const Deck<room>& deck) {
    std::string line(word);
    for (std::size_t number = deck.size; number-- > 0;) {
        line += " " + setup.card(place, deck.cards[number]).code;
    }
    return line + "\n";
}

}  // namespace

std::string write_position(const Setup& setup, const State& state) {
    std::string text = open_lines(
        setup, state.open, {word_of_type(state.types[kRed]), word_of_type(state.types[kBlue])}
    );
    if (state.turn_begins) {
        text.replace(text.rfind("phase "), std::string::npos, "phase start\n");
    }
    if (!has_cards(state.open)) {
        return text;
    }
    for (const Seat seat : {kRed, kBlue}) {
        const std::string cards = codes(setup, state.open.place, state.hands[seat]);
        text += "hand " + std::string(name_of_fighter(seat)) + (cards.empty() ? "" : " ") + cards
                + "\n";
    }
    return text + deck_line(setup, "standup-deck", Place::Feet, state.standup)
           + deck_line(setup, "ground-deck", Place::Mat, state.ground);
}

}  // namespace tenebrae::cagedin
