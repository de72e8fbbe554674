// SPDX-License-Identifier: MIT
#pragma once

#include "table/game_flag.hpp"

namespace tenebrae::nightcage {

/// What can be said of a new game on the command line.
const table::GameFlags& nightcage_flags();

}  // namespace tenebrae::nightcage
