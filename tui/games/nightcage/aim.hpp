// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/view.hpp"
#include "tui/games/nightcage/key_actions.hpp"
#include "tui/table/game_aim.hpp"

#include <cstdint>
#include <vector>

namespace tenebrae::nightcage::board {

using tui::Index;
using Answers = tui::Answers<Action>;

/// Returns every cell that an answer names.
Cells cells_of(const Answers& answers);
/// Returns the directions of a kind.
Exits directions_of(const Answers& answers, ActionKind kind);

/// The answer that the player is choosing: keys aim at a choice, which is shown, and the same key
/// again or Confirm plays it.
class Aim final : public tui::GameAim<NightCage> {
public:
    explicit Aim(const NightCage& game);

    /// Returns the action of the choice aimed at; if there is none, Resign, which is never a
    /// choice.
    [[nodiscard]] Action action() const {
        return chosen_action().value_or(Action::of(ActionKind::Resign));
    }
    /// Returns whether the next direction is a charge.
    [[nodiscard]] bool is_charging() const { return mode() != nullptr; }

    /// The rotation of the previewed tile, such as 2 of 4; 0 of 0 without a preview.
    struct Rotation {
        int number = 0;
        int count = 0;
    };
    [[nodiscard]] Rotation rotation() const;

private:
    [[nodiscard]] tui::Code decision() const override;
    [[nodiscard]] tui::Target target_of(const Action& action) const override;
    [[nodiscard]] bool fits(std::size_t choice) const override;
    [[nodiscard]] Index proposal() const override;
    [[nodiscard]] tui::BoardPoint size() const override;
    [[nodiscard]] tui::BoardAnswer refuse_key(const tui::KeyRow& row) const override;
    tui::BoardAnswer refuse_direction(tui::Code kind, tui::KeyAction key) override;
    tui::BoardAnswer press_other(tui::Code key) override;

    [[nodiscard]] const Rules& rules() const { return game().rules(); }
    [[nodiscard]] const PublicState& shown() const { return view().shown; }
    /// Returns the variants of the tile in hand that turning goes through.
    [[nodiscard]] std::vector<std::uint8_t> rotations() const;
};

}  // namespace tenebrae::nightcage::board
