// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/consequences.hpp"

#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/words.hpp"
#include "tui/games/nyctophobia/card_way.hpp"

namespace tenebrae::nyctophobia::board {
namespace {

/// The panel has the text that holds.
std::vector<std::string> of_card(Card card, const CardWay& way) {
    std::vector<std::string> lines{std::string(spoken(card)) + "."};
    if (way.end != kNoSpace) {
        lines.front() += way.is_choice ? " At " + name(way.end) + " he has a choice."
                                       : " It ends at " + name(way.end) + ".";
    }
    if (way.victim != kNobody) {
        lines.push_back("Hunted " + name_of_piece(way.victim) + " is attacked.");
    }
    if (!spoken_line(card).empty()) {
        lines.push_back("They hear: \"" + std::string(spoken_line(card)) + "\"");
    }
    return lines;
}

}  // namespace

std::vector<std::string>
consequences(const Rules& rules, const View& view, Action action, const CardWay* way) {
    if (action.kind == ActionKind::Card && way != nullptr) {
        return of_card(view.state.hand[action.number], *way);
    }
    std::vector<std::string> lines{describe(rules, view, action)};
    if (action.kind == ActionKind::Call) {
        lines.emplace_back("At the end of this Hunted's next turn all are saved, if all live.");
    }
    return lines;
}

}  // namespace tenebrae::nyctophobia::board
