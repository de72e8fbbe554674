// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/view.hpp"

#include <string>
#include <vector>

namespace tenebrae::nightcage::board {

/// What a game came to besides its turns, a line each: "Prisoners with a key: 4".
std::vector<std::string> game_numbers(const Rules& rules, const View& view);

}  // namespace tenebrae::nightcage::board
