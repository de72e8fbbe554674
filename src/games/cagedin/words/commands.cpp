// SPDX-License-Identifier: MIT
#include "games/cagedin/words/commands.hpp"

#include "core/text.hpp"
#include "games/cagedin/notation/vocabulary.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/action_rows.hpp"
#include "games/cagedin/words/event_rows.hpp"
#include "games/cagedin/words/prompt.hpp"
#include "kit/command_rows.hpp"

#include <algorithm>

namespace tenebrae::cagedin {
namespace {

/// Returns why no action of this kind is possible, whatever its words; none: it may be.
std::optional<core::Diagnostic> refuse_kind(const Setup& setup, const View& view, ActionKind kind) {
    const PublicState& open = view.open;
    if (open.ending != Ending::None) {
        return core::error("game-over", "The fight is over.")
            .rule(ending_row(open.ending, open.winner).rule);
    }
    if (!view.decides) {
        const std::string whose =
            open.owner == kNobody
                ? "Nothing to decide now."
                : "It is " + std::string(display_name(open.owner)) + "'s decision now.";
        return core::error("not-asked", whose).rule("CI-G3");
    }
    const Decisions decisions = pending_decision(open);
    if (kind == ActionKind::Resign || (action_table().row(kind).answers & decisions) != 0) {
        return std::nullopt;
    }
    return action_table().not_now(kind, decisions, question(setup, view), usual_command(open));
}

/// Returns whether one number is given twice. Equal cards are interchangeable (CI-K8), but no card
/// is played twice.
bool names_one_card_twice(table::Words words) {
    const auto first = core::parse_unsigned(words[1].text);
    return first && first == core::parse_unsigned(words[2].text);
}

}  // namespace

core::Result<Action> parse_command(const Setup& setup, const View& view, table::Words words) {
    const ActionTable::Row* const row = action_table().find(words);
    if (row == nullptr) {
        return kit::unknown_command(command_rows(), words.empty() ? core::Word{} : words[0]);
    }
    if (auto error = refuse_kind(setup, view, row->kind)) {
        error->where = kit::place_of(words[0]);
        return *error;
    }
    Answer answer{setup, view, Action::of(row->kind)};
    if (row->kind == ActionKind::Discard) {  // without a number the most that is allowed (CI-Q2)
        answer.action.value =
            static_cast<std::uint8_t>(std::min(2, max_cards_drawn(view.open, view.open.owner)));
    }
    core::Diagnostics errors = action_table().parse(*row, words, answer);
    if (!errors.empty()) {
        return errors;
    }
    if (answer.action.second != kNoCard && names_one_card_twice(words)) {
        return kit::unreadable("same-card", words[2], "a card other than the first");
    }
    errors = action_table().refusals(answer, words);
    return errors.empty() ? core::Result<Action>(answer.action) : core::Result<Action>(errors);
}

std::string command_text(const Setup& setup, const View& view, Action action) {
    return action_table().command_text({setup, view, action});
}

core::Diagnostics refusals(const Setup& setup, const View& view, Action action) {
    if (const auto error = refuse_kind(setup, view, action.kind)) {
        return {*error};
    }
    return action_table().refusals({setup, view, action});
}

std::span<const table::CommandRow> command_rows() {
    static const kit::CommandTable table(action_table());
    return table.rows();
}

}  // namespace tenebrae::cagedin
