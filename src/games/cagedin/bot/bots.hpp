// SPDX-License-Identifier: MIT
#pragma once

#include "table/bot.hpp"

#include <span>

namespace tenebrae::bots {

/// Returns the bots of Caged In, the weakest first.
std::span<const table::Bot> cagedin_bots();

}  // namespace tenebrae::bots
