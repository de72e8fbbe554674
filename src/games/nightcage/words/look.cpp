// SPDX-License-Identifier: MIT
#include "games/nightcage/words/look.hpp"

#include "games/nightcage/words/explanation.hpp"
#include "games/nightcage/words/notation.hpp"
#include "kit/command_words.hpp"

namespace tenebrae::nightcage {

std::vector<std::string> places_to_look(const Rules& rules) {
    std::vector<std::string> places;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        places.push_back(prisoner_name(static_cast<PrisonerId>(who)));
    }
    for (int cell = 0; cell < rules.board.cells(); ++cell) {
        places.push_back(cell_name(rules.board, static_cast<Cell>(cell)));
    }
    return places;
}

core::Result<std::vector<std::string>>
look(const Rules& rules, const PublicState& shown, const Names& names, table::Words words) {
    if (words.empty()) {
        return explain_around(rules, shown, names, deciding_prisoner(rules, shown));
    }
    const std::string expected = "a cell, or a prisoner, 1 to " + std::to_string(rules.prisoners);
    if (words.size() > 1) {
        return kit::unreadable("unexpected-word", words[1], "the end of the line");
    }
    if (const auto who = parse_prisoner(rules, words[0].text)) {
        return explain_around(rules, shown, names, *who);
    }
    if (const auto cell = parse_cell(rules.board, words[0].text)) {
        return explain(rules, shown, names, *cell);
    }
    return kit::unreadable("no-such-place", words[0], expected);
}

}  // namespace tenebrae::nightcage
