// SPDX-License-Identifier: MIT
#pragma once

#include "table/bot.hpp"

#include <span>

namespace tenebrae::bots {

/// How the program plays a prisoner of The Night Cage: "easy", which looks one action ahead, and
/// "good", which tries out what may follow. For as long as the program runs.
std::span<const table::Bot> nightcage_bots();

}  // namespace tenebrae::bots
