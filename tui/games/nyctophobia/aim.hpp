// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/nyctophobia_game.hpp"
#include "games/nyctophobia/rules/action.hpp"
#include "tui/games/nyctophobia/key_actions.hpp"
#include "tui/table/game_aim.hpp"

#include <span>

namespace tenebrae::nyctophobia::board {

using tui::Index;
using Answers = tui::Answers<Action>;

/// Returns whether the action goes in a direction.
bool has_direction(ActionKind kind);

/// The answer that the player is choosing. A direction plays a step, or the kind of action that the
/// key before it chose. An answer without a direction is chosen first, then played by the same key
/// or Confirm.
class Aim final : public tui::GameAim<Nyctophobia> {
public:
    explicit Aim(const Nyctophobia& game);

    void set(const View& view, std::span<const table::Move> choices);

    /// Returns the kind of action that a direction plays; End: none.
    [[nodiscard]] ActionKind kind() const;
    /// Returns whether a key has chosen the kind.
    [[nodiscard]] bool is_kind_chosen() const { return mode() != nullptr; }
    /// Returns whether the next step leaves noise behind.
    [[nodiscard]] bool is_noisy() const { return noisy_; }
    /// The state of building the forest: the space of the cursor, and the piece to place next.
    [[nodiscard]] bool is_building() const;
    [[nodiscard]] Space cursor() const { return is_building() ? cursor_ : kNoSpace; }
    [[nodiscard]] PieceId piece() const { return piece_; }

private:
    [[nodiscard]] tui::Code decision() const override { return view().state.open.decision; }
    [[nodiscard]] tui::Target target_of(const Action& action) const override;
    [[nodiscard]] bool fits(std::size_t choice) const override;
    [[nodiscard]] tui::BoardAnswer refuse_key(const tui::KeyRow& row) const override;
    tui::BoardAnswer refuse_direction(tui::Code kind, tui::KeyAction key) override;
    tui::BoardAnswer press_other(tui::Code key) override;
    tui::BoardAnswer move_cursor(tui::KeyAction direction) override;
    tui::BoardAnswer next(int step) override;
    void propose() override;
    [[nodiscard]] bool is_changed() const override;
    void next_piece(int step);

    bool noisy_ = false;
    Space cursor_ = 0;
    PieceId piece_ = kHunter;
};

}  // namespace tenebrae::nyctophobia::board
