// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/consequences.hpp"

#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/words.hpp"
#include "tui/games/nyctophobia/card_way.hpp"

namespace tenebrae::nyctophobia::board {
namespace {

void add_way(const CardWay& way, std::vector<std::string>& lines) {
    if (way.end != kNoSpace) {
        const std::string where = name(way.end);
        lines.push_back(
            way.is_choice ? "At " + where + " he has a choice." : "It ends at " + where + "."
        );
    }
    if (way.victim != kNobody) {
        lines.push_back("Hunted " + name_of_piece(way.victim) + " is attacked.");
    }
}

}  // namespace

std::vector<std::string>
consequences(const Rules& rules, const View& view, Action action, const CardWay* way) {
    std::vector<std::string> lines{describe(rules, view, action)};
    if (way != nullptr) {
        add_way(*way, lines);
    }
    if (action.kind == ActionKind::Call) {
        lines.emplace_back("At the end of this Hunted's next turn all are saved, if all live.");
    }
    return lines;
}

}  // namespace tenebrae::nyctophobia::board
