// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/vast_game.hpp"
#include "games/vast/words/answer.hpp"
#include "tui/games/vast/key_actions.hpp"
#include "tui/table/game_aim.hpp"

#include <optional>
#include <vector>

namespace tenebrae::vast::board {

using tui::Index;

/// Returns whether an action goes in a direction, so that arrows can name it.
bool has_direction(ActionKind kind);
/// Returns whether the key for powers goes through such actions.
bool is_played_by_power(ActionKind kind);

/// The answer that the player is choosing. In a move, directions name the next space: once to see
/// what would happen, again to do it. Other answers of the map are chosen by moving among their
/// cells, and all others from the list.
class Aim final : public tui::GameAim<Vast> {
public:
    explicit Aim(const Vast& game);

    /// Returns the cell that an answer is about, or nullopt: where a move leads, where a tile goes.
    [[nodiscard]] std::optional<Cell> cell_of(const Action& action) const;

    /// An answer on the map.
    struct Mark {
        Cell cell;
        std::size_t number = 0;  ///< of the first answer there, as in the list of choices
        bool several = false;  ///< there are others
        bool chosen = false;
    };
    /// Returns the cells of the answers that keys can choose now.
    [[nodiscard]] std::vector<Mark> marks() const;
    /// Returns the answers that have no cell, by their numbers from 0.
    [[nodiscard]] std::vector<std::size_t> listed() const;

    /// Returns the cell of the piece that acts or is moved; the Entrance if it is not on the map.
    [[nodiscard]] Cell focus() const;

private:
    [[nodiscard]] tui::Code decision() const override { return view().state.decision; }
    [[nodiscard]] tui::Target target_of(const Action& action) const override;
    [[nodiscard]] tui::BoardAnswer refuse_key(const tui::KeyRow& row) const override;
    tui::BoardAnswer refuse_direction(tui::Code kind, tui::KeyAction direction) override;
    tui::BoardAnswer press_other(tui::Code key) override;

    [[nodiscard]] Answer answer(const Action& action) const {
        return {game().rules(), view(), action};
    }
    [[nodiscard]] std::optional<Cell> cell_of(Piece piece) const;
    [[nodiscard]] Cell end_of_move(const Action& action) const;
    [[nodiscard]] bool is_marked(const Action& action) const;
    template <typename Belongs>
    tui::BoardAnswer cycle(Belongs belongs, std::string_view refusal);
    tui::BoardAnswer turn();
};

}  // namespace tenebrae::vast::board
