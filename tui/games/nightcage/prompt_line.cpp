// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/prompt_line.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/words/notation.hpp"
#include "tui/screen/key_words.hpp"

namespace tenebrae::nightcage::board {
namespace {

using tui::KeyAction;

/// The question and the keys that answer it, the most important first.
class PromptLine {
public:
    PromptLine(const Aim& aim, const tui::Keymap& keymap)
        : rules_(aim.game().rules()),
          shown_(aim.view().shown),
          names_(aim.game().names()),
          aim_(aim),
          keymap_(keymap) {
        ask();
    }

    [[nodiscard]] std::string text(int width) {
        text_.ask(question_);
        return text_.text(width);
    }

private:
    void ask();
    void ask_turn();
    void ask_place();
    void ask_start();
    void ask_land();
    void ask_line();
    void ask_block();
    void ask_scramble();
    void ask_replace();
    void ask_flickers();
    void ask_dirge();

    void add_confirm(std::string_view what) {
        if (aim_.chosen()) {
            add(keymap_.key_for(KeyAction::Confirm), what);
        }
    }
    void add(const std::string& key, std::string_view what) { text_.add(key, what); }
    void add_own(GameKeyAction key_action, ActionKind kind, std::string_view what) {
        if (aim_.answers().has(kind)) {
            add(keymap_.key_for(tui::game_key_action(key_action)), what);
        }
    }
    void add_directions(std::string_view what) { add(tui::direction_keys(keymap_), what); }
    /// Adds the numbers shown on the board.
    void add_numbers(std::string_view what);
    /// Adds the rotations of a tile, each with its digit.
    void add_choice_digits();
    void add_rotation();
    [[nodiscard]] std::string active() const { return short_name(shown_.active); }
    [[nodiscard]] std::string short_name(PrisonerId who) const {
        const std::string& name = names_[index(who)];
        return name.empty() ? "Prisoner " + prisoner_name(who) : name;
    }
    [[nodiscard]] std::string at(Cell cell) const { return cell_name(rules_.board, cell); }

