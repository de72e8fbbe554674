// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nyctophobia/sheet.hpp"

#include <string>
#include <vector>

namespace tenebrae::nyctophobia::board {

/// What is known of a spot of a sheet, in words, a paragraph each.
std::vector<std::string> explain(const Sheet& sheet, Spot spot);

}  // namespace tenebrae::nyctophobia::board
