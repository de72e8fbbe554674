// SPDX-License-Identifier: MIT
#include "games/nightcage/words/refusal.hpp"

#include "core/text.hpp"
#include "games/nightcage/words/acts.hpp"
#include "games/nightcage/words/prompt.hpp"

// Worked out from the statements one by one and not from the list of legal actions, so that a
// slip in either shows: the property test compares the two.

namespace tenebrae::nightcage {
namespace {

/// Is this an answer to what is asked, be it a legal one or not?
bool is_answer(ActionKind kind, Decision asked) {
    return (act_of(kind).answers & only(asked)) != 0;
}

/// Which fields of an action are used.
struct Fields {
    bool cell = false;
    bool exits = false;
    std::size_t numbers = 1;  ///< how many directions or prisoners there are to name, or 0 alone
};

Fields fields_of(Operand operand) {
    switch (operand) {
    case Operand::Direction:
    case Operand::DirectionOrCell: return {.numbers = kDirections.size()};
    case Operand::Cell:
    case Operand::CellOrDirection: return {.cell = true};
    case Operand::CellAndExits:
    case Operand::Fitting: return {.cell = true, .exits = true};
    case Operand::CellAndDirection: return {.cell = true, .numbers = kDirections.size()};
    case Operand::Prisoner: return {.numbers = kMaxPrisoners};
    case Operand::None:
    case Operand::Row:
    case Operand::Column: break;
    }
    return {};
}

/// Could a line of a command file be read as this action at all?
bool is_well_formed(const Rules& rules, Action action) {
    const Fields used = fields_of(act_of(action.kind).operand);
    const bool cell_fits = used.cell ? static_cast<int>(index(action.cell)) < rules.board.cells()
                                     : action.cell == kNoCell;
    return cell_fits && (used.exits || action.exits == Exits{}) && action.number < used.numbers;
}

core::Diagnostic not_now(const Rules& rules, const PublicState& shown, ActionKind kind) {
    const Decision asked = decision(shown);
    if (asked == Decision::Over) {
        return core::fault("game-over", "The game is over.").rule(decision_rule(shown));
    }
    core::Diagnostic fault =
        core::fault("not-now", "That is not what is asked now: " + question(rules, shown, Names{}))
            .rule(decision_rule(shown))
            .expected(core::joined(answering_commands(asked), ", ", " or "))
            .got(command_of(kind));
    if (kind == ActionKind::Move && asked == Decision::AfterMove) {
        fault.hint = "another Move of this turn is `again`, for 1 nerve";
    } else if (kind == ActionKind::Again && asked == Decision::Turn) {
        fault.hint = "the first Move of a turn is `move`";
    } else {
        fault.hint =
            "answer with `" + std::string(usual_command(asked)) + "`; `legal` lists every choice";
    }
    return fault;
}

}  // namespace

core::Diagnostics refusals(const Rules& rules, const PublicState& shown, Action action) {
    const Decision asked = decision(shown);
    if (action.kind == ActionKind::Resign && asked != Decision::Over) {
        return {};
    }
    if (!is_answer(action.kind, asked)) {
        return {not_now(rules, shown, action.kind)};
    }
    Check check(rules, shown);
    if (!is_well_formed(rules, action)) {
        check.fault("malformed", "", "There is no such choice on this board.");
    } else if (const auto look = act_of(action.kind).check) {
        look(check, action);
    }
    return check.take();
}

}  // namespace tenebrae::nightcage
