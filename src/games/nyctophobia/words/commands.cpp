// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/commands.hpp"

#include "games/nyctophobia/words/action_rows.hpp"
#include "games/nyctophobia/words/building_check.hpp"
#include "games/nyctophobia/words/prompt.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"
#include "kit/command_rows.hpp"

namespace tenebrae::nyctophobia {
namespace {

constexpr Decisions kTurnDecisions = only(Decision::Turn) | only(Decision::Second)
                                     | only(Decision::After) | only(Decision::Sprint)
                                     | only(Decision::Cheered) | only(Decision::Retreat);

/// Returns whether both belong to the turn of a Hunted, so that an untimely action has further
/// preconditions to report.
bool is_turn_answer(const View& view, ActionKind kind) {
    return view.decides && (action_table().row(kind).answers & kTurnDecisions) != 0
           && (only(view.state.open.decision) & kTurnDecisions) != 0;
}

/// Returns why no action of this kind answers the pending decision of the seat; none: it may.
std::optional<core::Diagnostic> refuse_kind(const Rules& rules, const View& view, ActionKind kind) {
    const PublicState& open = view.state.open;
    if (open.ending != Ending::Unfinished) {
        return core::error("game-over", "The game is over.").rule(ending_rule(open.ending));
    }
    if (kind == ActionKind::Resign) {
        return std::nullopt;
    }
    if (!view.decides) {
        const std::string message =
            open.owner == kNoPiece ? "There is nothing to decide now."
                                   : "Not your turn: " + piece_name(open.owner) + " must decide.";
        return core::error("not-asked", message).rule("HU-G6");
    }
    const Decisions asked = only(open.decision);
    return (action_table().row(kind).answers & asked) != 0
               ? std::nullopt
               : std::optional(action_table().not_now(kind, asked, question(rules, view)));
}

/// Returns every reason against an action, with places if the words of its command are given.
core::Diagnostics all_refusals(const Answer& answer, table::Words words) {
    core::Diagnostics errors;
    if (const auto error = refuse_kind(answer.rules, answer.view, answer.kind())) {
        errors.push_back(*error);
        if (!is_turn_answer(answer.view, answer.kind())) {
            return errors;
        }
    }
    for (core::Diagnostic& error : action_table().refusals(answer, words)) {
        errors.push_back(std::move(error));
    }
    if (answer.kind() == ActionKind::Ready) {
        for (core::Diagnostic& error : building_errors(answer.rules, answer.state())) {
            errors.push_back(std::move(error));
        }
    }
    for (core::Diagnostic& error : errors) {
        const bool has_place = words.empty() || error.where.column != 0;
        error.where = has_place ? error.where : kit::place_of(words[0]);
    }
    return errors;
}

/// Returns the action of `counter` alone: with a rock if there is one, otherwise with the Boxer's
/// fist (HU-U3).
ActionKind default_counter(const View& view) {
    const PieceId who = view.state.open.owner;
    const bool is_hunted = who < kMaxHunted;
    const bool has_rock = is_hunted && view.state.hunted[who].rocks > 0;
    const bool is_boxer = is_hunted && view.state.hunted[who].character == Character::Boxer;
    return has_rock || !is_boxer ? ActionKind::CounterRock : ActionKind::CounterFist;
}

}  // namespace

std::span<const table::CommandRow> command_rows() {
    static const kit::CommandTable table(action_table());
    return table.rows();
}

core::Result<Action> parse_command(const Rules& rules, const View& view, table::Words words) {
    const ActionTable::Row* const row = action_table().find(words);
    if (row == nullptr) {
        return kit::unknown_command(command_rows(), words.empty() ? core::Word{} : words[0]);
    }
    auto wrong_time = refuse_kind(rules, view, row->kind);
    if (wrong_time) {
        wrong_time->where = kit::place_of(words[0]);
        if (!is_turn_answer(view, row->kind)) {
            return *wrong_time;
        }
    }
    const bool is_bare_counter = row->kind == ActionKind::CounterRock && words.size() == 1;
    Answer answer{rules, view, Action::of(is_bare_counter ? default_counter(view) : row->kind)};
    core::Diagnostics errors = action_table().parse(*row, words, answer);
    if (!errors.empty()) {
        return wrong_time ? core::Diagnostics{*wrong_time} : errors;
    }
    errors = all_refusals(answer, words);
    return errors.empty() ? core::Result<Action>(answer.action) : core::Result<Action>(errors);
}

core::Diagnostics refusals(const Rules& rules, const View& view, Action action) {
    return all_refusals({rules, view, action}, {});
}

std::string command_text(const Rules& rules, Action action) {
    static const View any_view;  // the words are the same in all views
    return action_table().command_text({rules, any_view, action});
}

std::string describe(const Rules& rules, const View& view, Action action) {
    return action_table().sentence({rules, view, action});
}

}  // namespace tenebrae::nyctophobia
