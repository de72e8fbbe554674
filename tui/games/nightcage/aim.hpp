// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/rules/view.hpp"
#include "tui/games/nightcage/acts.hpp"
#include "tui/games/nightcage/answers.hpp"
#include "tui/table/board_view.hpp"

#include <span>
#include <string>

namespace tenebrae::nightcage::board {

/// What the person is about to answer: keys aim at a choice, which is shown, and the same key again
/// or Confirm plays it.
class Aim {
public:
    explicit Aim(const NightCage& game) : game_(game) {}

    void set(const View& view, std::span<const table::Move> choices);

    [[nodiscard]] const NightCage& game() const { return game_; }
    [[nodiscard]] const View& view() const { return view_; }
    [[nodiscard]] const Answers& answers() const { return answers_; }
    [[nodiscard]] Index chosen() const { return chosen_; }
    /// The action of the choice aimed at; Resign, which is never among them, without one.
    [[nodiscard]] Action action() const {
        return chosen_ ? answers_.action(*chosen_) : Action::of(ActionKind::Resign);
    }
    /// Is the next direction a charge?
    [[nodiscard]] bool is_charging() const { return charging_; }
    void aim(std::size_t choice);

    tui::BoardAnswer press(tui::Act act);

    /// Which of how many ways round the previewed tile lies: 2 of 4. 0 of 0 without one.
    struct Turning {
        int number = 0;
        int count = 0;
    };
    [[nodiscard]] Turning turning() const;

private:
    tui::BoardAnswer press_direction(Direction direction);
    tui::BoardAnswer press_own(OwnAct act);
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

    /// Aims at it, or plays it when it was aimed at by the same key already.
    tui::BoardAnswer aim_or_play(std::size_t choice);
    tui::BoardAnswer play(std::size_t choice);
    /// Why these words are no answer now: the first reason, with its rule.
    [[nodiscard]] tui::BoardAnswer refuse(const std::string& words) const;
    void aim_at_cell(Cell cell);
    [[nodiscard]] Cell nearest(Cell from, Direction direction) const;
    /// The cells that can be chosen without turning the Dirge.
    [[nodiscard]] Cells cells() const;
    /// The directions the Dirge can be turned to.
    [[nodiscard]] std::vector<Direction> dirge_turns() const;
    [[nodiscard]] bool names_cells() const { return answers_.cells() != 0; }
    [[nodiscard]] const Rules& rules() const { return game_.rules(); }

    const NightCage& game_;
    View view_;
    Answers answers_;
    Index chosen_;
    bool aimed_ = false;  ///< the choice was taken by a key, not proposed
    bool charging_ = false;
};

}  // namespace tenebrae::nightcage::board
