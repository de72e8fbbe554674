// SPDX-License-Identifier: MIT
// How digits name what is aimed at.
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"
#include "tui/games/nightcage/aim.hpp"

#include <algorithm>
#include <bit>

namespace tenebrae::nightcage::board {
namespace {

using tui::BoardAnswer;
using tui::kMostDigits;

bool is_way(ActionKind kind) {
    return kind == ActionKind::Move || kind == ActionKind::Again || kind == ActionKind::Charge
           || kind == ActionKind::Scramble;
}

}  // namespace

Aim::Naming Aim::naming() const {
    if (answers_.size() <= kMostDigits || !names_cells()) {
        return Naming::Choices;
    }
    return static_cast<std::size_t>(std::popcount(answers_.cells())) <= kMostDigits
               ? Naming::Cells
               : Naming::Places;
}

BoardAnswer Aim::press_digit(unsigned digit) {
    if (answers_.size() == 0) {
        return BoardAnswer::unused();
    }
    charging_ = false;
    const std::vector<Named> ways = ways_round();
    if (!ways.empty()) {
        const auto named = std::ranges::find(ways, std::size_t{digit}, &Named::number);
        if (named == ways.end()) {
            return BoardAnswer::say(
                "There are " + std::to_string(ways.size()) + " to choose from."
            );
        }
        chosen_ = named->choice;
        return play(*chosen_);
    }
    typed_.push_back(digit);
    return name_cell();
}

/// A cell that can be chosen in one way only is chosen with it.
BoardAnswer Aim::name_cell() {
    const bool by_place = naming() == Naming::Places;
    if (by_place && typed_.size() == 1) {
        const bool is_column =
            typed_[0] >= 1 && typed_[0] <= static_cast<unsigned>(rules().board.side);
        if (!is_column) {
            typed_.clear();
            return BoardAnswer::say("A cell is its column and its row in digits: c4 is 34.");
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
        return BoardAnswer::say("No cell of this number can be chosen.");
    }
    if (there.size() == 1) {
        chosen_ = there.front();
        return play(*chosen_);
    }
    aim_at_cell(cell);
    return BoardAnswer::redraw();
}

std::vector<Aim::Named> Aim::ways_round() const {
    std::vector<Named> named;
    if (naming() == Naming::Choices) {
        for (std::size_t choice = 0; choice < std::min(answers_.size(), kMostDigits); ++choice) {
            named.push_back({choice + 1, choice});
        }
        return named;
    }
    const std::size_t digits_of_cell = naming() == Naming::Places ? 2 : 1;
    if (typed_.size() < digits_of_cell || !chosen_) {
        return named;
    }
    for (const std::size_t choice : answers_.at(action().cell)) {
        named.push_back({named.size() + 1, choice});
    }
    return named;
}

std::vector<Aim::Number> Aim::numbers() const {
    std::vector<Number> numbers;
    if (naming() == Naming::Cells && typed_.empty()) {
        for (Cell cell : each(answers_.cells())) {
            numbers.push_back({cell, std::nullopt, numbers.size() + 1, numbers.size() + 1});
        }
        return numbers;
    }
    const Prisoner& active = prisoner_of(view_.shown, view_.shown.active);
    for (const Named& named : ways_round()) {
        const Action one = answers_.action(named.choice);
        if (is_way(one.kind) && is_on_board(active)) {
            numbers.push_back({active.cell, one.direction(), named.number, named.number});
        } else if (one.cell == kNoCell) {
            continue;
        } else if (!numbers.empty() && numbers.back().cell == one.cell) {
            numbers.back().last = named.number;
        } else {
            numbers.push_back({one.cell, std::nullopt, named.number, named.number});
        }
    }
    return numbers;
}

}  // namespace tenebrae::nightcage::board