    const Rules& rules_;
    const PublicState& shown_;
    const Names& names_;
    const Aim& aim_;
    const tui::Keymap& keymap_;
    std::string question_;
    tui::PromptText text_;
};

void PromptLine::ask() {
    switch (decision(shown_)) {
    case Decision::Start: ask_start(); break;
    case Decision::Place: ask_place(); break;
    case Decision::Turn:
    case Decision::AfterMove: ask_turn(); break;
    case Decision::Replace: ask_replace(); break;
    case Decision::Line: ask_line(); break;
    case Decision::Land: ask_land(); break;
    case Decision::Block: ask_block(); break;
    case Decision::Scramble: ask_scramble(); break;
    case Decision::Flickers: ask_flickers(); break;
    case Decision::Dirge: ask_dirge(); break;
    case Decision::Over: question_ = "The game is over."; break;
    }
}

void PromptLine::add_numbers(std::string_view what) {
    const std::vector<Aim::BoardNumber> shown = aim_.board_numbers();
    if (shown.size() == 1) {
        add(std::to_string(shown.front().first), what);
    } else if (!shown.empty()) {
        add(std::to_string(shown.front().first) + "-" + std::to_string(shown.back().last), what);
    } else if (aim_.digit_meaning() == Aim::DigitMeaning::Places && aim_.typed().empty()) {
        add("2 digits", "column and row");
    } else if (aim_.digit_meaning() == Aim::DigitMeaning::Places && aim_.typed().size() == 1) {
        add(std::to_string(aim_.typed().front()), "column, now the row");
    }
}

void PromptLine::add_choice_digits() {
    Cell cell = kNoCell;
    const Cells cells = cells_of(aim_.answers());
    for (const Aim::NumberedChoice& numbered : aim_.numbered_choices()) {
        const Action one = aim_.answers().action(numbered.choice);
        const bool heads = one.cell != cell && (cells & (cells - 1)) != 0;
        cell = one.cell;
        const std::string turned = one.kind == ActionKind::Dirge
                                       ? std::string(1, direction_letter(one.direction()))
                                       : exits_word(one.exits);
        add((heads ? at(cell) + ": " : std::string()) + std::to_string(numbered.number), turned);
    }
}

void PromptLine::add_rotation() {
    const Aim::Rotation rotation = aim_.rotation();
    if (rotation.count > 1) {
        add(keymap_.key_for(tui::game_key_action(GameKeyAction::Turn)),
            "turn (" + std::to_string(rotation.number) + " of " + std::to_string(rotation.count)
                + ")");
    }
}

void PromptLine::ask_start() {
    question_ = active() + ": where do you start?";
    add_choice_digits();
    add_directions("move");
    add_rotation();
    add_confirm("start here");
    add_numbers("start there");
}

void PromptLine::ask_place() {
    const Cells cells = cells_for_hand(rules_, shown_);
    question_ = short_name(light_owner(shown_)) + " lays " + with_article(shown_.hand);
    if ((cells & (cells - 1)) == 0) {
        question_ += " at " + at(first(cells)) + ".";
    } else {
        question_ += ".";
    }
    add_choice_digits();
    if (aim_.numbered_choices().empty()) {
        add_numbers("cell");
    }
    if ((cells & (cells - 1)) != 0) {
        add_directions("cell");
    }
    add_rotation();
    add_confirm("lay it");
}

void PromptLine::ask_turn() {
    const Answers& answers = aim_.answers();
    const bool after = decision(shown_) == Decision::AfterMove;
    if (aim_.is_charging()) {
        question_ = active() + " charges: which way?";
        add_directions("choose");
        add_confirm("charge");
        add(keymap_.key_for(KeyAction::Cancel), "cancel");
        return;
    }
    question_ = active() + (after ? ": end or go on?" : ": Move or Stay?");
    if (!after && !answers.has(ActionKind::Stay)) {
        question_ = active() + " has no light and must Move.";
    }
    const bool ends = aim_.action().kind == ActionKind::End || (after && !aim_.chosen());
    if (after && ends && answers.has(ActionKind::End)) {
        add(keymap_.key_for(KeyAction::Confirm), "end turn");
    } else {
        add_own(GameKeyAction::EndTurn, ActionKind::End, "end turn");
        add_confirm("do it");
    }
    if (answers.has(ActionKind::Move) || answers.has(ActionKind::Again)) {
        add_directions(after ? "move again (1 nerve)" : "move");
        add_numbers("at once");
    }
    add_own(
        GameKeyAction::Stay, ActionKind::Stay, stay_cost(shown_) > 0 ? "stay (1 nerve)" : "stay"
    );
    add_own(GameKeyAction::Charge, ActionKind::Charge, "charge");
    add_own(GameKeyAction::Pass, ActionKind::Pass, "pass key");
    add_own(GameKeyAction::Take, ActionKind::Take, "take key");
}

void PromptLine::ask_replace() {
    question_ = active() + " replaces a tile with " + with_article(shown_.hand) + ".";
    add_directions("choose");
    add_confirm("replace it");
    add_numbers("at once");
}

void PromptLine::ask_line() {
    const PrisonerId who = deciding_prisoner(rules_, shown_);
    const Cell pit = prisoner_of(shown_, who).cell;
    question_ = short_name(who) + " falls at " + at(pit) + ": row or column?";
    add_confirm("choose it");
    add_own(
        GameKeyAction::FallRow, ActionKind::FallRow, "row " + row_name(rules_.board.row_of(pit))
    );
    add_own(
        GameKeyAction::FallColumn,
        ActionKind::FallColumn,
        "column " + column_name(rules_.board.column_of(pit))
    );
}

void PromptLine::ask_land() {
    question_ = active() + " lands: on which cell?";
    add_directions("choose");
    add_confirm("land");
    add_numbers("at once");
}

void PromptLine::ask_block() {
    const PrisonerId who = deciding_prisoner(rules_, shown_);
    const bool under = shown_.step == Step::DirgeCost;
    question_ = short_name(who) + (under ? " is under the Dirge." : " is struck.");
    add_confirm("do it");
    add_own(GameKeyAction::Block, ActionKind::Block, "block (1 nerve, 2 tiles)");
    add_own(GameKeyAction::Endure, ActionKind::Endure, "endure (3 tiles)");
}

void PromptLine::ask_scramble() {
    question_ = active() + " must scramble: which way?";
    add_confirm("go");
    add_directions("choose");
    add_numbers("at once");
    add_own(GameKeyAction::Drop, ActionKind::Drop, "drop into the pit");
}

void PromptLine::ask_dirge() {
    question_ = "The Dirge comes: lay it where?";
    add_choice_digits();
    add_directions("move");
    add_rotation();
    add_confirm("lay it");
    add_numbers("lay it there");
}

void PromptLine::ask_flickers() {
    question_ = "The final flickers: which tile goes?";
    add_directions("choose");
    add_confirm("remove it");
    add_numbers("at once");
    add_own(GameKeyAction::Sustain, ActionKind::Sustain, "sustain (1 nerve)");
}

}  // namespace

std::string prompt_line(const Aim& aim, const tui::Keymap& keymap, int width) {
    return PromptLine(aim, keymap).text(width);
}

}  // namespace tenebrae::nightcage::board
