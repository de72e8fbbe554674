// SPDX-License-Identifier: MIT
#pragma once

#include "table/bot.hpp"

#include <span>

namespace tenebrae::bots {

/// The players of Caged In, the weakest first.
std::span<const table::Bot> cagedin_bots();

}  // namespace tenebrae::bots
