// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/nyctophobia_game.hpp"
#include "games/nyctophobia/rules/action.hpp"
#include "tui/games/nyctophobia/key_actions.hpp"
#include "tui/table/answers.hpp"
#include "tui/table/board_view.hpp"

#include <span>
#include <string>

namespace tenebrae::nyctophobia::board {

using tui::Index;
using Answers = tui::Answers<Action>;

/// Returns whether the action goes in a direction.
bool has_direction(ActionKind kind);

/// The answer that the player is choosing. A direction plays a step, or the kind of action that the
/// key before it chose. An answer without a direction is chosen first, then played by the same key
/// or Confirm.
class Aim {
public:
    explicit Aim(const Nyctophobia& game) : game_(game) {}

    void set(const View& view, std::span<const table::Move> choices);

    [[nodiscard]] const Nyctophobia& game() const { return game_; }
    [[nodiscard]] const Rules& rules() const { return game_.rules(); }
    [[nodiscard]] const View& view() const { return view_; }
    [[nodiscard]] const Answers& answers() const { return answers_; }
    [[nodiscard]] Index chosen() const { return chosen_; }
    void aim(std::size_t choice);

    /// Returns the kind of action that a direction plays; End: none.
    [[nodiscard]] ActionKind kind() const;
    /// Returns whether a key has chosen the kind.
    [[nodiscard]] bool is_kind_chosen() const { return mode_ != ActionKind::End; }
    /// Returns whether the next step leaves noise behind.
    [[nodiscard]] bool is_noisy() const { return noisy_; }
    /// The state of building the forest: the space of the cursor, and the piece to place next.
    [[nodiscard]] bool is_building() const;
    [[nodiscard]] Space cursor() const { return is_building() ? cursor_ : kNoSpace; }
    [[nodiscard]] PieceId piece() const { return piece_; }

    tui::BoardAnswer press(tui::KeyAction key_action);

private:
    tui::BoardAnswer press_direction(Direction direction);
    tui::BoardAnswer press_own(GameKeyAction key_action);
    tui::BoardAnswer build(Direction direction);
    tui::BoardAnswer start();
    tui::BoardAnswer turn_forest(Direction direction);
    tui::BoardAnswer confirm();
    tui::BoardAnswer cancel();
    tui::BoardAnswer cycle(int step);
    tui::BoardAnswer pass();
    tui::BoardAnswer choose_kind(ActionKind kind);
    tui::BoardAnswer cheer();
    tui::BoardAnswer make_noise();
    tui::BoardAnswer play_at_once(Action action);
    tui::BoardAnswer aim_or_play(Action action);
    tui::BoardAnswer to_nearest(Direction direction);
    /// Refuses an action with the first reason and its rule.
    [[nodiscard]] tui::BoardAnswer refuse(Action action) const;
    void choose_first();
    void next_piece(int step);

    const Nyctophobia& game_;
    View view_;
    Answers answers_;
    Index chosen_;
    bool aimed_ = false;  ///< chosen by a key, not proposed
    ActionKind mode_ = ActionKind::End;
    bool noisy_ = false;
    Space cursor_ = 0;
    PieceId piece_ = kHunter;
};

}  // namespace tenebrae::nyctophobia::board
