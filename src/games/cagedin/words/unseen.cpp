// SPDX-License-Identifier: MIT
#include "games/cagedin/words/unseen.hpp"

namespace tenebrae::cagedin {

std::string_view name_of_deck(Place place) {
    return place == Place::Feet ? "standup" : "ground";
}

Counts unseen(const Setup& setup, const View& view, Place place) {
    Counts left = setup.rules.tables.copies[index(place)];
    const Counts& pile = view.open.piles[index(place)];
    for (std::size_t card = 0; card < kMaxSorts; ++card) {
        const int own = place == view.open.place ? view.hand[card] : 0;
        left[card] = static_cast<std::uint8_t>(left[card] - pile[card] - own);
    }
    return left;
}

bool has_attack(const Open& open) {
    switch (open.decision) {
    case Decision::Defend:
    case Decision::Answer:
    case Decision::Side:
    case Decision::Harm:
    case Decision::Follow:
    case Decision::Step: return true;
    case Decision::None:
    case Decision::Type:
    case Decision::Turn:
    case Decision::Combo:
    case Decision::Rise:
    case Decision::Recover: break;
    }
    return false;
}

}  // namespace tenebrae::cagedin
