// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/vocabulary.hpp"

#include <string>

namespace tenebrae::nightcage {

/// An action with what its texts and objections need. All of it is public.
struct Answer {
    const Rules& rules;
    const PublicState& shown;
    const Names& names;
    Action action;

    [[nodiscard]] ActionKind kind() const { return action.kind; }
    [[nodiscard]] const Prisoner& active() const { return prisoner_of(shown, shown.active); }
    /// Returns the cell of the active prisoner.
    [[nodiscard]] Cell here() const { return active().cell; }
    /// Returns the cell beside it in the direction of the action.
    [[nodiscard]] Cell to() const { return rules.board.next(here(), action.direction()); }
    /// Returns whether the action leads into a cell without a tile.
    [[nodiscard]] bool is_into_free_cell() const { return is_free(shown, to()); }
    /// Returns whether it leads onto a keeper from behind.
    [[nodiscard]] bool is_onto_rear() const {
        return !is_into_free_cell() && is_from_rear(shown, to(), action.direction());
    }
    [[nodiscard]] TileKind kind_at(Cell cell) const { return nightcage::kind_at(shown, cell); }
    [[nodiscard]] bool has_prisoner(Cell cell) const {
        return prisoners_on(rules, shown, cell) != 0;
    }

    [[nodiscard]] std::string at(Cell cell) const { return cell_name(rules.board, cell); }
    [[nodiscard]] std::string a_tile_at(Cell cell) const {
        return with_article(kind_at(cell)) + " at " + at(cell);
    }
    [[nodiscard]] std::string the_tile_at(Cell cell) const {
        return "The " + std::string(display_name(kind_at(cell))) + " at " + at(cell);
    }
};

}  // namespace tenebrae::nightcage
