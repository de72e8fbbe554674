// SPDX-License-Identifier: MIT
#include "games/nightcage/words/refusal.hpp"

#include "core/text.hpp"
#include "games/nightcage/words/check.hpp"
#include "games/nightcage/words/prompt.hpp"

// Worked out from the statements one by one and not from the list of legal actions, so that a
// slip in either shows: the property test compares the two.

namespace tenebrae::nightcage {
namespace {

/// Which decision a kind of action answers; for Charge, Pass and Take one of the two.
Decision answers(ActionKind kind) {
    switch (kind) {
    case ActionKind::Start: return Decision::Start;
    case ActionKind::Place: return Decision::Place;
    case ActionKind::Again:
    case ActionKind::End: return Decision::AfterMove;
    case ActionKind::Replace: return Decision::Replace;
    case ActionKind::FallRow:
    case ActionKind::FallColumn: return Decision::Line;
    case ActionKind::Land: return Decision::Land;
    case ActionKind::Block:
    case ActionKind::Endure: return Decision::Block;
    case ActionKind::Scramble:
    case ActionKind::Drop: return Decision::Scramble;
    case ActionKind::Remove:
    case ActionKind::Sustain: return Decision::Flickers;
    case ActionKind::Dirge: return Decision::Dirge;
    case ActionKind::Move:
    case ActionKind::Stay:
    case ActionKind::Charge:
    case ActionKind::Pass:
    case ActionKind::Take:
    case ActionKind::Resign: break;
    }
    return Decision::Turn;
}

/// Is this an answer to what is asked, be it a legal one or not?
bool is_answer(ActionKind kind, Decision asked) {
    const bool in_both =
        kind == ActionKind::Charge || kind == ActionKind::Pass || kind == ActionKind::Take;
    return answers(kind) == asked || (in_both && asked == Decision::AfterMove);
}

/// How many numbers an action of this kind can hold: directions, prisoners, or none but 0.
int numbers_of(ActionKind kind) {
    const bool has_direction = kind == ActionKind::Move || kind == ActionKind::Again
                               || kind == ActionKind::Charge || kind == ActionKind::Scramble
                               || kind == ActionKind::Dirge;
    const bool has_prisoner = kind == ActionKind::Pass || kind == ActionKind::Take;
    return has_direction ? static_cast<int>(kDirections.size()) : has_prisoner ? kMaxPrisoners : 1;
}

/// Could a line of a command file be read as this action at all?
bool is_well_formed(const Rules& rules, Action action) {
    const bool has_exits = action.kind == ActionKind::Start || action.kind == ActionKind::Place;
    const bool has_cell = has_exits || action.kind == ActionKind::Replace
                          || action.kind == ActionKind::Land || action.kind == ActionKind::Remove
                          || action.kind == ActionKind::Dirge;
    const bool cell_fits = has_cell ? static_cast<int>(index(action.cell)) < rules.board.cells()
                                    : action.cell == kNoCell;
    return cell_fits && (has_exits || action.exits == Exits{})
           && action.number < numbers_of(action.kind);
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
            "answer with `" + answering_commands(asked).front() + "`; `legal` lists every choice";
    }
    return fault;
}

void look_into(Check& check, PrisonerId active, Action action) {
    switch (action.kind) {
    case ActionKind::Start: check.start(action.cell, action.exits); break;
    case ActionKind::Place: check.place(action.cell, action.exits); break;
    case ActionKind::Move: check.step(action.direction()); break;
    case ActionKind::Again: check.again(action.direction()); break;
    case ActionKind::Charge: check.charge(action.direction()); break;
    case ActionKind::Stay: check.stay(); break;
    case ActionKind::Replace: check.replace(action.cell); break;
    case ActionKind::Land: check.land(action.cell); break;
    case ActionKind::Block: check.block(); break;
    case ActionKind::Scramble: check.scramble(action.direction()); break;
    case ActionKind::Drop: check.drop(); break;
    case ActionKind::Pass: check.pass(active, action.prisoner(), action.prisoner()); break;
    case ActionKind::Take: check.pass(action.prisoner(), active, action.prisoner()); break;
    case ActionKind::Remove: check.remove(action.cell); break;
    case ActionKind::Sustain: check.sustain(); break;
    case ActionKind::Dirge: check.dirge(action.cell, action.direction()); break;
    case ActionKind::FallRow:
    case ActionKind::FallColumn:
    case ActionKind::Endure:
    case ActionKind::End:
    case ActionKind::Resign: break;
    }
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
    if (is_well_formed(rules, action)) {
        look_into(check, shown.active, action);
    } else {
        check.fault("malformed", "", "There is no such choice on this board.");
    }
    return check.take();
}

}  // namespace tenebrae::nightcage
