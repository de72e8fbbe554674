// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/answers.hpp"

#include <algorithm>

namespace tenebrae::nightcage::board {

Answers::Answers(std::span<const table::Move> choices) {
    actions_.reserve(choices.size());
    for (const table::Move move : choices) {
        actions_.push_back(table::unpacked<Action>(move));
    }
}

Index Answers::find(Action action) const {
    const auto found = std::find(actions_.begin(), actions_.end(), action);
    if (found == actions_.end()) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - actions_.begin());
}

Index Answers::first(ActionKind kind) const {
    const auto found = std::find_if(actions_.begin(), actions_.end(), [kind](Action action) {
        return action.kind == kind;
    });
    if (found == actions_.end()) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - actions_.begin());
}

Cells Answers::cells() const {
    Cells cells = 0;
    for (Action action : actions_) {
        cells |= action.cell == kNoCell ? 0 : only(action.cell);
    }
    return cells;
}

std::vector<std::size_t> Answers::at(Cell cell) const {
    std::vector<std::size_t> found;
    for (std::size_t choice = 0; choice < actions_.size(); ++choice) {
        if (actions_[choice].cell == cell) {
            found.push_back(choice);
        }
    }
    return found;
}

Exits Answers::directions(ActionKind kind) const {
    Exits found;
    for (Action action : actions_) {
        if (action.kind == kind) {
            found.mask = static_cast<std::uint8_t>(
                std::uint32_t{found.mask} | exit_towards(action.direction()).mask
            );
        }
    }
    return found;
}

}  // namespace tenebrae::nightcage::board
