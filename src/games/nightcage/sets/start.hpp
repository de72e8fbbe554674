// SPDX-License-Identifier: MIT
#pragma once

#include "table/game_start.hpp"

namespace tenebrae::nightcage {

/// What can be said of a new game.
const table::GameStart& nightcage_start();

}  // namespace tenebrae::nightcage
