// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/light.hpp"
#include "tui/screen/lightfall.hpp"

namespace tenebrae::nightcage::board {

/// The light of the candles over the tiles they illuminate (NC-L1). It is there to be looked at:
/// what is illuminated is said by rules/light.hpp. A space of it is a Cell.
/// flicker: each breath another number; 0: the flames stand still. dying: flames that sink.
tui::LightFall
candlelight(const Rules& rules, const PublicState& shown, unsigned flicker, Prisoners dying);

}  // namespace tenebrae::nightcage::board
