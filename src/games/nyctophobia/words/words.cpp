// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/words.hpp"

#include "games/nyctophobia/words/acts.hpp"
#include "games/nyctophobia/words/notation.hpp"

namespace tenebrae::nyctophobia {
namespace {

/// What stands after the command's own word, a blank before it.
std::string operand_words(Operand operand, Action action) {
    std::string way = " " + std::string(name(action.direction));
    switch (operand) {
    case Operand::Direction: return way;
    case Operand::DirectionAndNoise: return way + (action.noise ? " noise" : "");
    case Operand::Rock: return " rock";
    case Operand::Fist: return " fist";
    case Operand::Left: return " left";
    case Operand::Right: return " right";
    case Operand::Hunted: return " " + name_of_piece(action.who);
    case Operand::TwoHunted:
        return " " + name_of_piece(action.who) + " " + name_of_piece(action.other);
    case Operand::Card: return " " + std::to_string(action.number + 1);
    case Operand::OneSide: return " " + name_of_side(action.place);
    case Operand::OneSpace: return " " + name(action.place);
    case Operand::TwoSpaces: return " " + name(action.place) + " " + name(action.second);
    case Operand::PieceAndSpace: return " " + name_of_piece(action.who) + " " + name(action.place);
    case Operand::None: break;
    }
    return "";
}

}  // namespace

std::string words(const Rules& /*rules*/, Action action) {
    const Act& act = act_of(action.kind);
    return std::string(act.command) + operand_words(act.operand, action);
}

std::string describe(const Rules& rules, const View& view, Action action) {
    return (Description(rules, view).*act_of(action.kind).describe)(action);
}

}  // namespace tenebrae::nyctophobia
