// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nightcage/signs.hpp"
#include "tui/screen/sign_brush.hpp"

namespace tenebrae::nightcage::board {

using Brush = tui::SignBrush<Signs, Sign>;

}  // namespace tenebrae::nightcage::board
