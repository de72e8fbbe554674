// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/terrain.hpp"
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
/// Returns the Omen that an action uses; nullopt for other actions.
std::optional<Omen> omen_in(const Action& action);
/// Returns whether an action names a number of Action cubes.
bool has_cubes(ActionKind kind);
/// Returns the Terrain that an action places; nullopt for other actions.
std::optional<Terrain> terrain_in(const Action& action);
/// Returns whether the key for powers goes through such actions.
bool is_played_by_power(ActionKind kind);

/// The answer that the player is choosing. In a move, directions name the next space: once to see
/// what would happen, again to do it. Other answers of the map are chosen by moving among their
/// cells, and all others from the list. In the Cave's turn keys first choose an Omen, or none, and
/// then move among the answers with it; a Terrain is chosen in the same way.
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
        std::optional<Direction> edge = {};  ///< the side of the cell, for a Rockslide
    };
    /// Returns the cells of the answers that keys can choose now.
    [[nodiscard]] std::vector<Mark> marks() const;
    /// Returns the answers that have no cell, by their numbers from 0.
    [[nodiscard]] std::vector<std::size_t> listed() const;

    /// Returns the cell of the piece that acts or is moved; if it is not on the map, that of the
    /// Knight or the Thief, or the Entrance.
    [[nodiscard]] Cell focus() const;

    /// Returns the Omen that is being aimed.
    [[nodiscard]] std::optional<Omen> omen() const;
    /// Takes back what was chosen if an Omen is being aimed; returns whether one was.
    bool leave_omen();
    /// Returns whether the key to turn goes on to another answer at the same place.
    [[nodiscard]] bool can_turn() const;

private:
    [[nodiscard]] tui::Code decision() const override { return view().state.decision; }
    [[nodiscard]] tui::Target target_of(const Action& action) const override;
    [[nodiscard]] tui::BoardAnswer refuse_key(const tui::KeyRow& row) const override;
    tui::BoardAnswer refuse_direction(tui::Code kind, tui::KeyAction direction) override;
    tui::BoardAnswer press_other(tui::Code key) override;
    [[nodiscard]] bool fits(std::size_t choice) const override;
    [[nodiscard]] Index proposal() const override;

    [[nodiscard]] Answer answer(const Action& action) const {
        return {game().rules(), view(), action};
    }
    [[nodiscard]] std::optional<Cell> cell_of(Piece piece) const;
    [[nodiscard]] Cell end_of_move(const Action& action) const;
    [[nodiscard]] bool is_marked(const Action& action) const;
    [[nodiscard]] bool is_listed(const Action& action) const;
    /// Returns whether the key to turn leads from one answer to the other.
    [[nodiscard]] bool are_variants(const Action& one, const Action& other) const;
    /// Returns which of the Rockslides on the map, counted from 0, an answer moves.
    [[nodiscard]] std::uint8_t number_of_moved(const Action& action) const;
    /// Returns the answer with an Omen that is nearest to the Knight; nullopt if there is none.
    [[nodiscard]] Index nearest_with(Omen omen) const;
    tui::BoardAnswer next_omen();
    /// Returns the answer with a Terrain, turned like this if that is given, that is nearest to a
    /// cell.
    [[nodiscard]] Index nearest_with(Terrain terrain, std::optional<Turn> turn, Cell cell) const;
    tui::BoardAnswer next_terrain();
    tui::BoardAnswer turn_terrain();
    template <typename Belongs>
    tui::BoardAnswer cycle(Belongs belongs, std::string_view refusal);
    tui::BoardAnswer turn();
};

}  // namespace tenebrae::vast::board
