// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/action.hpp"
#include "table/game_values.hpp"

#include <optional>
#include <span>
#include <vector>

namespace tenebrae::nyctophobia::board {

using Index = std::optional<std::size_t>;

/// So many choices are taken with one key each.
inline constexpr std::size_t kMostDigits = 9;

/// The legal answers, in the order of their numbers.
class Answers {
public:
    Answers() = default;
    explicit Answers(std::span<const table::Move> choices);

    [[nodiscard]] std::size_t size() const { return actions_.size(); }
    [[nodiscard]] Action action(std::size_t choice) const { return actions_[choice]; }
    [[nodiscard]] const std::vector<Action>& all() const { return actions_; }

    [[nodiscard]] Index find(Action action) const;
    [[nodiscard]] Index first(ActionKind kind) const;
    [[nodiscard]] bool has(ActionKind kind) const { return first(kind).has_value(); }

private:
    std::vector<Action> actions_;
};

/// Does the action name a direction, is it carried out over the side that way?
bool has_direction(ActionKind kind);

}  // namespace tenebrae::nyctophobia::board
