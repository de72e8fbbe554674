// SPDX-License-Identifier: MIT
#include "games/vast/words/commands.hpp"

#include "core/text.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/words/action_rows.hpp"
#include "games/vast/words/event_rows.hpp"
#include "games/vast/words/prompt.hpp"
#include "games/vast/words/terrain_conditions.hpp"
#include "kit/command_rows.hpp"

namespace tenebrae::vast {
namespace {

/// Returns why no action of this kind is possible, whatever its words; none: it may be.
std::optional<core::Diagnostic> refuse_kind(const Rules& rules, const View& view, ActionKind kind) {
    const State& state = view.state;
    if (state.is_over()) {
        return core::error("game-over", "The game is over.")
            .rule(ending_row(state.ending, state.winner).rule);
    }
    if (!view.decides) {
        const std::string owner(display_name(state.owner));
        const std::string whose = state.owner == Role::None
                                      ? "There is nothing to decide now."
                                      : core::capitalised(owner + " must decide now.");
        return core::error("not-asked", whose).rule("VA-G2");
    }
    const Decisions asked = only(state.decision);
    if (kind == ActionKind::Resign) {
        return std::nullopt;
    }
    if ((action_table().row(kind).answers & asked) != 0) {
        return must_leave_pit({rules, view, Action::of(kind)}) ? std::optional(
                   core::error("on-pit", "A piece on a Pit must move on first.").rule("VA-N12")
               )
                                                               : std::nullopt;
    }
    core::Diagnostic error = action_table().not_now(kind, asked, question(rules, view));
    error.rule = "VA-G2";  // VA-W4
    return error;
}

}  // namespace

std::span<const table::CommandRow> command_rows() {
    static const kit::CommandTable table(action_table());
    return table.rows();
}

core::Result<Action> parse_command(const Rules& rules, const View& view, table::Words words) {
    const Decisions asked = view.decides ? only(view.state.decision) : 0;
    const ActionTable::Row* const row = action_table().find(words, asked);
    if (row == nullptr) {
        return kit::unknown_command(command_rows(), words.empty() ? core::Word{} : words[0]);
    }
    if (auto error = refuse_kind(rules, view, row->kind)) {
        error->where = kit::place_of(words[0]);
        return *error;
    }
    Answer answer{rules, view, Action::of(row->kind)};
    core::Diagnostics errors = action_table().parse(*row, words, answer);
    if (errors.empty()) {
        errors = action_table().refusals(answer, words);
    }
    return errors.empty() ? core::Result<Action>(answer.action) : core::Result<Action>(errors);
}

std::string command_text(const Rules& rules, const View& view, Action action) {
    return action_table().command_text({rules, view, action});
}

std::string redacted_command_text(const Rules& rules, const View& view, Action action, Set roles) {
    const bool is_knights = action.kind == ActionKind::Give && has(roles, Role::Knight);
    if (has(roles, Role::Cave) || is_knights) {
        return command_text(rules, view, action);
    }
    if (action.kind == ActionKind::Give || action.kind == ActionKind::Dig) {
        return std::string(action_table().row(action.kind).command);
    }
    if (action.kind == ActionKind::Fill || action.kind == ActionKind::Place) {
        action.what = kEntrance;
    } else if (hides_tile(action.kind)) {
        action.kind = ActionKind::OmenHatredRemove;
    }
    return command_text(rules, view, action);
}

core::Diagnostics refusals(const Rules& rules, const View& view, Action action) {
    if (const auto error = refuse_kind(rules, view, action.kind)) {
        return {*error};
    }
    return action_table().refusals({rules, view, action});
}

std::string describe(const Rules& rules, const View& view, Action action) {
    return action_table().sentence({rules, view, action});
}

}  // namespace tenebrae::vast
