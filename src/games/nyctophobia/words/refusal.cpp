// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/refusal.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/action_specs.hpp"
#include "games/nyctophobia/words/prompt.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

// Implements the rules again, independently of legal_actions(): the property test compares the two
// to find mistakes in either.

namespace tenebrae::nyctophobia {
namespace {

constexpr Decisions kTurnDecisions = only(Decision::Turn) | only(Decision::Second)
                                     | only(Decision::After) | only(Decision::Sprint)
                                     | only(Decision::Cheered) | only(Decision::Retreat);

bool is_answer(ActionKind kind, Decision asked) {
    return (action_spec(kind).answers & only(asked)) != 0;
}

core::Diagnostic game_over(const PublicState& open) {
    return core::error("game-over", "The game is over.").rule(ending_rule(open.ending));
}

core::Diagnostic not_asked(const PublicState& open) {
    const std::string message = open.owner == kNoPiece
                                    ? "There is nothing to decide now."
                                    : "Not your turn: " + piece_name(open.owner) + " must decide.";
    return core::error("not-asked", message).rule("HU-G6");
}

core::Diagnostic not_now(const Rules& rules, const View& view, ActionKind kind) {
    const Decision asked = view.state.open.decision;
    return core::error("not-now", "Not possible now. " + question(rules, view))
        .rule(action_spec(kind).rule)
        .expected(core::joined(answering_commands(asked), ", ", " or "))
        .got(command_of(kind))
        .hint(
            "answer with `" + std::string(usual_command(asked)) + "`; `legal` lists every choice"
        );
}

/// Returns whether any command line can mean this action.
bool is_well_formed(const Rules& rules, Action action) {
    const auto is_hunted = [&rules](PieceId who) { return who < rules.hunted; };
    switch (action_spec(action.kind).operand) {
    case Operand::Hunted: return is_hunted(action.who);
    case Operand::TwoHunted: return is_hunted(action.who) && is_hunted(action.other);
    case Operand::Card: return action.number < kHandSize;
    case Operand::OneSide: return is_side(action.place);
    case Operand::OneSpace: return action.place < kSpaces;
    case Operand::TwoSpaces: return action.place < kSpaces && action.second < kSpaces;
    case Operand::PieceAndSpace:
        return (is_hunted(action.who) || action.who == kHunter) && action.place < kSpaces;
    case Operand::None:
    case Operand::Direction:
    case Operand::DirectionAndNoise:
    case Operand::Rock:
    case Operand::Fist:
    case Operand::Left:
    case Operand::Right: break;
    }
    return true;
}

}  // namespace

bool is_untimely(const core::Diagnostic& error) {
    return error.code == "not-now" || error.code == "game-over" || error.code == "not-asked";
}

bool is_turn_answer(ActionKind kind, Decision asked) {
    return (action_spec(kind).answers & kTurnDecisions) != 0 && (only(asked) & kTurnDecisions) != 0;
}

core::Diagnostics refusals(const Rules& rules, const View& view, Action action) {
    const PublicState& open = view.state.open;
    if (open.ending != Ending::Unfinished) {
        return {game_over(open)};
    }
    if (action.kind == ActionKind::Resign) {
        return {};
    }
    if (!view.decides) {
        return {not_asked(open)};
    }
    const bool answers = is_answer(action.kind, open.decision);
    core::Diagnostics errors;
    if (!answers) {
        errors.push_back(not_now(rules, view, action.kind));
        if (!is_turn_answer(action.kind, open.decision)) {
            return errors;
        }
    }
    Check check(rules, view, std::move(errors));
    if (!is_well_formed(rules, action)) {
        check.error("malformed", "HU-G1", "There is no such choice in this game.");
    } else if (const auto look = action_spec(action.kind).check) {
        look(check, action);
    }
    return check.take();
}

}  // namespace tenebrae::nyctophobia
