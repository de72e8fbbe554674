// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/state.hpp"
#include "games/nightcage/words/vocabulary.hpp"

#include <string>

namespace tenebrae::nightcage::board {

/// An action as what it would be: "If Ada lands at c2".
std::string
supposition(const Rules& rules, const PublicState& shown, const Names& names, Action action);

}  // namespace tenebrae::nightcage::board
