// SPDX-License-Identifier: MIT
#pragma once

#include "table/game_start.hpp"

namespace tenebrae::nyctophobia {

/// What can be said of a new game.
const table::GameStart& nyctophobia_start();

}  // namespace tenebrae::nyctophobia
