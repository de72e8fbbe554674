// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/consequences.hpp"

#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/words.hpp"
#include "tui/games/nyctophobia/card_way.hpp"

namespace tenebrae::nyctophobia::board {
namespace {

/// The panel has the text that holds.
std::vector<tui::Consequence> of_card(Card card, const CardWay& way) {
    std::vector<tui::Consequence> lines;
    if (way.end != kNoSpace) {
        lines.push_back(
            {way.is_choice ? "At " + name(way.end) + " he has a choice."
                           : "It ends at " + name(way.end) + "."}
        );
    }
    if (way.victim != kNobody) {
        lines.push_back({"Hunted " + name_of_piece(way.victim) + " is attacked."});
    }
    if (!spoken_line(card).empty()) {
        lines.push_back({"They hear: \"" + std::string(spoken_line(card)) + "\""});
    }
    return lines;
}

}  // namespace

std::vector<tui::Consequence> consequences(const View& view, Action action, const CardWay* way) {
    if (action.kind == ActionKind::Card && way != nullptr) {
        return of_card(view.state.hand[action.number], *way);
    }
    if (action.kind == ActionKind::Call) {
        return {{"At the end of this Hunted's next turn all are saved, if all live."}};
    }
    return {};
}

}  // namespace tenebrae::nyctophobia::board
