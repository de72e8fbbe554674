// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/view.hpp"
#include "tui/games/nightcage/key_actions.hpp"
#include "tui/table/answers.hpp"
#include "tui/table/board_view.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::nightcage::board {

using tui::Index;

class Answers : public tui::Answers<Action> {
public:
    using Base = tui::Answers<Action>;
    using Base::Base;

    /// Returns every cell that a choice names.
    [[nodiscard]] Cells cells() const;
    /// Returns the choices that name a cell, in the order of their numbers.
    [[nodiscard]] std::vector<std::size_t> at(Cell cell) const;
    /// Returns the directions of a kind.
    [[nodiscard]] Exits directions(ActionKind kind) const;
};

/// The answer that the player is choosing: keys aim at a choice, which is shown, and the same key
/// again or Confirm plays it.
class Aim {
public:
    explicit Aim(const NightCage& game) : game_(game) {}

    void set(const View& view, std::span<const table::Move> choices);

    [[nodiscard]] const NightCage& game() const { return game_; }
    [[nodiscard]] const View& view() const { return view_; }
    [[nodiscard]] const Answers& answers() const { return answers_; }
    [[nodiscard]] Index chosen() const { return chosen_; }
    /// Returns the action of the choice aimed at; if there is none, Resign, which is never a
    /// choice.
    [[nodiscard]] Action action() const {
        return chosen_ ? answers_.action(*chosen_) : Action::of(ActionKind::Resign);
    }
    /// Returns whether the next direction is a charge.
    [[nodiscard]] bool is_charging() const { return charging_; }
    void aim(std::size_t choice);

    tui::BoardAnswer press(tui::KeyAction key_action);

    /// The meaning of digits for choosing.
    enum class DigitMeaning : std::uint8_t {
        Choices,  ///< one digit each, up to nine
        Cells,  ///< one digit for the cell, another for the rotation if there are several
        Places,  ///< two digits for column and row, then one for the rotation
    };
    [[nodiscard]] DigitMeaning digit_meaning() const;
    /// Handles a digit; the last digit of a choice plays it.
    tui::BoardAnswer press_digit(unsigned digit);
    /// A number shown at a cell or, with a direction, at the exit that leads there from the
    /// prisoner.
    struct Number {
        Cell cell = kNoCell;
        std::optional<Direction> direction;
        std::size_t first = 0;
        std::size_t last = 0;  ///< last number, if the tile has several rotations
    };
    /// Returns the numbers that the next digit can be and that have a place on the board.
    [[nodiscard]] std::vector<Number> numbers() const;
    /// A choice that the next digit can name at the cell aimed at, counted from 1; there are none
    /// while cells are named.
    struct NumberedChoice {
        std::size_t number = 0;
        std::size_t choice = 0;
    };
    [[nodiscard]] std::vector<NumberedChoice> numbered_choices() const;
    /// Returns the digits typed so far for an unfinished choice.
    [[nodiscard]] const std::vector<unsigned>& typed() const { return typed_; }

    /// The rotation of the previewed tile, such as 2 of 4; 0 of 0 without a preview.
    struct Rotation {
        int number = 0;
        int count = 0;
    };
    [[nodiscard]] Rotation rotation() const;

private:
    /// Returns the choice to aim at before any key.
    [[nodiscard]] Index default_choice() const;
    /// Returns a start beside the others, so that several candles light as many tiles as possible.
    [[nodiscard]] std::size_t best_start() const;
    /// Returns a choice that loses nothing for certain and where no prisoner falls, if there is
    /// one.
    [[nodiscard]] std::size_t safest_choice() const;
    tui::BoardAnswer name_cell();
    tui::BoardAnswer press_direction(Direction direction);
    tui::BoardAnswer press_own(GameKeyAction key_action);
    tui::BoardAnswer confirm();
    tui::BoardAnswer cancel();
    tui::BoardAnswer cycle(int step);
    tui::BoardAnswer step(Direction direction);
    tui::BoardAnswer place(Direction direction);
    tui::BoardAnswer to_cell(Direction direction);
    tui::BoardAnswer turn(int step);
    tui::BoardAnswer turn_dirge(int step);
    tui::BoardAnswer charge();
    tui::BoardAnswer exchange(ActionKind kind);
    tui::BoardAnswer answer(ActionKind kind);

    /// Aims at a choice, or plays it if the same key has already aimed at it.
    tui::BoardAnswer aim_or_play(std::size_t choice);
    tui::BoardAnswer play(std::size_t choice);
    /// Returns why these words are no answer now: the first reason, with its rule.
    [[nodiscard]] tui::BoardAnswer refuse(const std::string& words) const;
    void aim_at_cell(Cell cell);
    [[nodiscard]] Cell nearest(Cell from, Direction direction) const;
    /// Returns the cells that can be chosen without turning the Dirge.
    [[nodiscard]] Cells cells() const;
    /// Returns the directions that the Dirge can be turned to.
    [[nodiscard]] std::vector<Direction> dirge_turns() const;
    [[nodiscard]] bool has_cell_choices() const { return answers_.cells() != 0; }
    [[nodiscard]] const Rules& rules() const { return game_.rules(); }

    const NightCage& game_;
    View view_;
    Answers answers_;
    Index chosen_;
    bool aimed_ = false;  ///< the choice was taken by a key, not proposed
    bool charging_ = false;
    std::vector<unsigned> typed_;
};

}  // namespace tenebrae::nightcage::board
