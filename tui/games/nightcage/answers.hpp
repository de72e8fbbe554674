// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "table/game_values.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tenebrae::nightcage::board {

using Index = std::optional<std::size_t>;

/// The legal choices of one moment as actions of the game.
class Answers {
public:
    Answers() = default;
    explicit Answers(std::span<const table::Move> choices);

    [[nodiscard]] std::size_t size() const { return actions_.size(); }
    [[nodiscard]] Action action(std::size_t choice) const { return actions_[choice]; }

    [[nodiscard]] Index find(Action action) const;
    /// The first of a kind.
    [[nodiscard]] Index first(ActionKind kind) const;
    [[nodiscard]] bool has(ActionKind kind) const { return first(kind).has_value(); }
    /// Every cell that a choice names.
    [[nodiscard]] Cells cells() const;
    /// The choices that name a cell, in the order of their numbers.
    [[nodiscard]] std::vector<std::size_t> at(Cell cell) const;
    /// The directions of a kind.
    [[nodiscard]] Exits directions(ActionKind kind) const;

private:
    std::vector<Action> actions_;
};

}  // namespace tenebrae::nightcage::board
