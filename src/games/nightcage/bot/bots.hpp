// SPDX-License-Identifier: MIT
#pragma once

#include "table/bot.hpp"

#include <span>

namespace tenebrae::bots {

/// The players of The Night Cage, the weakest first. For as long as the program runs.
std::span<const table::Bot> nightcage_bots();

}  // namespace tenebrae::bots
