// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/rules.hpp"

#include <array>
#include <string>
#include <vector>

namespace tenebrae::cagedin {

/// The texts of a sort of card: the code for files and programs, the name for people.
struct CardText {
    std::string code;  ///< "jab-l", "arm-h-e"
    std::string name;  ///< "Jab"; of a ground card its hold
};

/// The constants of a fight, with the texts of its cards.
struct Setup {
    Rules rules;
    /// The texts by Place, then by sort.
    std::array<std::vector<CardText>, kPlaces> cards;

    [[nodiscard]] Card sorts(Place place) const {
        return static_cast<Card>(cards[index(place)].size());
    }
    [[nodiscard]] const CardText& card(Place place, Card card) const {
        return cards[index(place)][card];
    }
};

}  // namespace tenebrae::cagedin
