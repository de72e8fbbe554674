// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/aim.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/rules/preview.hpp"
#include "games/nightcage/words/action_rows.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/prompt.hpp"
#include "tui/screen/board_frame.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <iterator>
#include <tuple>

namespace tenebrae::nightcage::board {

Cells Answers::cells() const {
    Cells cells = 0;
    for (const Action action : *this) {
        cells |= action.cell == kNoCell ? 0 : only(action.cell);
    }
    return cells;
}

std::vector<std::size_t> Answers::at(Cell cell) const {
    std::vector<std::size_t> found;
    for (std::size_t choice = 0; choice < size(); ++choice) {
        if (action(choice).cell == cell) {
            found.push_back(choice);
        }
    }
    return found;
}

Exits Answers::directions(ActionKind kind) const {
    Exits found;
    for (const Action action : *this) {
        if (action.kind == kind) {
            found.mask = static_cast<std::uint8_t>(
                std::uint32_t{found.mask} | exit_towards(action.direction()).mask
            );
        }
    }
    return found;
}

namespace {

using tui::BoardAnswer;
using tui::KeyAction;
using tui::kMostDigits;

/// Returns the action of a key action that needs nothing else; Resign for all others.
ActionKind plain_kind(GameKeyAction key_action) {
    switch (key_action) {
    case GameKeyAction::Stay: return ActionKind::Stay;
    case GameKeyAction::Block: return ActionKind::Block;
    case GameKeyAction::Endure: return ActionKind::Endure;
    case GameKeyAction::EndTurn: return ActionKind::End;
    case GameKeyAction::Sustain: return ActionKind::Sustain;
    case GameKeyAction::Drop: return ActionKind::Drop;
    case GameKeyAction::FallRow: return ActionKind::FallRow;
    case GameKeyAction::FallColumn: return ActionKind::FallColumn;
    case GameKeyAction::Turn:
    case GameKeyAction::TurnBack:
    case GameKeyAction::Charge:
    case GameKeyAction::Pass:
    case GameKeyAction::Take: break;
    }
    return ActionKind::Resign;
}

int apart(int here, int there, int side) {
    const int away = (there - here + side) % side;
    return std::min(away, side - away);
}

/// A measure of how well a start tile fits the tiles already there; greater is better.
struct StartScore {
    int lit_together = 0;  ///< number of its exits that connect to a tile
    int nearness = 0;  ///< minus the distance to the nearest prisoner
    friend constexpr bool operator<(const StartScore& one, const StartScore& other) {
        return std::tie(one.lit_together, one.nearness)
               < std::tie(other.lit_together, other.nearness);
    }
};

StartScore start_score(const Rules& rules, const PublicState& shown, Action start) {
    const Geometry& board = rules.board;
    StartScore score;
    for (Direction direction : kDirections) {
        const Cell beside = board.next(start.cell, direction);
        const bool meets = start.exits.has(direction) && !is_pit(kind_at(shown, beside))
                           && has_exit(shown, beside, opposite(direction));
        score.lit_together += meets ? 1 : 0;
    }
    score.nearness = -2 * board.side;
    for (Cell cell : each(prisoner_cells(rules, shown))) {
        const int away = apart(board.row_of(cell), board.row_of(start.cell), board.side)
                         + apart(board.column_of(cell), board.column_of(start.cell), board.side);
        score.nearness = std::max(score.nearness, -away);
    }
    return score;
}

bool has_direction(ActionKind kind) {
    return kind == ActionKind::Move || kind == ActionKind::Again || kind == ActionKind::Charge
           || kind == ActionKind::Scramble;
}

}  // namespace

void Aim::set(const View& view, std::span<const table::Move> choices) {
    view_ = view;
    answers_ = Answers(choices);
    chosen_.reset();
    aimed_ = false;
    charging_ = false;
    typed_.clear();
    if (answers_.size() != 0) {
        chosen_ = default_choice();
    }
}

void Aim::aim(std::size_t choice) {
    if (choice < answers_.size()) {
        chosen_ = choice;
        aimed_ = false;
        charging_ = false;
        typed_.clear();
    }
}

BoardAnswer Aim::press(KeyAction key_action) {
    if (answers_.size() == 0) {
        return BoardAnswer::unused();
    }
    if (!typed_.empty()) {
        typed_.clear();
        if (key_action == KeyAction::Cancel) {
            return BoardAnswer::redraw();
        }
    }
    if (const auto direction = tui::direction_of(key_action)) {
        return press_direction(*direction);
    }
    if (tui::is_game_key_action(key_action)) {
        return press_own(static_cast<GameKeyAction>(tui::game_key_action_index(key_action)));
    }
    if (key_action == KeyAction::Confirm) {
        return confirm();
    }
    if (key_action == KeyAction::Cancel) {
        return cancel();
    }
    if (key_action == KeyAction::Next || key_action == KeyAction::Previous) {
        return cycle(key_action == KeyAction::Next ? 1 : -1);
    }
    return BoardAnswer::unused();
}

BoardAnswer Aim::press_direction(Direction direction) {
    const bool upright = direction == Direction::North || direction == Direction::South;
    switch (decision(view_.shown)) {
    case Decision::Turn:
    case Decision::AfterMove:
    case Decision::Scramble: return step(direction);
    case Decision::Place: return place(direction);
    case Decision::Start:
    case Decision::Land:
    case Decision::Replace:
    case Decision::Dirge:
    case Decision::Flickers: return to_cell(direction);
    case Decision::Line: return answer(upright ? ActionKind::FallColumn : ActionKind::FallRow);
    case Decision::Block: return refuse("move n");
    case Decision::Over: break;
    }
    return BoardAnswer::unused();
}

BoardAnswer Aim::press_own(GameKeyAction key_action) {
    switch (key_action) {
    case GameKeyAction::Turn: return turn(1);
    case GameKeyAction::TurnBack: return turn(-1);
    case GameKeyAction::Charge: return charge();
    case GameKeyAction::Pass: return exchange(ActionKind::Pass);
    case GameKeyAction::Take: return exchange(ActionKind::Take);
    case GameKeyAction::Stay:
    case GameKeyAction::Block:
    case GameKeyAction::Endure:
    case GameKeyAction::EndTurn:
    case GameKeyAction::Sustain:
    case GameKeyAction::Drop:
    case GameKeyAction::FallRow:
    case GameKeyAction::FallColumn: break;
    }
    return answer(plain_kind(key_action));
}

BoardAnswer Aim::play(std::size_t choice) {
    charging_ = false;
    return BoardAnswer::play(choice);
}

BoardAnswer Aim::aim_or_play(std::size_t choice) {
    if (chosen_ == choice && aimed_) {
        return play(choice);
    }
    chosen_ = choice;
    aimed_ = true;
    return BoardAnswer::redraw();
}

BoardAnswer Aim::refuse(const std::string& words) const {
    const std::vector<core::Word> parts = core::split_words(words);
    const core::Result<Action> action = game_.parse(view_, parts);
    if (action) {
        return BoardAnswer::redraw();
    }
    return tui::refused(action.errors().front());
}

BoardAnswer Aim::confirm() {
    const Index end = answers_.first(ActionKind::End);
    if (!chosen_ && end) {
        return aim_or_play(*end);
    }
    if (!chosen_) {
        return BoardAnswer::message("Nothing is chosen yet: choose first, then confirm.");
    }
    return play(*chosen_);
}

/// Returns to the proposed choice; a tile in hand stays at its cell.
BoardAnswer Aim::cancel() {
    const Index proposed = default_choice();
    if (charging_ || (chosen_ != proposed && !has_cell_choices())) {
        charging_ = false;
        chosen_ = proposed;
        aimed_ = false;
        return BoardAnswer::redraw();
    }
    return BoardAnswer::unused();
}

/// Goes to the next cell that can be chosen or, if choices have no cells, to the next choice.
BoardAnswer Aim::cycle(int step) {
    if (has_cell_choices()) {
        const Cells cells = this->cells();
        const int count = rules().board.cells();
        int cell = static_cast<int>(index(answers_.action(*chosen_).cell));
        do {
            cell = (cell + step + count) % count;
        } while (!contains(cells, static_cast<Cell>(cell)));
        aim_at_cell(static_cast<Cell>(cell));
        return BoardAnswer::redraw();
    }
    chosen_ = tui::next_of(answers_.size(), chosen_, step);
    aimed_ = false;
    return BoardAnswer::redraw();
}

/// Moves, moves again, charges or scrambles.
BoardAnswer Aim::step(Direction direction) {
    const Decision asked = decision(view_.shown);
    const ActionKind kind = asked == Decision::Scramble    ? ActionKind::Scramble
                            : charging_                    ? ActionKind::Charge
                            : asked == Decision::AfterMove ? ActionKind::Again
                                                           : ActionKind::Move;
    if (const Index choice = answers_.find(Action::towards(kind, direction))) {
        return aim_or_play(*choice);
    }
    chosen_.reset();  // the key was not meant for the previous choice
    const Index attack = answers_.find(Action::towards(ActionKind::Charge, direction));
    BoardAnswer refused = refuse(std::string(command_of(kind)) + " " + direction_letter(direction));
    if (attack && !charging_) {
        refused.text += " It can be charged [NC-N5].";
    }
    return refused;
}

/// Chooses the cell beside the candle that the tile is drawn for.
BoardAnswer Aim::place(Direction direction) {
    const Prisoner& owner = prisoner_of(view_.shown, light_owner(view_.shown));
    if (!is_on_board(owner) || view_.shown.target != kNoCell) {
        return BoardAnswer::message(
            "This tile belongs at " + cell_name(rules().board, action().cell)
            + ": you can only turn it [" + std::string(decision_rule(view_.shown)) + "]."
        );
    }
    const Cell cell = rules().board.next(owner.cell, direction);
    if (!contains(answers_.cells(), cell)) {
        return refuse(std::string("place ") + direction_letter(direction));
    }
    if (action().cell != cell || !aimed_) {
        aim_at_cell(cell);
        aimed_ = true;
        return BoardAnswer::redraw();
    }
    return play(*chosen_);
}

BoardAnswer Aim::to_cell(Direction direction) {
    aim_at_cell(nearest(action().cell, direction));
    return BoardAnswer::redraw();
}

/// Aims at a cell and keeps the rotation if that is possible there.
void Aim::aim_at_cell(Cell cell) {
    const std::vector<std::size_t> there = answers_.at(cell);
    if (there.empty()) {
        return;
    }
    const Exits exits = action().exits;
    const std::uint8_t turned = action().number;
    const auto same = std::find_if(there.begin(), there.end(), [&](std::size_t choice) {
        return answers_.action(choice).exits == exits && answers_.action(choice).number == turned;
    });
    chosen_ = same == there.end() ? there.front() : *same;
    aimed_ = false;
}

/// Returns the nearest possible cell in a direction, wrapping around the edge; steps aside count
/// double.
Cell Aim::nearest(Cell from, Direction direction) const {
    const Geometry& board = rules().board;
    const auto apart = [&board](int here, int there) {
        return (there - here + board.side) % board.side;
    };
    Cell best = from;
    int best_cost = 0;
    for (Cell cell : each(cells())) {
        const int east = apart(board.column_of(from), board.column_of(cell));
        const int south = apart(board.row_of(from), board.row_of(cell));
        const bool upright = direction == Direction::North || direction == Direction::South;
        const bool back = direction == Direction::North || direction == Direction::West;
        const int along = upright ? south : east;
        const int aside = upright ? east : south;
        const int forward = back ? (board.side - along) % board.side : along;
        const int cost = forward + 2 * std::min(aside, board.side - aside);
        if (forward != 0 && (best == from || cost < best_cost)) {
            best = cell;
            best_cost = cost;
        }
    }
    return best;
}

Cells Aim::cells() const {
    if (decision(view_.shown) != Decision::Dirge) {
        return answers_.cells();
    }
    Cells found = 0;
    for (std::size_t choice = 0; choice < answers_.size(); ++choice) {
        const Action one = answers_.action(choice);
        found |= one.number == action().number ? only(one.cell) : 0;
    }
    return found;
}

std::vector<Direction> Aim::dirge_turns() const {
    const Exits turns = answers_.directions(ActionKind::Dirge);
    std::vector<Direction> found;
    std::copy_if(
        kDirections.begin(),
        kDirections.end(),
        std::back_inserter(found),
        [&](Direction one) { return turns.has(one); }
    );
    return found;
}

/// Turns the Dirge and keeps it as near as possible.
BoardAnswer Aim::turn_dirge(int step) {
    const std::vector<Direction> turns = dirge_turns();
    const auto now = std::find(turns.begin(), turns.end(), action().direction()) - turns.begin();
    const int count = static_cast<int>(turns.size());
    const Direction next =
        turns[static_cast<std::size_t>((static_cast<int>(now) + step + count) % count)];
    const Geometry& board = rules().board;
    const Cell from = action().cell;
    int nearest_yet = board.cells();
    for (std::size_t choice = 0; choice < answers_.size(); ++choice) {
        const Action one = answers_.action(choice);
        const int away = std::abs(board.row_of(one.cell) - board.row_of(from))
                         + std::abs(board.column_of(one.cell) - board.column_of(from));
        if (one.direction() == next && away < nearest_yet) {
            nearest_yet = away;
            chosen_ = choice;
        }
    }
    aimed_ = false;
    return BoardAnswer::redraw();
}

Aim::Rotation Aim::rotation() const {
    if (chosen_ && action().kind == ActionKind::Dirge) {
        const std::vector<Direction> turns = dirge_turns();
        const auto now =
            std::find(turns.begin(), turns.end(), action().direction()) - turns.begin();
        return {static_cast<int>(now) + 1, static_cast<int>(turns.size())};
    }
    if (!chosen_ || action().exits == Exits{}) {
        return {};
    }
    const std::vector<std::size_t> ways = answers_.at(action().cell);
    const auto place = std::find(ways.begin(), ways.end(), *chosen_) - ways.begin();
    return {static_cast<int>(place) + 1, static_cast<int>(ways.size())};
}

BoardAnswer Aim::turn(int step) {
    const Rotation now = rotation();
    if (now.count == 0) {
        return BoardAnswer::message("There is no tile in hand to turn.");
    }
    if (now.count == 1) {
        return BoardAnswer::message(
            "The tile fits there one way only [" + std::string(decision_rule(view_.shown)) + "]."
        );
    }
    if (action().kind == ActionKind::Dirge) {
        return turn_dirge(step);
    }
    const int next = (now.number - 1 + step + now.count) % now.count;
    chosen_ = answers_.at(action().cell)[static_cast<std::size_t>(next)];
    aimed_ = false;
    return BoardAnswer::redraw();
}

BoardAnswer Aim::charge() {
    const Exits ways = answers_.directions(ActionKind::Charge);
    if (ways.mask == 0) {
        const Exits monsters =
            decision(view_.shown) == Decision::Turn || decision(view_.shown) == Decision::AfterMove
                ? charges(rules(), view_.shown)
                : kAllExits;
        for (Direction direction : kDirections) {
            if (monsters.has(direction)) {
                return refuse(std::string("charge ") + direction_letter(direction));
            }
        }
        return BoardAnswer::message("There is no monster beside you to charge [NC-N5].");
    }
    if (chosen_ && action().kind == ActionKind::Charge && aimed_) {
        return play(*chosen_);
    }
    charging_ = true;
    if (ways.count() == 1) {
        chosen_ = answers_.first(ActionKind::Charge);
        aimed_ = true;
    }
    return BoardAnswer::redraw();
}

BoardAnswer Aim::exchange(ActionKind kind) {
    if (chosen_ && action().kind == kind) {
        return play(*chosen_);
    }
    if (const Index choice = answers_.first(kind)) {
        return aim_or_play(*choice);
    }
    const std::string word = std::string(command_of(kind)) + " ";
    for (unsigned number = 0; number < rules().prisoners; ++number) {
        const auto who = static_cast<PrisonerId>(number);
        if (who != view_.shown.active && is_on_board(prisoner_of(view_.shown, who))) {
            return refuse(word + prisoner_name(who));
        }
    }
    return BoardAnswer::message("No other prisoner is on the board [NC-Y2].");
}

/// Answers without a direction or cell. Ending the turn takes one press, because undo can take back
/// everything it does.
BoardAnswer Aim::answer(ActionKind kind) {
    charging_ = false;
    if (const Index choice = answers_.first(kind)) {
        return kind == ActionKind::End ? play(*choice) : aim_or_play(*choice);
    }
    return refuse(command_text(rules(), Action::of(kind)));
}

Index Aim::default_choice() const {
    if (decision(view_.shown) == Decision::Start) {
        return best_start();
    }
    if (has_cell_choices() || answers_.size() == 1) {
        return safest_choice();
    }
    const Index end = answers_.first(ActionKind::End);
    return end && safest_choice() == *end ? end : std::nullopt;
}

/// Returns the best start; the first prisoner starts in the middle.
std::size_t Aim::best_start() const {
    if (prisoner_cells(rules(), view_.shown) == 0) {
        const int middle = rules().board.side / 2 - 1;
        const std::vector<std::size_t> there = answers_.at(rules().board.at(middle, middle));
        return there.empty() ? 0 : there.front();
    }
    std::size_t best = 0;
    StartScore best_score = start_score(rules(), view_.shown, answers_.action(0));
    for (std::size_t choice = 1; choice < answers_.size(); ++choice) {
        const StartScore score = start_score(rules(), view_.shown, answers_.action(choice));
        if (best_score < score) {
            best = choice;
            best_score = score;
        }
    }
    return best;
}

/// Prefers ending the turn if that is possible.
std::size_t Aim::safest_choice() const {
    std::vector<std::size_t> order(answers_.size());
    for (std::size_t choice = 0; choice < order.size(); ++choice) {
        order[choice] = choice;
    }
    if (const Index end = answers_.first(ActionKind::End)) {
        std::swap(order.front(), order[*end]);
    }
    ActionPreview preview;
    Index survived;
    for (const std::size_t choice : order) {
        preview_action(rules(), view_, answers_.action(choice), preview);
        if (preview.certain_loss) {
            continue;
        }
        if (preview.falling == 0) {
            return choice;
        }
        survived = survived ? survived : choice;
    }
    return survived.value_or(order.front());
}

Aim::DigitMeaning Aim::digit_meaning() const {
    if (answers_.size() <= kMostDigits || !has_cell_choices()) {
        return DigitMeaning::Choices;
    }
    return static_cast<std::size_t>(std::popcount(answers_.cells())) <= kMostDigits
               ? DigitMeaning::Cells
               : DigitMeaning::Places;
}

BoardAnswer Aim::press_digit(unsigned digit) {
    if (answers_.size() == 0) {
        return BoardAnswer::unused();
    }
    charging_ = false;
    const std::vector<NumberedChoice> ways = numbered_choices();
    if (!ways.empty()) {
        const auto numbered = std::ranges::find(ways, std::size_t{digit}, &NumberedChoice::number);
        if (numbered == ways.end()) {
            return BoardAnswer::message("Type " + core::numbered_to(ways.size(), "number") + ".");
        }
        chosen_ = numbered->choice;
        return play(*chosen_);
    }
    typed_.push_back(digit);
    return name_cell();
}

/// Handles the digits of a cell. A cell with only one choice is played.
BoardAnswer Aim::name_cell() {
    const bool by_place = digit_meaning() == DigitMeaning::Places;
    if (by_place && typed_.size() == 1) {
        const bool is_column =
            typed_[0] >= 1 && typed_[0] <= static_cast<unsigned>(rules().board.side);
        if (!is_column) {
            typed_.clear();
            return BoardAnswer::message("Type a cell as two digits, column then row: c4 is 34.");
        }
        return BoardAnswer::redraw();
    }
    Cell cell = kNoCell;
    if (by_place) {
        const int row = static_cast<int>(typed_[1]) - 1;
        cell = row >= 0 && row < rules().board.side
                   ? rules().board.at(row, static_cast<int>(typed_[0]) - 1)
                   : kNoCell;
    } else {
        unsigned number = 0;
        for (Cell one : each(answers_.cells())) {
            cell = ++number == typed_[0] ? one : cell;
        }
    }
    const std::vector<std::size_t> there =
        cell == kNoCell ? std::vector<std::size_t>{} : answers_.at(cell);
    if (there.empty()) {
        typed_.clear();
        return BoardAnswer::message("You cannot choose a cell with this number.");
    }
    if (there.size() == 1) {
        chosen_ = there.front();
        return play(*chosen_);
    }
    aim_at_cell(cell);
    return BoardAnswer::redraw();
}

std::vector<Aim::NumberedChoice> Aim::numbered_choices() const {
    std::vector<NumberedChoice> numbered;
    if (digit_meaning() == DigitMeaning::Choices) {
        for (std::size_t choice = 0; choice < std::min(answers_.size(), kMostDigits); ++choice) {
            numbered.push_back({choice + 1, choice});
        }
        return numbered;
    }
    const std::size_t digits_of_cell = digit_meaning() == DigitMeaning::Places ? 2 : 1;
    if (typed_.size() < digits_of_cell || !chosen_) {
        return numbered;
    }
    for (const std::size_t choice : answers_.at(action().cell)) {
        numbered.push_back({numbered.size() + 1, choice});
    }
    return numbered;
}

std::vector<Aim::Number> Aim::numbers() const {
    std::vector<Number> numbers;
    if (digit_meaning() == DigitMeaning::Cells && typed_.empty()) {
        for (Cell cell : each(answers_.cells())) {
            numbers.push_back({cell, std::nullopt, numbers.size() + 1, numbers.size() + 1});
        }
        return numbers;
    }
    const Prisoner& active = prisoner_of(view_.shown, view_.shown.active);
    for (const NumberedChoice& numbered : numbered_choices()) {
        const Action one = answers_.action(numbered.choice);
        if (has_direction(one.kind) && is_on_board(active)) {
            numbers.push_back({active.cell, one.direction(), numbered.number, numbered.number});
        } else if (one.cell == kNoCell) {
            continue;
        } else if (!numbers.empty() && numbers.back().cell == one.cell) {
            numbers.back().last = numbered.number;
        } else {
            numbers.push_back({one.cell, std::nullopt, numbered.number, numbered.number});
        }
    }
    return numbers;
}

}  // namespace tenebrae::nightcage::board
