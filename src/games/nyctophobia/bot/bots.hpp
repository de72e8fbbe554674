// SPDX-License-Identifier: MIT
#pragma once

#include "table/bot.hpp"

#include <span>

namespace tenebrae::bots {

/// Returns the bots of Nyctophobia, the weakest first.
std::span<const table::Bot> nyctophobia_bots();

}  // namespace tenebrae::bots
