// SPDX-License-Identifier: MIT
#pragma once

#include "table/bot.hpp"

namespace tenebrae::bots {

/// The player of Nyctophobia that tries out what may follow, for both sides.
table::Bot nyctophobia_search();

}  // namespace tenebrae::bots
