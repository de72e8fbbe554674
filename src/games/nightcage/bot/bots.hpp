// SPDX-License-Identifier: MIT
#pragma once

#include "table/bot.hpp"

#include <span>

namespace tenebrae::bots {

/// Returns the bots of The Night Cage, the weakest first. Valid until the program ends.
std::span<const table::Bot> nightcage_bots();

}  // namespace tenebrae::bots
