// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/foresee.hpp"
#include "games/nightcage/words/vocabulary.hpp"

#include <string>
#include <vector>

namespace tenebrae::nightcage::board {

/// What is certain to follow from an action, a short line each with its rule, the gravest first.
std::vector<std::string> consequences(
    const Rules& rules,
    const View& view,
    const Names& names,
    Action action,
    const Foresight& foresight
);

}  // namespace tenebrae::nightcage::board
