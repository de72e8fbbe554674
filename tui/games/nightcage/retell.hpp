// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/rules/rules.hpp"
#include "games/nightcage/rules/state.hpp"

namespace tenebrae::nightcage::board {

/// What an event changes on the table as far as it is to be seen: tiles, prisoners, keys and the
/// number of tiles in the stack. The flow of the turn is left alone.
void retell(const Rules& rules, PublicState& shown, const Event& event);

}  // namespace tenebrae::nightcage::board
