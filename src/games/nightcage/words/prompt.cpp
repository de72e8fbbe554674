// SPDX-License-Identifier: MIT
#include "games/nightcage/words/prompt.hpp"

#include "core/text.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/words/action_rows.hpp"
#include "games/nightcage/words/notation.hpp"
#include "kit/action_rows.hpp"

namespace tenebrae::nightcage {
namespace {

std::string_view placing_rule(const PublicState& shown) {
    if (shown.step == Step::Land) {
        return "NC-F2";
    }
    if (shown.step == Step::Blind) {
        return "NC-O4";
    }
    if (shown.step == Step::Scramble) {
        return "NC-A9";
    }
    return shown.step == Step::Light ? "NC-L5" : "NC-O6";
}

/// The data for a question.
struct QuestionContext {
    const Rules& rules;
    const PublicState& shown;
    const Names& names;

    [[nodiscard]] std::string active() const {
        return core::capitalised(display_name(names, shown.active));
    }
    [[nodiscard]] const Prisoner& prisoner() const { return prisoner_of(shown, shown.active); }
    [[nodiscard]] std::string at(Cell cell) const { return cell_name(rules.board, cell); }
    [[nodiscard]] std::string nerve() const { return std::to_string(prisoner().nerve) + " nerve"; }
};

/// Returns whether the tile in hand can be turned. A keeper faces the prisoner it is placed for,
/// except on a landing (NC-L6).
bool can_be_turned(const Rules& rules, const PublicState& shown) {
    return shown.hand == TileKind::Keeper ? shown.step == Step::Land
                                          : rules.orientations[index(shown.hand)].size() > 1;
}

std::string ask_place(const QuestionContext& context) {
    const PublicState& shown = context.shown;
    const std::string tile = with_article(shown.hand);
    const Cells cells = cells_for_hand(context.rules, shown);
    const bool turns = can_be_turned(context.rules, shown);
    const std::string drawn =
        core::capitalised(display_name(context.names, light_owner(shown))) + " drew " + tile;
    if ((cells & (cells - 1)) == 0) {
        return drawn + " for " + context.at(first(cells))
               + (turns ? ": which way round?" : ": it fits one way only.");
    }
    std::vector<std::string> names;
    for (Cell cell : each(cells)) {
        names.push_back(context.at(cell));
    }
    return drawn + ": lay it at " + core::joined(names, ", ", " or ")
           + (turns ? ", and which way round?" : "?");
}

std::string ask_turn(const QuestionContext& context) {
    const std::string who = context.active() + " at " + context.at(context.prisoner().cell);
    if (context.prisoner().lit) {
        return who + ": Move or Stay?";
    }
    if (!may_stay(context.rules, context.shown)) {
        return who + " has no light and must Move: which way?";
    }
    const bool held_fast = stay_cost(context.shown) == 0 || context.prisoner().nerve == 0;
    return held_fast ? who + " has no light and is held fast: only Stay is possible."
                     : who + " has no light: Move, or Stay for 1 nerve?";
}

std::string ask_after_move(const QuestionContext& context) {
    return context.active() + " at " + context.at(context.prisoner().cell) + " has moved and has "
           + context.nerve() + ": end the turn or go on?";
}

std::string ask_replace(const QuestionContext& context) {
    return context.active() + " stayed and drew " + with_article(context.shown.hand)
           + ": which tile does it replace?";
}

std::string ask_line(const QuestionContext& context) {
    const PrisonerId faller = deciding_prisoner(context.rules, context.shown);
    const Cell pit = prisoner_of(context.shown, faller).cell;
    return core::capitalised(display_name(context.names, faller)) + " falls into the pit at "
           + context.at(pit) + ": land in row " + row_name(context.rules.board.row_of(pit))
           + " or in column " + column_name(context.rules.board.column_of(pit)) + "?";
}

std::string ask_land(const QuestionContext& context) {
    const Prisoner& faller = context.prisoner();
    const Geometry& board = context.rules.board;
    const std::string line = faller.line == Line::Row
                                 ? "row " + row_name(board.row_of(faller.cell))
                                 : "column " + column_name(board.column_of(faller.cell));
    return context.active() + " lands: on which cell of " + line + "?";
}

std::string ask_block(const QuestionContext& context) {
    const PrisonerId victim = deciding_prisoner(context.rules, context.shown);
    const bool lies_under = context.shown.step == Step::DirgeCost;
    return core::capitalised(display_name(context.names, victim))
           + (lies_under ? " is under the Dirge and has " : " is struck and has ")
           + std::to_string(prisoner_of(context.shown, victim).nerve)
           + " nerve: Block for 1 (2 tiles lost) or endure (3 lost)?";
}

std::string ask_scramble(const QuestionContext& context) {
    const std::string who = context.active() + " must scramble off the monster at "
                            + context.at(context.prisoner().cell) + ": ";
    return who + (context.shown.may_drop ? "which way, or drop into the pit?" : "which way?");
}

std::string ask_dirge(const QuestionContext& context) {
    return "The Dirge comes: " + display_name(context.names, context.shown.active)
           + " lays it over the omen at "
           + context.at(first(cells_of(context.shown, TileKind::Omen)))
           + ". Where, and turned which way?";
}

std::string ask_flickers(const QuestionContext& context) {
    const std::string text = "The final flickers: which tile or pit is removed";
    return context.prisoner().nerve > 0
               ? text + ", or does " + display_name(context.names, context.shown.active)
                     + " sustain for 1 nerve?"
               : text + "?";
}

}  // namespace

std::string_view ending_rule(Ending ending) {
    switch (ending) {
    case Ending::Won: return "NC-X1";
    case Ending::NoGate: return "NC-X2";
    case Ending::TooFewKeys: return "NC-X3";
    case Ending::FallsForEver: return "NC-X4";
    case Ending::Isolated: return "NC-X5";
    case Ending::Resigned: return "NC-X7";
    case Ending::Waited: return "NC-X8";
    case Ending::Unfinished: break;
    }
    return "";
}

std::string_view decision_rule(const PublicState& shown) {
    switch (decision(shown)) {
    case Decision::Start: return "NC-S3";
    case Decision::Place: return placing_rule(shown);
    case Decision::Turn: return "NC-M1";
    case Decision::AfterMove: return "NC-M6";
    case Decision::Replace: return "NC-C2";
    case Decision::Line: return "NC-F1";
    case Decision::Land: return "NC-F2";
    case Decision::Block: return shown.step == Step::DirgeCost ? "NC-D3" : "NC-N4";
    case Decision::Scramble: return "NC-A9";
    case Decision::Flickers: return "NC-E3";
    case Decision::Dirge: return "NC-D2";
    case Decision::Over: break;
    }
    return ending_rule(shown.ending);
}

std::string_view usual_command(Decision asked) {
    return action_table().usual_command(only(asked));
}

std::string question(const Rules& rules, const PublicState& shown, const Names& names) {
    const QuestionContext context{rules, shown, names};
    switch (decision(shown)) {
    case Decision::Start:
        return context.active() + ": start on which free cell, with which two exits?";
    case Decision::Place: return ask_place(context);
    case Decision::Turn: return ask_turn(context);
    case Decision::AfterMove: return ask_after_move(context);
    case Decision::Replace: return ask_replace(context);
    case Decision::Line: return ask_line(context);
    case Decision::Land: return ask_land(context);
    case Decision::Block: return ask_block(context);
    case Decision::Scramble: return ask_scramble(context);
    case Decision::Flickers: return ask_flickers(context);
    case Decision::Dirge: return ask_dirge(context);
    case Decision::Over: break;
    }
    return "The game is over.";
}

}  // namespace tenebrae::nightcage
