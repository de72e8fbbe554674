// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/answers.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia::board {

Answers::Answers(std::span<const table::Move> choices) {
    actions_.reserve(choices.size());
    for (const table::Move move : choices) {
        actions_.push_back(table::unpacked<Action>(move));
    }
}

Index Answers::find(Action action) const {
    const auto found = std::ranges::find(actions_, action);
    if (found == actions_.end()) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - actions_.begin());
}

Index Answers::first(ActionKind kind) const {
    const auto found = std::ranges::find(actions_, kind, &Action::kind);
    if (found == actions_.end()) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - actions_.begin());
}

bool has_direction(ActionKind kind) {
    using enum ActionKind;
    return kind == Move || kind == Hop || kind == Sprint || kind == Throw || kind == Retreat
           || kind == Step || kind == Run || kind == Fell;
}

}  // namespace tenebrae::nyctophobia::board
