// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/answers.hpp"

namespace tenebrae::nightcage::board {

Cells Answers::cells() const {
    Cells cells = 0;
    for (const Action action : *this) {
        cells |= action.cell == kNoCell ? 0 : only(action.cell);
    }
    return cells;
}

std::vector<std::size_t> Answers::at(Cell cell) const {
    std::vector<std::size_t> found;
    for (std::size_t choice = 0; choice < size(); ++choice) {
        if (action(choice).cell == cell) {
            found.push_back(choice);
        }
    }
    return found;
}

Exits Answers::directions(ActionKind kind) const {
    Exits found;
    for (const Action action : *this) {
        if (action.kind == kind) {
            found.mask = static_cast<std::uint8_t>(
                std::uint32_t{found.mask} | exit_towards(action.direction()).mask
            );
        }
    }
    return found;
}

}  // namespace tenebrae::nightcage::board
