// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/cagedin_game.hpp"
#include "games/cagedin/rules/action.hpp"
#include "tui/games/cagedin/key_actions.hpp"
#include "tui/table/game_aim.hpp"

#include <optional>

namespace tenebrae::cagedin::board {

/// Returns the hex in that direction, or kNoHex at the cage. Precondition: one of the eight
/// directions.
Hex neighbour(tui::KeyAction key_action, Hex from);

/// The answer being prepared: the player chooses a card of the hand, then what to do with it, and
/// Confirm plays it. If the decision needs no card, the answers themselves are chosen.
class Aim final : public tui::GameAim<CagedIn> {
public:
    explicit Aim(const CagedIn& game);

    /// Returns whether directions move over the cage.
    [[nodiscard]] bool is_choosing_hex() const;
    /// Returns the hexes that answers of the chosen kind lead to.
    [[nodiscard]] Hexes reach() const;
    /// Returns where the own pawn would be after the chosen answer.
    [[nodiscard]] Hex hex() const;

private:
    [[nodiscard]] tui::Code decision() const override { return view().open.decision; }
    [[nodiscard]] tui::Target target_of(const Action& action) const override;
    [[nodiscard]] std::optional<tui::BoardPoint> home() const override;
    [[nodiscard]] std::optional<tui::BoardPoint>
    neighbour(tui::BoardPoint from, tui::KeyAction direction) const override;
    [[nodiscard]] std::uint8_t card_numbered(unsigned number) const override;
    [[nodiscard]] std::size_t best(const Options& options) const override;
    tui::BoardAnswer press_other(tui::Code key) override;
    [[nodiscard]] tui::BoardAnswer refuse_card() const override;
    [[nodiscard]] tui::BoardAnswer refuse_key(const tui::KeyRow& row) const override;
    [[nodiscard]] tui::BoardAnswer refuse_kind(ActionKind kind) const;

    [[nodiscard]] const Fighter& own() const {
        return view().open.fighters[static_cast<std::size_t>(view().seat)];
    }
    [[nodiscard]] Hex hex_of(const Action& action) const;
};

}  // namespace tenebrae::cagedin::board
