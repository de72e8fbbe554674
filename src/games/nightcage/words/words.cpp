// SPDX-License-Identifier: MIT
#include "games/nightcage/words/words.hpp"

#include "games/nightcage/words/acts.hpp"
#include "games/nightcage/words/notation.hpp"

namespace tenebrae::nightcage {
std::string words(const Rules& rules, Action action) {
    const Act& act = act_of(action.kind);
    std::string command{act.command};
    switch (act.operand) {
    case Operand::CellAndExits:
    case Operand::Fitting:
        return command + " " + cell_name(rules.board, action.cell) + " " + exits_word(action.exits);
    case Operand::Direction:
    case Operand::DirectionOrCell: return command + " " + direction_letter(action.direction());
    case Operand::Cell:
    case Operand::CellOrDirection: return command + " " + cell_name(rules.board, action.cell);
    case Operand::CellAndDirection:
        return command + " " + cell_name(rules.board, action.cell) + " "
               + direction_letter(action.direction());
    case Operand::Row: return command + " row";
    case Operand::Column: return command + " column";
    case Operand::Prisoner: return command + " " + prisoner_name(action.prisoner());
    case Operand::None: break;
    }
    return command;
}

std::string describe(const Rules& rules, const View& view, const Names& names, Action action) {
    return (Description(rules, view, names).*act_of(action.kind).describe)(action);
}

void legal_actions(const Rules& rules, const View& view, ActionList& actions) {
    actions.clear();
    if (view.decides) {
        legal_actions(rules, view.shown, actions);
    }
}

}  // namespace tenebrae::nightcage
