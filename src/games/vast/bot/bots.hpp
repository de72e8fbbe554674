// SPDX-License-Identifier: MIT
#pragma once

#include "table/bot.hpp"

#include <span>

namespace tenebrae::bots {

/// Returns the bots of Vast, the weakest first.
std::span<const table::Bot> vast_bots();

}  // namespace tenebrae::bots
