// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "tui/table/answers.hpp"

#include <cstddef>
#include <vector>

namespace tenebrae::nightcage::board {

using tui::Index;

class Answers : public tui::Answers<Action> {
public:
    using Base = tui::Answers<Action>;
    using Base::Base;

    /// Every cell that a choice names.
    [[nodiscard]] Cells cells() const;
    /// The choices that name a cell, in the order of their numbers.
    [[nodiscard]] std::vector<std::size_t> at(Cell cell) const;
    /// The directions of a kind.
    [[nodiscard]] Exits directions(ActionKind kind) const;
};

}  // namespace tenebrae::nightcage::board
